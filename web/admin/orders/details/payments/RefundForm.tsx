import { useState } from 'react';
import { styled } from 'styled-components';
import { newUuid } from '../../../../apollo/new-uuid';
import { space, type } from '../../../../theme/tokens';
import { formatPounds } from '../../../../ui/formats';
import { Field } from '../../../../ui/forms/Field';
import { TextArea } from '../../../../ui/forms/form-fields';
import { MoneyInput } from '../../../../ui/forms/MoneyInput';
import { readPounds } from '../../../../ui/forms/pounds';
import { Text } from '../../../../ui/Text';
import { RadioChoices } from '../../../ui/forms/RadioChoices';
import { REASON_MAX, refundProblem, textProblem } from '../actions/action-rules';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type OrderMoneyPartsFragment, useRefundOrderMutation } from '../details.generated';
import { refundShares, refundSharesText, refundShareText } from './payment-text';

/** Refunds the rest, or a part of it. */
export function RefundForm({ money, ...props }: OrderActionProps & { money: OrderMoneyPartsFragment }) {
  const leftPence = money.refundable.minorUnits;
  const [isPart, setIsPart] = useState(false);
  const [sum, setSum] = useState('');
  const [reason, setReason] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => newUuid());
  const [refund] = useRefundOrderMutation();

  const sumProblem = isPart ? refundProblem(sum, leftPence) : undefined;
  const reasonProblem = textProblem(reason, 'Please say why it is refunded', REASON_MAX);
  const pence = isPart ? (sumProblem ? 0 : (readPounds(sum) ?? 0)) : leftPence;
  const shares = refundShares(pence, money.payments);

  function check(): boolean {
    setIsShown(true);
    return !sumProblem && !reasonProblem && pence > 0;
  }

  return (
    <OrderActionForm
      {...props}
      title={`Refund ${props.details.order.number}`}
      isDirty={sum !== '' || reason !== ''}
      typed={{ isPart, sum, reason, idempotencyKey }}
      restore={(typed) => {
        setIsPart(typed.isPart);
        setSum(typed.sum);
        setReason(typed.reason);
        setIdempotencyKey(typed.idempotencyKey);
      }}
      check={check}
      fields={(refused) => (
        <>
          <RadioChoices>
            <legend>How much do you refund?</legend>
            <label>
              <input type="radio" name="share" checked={!isPart} onChange={() => setIsPart(false)} />
              All that is left: {formatPounds(leftPence)}
            </label>
            <label>
              <input type="radio" name="share" checked={isPart} onChange={() => setIsPart(true)} />A part of
              it
            </label>
          </RadioChoices>
          {isPart && (
            <Field
              label="Amount to refund (£)"
              error={(isShown && sumProblem) || refused.get('amount')}
              hint={`At most ${formatPounds(leftPence)}`}
            >
              <MoneyInput value={sum} onChange={({ target }) => setSum(target.value)} />
            </Field>
          )}
          <Shares>
            {shares.length > 0
              ? shares.map((share) => <li key={share.id}>{refundShareText(share)}</li>)
              : null}
          </Shares>
          <Field
            label="Reason"
            hint="Kept with your name, for staff only."
            error={(isShown && reasonProblem) || refused.get('reason')}
          >
            <TextArea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </>
      )}
      sentence={refundSharesText(shares)}
      consequences={
        <>
          {shares.some(({ isByHand }) => !isByHand) && (
            <Text size="small">
              The card provider is told at once; banks usually show it within 5 to 10 days. This is final: a
              refund cannot be called back.
            </Text>
          )}
          {shares.some(({ isByHand }) => isByHand) && (
            <Text size="small">
              What goes to a bank account waits until somebody has sent it and recorded it here as sent.
            </Text>
          )}
          <Text size="small">The customer gets an e-mail and a credit note when it is certain.</Text>
          <Text size="small" tone="textMuted">
            Reason: {reason.trim()}
          </Text>
        </>
      }
      confirmLabel={`Refund ${formatPounds(pence)}`}
      isDangerous
      action={(version) =>
        refund({
          variables: {
            orderId: props.details.id,
            amount: pence,
            expectedRefundable: leftPence,
            reason: reason.trim(),
            version,
            idempotencyKey,
          },
        })
      }
      doneMessage={`Refund of ${formatPounds(pence)} begun`}
    />
  );
}

const Shares = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;
  ${type('small')}

  &:empty { display: none; }
`;
