import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { DEFAULT_DESTINATION } from '../../../rules/destinations.js';
import { byName } from '../../db/by-name.js';
import { read } from '../../db/query.js';
import type { ReadPool } from '../../db/replicas/read-pool.js';
import type { Paging } from '../../shared/api/pagination.js';
import { PRODUCT_ATTRIBUTES, type ProductAttribute, type ProductStatus } from '../catalogue.entity.js';
import type { ListedProduct } from '../catalogue.store.js';
import { PRODUCT_COLUMNS } from '../product-columns.js';
import {
  type Found,
  orderSql,
  type ProductFilter,
  type ProductSort,
  productWhere,
} from '../product-filter.js';

/** A product as staff see it: drafts too, with fields that visitors do not get. */
export interface StoredAdminProduct extends ListedProduct {
  readonly position: number;
  readonly version: number;
  readonly sidesAssumed: boolean;
  /** In a search: no word of it as typed, only what a synonym means. */
  readonly isFoundBySynonym?: boolean;
}

const COLUMNS = `${PRODUCT_COLUMNS}, p.position, p.version, p.sides_assumed`;

interface Wanted {
  readonly filter: ProductFilter;
  readonly found: Found;
  readonly status: ProductStatus | null;
  readonly sort: ProductSort;
}

/** One page of what is not deleted, and how much there is in all. Orders by price mean Australia's. Throws BAD_INPUT. */
export async function readAdminProducts(
  pool: ReadPool,
  { filter, found, status, sort }: Wanted,
  { pageSize, offset }: Paging,
): Promise<{ products: StoredAdminProduct[]; total: number }> {
  const where = productWhere(filter, found);
  const values = [DEFAULT_DESTINATION, ...where.values, ...(status ? [status] : [])];
  const place = (after: number) => `$${values.length + after}`;
  const price = 'left join product_prices price on price.product_id = p.id and price.destination = $1';
  const order = orderSql(sort, where);
  const from = `from products p join categories c on c.id = p.category_id ${price}${where.join}
    where p.deleted_at is null${where.sql}${status ? ` and p.status = ${place(0)}` : ''}`;
  const shape = createHash('sha256').update(`${from} ${order}`).digest('base64url');
  const [page, count] = await Promise.all([
    read<StoredAdminProduct>(pool, {
      name: `products ${shape}`,
      text: `select ${COLUMNS} from products p join categories c on c.id = p.category_id ${price}${where.join}
        where p.id in (select p.id ${from} order by ${order} limit ${place(1)} offset ${place(2)})
        order by ${order}`,
      values: [...values, pageSize, offset],
    }),
    read<{ total: number }>(pool, {
      name: `products-total ${shape}`,
      text: `select count(*)::int as total ${from}`,
      values,
    }),
  ]);
  return { products: page, total: count[0]?.total ?? 0 };
}

/** One product that is not deleted; null when there is none. */
export async function readAdminProduct(pool: Pool, id: string): Promise<StoredAdminProduct | null> {
  const rows = await read<StoredAdminProduct>(
    pool,
    `select ${COLUMNS} from products p join categories c on c.id = p.category_id where p.id = $1 and p.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

export type AttributeValues = Readonly<Record<ProductAttribute, readonly string[]>>;

/** The values of each attribute in alphabetical order, the first 100 of each; those that differ in case alone once. */
export async function readAttributeValues(pool: ReadPool): Promise<AttributeValues> {
  const rows = await read<{ name: ProductAttribute; values: string[] }>(pool, {
    name: 'product-attributes',
    text: `select name, (array_agg(value order by ${byName('value')}))[1:100] as values from (
        select a.name, min(a.value) as value from products p, jsonb_each_text(p.attributes) as a(name, value)
          where p.deleted_at is null and a.value <> '' group by a.name, lower(a.value)) as attribute
      group by name`,
  });
  const found = new Map(rows.map(({ name, values }) => [name, values]));
  return Object.fromEntries(PRODUCT_ATTRIBUTES.map((name) => [name, found.get(name) ?? []])) as never;
}
