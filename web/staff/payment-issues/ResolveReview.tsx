import type { FragmentType } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../data/error-message';
import { readConflict } from '../../data/read-conflict';
import { useFragmentData } from '../../data/use-fragment-data';
import { Notice } from '../../design/feedback/Notice';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Text } from '../../design/Text';
import { useSubmit } from '../../lib/forms/use-submit';
import { RecordActionDialog } from '../ui/forms/RecordActionDialog';
import { evictPaymentIssues } from './evict-payment-issues';
import { ResolveReviewFragmentDoc } from './ResolveReview.generated';
import { useResolveReviewMutation } from './reviews.generated';

/** The server's limit. */
const NOTE_LENGTH_MAX = 500;

interface ResolveReviewProps {
  review: FragmentType<typeof ResolveReviewFragmentDoc>;
  onClose: () => void;
}

/** Resolves a reviewed payment, with a note. */
export function ResolveReview({ review, onClose }: ResolveReviewProps) {
  const { id, version, issues, orderNumber } = useFragmentData(ResolveReviewFragmentDoc, review);
  const client = useApolloClient();
  const form = useForm({ defaultValues: { note: '' } });
  const { errors } = form.formState;
  const [isStale, setStale] = useState(false);
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: resolveErrorMessage,
    onError(error) {
      const isOpen = readConflict(error, 'payment')?.isResolved === false;
      setStale(isOpen);
      if (isOpen) evictPaymentIssues(client.cache);
      return isOpen;
    },
  });
  const [resolve] = useResolveReviewMutation({ update: evictPaymentIssues });
  const toast = useToast();

  async function send({ note }: { note: string }): Promise<void> {
    setStale(false);
    await resolve({ variables: { id, note, version } });
    toast('Payment resolved', 'good');
    onClose();
  }

  return (
    <RecordActionDialog
      title={orderNumber ? `Resolve the payment of ${orderNumber}?` : 'Resolve this payment?'}
      form={form}
      onSubmit={handleSubmit(send)}
      errorNotice={errorNotice}
      lossWarning="The payment is still open, and you haven't saved your note."
      submitLabel="Resolve"
      onClose={onClose}
    >
      <Text size="small">
        The payment moves to Resolved, with your note and name. If something new happens with it, it opens
        again.
      </Text>
      <Field label="What you found and did" error={errors.note?.message} hint="Only staff read it.">
        <TextInput
          {...form.register('note', {
            validate: (note) => note.trim() !== '' || 'Write what you found and did',
          })}
          maxLength={NOTE_LENGTH_MAX}
        />
      </Field>
      {isStale && (
        <Notice kind="warn" title="Something new has happened with this payment" isAnnounced>
          {issues.map(({ what }) => (
            <p key={what}>{what}</p>
          ))}
          <p>Your note is still here. Press Resolve again if it covers this too.</p>
        </Notice>
      )}
    </RecordActionDialog>
  );
}

function resolveErrorMessage(error: unknown): string {
  const now = readConflict(error, 'payment');
  if (!now?.isResolved) return errorMessage(error);
  return `${now.resolvedBy || 'A colleague'} has already resolved this payment: “${now.note}”`;
}
