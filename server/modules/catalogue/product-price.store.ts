import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { query } from '../../platform/db/query.js';
import { presentTerms, TERMS_SQL } from '../settings/settings.store.js';
import type { StoreTerms } from '../settings/store-terms.js';

/** Today's prices of products to a destination, and the terms. */
export interface PricesOfToday {
  /** Pence by product, for products that are sold there. */
  readonly pence: Readonly<Record<string, number>>;
  readonly terms: StoreTerms;
}

/** The columns of {@link PricesOfToday}. Both arguments are placeholders: product ids as JSON, the destination. */
export const PRICES_SQL = (productIds: string, destination: string) => `(
    select coalesce(jsonb_object_agg(p.id, price.amount_pence), '{}')
      from products p join product_prices price on price.product_id = p.id
      where p.id in (select jsonb_array_elements_text(${productIds}::jsonb)::uuid) and price.destination = ${destination}
        and p.is_published and p.status = 'active' and p.deleted_at is null) as pence,
  (select to_jsonb(t) from (${TERMS_SQL}) t) as terms`;

/** The product ids of lines, in the form of {@link PRICES_SQL}. */
export function productIdsJson(lines: readonly { readonly productId: string | null }[]): string {
  return JSON.stringify(lines.flatMap(({ productId }) => productId ?? []));
}

/** Today's prices and terms for lines, in one statement, as the transaction sees them. */
export async function readPricesOfToday(
  em: EntityManager,
  {
    lines,
    shipment,
  }: { lines: Parameters<typeof productIdsJson>[0]; shipment: { destination: DestinationKey } },
): Promise<PricesOfToday> {
  const [prices] = await query<PricesOfToday>(em, `select ${PRICES_SQL('$1', '$2')}`, [
    productIdsJson(lines),
    shipment.destination,
  ]);
  return { ...prices!, terms: presentTerms(prices!.terms) };
}
