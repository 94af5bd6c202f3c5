import type { EntityManager } from '@mikro-orm/postgresql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations.js';
import type { PriceStep } from '../../../../rules/prices/price-change.js';
import type { ServiceLevel } from '../../../../rules/prices/quote.js';
import { query } from '../../../platform/db/query.js';
import { productWhere } from '../product-filter.js';
import { findCategory } from '../product-rows.store.js';
import { searchAllIn } from '../search/product-search.js';
import type { BulkPriceScope } from './bulk-price.entity.js';
import type { RatePart } from './changed-value.js';
import { lockSettings } from './changed-values.store.js';

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
  /** Minimum charges, rates and surcharges above 0. */
  readonly rates: readonly ScopedRate[];
}

/** An amount that belongs to no product. */
export interface ScopedRate {
  readonly part: RatePart;
  readonly destination: DestinationKey | null;
  readonly service: ServiceLevel | null;
  readonly pence: number;
}

/** The request with its category's name and id. Throws BAD_INPUT for an unknown one. */
export async function resolveCategory(em: EntityManager, spec: BulkPriceSpec): Promise<BulkPriceSpec> {
  if (!spec.category) return spec;
  const { id } = await findCategory(em, spec.categoryId ?? spec.category);
  const [row] = await query<{ name: string }>(em, 'select name from categories where id = $1', [id]);
  return { ...spec, category: row?.name ?? spec.category, categoryId: id };
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
  return { products, rates: await readRates(em, scope, destinations, isLocked) };
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

async function readRates(
  em: EntityManager,
  { withMinimums, withRates, withServices }: BulkPriceScope,
  destinations: string,
  isLocked: boolean,
): Promise<ScopedRate[]> {
  const isThere = 'destination in (select jsonb_array_elements_text($1::jsonb))';
  if (isLocked && withMinimums)
    await query(em, `select id from prices where ${isThere} order by id for update`, [destinations]);
  if (isLocked && (withRates || withServices)) await lockSettings(em);
  return query<ScopedRate>(
    em,
    `select part, destination, service, pence from (
        select 'minimum' as part, destination, null as service, amount_pence as pence from prices where $2 and ${isThere}
        union all select part, destination, null, pence from destination_rates, lateral (values
            ('perCubicMetre', per_cubic_metre_pence), ('handling', handling_pence), ('heavySurcharge', heavy_surcharge_pence)
          ) as of_rate(part, pence) where $3 and ${isThere}
        union all select 'surcharge', null, level, surcharge_pence from service_options where $4) rate
      where pence > 0 order by array_position(array['minimum', 'perCubicMetre', 'handling', 'heavySurcharge'], part), destination, service`,
    [destinations, withMinimums, withRates, withServices],
  );
}
