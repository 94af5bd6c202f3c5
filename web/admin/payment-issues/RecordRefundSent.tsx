import { type FormEvent, useRef, useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import type { PaymentMethod } from '../../apollo/schema.generated';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/toast';
import { formatPounds } from '../../ui/formats';
import { Field } from '../../ui/forms/Field';
import { TextInput } from '../../ui/forms/inputs';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FormButtons } from '../ui/forms/FormButtons';
import { FormDialog } from '../ui/forms/FormDialog';
import { SentWayChoice } from '../ui/forms/SentWayChoice';
import {
  type ReviewedPaymentFragment,
  type ReviewedRefundFragment,
  useRecordPaymentIssueRefundSentMutation,
} from './reviews.generated';

/** The server's limit. */
const NOTE_LENGTH_MAX = 500;

interface RecordRefundSentProps {
  review: ReviewedPaymentFragment;
  refund: ReviewedRefundFragment;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Records that a refund without an order was sent by bank transfer, or manually at the provider. */
export function RecordRefundSent({ review, refund, onDone, onClose }: RecordRefundSentProps) {
  const [method, setMethod] = useState<PaymentMethod>('BANK_TRANSFER');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [record, { loading }] = useRecordPaymentIssueRefundSentMutation();
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const sum = formatPounds(refund.amount.minorUnits);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (loading) return;
    setRefusal('');
    setWrong(note.trim() ? undefined : 'Please write a note, such as the reference of the transfer');
    if (!note.trim()) return field.current?.focus();
    try {
      await record({ variables: { id: review.id, refundId: refund.id, note: note.trim(), method } });
      toast(`${sum} recorded as sent`, 'good');
      onClose();
      await onDone();
    } catch (error) {
      setRefusal(errorMessage(error));
      await onDone();
    }
  }

  return (
    <FormDialog
      title={`${sum} given back by hand`}
      isDirty={note !== ''}
      isBusy={loading}
      lossWarning="Nothing has been recorded yet, and your note would be lost."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <SentWayChoice method={method} onChange={setMethod} />
          <Text size="small">
            {method === 'CARD'
              ? `Give ${sum} back at the card provider’s own page first; it is asked whether that was done.`
              : `Send ${sum} to the customer’s bank account first.`}{' '}
            It is not tried again then. This is final.
          </Text>
          <Field label="Note" error={wrong} hint="Such as the reference of the transfer; for staff only.">
            <TextInput
              ref={field}
              value={note}
              maxLength={NOTE_LENGTH_MAX}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {refusal && <Notice kind="bad">{refusal}</Notice>}
          <FormButtons isBusy={loading} onCancel={onClose}>
            Record {sum} as sent
          </FormButtons>
        </Stack>
      </form>
    </FormDialog>
  );
}
