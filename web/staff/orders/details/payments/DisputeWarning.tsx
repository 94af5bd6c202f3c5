import type { ComponentProps } from 'react';
import { Notice } from '../../../../design/feedback/Notice';
import { Checkbox } from '../../../../design/forms/Checkbox';
import { formatDate, formatPounds } from '../../../../lib/formats/formats';
import type { MoneyPaymentPartsFragment } from '../details.generated';

type Disputed = Pick<MoneyPaymentPartsFragment, 'id' | 'dispute'>;

/** The payments whose money the customer's bank decides on, or has taken. */
export function disputedOf<Payment extends Disputed>(payments: readonly Payment[]): Payment[] {
  return payments.filter(({ dispute }) => dispute && dispute.status !== 'WON');
}

/** How a dispute stands, in a sentence. */
export function disputeText({ status, amount, dueBy }: NonNullable<Disputed['dispute']>): string {
  const sum = formatPounds(amount.minorUnits);
  if (status === 'WON') return `The bank disputed ${sum}, and the money is ours`;
  if (status === 'LOST') return `The bank keeps ${sum} after a dispute: reverse this payment`;
  return dueBy ? `The bank disputes ${sum}: answer by ${formatDate(dueBy)}` : `The bank decides on ${sum}`;
}

/** Asks whether a refund of a disputed payment is meant. */
export function DisputeWarning({ field, error }: { field: ComponentProps<'input'>; error?: string }) {
  return (
    <>
      <Notice kind="warn">
        The customer's bank disputes this payment and decides who gets the money. If you refund it as well,
        you may pay twice.
      </Notice>
      <Checkbox label="Refund it although it's disputed" error={error} {...field} />
    </>
  );
}

/** The problem of a refund of a disputed payment without that word. */
export function disputeProblem(isDisputed: boolean, isConfirmed: boolean): string | null {
  return isDisputed && !isConfirmed ? 'Tick this if you mean to refund a disputed payment' : null;
}
