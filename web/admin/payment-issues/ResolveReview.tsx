import { type FormEvent, useRef, useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { readConflict } from '../../apollo/read-conflict';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/Field';
import { TextInput } from '../../ui/forms/inputs';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FormButtons } from '../ui/forms/FormButtons';
import { FormDialog } from '../ui/forms/FormDialog';
import { type ReviewedPaymentFragment, useResolveReviewMutation } from './reviews.generated';

/** The server's limit. */
const NOTE_LENGTH_MAX = 500;

interface ResolveReviewProps {
  review: ReviewedPaymentFragment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Resolves a reviewed payment, with a note. */
export function ResolveReview({ review, onDone, onClose }: ResolveReviewProps) {
  const { id, version, what, orderNumber } = review;
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [isStale, setStale] = useState(false);
  const [resolve, { loading }] = useResolveReviewMutation();
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefusal('');
    setStale(false);
    setWrong(note.trim() ? undefined : 'Please write what you found and did');
    if (!note.trim()) return field.current?.focus();
    try {
      await resolve({ variables: { id, note, version } });
      toast('The payment is resolved', 'good');
      onClose();
      await onDone();
    } catch (error) {
      const now = readConflict(error, 'payment');
      const isOpen = now?.isResolved === false;
      setStale(isOpen);
      setRefusal(
        now?.isResolved
          ? `${now.resolvedBy || 'A colleague'} has resolved it meanwhile: “${now.note}”`
          : errorMessage(error),
      );
      if (isOpen) await onDone();
    }
  }

  return (
    <FormDialog
      title={orderNumber ? `Resolve the payment of ${orderNumber}?` : 'Resolve this payment?'}
      isDirty={note !== ''}
      isBusy={loading}
      lossWarning="The payment is still open, and the note you typed would be lost."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <Text size="small">
            It leaves the list of open payments and is kept with your note and your name. If something new
            happens with it, it opens again by itself.
          </Text>
          <Field label="What you found and did" error={wrong} hint="Only staff read it.">
            <TextInput
              ref={field}
              value={note}
              maxLength={NOTE_LENGTH_MAX}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {isStale && (
            <Notice kind="warn" title="Something new has happened with this payment" isAnnounced>
              {what.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p>Your note is still here. Press Resolve again if it holds for this too.</p>
            </Notice>
          )}
          {refusal && !isStale && <Notice kind="bad">{refusal}</Notice>}
          <FormButtons isBusy={loading} onCancel={onClose}>
            Resolve
          </FormButtons>
        </Stack>
      </form>
    </FormDialog>
  );
}
