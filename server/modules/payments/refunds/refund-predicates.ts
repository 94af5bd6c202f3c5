/** Conditions on refunds for statements; each takes the alias of the table. */

/** A claim delays the next try by at most 20 minutes, a refusal by a day; a try takes seconds. */
const SURELY_IDLE_MS = 60 * 60 * 1000;

/** Whether the provider may be retrying a refused refund at this moment. */
export function isBeingRetried({ nextCheckAt }: { readonly nextCheckAt: Date }, now: Date): boolean {
  return new Date(nextCheckAt).getTime() - now.getTime() < SURELY_IDLE_MS;
}

/** Whether a refund waits for staff: to be sent by bank transfer, or because a bank returned it. */
export const IS_FOR_STAFF = (refund: string) =>
  `(${refund}.status = 'failed' or ${refund}.status = 'requested' and ${refund}.channel = 'bank_transfer')`;

/** The part of dashboard refund `d` that is linked to none of our refunds, in pence. */
export const UNLINKED_PENCE = `(d.amount_pence - coalesce((select sum(linked.amount_pence) from refunds linked
    where linked.payment_intent = d.payment_intent and linked.provider_refund = d.id), 0))`;

const madeFor = (statuses: string) =>
  `(d.payment_intent = r.payment_intent and d.refund_id is null and d.status <> 'failed' and not d.is_separate
    and d.created_at >= r.created_at and r.status in (${statuses}) and (r.confirmed_at is null or d.confirmed_at is null)
    and r.amount_pence <= ${UNLINKED_PENCE})`;

/**
 * Whether dashboard refund `d` may have been made for refund `r`, which the provider refused or a bank returned: only
 * staff know. Two that are both in the books are different refunds.
 */
export const MAY_BE_FOR = madeFor(`'refused', 'failed'`);

/** Whether dashboard refund `d` may be for a refund in the books: not booked until staff have linked it. */
export const MAY_BE_IN_BOOKS = `exists (select from refunds r where r.confirmed_at is not null and ${MAY_BE_FOR})`;

/** Whether refund `r` may have been made in the dashboard; staff have to link it. */
export const IS_IN_QUESTION = `exists (select from provider_refunds d where ${MAY_BE_FOR})`;

/** The same, also for a refund that the provider has not answered yet. */
export const MAY_BE_MADE = `exists (select from provider_refunds d where ${madeFor(`'requested', 'refused', 'failed'`)})`;
