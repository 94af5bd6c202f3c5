import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Field } from '../../../../design/forms/Field';
import { MoneyInput } from '../../../../design/forms/MoneyInput';
import { Text } from '../../../../design/Text';
import { space, type } from '../../../../design/theme/tokens';
import { formatPounds } from '../../../../lib/formats/formats';
import { foundProblems } from '../../../../lib/forms/found-problems';
import { readPounds } from '../../../../lib/forms/pounds';
import { rulesResolver } from '../../../../lib/forms/rules-resolver';
import { RadioChoices } from '../../../ui/forms/RadioChoices';
import { REASON_MAX, refundProblem, textProblem } from '../actions/action-rules';
import { NoteField } from '../actions/NoteField';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type OrderMoneyPartsFragment, useRefundOrderMutation } from '../details.generated';
import { DisputeWarning, disputedOf, disputeProblem } from './DisputeWarning';
import { refundShares, refundSharesText, refundShareText } from './payment-text';

/** Refunds the rest, or a part of it. */
export function RefundForm({ money, ...props }: OrderActionProps & { money: OrderMoneyPartsFragment }) {
  const leftPence = money.refundable.minorUnits;
  const [refund] = useRefundOrderMutation();
  const form = useForm({
    defaultValues: { share: 'all', sum: '', reason: '', confirmDisputed: false },
    resolver: rulesResolver(({ share, sum, reason, confirmDisputed }) =>
      foundProblems<string>([
        ['sum', share === 'part' ? refundProblem(sum, leftPence) : null],
        ['confirmDisputed', disputeProblem(isDisputed(share, sum), confirmDisputed)],
        ['reason', textProblem(reason, 'Enter the reason for the refund', REASON_MAX)],
      ]),
    ),
  });
  const { share, sum, reason, confirmDisputed } = form.watch();
  const isPart = share === 'part';
  const pence = penceOf(share, sum);
  const limitPence = money.refundLimit?.minorUnits ?? Number.POSITIVE_INFINITY;
  const isAsked = pence > limitPence;
  const shares = refundShares(pence, money.payments);

  function penceOf(of: string, typed: string): number {
    if (of !== 'part') return leftPence;
    return (refundProblem(typed, leftPence) === null && readPounds(typed)) || 0;
  }

  function isDisputed(of: string, typed: string): boolean {
    const disputed = new Set(disputedOf(money.payments).map(({ id }) => id));
    return refundShares(penceOf(of, typed), money.payments).some(({ id }) => disputed.has(id));
  }

  return (
    <OrderActionForm
      {...props}
      title={`Refund ${props.details.number}`}
      form={form}
      fieldOf={(field) => (field === 'amount' ? 'sum' : field)}
      sentence={refundSharesText(shares)}
      consequences={
        <>
          {isAsked && (
            <Text size="small">
              You can refund {formatPounds(limitPence)} of this order by yourself. We'll ask a colleague who
              handles payments to make this refund. Nothing is refunded until then.
            </Text>
          )}
          {!isAsked && shares.some(({ isByHand }) => !isByHand) && (
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
      confirmLabel={isAsked ? `Ask for ${formatPounds(pence)}` : `Refund ${formatPounds(pence)}`}
      isDangerous
      action={(sent) =>
        refund({
          variables: {
            id: props.details.id,
            amount: pence,
            expectedRefundable: leftPence,
            reason: reason.trim(),
            confirmDisputed,
            ...sent,
          },
        })
      }
      doneMessage={
        isAsked
          ? `Refund of ${formatPounds(pence)} waits for a second person`
          : `Refund of ${formatPounds(pence)} started`
      }
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
      {isDisputed(share, sum) && (
        <DisputeWarning
          field={form.register('confirmDisputed')}
          error={form.formState.errors.confirmDisputed?.message}
        />
      )}
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
