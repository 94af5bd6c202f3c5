import { useState } from 'react';
import {
  type OrderMoneyPartsFragment,
  type PaymentCorrection,
  useCorrectPaymentStatusMutation,
} from '../../../gql';
import { paymentLook } from '../../../orders/order-words';
import { Field } from '../../../ui/Field';
import { formatPounds } from '../../../ui/formats';
import { Text } from '../../../ui/Text';
import { TextArea } from '../../products/form-parts';
import { DeedForm, type DeedProps } from './DeedForm';
import { REASON_MAX, textProblem } from './deed-rules';

interface CorrectionFormProps extends DeedProps {
  money: OrderMoneyPartsFragment;
  status: PaymentCorrection;
}

/** Says that a payment did not hold. */
export function CorrectionForm({ money, status, ...props }: CorrectionFormProps) {
  const [reason, setReason] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [correct] = useCorrectPaymentStatusMutation();
  const problem = textProblem(reason, 'Please say what has happened', REASON_MAX);
  const heldPence = money.net.minorUnits;
  const { words } = paymentLook(status);

  function check(): boolean {
    setIsShown(true);
    return !problem;
  }

  return (
    <DeedForm
      {...props}
      title={`Correct the payment of ${props.desk.order.number}`}
      isTyped={reason !== ''}
      check={check}
      fields={(refused) => (
        <>
          <Text size="small">
            {status === 'failed'
              ? 'For a payment that did not hold: charged back, or taken back by the bank.'
              : 'For a payment that did not hold and that the customer is to make again.'}
          </Text>
          <Field
            label="Reason"
            hint="Kept with your name, for staff only."
            error={(isShown && problem) || refused.get('reason')}
          >
            <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </>
      )}
      sentence={
        heldPence > 0
          ? `${formatPounds(heldPence)} that was paid is written off, and the payment becomes “${words}”.`
          : `The payment becomes “${words}”. No money is written off, because none is held.`
      }
      consequences={
        <>
          <Text size="small">
            This moves no money and does not ask the card provider: it says that the money is not there. It is
            final; money that comes later is recorded as a bank transfer.
          </Text>
          <Text size="small" tone="textMuted">
            Reason: {reason.trim()}
          </Text>
        </>
      }
      confirmLabel={heldPence > 0 ? `Write off ${formatPounds(heldPence)}` : `Set to ${words}`}
      isDangerous
      deed={(version) =>
        correct({ variables: { orderId: props.desk.id, status, reason: reason.trim(), version } })
      }
      doneWords={`The payment is now “${words}”`}
    />
  );
}
