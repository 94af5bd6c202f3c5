import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import { query } from '../db/query.js';
import { presentTerms, TERMS_SQL } from '../settings/settings.store.js';
import type { StoreTerms } from '../settings/store-terms.js';

interface Prices {
  /** In pence, by product, of those products that are sold to the destination. */
  readonly pence: Readonly<Record<string, number>>;
  readonly terms: StoreTerms;
}

/** What products cost to a destination today, and the terms in force, in one statement: for decisions about money. */
export async function readPricesAndTerms(
  em: EntityManager,
  productIds: readonly string[],
  destination: DestinationKey,
): Promise<Prices> {
  const [row] = await query<{ pence: Prices['pence']; terms: StoreTerms | null }>(
    em,
    `select (select to_jsonb(t) from (${TERMS_SQL}) t) as terms, (
      select coalesce(jsonb_object_agg(p.id, price.amount_pence), '{}')
        from products p join product_prices price on price.product_id = p.id
        where p.id in (select jsonb_array_elements_text($1::jsonb)::uuid) and price.destination = $2
          and p.is_published and p.status = 'active' and p.deleted_at is null) as pence`,
    [JSON.stringify(productIds), destination],
  );
  return { pence: row!.pence, terms: presentTerms(row!.terms) };
}
