import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { space, type } from '../../../../theme/tokens';
import { formatPounds } from '../../../../ui/formats';
import { Field } from '../../../../ui/forms/Field';
import { foundProblems } from '../../../../ui/forms/found-problems';
import { MoneyInput } from '../../../../ui/forms/MoneyInput';
import { readPounds } from '../../../../ui/forms/pounds';
import { rulesResolver } from '../../../../ui/forms/rules-resolver';
import { Text } from '../../../../ui/Text';
import { RadioChoices } from '../../../ui/forms/RadioChoices';
import { REASON_MAX, refundProblem, textProblem } from '../actions/action-rules';
import { NoteField } from '../actions/NoteField';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type OrderMoneyPartsFragment, useRefundOrderMutation } from '../details.generated';
import { refundShares, refundSharesText, refundShareText } from './payment-text';

/** Refunds the rest, or a part of it. */
export function RefundForm({ money, ...props }: OrderActionProps & { money: OrderMoneyPartsFragment }) {
  const leftPence = money.refundable.minorUnits;
  const [refund] = useRefundOrderMutation();
  const form = useForm({
    defaultValues: { share: 'all', sum: '', reason: '' },
    resolver: rulesResolver(({ share, sum, reason }) =>
      foundProblems<string>([
        ['sum', share === 'part' ? refundProblem(sum, leftPence) : null],
        ['reason', textProblem(reason, 'Enter the reason for the refund', REASON_MAX)],
      ]),
    ),
  });
  const { share, sum, reason } = form.watch();
  const isPart = share === 'part';
  const isValid = !isPart || refundProblem(sum, leftPence) === null;
  const pence = isPart ? (isValid && readPounds(sum)) || 0 : leftPence;
  const shares = refundShares(pence, money.payments);

  return (
    <OrderActionForm
      {...props}
      title={`Refund ${props.details.order.number}`}
      form={form}
      fieldOf={(field) => (field === 'amount' ? 'sum' : field)}
      sentence={refundSharesText(shares)}
      consequences={
        <>
          {shares.some(({ isByHand }) => !isByHand) && (
            <Text size="small">
              We'll send the refund to the card provider at once. Banks usually show it within 5 to 10 days.
              You can't undo this.
            </Text>
          )}
          {shares.some(({ isByHand }) => isByHand) && (
            <Text size="small">
              A refund to a bank account is pending until someone sends it and records it here as sent.
            </Text>
          )}
          <Text size="small">We'll email the customer a credit note when the refund is confirmed.</Text>
          <Text size="small" tone="textMuted">
            Reason: {reason.trim()}
          </Text>
        </>
      }
      confirmLabel={`Refund ${formatPounds(pence)}`}
      isDangerous
      action={(sent) =>
        refund({
          variables: {
            orderId: props.details.id,
            amount: pence,
            expectedRefundable: leftPence,
            reason: reason.trim(),
            ...sent,
          },
        })
      }
      doneMessage={`Refund of ${formatPounds(pence)} started`}
    >
      <RadioChoices>
        <legend>Refund amount</legend>
        <label>
          <input type="radio" value="all" {...form.register('share')} />
          Full ({formatPounds(leftPence)})
        </label>
        <label>
          <input type="radio" value="part" {...form.register('share')} />
          Partial
        </label>
      </RadioChoices>
      {isPart && (
        <Field
          label="Amount to refund (£)"
          error={form.formState.errors.sum?.message}
          hint={`At most ${formatPounds(leftPence)}`}
        >
          <MoneyInput {...form.register('sum')} />
        </Field>
      )}
      <Shares>
        {shares.map((share) => (
          <li key={share.id}>{refundShareText(share)}</li>
        ))}
      </Shares>
      <NoteField name="reason" />
    </OrderActionForm>
  );
}

const Shares = styled.ul`
  padding-inline-start: ${space(5)};
  list-style: disc;
  ${type('small')}

  &:empty { display: none; }
`;
