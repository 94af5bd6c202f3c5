import type { Pool } from 'pg';
import { DEFAULT_DESTINATION } from '../../../rules/destinations.js';
import type { Paging } from '../../shared/api/pagination.js';
import type { ProductStatus } from '../catalogue.entity.js';
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
}

const COLUMNS = `${PRODUCT_COLUMNS}, p.position, p.version, p.sides_assumed as "sidesAssumed"`;

interface Wanted {
  readonly filter: Pick<ProductFilter, 'category'>;
  readonly found: Found;
  readonly status: ProductStatus | null;
  readonly sort: ProductSort;
}

/** One page of what is not deleted, and how much there is in all. Orders by price mean Australia's. Throws BAD_INPUT. */
export async function readAdminProducts(
  pool: Pool,
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
  const asked = [sort, filter.category && 'category', found && 'search', status && 'status'];
  const shape = asked.filter(Boolean).join(' ');
  const [page, count] = await Promise.all([
    pool.query<StoredAdminProduct>({
      name: `admin-products ${shape}`,
      text: `select ${COLUMNS} from products p join categories c on c.id = p.category_id ${price}${where.join}
        where p.id in (select p.id ${from} order by ${order} limit ${place(1)} offset ${place(2)})
        order by ${order}`,
      values: [...values, pageSize, offset],
    }),
    pool.query<{ total: number }>({
      name: `admin-products-total ${shape}`,
      text: `select count(*)::int as total ${from}`,
      values,
    }),
  ]);
  return { products: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** One product that is not deleted; null when there is none. */
export async function readAdminProduct(pool: Pool, id: string): Promise<StoredAdminProduct | null> {
  const { rows } = await pool.query<StoredAdminProduct>(
    `select ${COLUMNS} from products p join categories c on c.id = p.category_id where p.id = $1 and p.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}
