import type { EntityManager } from '@mikro-orm/postgresql';
import type { PromotionTerms } from '../../../../rules/prices/promotion.js';
import { query } from '../../../platform/db/query.js';
import { conflict } from '../../../platform/errors/errors.js';
import { IS_LIVE } from '../../payments/attempt-status.js';
import { refusalText } from './promotion-texts.js';

/** The SQL expressions of a promotion and its prospective user. */
interface Asker {
  readonly promotion: string;
  readonly userId: string;
}

/**
 * Number of uses taken of a limited promotion: by paid checkouts, and one by each customer with unpaid ones, of which
 * only one can be paid. A customer's own unpaid checkouts do not count, nor do saved quotes: anybody can save those.
 */
export const placesTakenSql = ({ promotion, userId }: Asker) => `(
  select (count(*) filter (where k.status <> 'awaiting_payment') + count(distinct k.user_id) filter (
      where k.status = 'awaiting_payment' and k.user_id is distinct from ${userId}))::int
    from checkouts k where k.shipment->'promotion'->>'id' = ${promotion}::text and k.status in ('awaiting_payment', 'review', 'finalized'))`;

/** Whether a customer has used a promotion. */
export const isUsedBySql = ({ promotion, userId }: Asker) => `exists (
  select from checkouts u where u.shipment->'promotion'->>'id' = ${promotion}::text and u.user_id = ${userId}
    and u.status in ('review', 'finalized'))`;

/** Reason why a customer cannot use a promotion, or null. Locks its row, so that one is checked at a time. */
export async function placeRefusal(
  tx: EntityManager,
  { id }: Pick<PromotionTerms, 'id'>,
  userId: string,
): Promise<'usedUp' | 'usedByAccount' | null> {
  await query(tx, 'select id from promotions where id = $1 for no key update', [id]);
  const asker = { promotion: 'o.id', userId: '$2::uuid' };
  const [found] = await query<{ isUsed: boolean; isFull: boolean }>(
    tx,
    `select o.once_per_account and ${isUsedBySql(asker)} as is_used,
        coalesce(${placesTakenSql(asker)} >= o.uses_max, false) as is_full
      from promotions o where o.id = $1`,
    [id, userId],
  );
  if (found?.isUsed) return 'usedByAccount';
  return found?.isFull ? 'usedUp' : null;
}

/** Checks that a limited promotion may be used once more; this transaction's writes take the use. Throws CONFLICT. */
export async function takePromotion(tx: EntityManager, terms: PromotionTerms, userId: string): Promise<void> {
  const refusal = await placeRefusal(tx, terms, userId);
  if (refusal) throw conflict(`${refusalText(refusal, terms)} Start again to see the price without it.`);
}

/** An unpaid checkout that holds a use of a promotion. */
export interface HeldPlace {
  readonly id: string;
  /** Its payment at the provider; null when none began. */
  readonly paymentIntent: string | null;
}

/**
 * Unpaid checkouts with a promotion without free uses, and without any payment activity since a moment: no attempt,
 * and no news of the provider. The oldest first.
 */
export function readIdlePlaces(em: EntityManager, since: Date, limit: number): Promise<HeldPlace[]> {
  return query<HeldPlace>(
    em,
    `select k.id, a.payment_intent
      from promotions p join checkouts k on k.shipment->'promotion'->>'id' = p.id::text and k.status = 'awaiting_payment'
        left join payment_attempts a on a.checkout_id = k.id and a.${IS_LIVE}
      where p.uses_max is not null and p.ended_at is null and k.amends_order_id is null and k.created_at < $1
        and (a.id is null or a.payment_intent is not null and a.created_at < $1
          and not exists (select from stripe_events e where e.payment_intent = a.payment_intent and e.received_at >= $1))
        and ${placesTakenSql({ promotion: 'p.id', userId: 'null' })} >= p.uses_max
      order by k.created_at, k.id limit $2`,
    [since, limit],
  );
}

/** A customer's other unpaid checkouts with the same limited promotion: they are closed before this one is paid. */
export async function readRivals(
  tx: EntityManager,
  {
    id,
    userId,
    shipment: { promotion },
  }: {
    readonly id: string;
    readonly userId: string;
    readonly shipment: { readonly promotion: PromotionTerms | null };
  },
): Promise<string[]> {
  if (!promotion?.isLimited) return [];
  const rows = await query<{ id: string }>(
    tx,
    `select id from checkouts where shipment->'promotion'->>'id' = $1 and user_id = $2 and status = 'awaiting_payment' and id <> $3`,
    [promotion.id, userId, id],
  );
  return rows.map((row) => row.id);
}
