import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { Field, ObjectType } from 'type-graphql';
import { DEFAULT_DESTINATION } from '../../../../rules/destinations.js';
import type { Paging } from '../../../platform/api/pagination.js';
import { byName } from '../../../platform/db/by-name.js';
import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { PRODUCT_COLUMNS, toProduct } from '../catalogue.store.js';
import {
  PRODUCT_ATTRIBUTES,
  type Product,
  type ProductAttribute,
  type ProductStatus,
} from '../product.entity.js';
import {
  type Found,
  orderSql,
  type ProductFilter,
  type ProductSort,
  productWhere,
} from '../product-filter.js';

interface Wanted {
  readonly filter: ProductFilter;
  readonly found: Found;
  readonly status: ProductStatus | null;
  readonly sort: ProductSort;
}

/** One page of products that are not deleted, and their number. Orders by price mean Australia's. Throws BAD_INPUT. */
export async function readAdminProducts(
  pool: ReadPool,
  { filter, found, status, sort }: Wanted,
  { pageSize, offset }: Paging,
): Promise<{ products: Product[]; total: number }> {
  const where = productWhere(filter, found);
  const values = [DEFAULT_DESTINATION, ...where.values, ...(status ? [status] : [])];
  const place = (after: number) => `$${values.length + after}`;
  const price = 'left join product_prices price on price.product_id = p.id and price.destination = $1';
  const order = orderSql(sort, where);
  const from = `from products p join categories c on c.id = p.category_id ${price}${where.join}
    where p.deleted_at is null${where.sql}${status ? ` and p.status = ${place(0)}` : ''}`;
  const shape = createHash('sha256').update(`${from} ${order}`).digest('base64url');
  const [page, count] = await Promise.all([
    read<Product>(pool, {
      name: `products ${shape}`,
      text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id ${price}${where.join}
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
  return { products: page.map(toProduct), total: count[0]?.total ?? 0 };
}

/** One product that is not deleted; null when there is none. */
export async function readAdminProduct(pool: Pool, id: string): Promise<Product | null> {
  const [row] = await read<Product>(pool, {
    text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id where p.id = $1 and p.deleted_at is null`,
    values: [id],
  });
  return row ? toProduct(row) : null;
}

@ObjectType({ description: 'The attribute values in use, each list in alphabetical order.' })
export class ProductAttributeValues {
  @Field(() => [String], { description: 'Collections.' }) collection: readonly string[];
  @Field(() => [String], { description: 'Colours.' }) color: readonly string[];
  @Field(() => [String], { description: 'Target genders.' }) gender: readonly string[];
  @Field(() => [String], { description: 'Materials.' }) material: readonly string[];
  @Field(() => [String], { description: 'Brands.' }) brand: readonly string[];
}

/** The first 100 values of each attribute in alphabetical order; values that differ in case alone count once. */
export async function readAttributeValues(pool: ReadPool): Promise<ProductAttributeValues> {
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
