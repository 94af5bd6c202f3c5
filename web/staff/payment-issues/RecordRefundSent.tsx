import type { FragmentType } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import type { PaymentMethod } from '../../data/schema.generated';
import { useFragmentData } from '../../data/use-fragment-data';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Text } from '../../design/Text';
import { formatPounds } from '../../lib/formats/formats';
import { useSubmit } from '../../lib/forms/use-submit';
import { RecordActionDialog } from '../ui/forms/RecordActionDialog';
import { RefundMethodChoice } from '../ui/forms/RefundMethodChoice';
import { evictPaymentIssues } from './evict-payment-issues';
import { RecordRefundSentFragmentDoc } from './RecordRefundSent.generated';
import { useRecordIssueRefundSentMutation } from './reviews.generated';

/** The server's limit. */
const NOTE_LENGTH_MAX = 500;

interface RecordRefundSentProps {
  refund: FragmentType<typeof RecordRefundSentFragmentDoc>;
  onClose: () => void;
}

/** Records that a refund without an order was sent by bank transfer, or manually at the provider. */
export function RecordRefundSent({ onClose, ...props }: RecordRefundSentProps) {
  const refund = useFragmentData(RecordRefundSentFragmentDoc, props.refund);
  const client = useApolloClient();
  const form = useForm({ defaultValues: { method: 'BANK_TRANSFER' as PaymentMethod, note: '' } });
  const { errors } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    onError() {
      evictPaymentIssues(client.cache);
      return false;
    },
  });
  const [record] = useRecordIssueRefundSentMutation({ update: evictPaymentIssues });
  const toast = useToast();
  const method = form.watch('method');
  const sum = formatPounds(refund.amount.minorUnits);

  async function send(sent: { method: PaymentMethod; note: string }): Promise<void> {
    await record({ variables: { id: refund.id, ...sent, note: sent.note.trim() } });
    toast(`${sum} recorded as sent`, 'good');
    onClose();
  }

  return (
    <RecordActionDialog
      title={`${sum} refunded by hand`}
      form={form}
      onSubmit={handleSubmit(send)}
      errorNotice={errorNotice}
      lossWarning="We haven't recorded anything yet, and you haven't saved your note."
      submitLabel={`Record ${sum} as sent`}
      onClose={onClose}
    >
      <RefundMethodChoice field={form.register('method')} />
      <Text size="small">
        {method === 'CARD'
          ? `Refund ${sum} in the card provider's dashboard first. We'll check that it was done.`
          : `Send ${sum} to the customer's bank account first.`}{' '}
        We won't try the refund again. You can't undo this.
      </Text>
      <Field
        label="Note"
        error={errors.note?.message}
        hint="For example the transfer reference. Only staff see it."
      >
        <TextInput
          {...form.register('note', {
            validate: (note) => note.trim() !== '' || 'Enter a note, for example the transfer reference',
          })}
          maxLength={NOTE_LENGTH_MAX}
        />
      </Field>
    </RecordActionDialog>
  );
}
