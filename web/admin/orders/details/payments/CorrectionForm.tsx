import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { PaymentCorrection } from '../../../../apollo/schema.generated';
import { paymentBadge } from '../../../../orders/order-labels';
import { color } from '../../../../theme/colors';
import { type } from '../../../../theme/tokens';
import { formatDate, formatPounds } from '../../../../ui/formats';
import { Field } from '../../../../ui/forms/Field';
import { TextArea } from '../../../../ui/forms/form-fields';
import { Text } from '../../../../ui/Text';
import { RadioChoices } from '../../../ui/forms/RadioChoices';
import { REASON_MAX, textProblem } from '../actions/action-rules';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type OrderMoneyPartsFragment, useCorrectPaymentStatusMutation } from '../details.generated';
import { correctionEffect, heldPence, payerText } from './payment-text';

interface CorrectionFormProps extends OrderActionProps {
  money: OrderMoneyPartsFragment;
  status: PaymentCorrection;
}

/** The option that no payment held. */
const ALL = 'all';

/** Writes off a payment that did not hold; asks which one when several are held. */
export function CorrectionForm({ money, status, ...props }: CorrectionFormProps) {
  const [reason, setReason] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [correct] = useCorrectPaymentStatusMutation();
  const problem = textProblem(reason, 'Please say what has happened', REASON_MAX);
  const held = money.payments.filter((payment) => heldPence(payment) > 0);
  const isAsked = held.length > 1;
  const [chosen, setChosen] = useState<string>();
  const whichProblem = isAsked && !chosen ? 'Please choose the payment that did not hold' : undefined;
  const paymentId = !isAsked || !chosen || chosen === ALL ? null : chosen;
  const { pence, becomes } = correctionEffect(money, paymentId, status);
  const { label } = paymentBadge(becomes);
  const which = useId();

  function check(): boolean {
    setIsShown(true);
    return !problem && !whichProblem;
  }

  return (
    <OrderActionForm
      {...props}
      title={`Correct the payment of ${props.details.order.number}`}
      isDirty={reason !== '' || chosen !== undefined}
      typed={{ reason, chosen }}
      restore={(typed) => {
        setReason(typed.reason);
        const isStillHeld = typed.chosen === ALL || held.some(({ id }) => id === typed.chosen);
        setChosen(isStillHeld ? typed.chosen : undefined);
      }}
      check={check}
      fields={(refused) => (
        <>
          <Text size="small">
            {status === 'FAILED'
              ? 'For a payment that did not hold: charged back, or taken back by the bank.'
              : 'For a payment that did not hold and that the customer is to make again.'}
          </Text>
          {isAsked && (
            <div>
              <RadioChoices
                role="radiogroup"
                tabIndex={-1}
                aria-invalid={isShown && Boolean(whichProblem)}
                aria-describedby={`${which}-wrong`}
              >
                <legend>Which payment did not hold?</legend>
                {held.map((payment) => (
                  <label key={payment.id}>
                    <input
                      type="radio"
                      name={which}
                      checked={chosen === payment.id}
                      onChange={() => setChosen(payment.id)}
                    />
                    <span>
                      {formatPounds(heldPence(payment))} by {payerText(payment)},{' '}
                      {formatDate(payment.receivedOn ?? payment.createdAt)}
                    </span>
                  </label>
                ))}
                <label>
                  <input type="radio" name={which} checked={chosen === ALL} onChange={() => setChosen(ALL)} />
                  All of them: {formatPounds(money.net.minorUnits)}
                </label>
              </RadioChoices>
              <Wrong id={`${which}-wrong`}>{(isShown && whichProblem) || refused.get('paymentId')}</Wrong>
            </div>
          )}
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
        pence > 0
          ? `${formatPounds(pence)} that was paid is written off, and the payment ${becomes === money.paymentStatus ? 'stays' : 'becomes'} “${label}”.`
          : `The payment becomes “${label}”. No money is written off, because none is held.`
      }
      consequences={
        <>
          <Text size="small">
            This moves no money and does not ask the card provider: it says that the money is not there. It is
            final; money that comes later is recorded as a bank transfer.
          </Text>
          {becomes === 'PAID' && (
            <Text size="small">What the other payments have brought makes up the price of the shipment.</Text>
          )}
          <Text size="small" tone="textMuted">
            Reason: {reason.trim()}
          </Text>
        </>
      }
      confirmLabel={pence > 0 ? `Write off ${formatPounds(pence)}` : `Set to ${label}`}
      isDangerous
      action={(version) =>
        correct({
          variables: { orderId: props.details.id, status, paymentId, reason: reason.trim(), version },
        })
      }
      doneMessage={
        becomes === 'PAID' ? 'Written off; the payment stays “Paid”' : `The payment is now “${label}”`
      }
    />
  );
}

const Wrong = styled.p`${type('small')} color: ${color.bad};`;
