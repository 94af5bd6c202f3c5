/** What statements ask of a refund, in one place. Each takes the alias of the table. */

/** A claim puts off the next try by 20 minutes at most, a refusal by a day; a try takes seconds. */
const SURELY_IDLE_MS = 60 * 60 * 1000;

/** Whether a refund that was refused may be at the provider again at this moment. */
export function isBeingRetried({ nextCheckAt }: { readonly nextCheckAt: Date }, now: Date): boolean {
  return new Date(nextCheckAt).getTime() - now.getTime() < SURELY_IDLE_MS;
}

/** Whether it waits for staff: to be sent by bank transfer, or because a bank sent it back. */
export const IS_FOR_STAFF = (refund: string) =>
  `(${refund}.status = 'failed' or ${refund}.status = 'requested' and ${refund}.channel = 'bank_transfer')`;

/** The part of dashboard refund `d` that no refund of ours is linked to, in pence. */
export const UNLINKED_PENCE = `(d.amount_pence - coalesce((select sum(linked.amount_pence) from refunds linked
    where linked.payment_intent = d.payment_intent and linked.provider_refund = d.id), 0))`;

const madeFor = (statuses: string) =>
  `(d.payment_intent = r.payment_intent and d.refund_id is null and d.status <> 'failed' and not d.is_separate
    and d.created_at >= r.created_at and r.status in (${statuses}) and (r.confirmed_at is null or d.confirmed_at is null)
    and r.amount_pence <= ${UNLINKED_PENCE})`;

/**
 * Whether a person may have made dashboard refund `d` for refund `r`, which the provider refused or a bank returned. Nobody
 * can know but staff. What is in the books of both is another one.
 */
export const MAY_BE_FOR = madeFor(`'refused', 'failed'`);

/** Whether dashboard refund `d` may be for one that is in the books already: until staff have said so, it is in none. */
export const MAY_BE_IN_BOOKS = `exists (select from refunds r where r.confirmed_at is not null and ${MAY_BE_FOR})`;

/** Whether refund `r` may have been made in the dashboard, which staff have to say. */
export const IS_IN_QUESTION = `exists (select from provider_refunds d where ${MAY_BE_FOR})`;

/** The same of one that the provider has not answered either. */
export const MAY_BE_MADE = `exists (select from provider_refunds d where ${madeFor(`'requested', 'refused', 'failed'`)})`;
