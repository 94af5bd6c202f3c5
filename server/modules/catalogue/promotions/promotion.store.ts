import type { EntityManager } from '@mikro-orm/postgresql';
import { promotionCode } from '../../../../rules/prices/promotion.js';
import { query } from '../../../platform/db/query.js';
import { keyOf, patternOf, searchTerms } from '../../../platform/search/search-terms.js';
import { Promotion, type PromotionState } from './promotion.entity.js';
import { placesTakenSql } from './promotion-places.store.js';

/** Filter of promotions; an omitted part matches all. */
export interface PromotionFilter {
  readonly state?: PromotionState | null;
  readonly search?: string | null;
  readonly id?: string;
}

const STATE_SQL = `case when p.ended_at is not null or p.ends_on < $1::date then 'ended'
  when p.starts_on > $1::date then 'planned' else 'active' end`;

const PROMOTIONS_SQL = `select p.*, ${STATE_SQL} as state, used.uses, used.cost as cost_pence,
    ${placesTakenSql({ promotion: 'p.id', userId: 'null' })} as places,
    count(*) over ()::int as total
  from promotions p cross join lateral (select count(*)::int as uses,
      coalesce(sum((o.shipment->>'promotionPence')::int) filter (where o.status <> 'cancelled'), 0)::float8 as cost
    from orders o where o.shipment->'promotion'->>'id' = p.id::text) used
  where ($2::text is null or ${STATE_SQL} = $2) and ' ' || name_keys(p.name) || ' ' || search_key(coalesce(p.code, '')) like all (array(select jsonb_array_elements_text($3::jsonb)))
    and ($4::uuid is null or p.id = $4)
  order by p.created_at desc, p.id limit $5 offset $6`;

/** One page of promotions, the newest first, and the number of matches. */
export async function readPromotions(
  em: EntityManager,
  { state, search, id }: PromotionFilter,
  at: { readonly today: string; readonly limit: number; readonly offset: number },
): Promise<{ promotions: Promotion[]; total: number }> {
  // A word of punctuation alone matches nothing.
  const patterns = searchTerms(search ?? '').map((term) => keyOf(term) && patternOf(keyOf(term)));
  const rows = await query<Promotion & { total: number }>(em, PROMOTIONS_SQL, [
    ...[at.today, state ?? null, JSON.stringify(patterns), id ?? null],
    ...[at.limit, at.offset],
  ]);
  return { promotions: rows, total: rows[0]?.total ?? 0 };
}

/** The id of the promotion with a code, also an ended one; null when there is none. */
export async function findPromotionByCode(em: EntityManager, code: string): Promise<string | null> {
  const found = await em.findOne(
    Promotion,
    { code: promotionCode(code) },
    { fields: ['id'], disableIdentityMap: true },
  );
  return found?.id ?? null;
}
