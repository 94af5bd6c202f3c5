import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import { query } from '../db/query.js';

/** Today's prices in pence, by product, of those products that are sold to a destination. */
export async function readPricesOf(
  em: EntityManager,
  productIds: readonly string[],
  destination: DestinationKey,
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ id: string; pence: number }>(
    em,
    `select p.id, price.amount_pence as pence from products p join product_prices price on price.product_id = p.id
      where p.id in (select jsonb_array_elements_text($1::jsonb)::uuid) and price.destination = $2
        and p.is_published and p.status = 'active' and p.deleted_at is null`,
    [JSON.stringify(productIds), destination],
  );
  return new Map(rows.map(({ id, pence }) => [id, pence]));
}
