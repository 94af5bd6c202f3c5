import type { EntityManager } from '@mikro-orm/postgresql';
import type { PromotionTerms } from '../../rules/prices/promotion.js';
import { query } from '../db/query.js';
import { conflict } from '../shared/errors/errors.js';
import { refusalText } from './promotion-texts.js';

/** The SQL expressions of who would use a promotion, and when. */
interface Asker {
  readonly promotion: string;
  readonly userId: string;
  readonly now: string;
  /** The saved quote that is booked, whose own place does not count against it. */
  readonly quoteId?: string;
}

/**
 * How many places of a promotion are taken: by checkouts that are paid or may still be, and by saved quotes that can be
 * booked. One customer's unpaid checkouts do not count against that customer: of those only one can be paid.
 */
export const placesTakenSql = ({ promotion, userId, now, quoteId = 'null' }: Asker) => `(
  select count(*)::int from checkouts k where k.promotion->>'id' = ${promotion}::text
    and (k.status in ('review', 'finalized') or (k.status = 'awaiting_payment' and k.user_id is distinct from ${userId}))) + (
  select count(*)::int from saved_quotes q where q.promotion->>'id' = ${promotion}::text and q.order_id is null
    and q.deleted_at is null and q.expires_at > ${now} and q.id is distinct from ${quoteId}
    and not exists (select from checkouts h where h.quote_id = q.id and h.status in ('review', 'awaiting_payment')))`;

/** Whether a customer has used a promotion. */
export const isUsedBySql = ({ promotion, userId }: Asker) => `exists (
  select from checkouts u where u.promotion->>'id' = ${promotion}::text and u.user_id = ${userId}
    and u.status in ('review', 'finalized'))`;

/** Who takes a place: an account, or a guest who saves a quote. */
interface Taker {
  readonly userId: string | null;
  readonly quoteId: string | null;
  readonly now: Date;
}

/** Why a promotion cannot be used once more; null when it can. Holds its row, so that one looks after the other. */
export async function whyNoPlace(
  tx: EntityManager,
  { id }: Pick<PromotionTerms, 'id'>,
  { userId, quoteId, now }: Taker,
): Promise<'usedUp' | 'usedByAccount' | null> {
  await query(tx, 'select id from promotions where id = $1 for no key update', [id]);
  const asker = { promotion: 'o.id', userId: '$2::uuid', now: '$3::timestamptz', quoteId: '$4::uuid' };
  const [found] = await query<{ isUsed: boolean; isFull: boolean }>(
    tx,
    `select o.once_per_account and ${isUsedBySql(asker)} as "isUsed",
        coalesce(${placesTakenSql(asker)} >= o.uses_max, false) as "isFull"
      from promotions o where o.id = $1`,
    [id, userId, now, quoteId],
  );
  if (found?.isUsed) return 'usedByAccount';
  return found?.isFull ? 'usedUp' : null;
}

/** Makes sure that a limited promotion may be used once more; what is written in this transaction takes the place. Throws CONFLICT. */
export async function takePromotion(tx: EntityManager, terms: PromotionTerms, taker: Taker): Promise<void> {
  const refusal = await whyNoPlace(tx, terms, taker);
  if (refusal) throw conflict(refusalText(refusal, terms));
}

/** A customer's other unpaid checkouts with the same limited promotion: they are closed before this one is paid. */
export async function readRivals(
  tx: EntityManager,
  checkout: { readonly id: string; readonly userId: string; readonly promotion: PromotionTerms | null },
): Promise<string[]> {
  const { id, userId, promotion } = checkout;
  if (!promotion?.isLimited) return [];
  const rows = await query<{ id: string }>(
    tx,
    `select id from checkouts where promotion->>'id' = $1 and user_id = $2 and status = 'awaiting_payment' and id <> $3`,
    [promotion.id, userId, id],
  );
  return rows.map((row) => row.id);
}
