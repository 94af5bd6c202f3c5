import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { PaymentCorrection } from '../../../../data/schema.generated';
import { FieldError } from '../../../../design/forms/Field';
import { Text } from '../../../../design/Text';
import { paymentBadge } from '../../../../features/orders/order-labels';
import { formatDate, formatPounds } from '../../../../lib/formats/formats';
import { foundProblems } from '../../../../lib/forms/found-problems';
import { rulesResolver } from '../../../../lib/forms/rules-resolver';
import { RadioChoices } from '../../../ui/forms/RadioChoices';
import { REASON_MAX, textProblem } from '../actions/action-rules';
import { NoteField } from '../actions/NoteField';
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
  const [correct] = useCorrectPaymentStatusMutation();
  const held = money.payments.filter((payment) => heldPence(payment) > 0);
  const isAsked = held.length > 1;
  const isChoice = (chosen: string) => chosen === ALL || held.some(({ id }) => id === chosen);
  const form = useForm({
    defaultValues: { chosen: '', reason: '' },
    resolver: rulesResolver(({ chosen, reason }) =>
      foundProblems<string>([
        ['chosen', isAsked && !isChoice(chosen) ? 'Choose the payment that was reversed' : null],
        ['reason', textProblem(reason, 'Enter what happened', REASON_MAX)],
      ]),
    ),
  });
  const { chosen, reason } = form.watch();
  const chosenError = form.formState.errors.chosen?.message;
  const paymentId = !isAsked || chosen === ALL || !isChoice(chosen) ? null : chosen;
  const { pence, becomes } = correctionEffect(money, paymentId, status);
  const { label } = paymentBadge(becomes);
  const which = useId();

  return (
    <OrderActionForm
      {...props}
      title={`Correct the payment of ${props.details.number}`}
      form={form}
      fieldOf={(field) => (field === 'paymentId' ? 'chosen' : field)}
      sentence={
        pence > 0
          ? `${formatPounds(pence)} of what was paid will be written off. The payment ${becomes === props.details.paymentStatus ? 'stays' : 'becomes'} “${label}”.`
          : `The payment becomes “${label}”. We won't write off any money, because we hold none.`
      }
      consequences={
        <>
          <Text size="small">
            This moves no money and doesn't contact the card provider: it only records that we don't have the
            money. You can't undo this. Record any later money as a bank transfer.
          </Text>
          {becomes === 'PAID' && (
            <Text size="small">The other payments cover the price of the shipment.</Text>
          )}
          <Text size="small" tone="textMuted">
            Reason: {reason.trim()}
          </Text>
        </>
      }
      confirmLabel={pence > 0 ? `Write off ${formatPounds(pence)}` : `Set to ${label}`}
      isDangerous
      action={({ version }) =>
        correct({
          variables: { id: props.details.id, status, paymentId, reason: reason.trim(), version },
        })
      }
      doneMessage={
        becomes === 'PAID' ? 'Written off. The payment stays “Paid”' : `The payment is now “${label}”`
      }
    >
      <Text size="small">
        {status === 'FAILED'
          ? 'For a payment that was charged back, or taken back by the bank.'
          : 'For a reversed payment that the customer has to make again.'}
      </Text>
      {isAsked && (
        <div>
          <RadioChoices
            role="radiogroup"
            aria-invalid={Boolean(chosenError)}
            aria-describedby={`${which}-wrong`}
          >
            <legend>Which payment was reversed?</legend>
            {held.map((payment) => (
              <label key={payment.id}>
                <input type="radio" value={payment.id} {...form.register('chosen')} />
                <span>
                  {formatPounds(heldPence(payment))} by {payerText(payment)},{' '}
                  {formatDate(payment.receivedOn ?? payment.createdAt)}
                </span>
              </label>
            ))}
            <label>
              <input type="radio" value={ALL} {...form.register('chosen')} />
              All of them: {formatPounds(money.net.minorUnits)}
            </label>
          </RadioChoices>
          {chosenError && <FieldError id={`${which}-wrong`}>{chosenError}</FieldError>}
        </div>
      )}
      <NoteField name="reason" />
    </OrderActionForm>
  );
}
