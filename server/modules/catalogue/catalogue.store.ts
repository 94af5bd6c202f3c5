import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { byName } from '../../platform/db/by-name.js';
import { query, read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { Category } from './category.entity.js';
import { PRODUCT_ATTRIBUTES, Product } from './product.entity.js';
import { orderSql, type ProductSort, type ProductWhere } from './product-filter.js';

/** SQL condition that visitors see a product `p`. */
export const LISTED = `p.is_published and p.status = 'active' and p.deleted_at is null`;

/** The columns of a product p in its category c. */
export const PRODUCT_COLUMNS = `p.id, p.name, p.details, p.size, p.image_url, p.alt_text,
  p.width_cm, p.height_cm, p.depth_cm, p.weight_kg,
  p.status, p.is_published, p.position, p.sides_assumed, p.version, p.created_at, p.attributes, jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'imageUrl', c.image_url, 'position', c.position, 'version', c.version,
    'productCount', (select count(*) from products o where o.category_id = c.id and o.is_published and o.status = 'active' and o.deleted_at is null)) as category,
  (select coalesce(jsonb_object_agg(destination, amount_pence), '{}') from product_prices where product_id = p.id) as prices`;

/** The product of a row of PRODUCT_COLUMNS. */
export function toProduct(row: Product): Product {
  const attributes = PRODUCT_ATTRIBUTES.map((name) => [name, row.attributes[name] ?? null] as const);
  return Object.assign(new Product(), row, Object.fromEntries(attributes), {
    category: Object.assign(new Category(), row.category),
    createdAt: new Date(row.createdAt),
  });
}

/** All categories in the shop's order. */
export async function readCategories(pool: ReadPool): Promise<readonly Category[]> {
  const rows = await read<Category>(pool, {
    name: 'categories',
    text: `select c.id, c.name, c.slug, c.image_url, c.position, c.version, count(p.id)::int as product_count
      from categories c left join products p on p.category_id = c.id and ${LISTED} group by c.id order by c.position, ${byName('c.name')}`,
  });
  return rows.map((row) => Object.assign(new Category(), row));
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

/** One page of published products, and the number of matches; undefined when the page is empty. */
export async function readProductPage(
  pool: ReadPool,
  { destination, where, sort, limit, offset }: ListingPage,
): Promise<{ products: Product[]; total: number | undefined }> {
  const rows = await read<Product & { total: number }>(pool, {
    text: `select ${PRODUCT_COLUMNS}, count(*) over ()::int as total from products p join categories c on c.id = p.category_id
      left join product_prices price on price.product_id = p.id and price.destination = $1${where.join}
      where ${LISTED}${where.sql} order by ${orderSql(sort, where)} limit ${limit} offset ${offset}`,
    values: [destination, ...where.values],
  });
  return { products: rows.map(toProduct), total: rows[0]?.total };
}

/** The number of published products that match. */
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

/** The published products with these ids, in no order. */
export async function readProducts(pool: ReadPool, ids: readonly string[]): Promise<readonly Product[]> {
  const rows = await read<Product>(pool, {
    name: 'products-by-id',
    text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id
      where p.id = any($1::uuid[]) and ${LISTED}`,
    values: [ids],
  });
  return rows.map(toProduct);
}

/** One published product. */
export async function readProduct(pool: ReadPool, id: string): Promise<Product | null> {
  const [row] = await read<Product>(pool, {
    name: 'product',
    text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id where p.id = $1 and ${LISTED}`,
    values: [id],
  });
  return row ? toProduct(row) : null;
}

/** Number of similar products shown beside one. */
const SIMILAR_COUNT = 4;

/** Published products of the same category, nearest in volume first. */
export async function readSimilar(pool: ReadPool, product: Product): Promise<readonly Product[]> {
  const rows = await read<Product>(pool, {
    name: 'similar',
    text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id
      where p.category_id = $1 and p.id <> $2 and ${LISTED}
      order by abs(p.width_cm * p.height_cm * p.depth_cm - $3), p.position limit ${SIMILAR_COUNT}`,
    values: [product.category.id, product.id, product.widthCm * product.heightCm * product.depthCm],
  });
  return rows.map(toProduct);
}

const IS_SHOWN_SQL = `with picture as (select $1::text as start)
  select exists (select from products, picture where starts_with(image_url, start))
    or exists (select from categories, picture where starts_with(image_url, start))
    or exists (select from order_lines, picture where starts_with(image_url, start))
    or exists (select from checkouts, picture, jsonb_array_elements(lines) as line
      where status not in ('finalized', 'cancelled', 'expired', 'refunded') and starts_with(line->>'imageUrl', start))
    or exists (select from saved_quotes, picture, jsonb_array_elements(lines) as line
      where order_id is null and deleted_at is null and starts_with(line->>'imageUrl', start)) as is_shown`;

/** Whether anything shows an image, in any width: its address begins with `start`. */
export async function isPictureShown(em: EntityManager, start: string): Promise<boolean> {
  const [row] = await query<{ isShown: boolean }>(em, IS_SHOWN_SQL, [start]);
  return row?.isShown === true;
}
