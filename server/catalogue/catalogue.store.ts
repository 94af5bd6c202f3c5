import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import { byName } from '../db/by-name.js';
import { query, read } from '../db/query.js';
import type { ReadPool } from '../db/replicas/read-pool.js';
import type { ProductStatus } from './catalogue.entity.js';
import { LISTED, PRODUCT_COLUMNS } from './product-columns.js';
import { orderSql, type ProductSort, type ProductWhere } from './product-filter.js';

/** A product as it is listed. Money is pence. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly details: string;
  readonly size: string;
  readonly imageUrl: string;
  readonly altText: string;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly depthCm: number;
  readonly weightKg: number;
  readonly status: ProductStatus;
  readonly isPublished: boolean;
  readonly createdAt: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly category: ListedCategory;
  /** Destinations it is sold to. */
  readonly prices: Readonly<Partial<Record<DestinationKey, number>>>;
}

export interface ListedCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly imageUrl: string | null;
  readonly position: number;
  readonly version: number;
  readonly productCount: number;
}

/** All categories in the shop's order. */
export async function readCategories(pool: ReadPool): Promise<readonly ListedCategory[]> {
  const rows = await read<ListedCategory>(pool, {
    name: 'categories',
    text: `select c.id, c.name, c.slug, c.image_url, c.position, c.version, count(p.id)::int as product_count
      from categories c left join products p on p.category_id = c.id and ${LISTED} group by c.id order by c.position, ${byName('c.name')}`,
  });
  return rows;
}

interface Listing {
  readonly destination: DestinationKey;
  readonly where: ProductWhere;
}

interface ListingPage extends Listing {
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
}

/** One page of published products, and how many fit in all; undefined when the page has none. */
export async function readProductPage(
  pool: ReadPool,
  { destination, where, sort, limit, offset }: ListingPage,
): Promise<{ products: ListedProduct[]; total: number | undefined }> {
  const rows = await read<ListedProduct & { total: number }>(pool, {
    text: `select ${PRODUCT_COLUMNS}, count(*) over ()::int as total from products p join categories c on c.id = p.category_id
      left join product_prices price on price.product_id = p.id and price.destination = $1${where.join}
      where ${LISTED}${where.sql} order by ${orderSql(sort, where)} limit ${limit} offset ${offset}`,
    values: [destination, ...where.values],
  });
  return { products: rows.map(({ total: _, ...product }) => product), total: rows[0]?.total };
}

/** How many published products fit. */
export async function countProducts(pool: ReadPool, { destination, where }: Listing): Promise<number> {
  const rows = await read<{ total: number }>(
    pool,
    `select count(*)::int as total from products p join categories c on c.id = p.category_id
      left join product_prices price on price.product_id = p.id and price.destination = $1${where.join}
      where ${LISTED}${where.sql}`,
    [destination, ...where.values],
  );
  return rows[0]?.total ?? 0;
}

/** Those published products that have one of these ids, in no order. */
export async function readProducts(
  pool: ReadPool,
  ids: readonly string[],
): Promise<readonly ListedProduct[]> {
  const rows = await read<ListedProduct>(pool, {
    name: 'products-by-id',
    text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id
      where p.id = any($1::uuid[]) and ${LISTED}`,
    values: [ids],
  });
  return rows;
}

/** One published product. */
export async function readProduct(pool: ReadPool, id: string): Promise<ListedProduct | null> {
  const rows = await read<ListedProduct>(pool, {
    name: 'product',
    text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id where p.id = $1 and ${LISTED}`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Similar products shown beside one. */
const SIMILAR_COUNT = 4;

/** Published products of the same category, nearest in volume first. */
export async function readSimilar(pool: ReadPool, product: ListedProduct): Promise<readonly ListedProduct[]> {
  const rows = await read<ListedProduct>(pool, {
    name: 'similar',
    text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id
      where p.category_id = $1 and p.id <> $2 and ${LISTED}
      order by abs(p.width_cm * p.height_cm * p.depth_cm - $3), p.position limit ${SIMILAR_COUNT}`,
    values: [product.category.id, product.id, product.widthCm * product.heightCm * product.depthCm],
  });
  return rows;
}

const IS_SHOWN_SQL = `with picture as (select $1::text as start)
  select exists (select from products, picture where starts_with(image_url, start))
    or exists (select from categories, picture where starts_with(image_url, start))
    or exists (select from order_lines, picture where starts_with(image_url, start))
    or exists (select from checkouts, picture, jsonb_array_elements(lines) as line
      where status not in ('finalized', 'cancelled', 'expired', 'refunded') and starts_with(line->>'imageUrl', start))
    or exists (select from saved_quotes, picture, jsonb_array_elements(lines) as line
      where order_id is null and deleted_at is null and starts_with(line->>'imageUrl', start)) as is_shown`;

/** Whether anything shows a picture, in whatever width: its address begins with `start`. */
export async function isPictureShown(em: EntityManager, start: string): Promise<boolean> {
  const [row] = await query<{ isShown: boolean }>(em, IS_SHOWN_SQL, [start]);
  return row?.isShown === true;
}
