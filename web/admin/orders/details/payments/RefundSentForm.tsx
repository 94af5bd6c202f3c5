import { useState } from 'react';
import type { PaymentMethod } from '../../../../apollo/schema.generated';
import { formatPounds } from '../../../../ui/formats';
import { Field } from '../../../../ui/forms/Field';
import { TextArea } from '../../../../ui/forms/form-fields';
import { Text } from '../../../../ui/Text';
import { SentWayChoice } from '../../../ui/forms/SentWayChoice';
import { REASON_MAX, textProblem } from '../actions/action-rules';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type MoneyRefundPartsFragment, useRecordRefundSentMutation } from '../details.generated';

/** Records that a refund was sent by bank transfer, or manually at the card provider that had refused it. */
export function RefundSentForm({
  refund,
  ...props
}: OrderActionProps & { refund: MoneyRefundPartsFragment }) {
  const [note, setNote] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('BANK_TRANSFER');
  const [isShown, setIsShown] = useState(false);
  const [record] = useRecordRefundSentMutation();
  const problem = textProblem(note, 'Please write a note, such as the reference of the transfer', REASON_MAX);
  const sum = formatPounds(refund.amount.minorUnits);

  function check(): boolean {
    setIsShown(true);
    return !problem;
  }

  return (
    <OrderActionForm
      {...props}
      title={refund.channel !== 'BANK_TRANSFER' ? `${sum} refunded by hand` : `${sum} sent by bank transfer`}
      isDirty={note !== ''}
      typed={{ note, method }}
      restore={(typed) => {
        setNote(typed.note);
        setMethod(typed.method);
      }}
      check={check}
      fields={(refused) => (
        <>
          {refund.channel !== 'BANK_TRANSFER' && <SentWayChoice method={method} onChange={setMethod} />}
          <Text size="small">
            {method === 'CARD'
              ? `Refund ${sum} at the card provider’s own page first.`
              : `Send ${sum} to the customer’s bank account first.`}{' '}
            {refund.reason}
            {refund.note && `: ${refund.note}`}.
          </Text>
          <Field
            label="Note"
            hint="Such as the reference of the transfer; for staff only."
            error={(isShown && problem) || refused.get('note')}
          >
            <TextArea rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        </>
      )}
      sentence={
        method === 'CARD'
          ? `${sum} was refunded by hand at the card provider.`
          : `${sum} was sent to the customer’s bank account.`
      }
      consequences={
        <>
          {method === 'CARD' && <Text size="small">The card provider is asked whether it was.</Text>}
          <Text size="small">
            It counts as refunded from now on: the customer gets an e-mail and a credit note. This is final.
          </Text>
          <Text size="small" tone="textMuted">
            Note: {note.trim()}
          </Text>
        </>
      }
      confirmLabel={`Record ${sum} as sent`}
      action={() => record({ variables: { refundId: refund.id, note: note.trim(), method } })}
      doneMessage={`${sum} recorded as sent`}
    />
  );
}
