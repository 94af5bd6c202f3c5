import type { EntityManager } from '@mikro-orm/postgresql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations.js';
import type { PriceStep } from '../../../../rules/prices/price-change.js';
import { query } from '../../../platform/db/query.js';
import { productWhere } from '../product-filter.js';
import { findCategory } from '../product-rows.store.js';
import { searchAllIn } from '../search/product-search.js';
import type { BulkPriceScope } from './bulk-price.entity.js';

/** A bulk price change as staff request it. */
export interface BulkPriceSpec extends PriceStep, BulkPriceScope {}

/** A product with its prices to the chosen destinations, in pence. */
export interface ScopedProduct {
  readonly id: string;
  readonly name: string;
  readonly prices: Readonly<Partial<Record<DestinationKey, number>>>;
}

/** Every price that a change may touch, as it is now. */
export interface ScopedPrices {
  readonly products: readonly ScopedProduct[];
  readonly minimums: Readonly<Partial<Record<DestinationKey, number>>>;
}

/** The request with its category's name. Throws BAD_INPUT for an unknown one. */
export async function resolveCategoryName(em: EntityManager, spec: BulkPriceSpec): Promise<BulkPriceSpec> {
  if (!spec.category) return spec;
  const { id } = await findCategory(em, spec.category);
  const [row] = await query<{ name: string }>(em, 'select name from categories where id = $1', [id]);
  return { ...spec, category: row?.name ?? spec.category };
}

/**
 * The prices of a scope; locked until the transaction ends when they are to be changed. Products are locked first and
 * read afterwards, so that changes just committed are included.
 */
export async function readScope(
  em: EntityManager,
  scope: BulkPriceScope,
  { isLocked }: { isLocked: boolean },
): Promise<ScopedPrices> {
  const destinations = JSON.stringify(scope.destinations ?? DESTINATION_KEYS);
  const ids = await readProductIds(em, scope, isLocked);
  const products = await query<ScopedProduct>(
    em,
    `select p.id, p.name, jsonb_object_agg(price.destination, price.amount_pence) as prices
      from jsonb_array_elements_text($1::jsonb) as wanted(id) join products p on p.id = wanted.id::uuid
        join product_prices price on price.product_id = p.id
      where price.destination in (select jsonb_array_elements_text($2::jsonb)) group by p.id order by p.id`,
    [JSON.stringify(ids), destinations],
  );
  const minimums = scope.withMinimums ? await readMinimums(em, destinations, isLocked) : [];
  return {
    products,
    minimums: Object.fromEntries(minimums.map(({ destination, pence }) => [destination, pence])),
  };
}

async function readProductIds(
  em: EntityManager,
  { category, search, status }: BulkPriceScope,
  isLocked: boolean,
): Promise<string[]> {
  const where = productWhere({ category }, await searchAllIn(em, search));
  const rows = await query<{ id: string }>(
    em,
    `select p.id from products p join categories c on c.id = p.category_id${where.join}
      where p.deleted_at is null and ($1::text is null or p.status = $1)${where.sql}
      order by p.id ${isLocked ? 'for no key update of p' : ''}`,
    [status, ...where.values],
  );
  return rows.map(({ id }) => id);
}

function readMinimums(
  em: EntityManager,
  destinations: string,
  isLocked: boolean,
): Promise<{ destination: DestinationKey; pence: number }[]> {
  return query(
    em,
    `select destination, amount_pence as pence from prices
      where destination in (select jsonb_array_elements_text($1::jsonb)) order by id ${isLocked ? 'for update' : ''}`,
    [destinations],
  );
}
