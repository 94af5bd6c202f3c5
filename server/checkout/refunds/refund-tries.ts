/** A claim puts off the next try by 20 minutes at most, a refusal by a day; a try takes seconds. */
const SURELY_IDLE_MS = 60 * 60 * 1000;

/** Whether a refund that was refused is surely not at the provider at a moment, which is the statement's next value. */
const SURELY_IDLE_SQL = (refund: string) =>
  `(${refund}.next_check_at >= ?::timestamptz + ${SURELY_IDLE_MS} * interval '1 millisecond')`;

/** Whether nothing was heard of a refund, or it was refused and may be at the provider again at a moment, which is the statement's next value. */
export const IS_UNHEARD_SQL = (refund: string) =>
  `(not ${refund}.by_hand and ${refund}.provider_refund is null and (${refund}.provider_status is null or not ${SURELY_IDLE_SQL(refund)}))`;

/** Whether the provider could not give refund `r`, or a bank has sent it back before it was certain, so that it may be given by hand. */
export const IS_OPEN_SQL = `(not r.by_hand and (r.provider_refund is null and r.provider_status is not distinct from 'refused'
  or r.is_returned and r.provider_status in ('failed', 'canceled')))`;

/**
 * Whether a person has given at the provider what it had refused or a bank had sent back, refund `r` of payment `p`: more is
 * back than what we know of. The next try takes it for that.
 */
export const IS_GIVEN_ELSEWHERE_SQL = `(${IS_OPEN_SQL} and r.amount_pence + r.earlier_pence
  <= p.refunded_pence - p.reversed_pence - coalesce((select sum(known.amount_pence) from refunds known
    where known.payment_intent = p.payment_intent and known.provider_status = 'succeeded'), 0))`;

/** Whether a refund that was refused may be at the provider again at this moment. */
export function isBeingTried({ nextCheckAt }: { readonly nextCheckAt: Date }, now: Date): boolean {
  return new Date(nextCheckAt).getTime() - now.getTime() < SURELY_IDLE_MS;
}
