/** What statements ask of a refund, in one place. Each takes the alias of the table. */

/** A claim puts off the next try by 20 minutes at most, a refusal by a day; a try takes seconds. */
const SURELY_IDLE_MS = 60 * 60 * 1000;

/** Whether a refund that was refused may be at the provider again at this moment. */
export function isBeingRetried({ nextCheckAt }: { readonly nextCheckAt: Date }, now: Date): boolean {
  return new Date(nextCheckAt).getTime() - now.getTime() < SURELY_IDLE_MS;
}

/** Whether the provider may be giving it right now, unknown to us; the moment is a parameter such as `$2`. */
export const IS_IN_FLIGHT = (refund: string, moment: string) =>
  `(${refund}.channel = 'provider' and (${refund}.status = 'requested' or ${refund}.status = 'refused'
    and ${refund}.next_check_at < ${moment}::timestamptz + ${SURELY_IDLE_MS} * interval '1 millisecond'))`;

/** Whether it is promised and not in the books: a refusal, or what a bank sent back before it was confirmed. */
export const IS_UNPAID = (refund: string) =>
  `(${refund}.status = 'refused' or ${refund}.status = 'failed' and ${refund}.confirmed_at is null)`;

/** Whether the books have it as given, but the bank sent it back: the customer is owed it. */
export const IS_OWED = (refund: string) =>
  `(${refund}.status = 'failed' and ${refund}.confirmed_at is not null)`;

/** Whether it waits for staff: to be sent by bank transfer, or because a bank sent it back. */
export const IS_FOR_STAFF = (refund: string) =>
  `(${refund}.status = 'failed' or ${refund}.status = 'requested' and ${refund}.channel = 'bank_transfer')`;

/** Whether the provider's sum has it: begun there, by us or in the dashboard, and not sent back. */
export const IS_AT_PROVIDER = (refund: string) =>
  `(${refund}.channel <> 'bank_transfer' and ${refund}.status = 'succeeded')`;

/** What the provider's refunds of payment `p` come to in the books beyond the refunds we know, in pence. */
export const UNMATCHED_PENCE = `(p.refunded_pence - p.reversed_pence - coalesce((select sum(known.amount_pence) from refunds known
    where known.payment_intent = p.payment_intent and known.confirmed_at is not null), 0))`;

/**
 * Whether refund `r` of payment `p` is unpaid, and a person has refunded as much in the provider's dashboard. False while
 * there is no such payment.
 */
export const IS_REFUNDED_EXTERNALLY = `coalesce(${IS_UNPAID('r')} and r.amount_pence + r.dashboard_pence_before <= ${UNMATCHED_PENCE}, false)`;
