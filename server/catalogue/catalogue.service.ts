import type { Pool } from 'pg';
import type { DestinationKey } from '../../rules/destinations.js';
import { type Page, type PageQuery, readPage, toPage } from '../shared/api/pagination.js';
import type { ReadCache } from '../shared/cache/read-cache.js';
import { notFound } from '../shared/errors/errors.js';
import { isUuid } from '../shared/uuid.js';
import type { ProductStatus } from './catalogue.entity.js';
import { OTHER_ITEMS_SLUG } from './other-items.js';
import { LISTED, PRODUCT_COLUMNS } from './product-columns.js';
import { type ProductFilter, type ProductSort, productWhere, SORT_SQL } from './product-filter.js';

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

export interface ProductQuery extends PageQuery {
  readonly destination: DestinationKey;
  readonly filter?: ProductFilter;
  readonly sort?: ProductSort;
}

/** Similar products shown beside one. */
const SIMILAR_COUNT = 4;

export interface CatalogueDeps {
  readonly pool: Pool;
  readonly readCache: ReadCache;
}

/**
 * What visitors can look at: categories and published products. Every answer is cached until staff change something.
 */
export class CatalogueService {
  constructor(private readonly deps: CatalogueDeps) {}

  /** All categories in the shop's order. */
  categories(): Promise<readonly ListedCategory[]> {
    return this.deps.readCache.getOrLoad('categories', async () => {
      const { rows } = await this.deps.pool.query<ListedCategory>({
        name: 'categories',
        text: `select c.id, c.name, c.slug, c.image_url as "imageUrl", c.position, c.version, count(p.id)::int as "productCount"
          from categories c left join products p on p.category_id = c.id and ${LISTED} group by c.id order by c.position, c.name`,
      });
      return rows;
    });
  }

  /** One page of products. Throws BAD_INPUT for a filter, sort or page that makes no sense. */
  async products(query: ProductQuery): Promise<Page<ListedProduct>> {
    const at = readPage(query.page, query.pageSize);
    const { page, pageSize, offset } = at;
    const sort = query.sort ?? 'position';
    const where = productWhere(query.filter ?? {});
    const key = JSON.stringify(['products', query.destination, where, sort, page, pageSize]);
    return this.deps.readCache.getOrLoad(key, async () => {
      const { rows } = await this.deps.pool.query<ListedProduct & { total: number }>({
        text: `select ${PRODUCT_COLUMNS}, count(*) over ()::int as total from products p join categories c on c.id = p.category_id
          left join product_prices price on price.product_id = p.id and price.destination = $1
          where ${LISTED}${where.sql} order by ${SORT_SQL[sort]} limit ${pageSize} offset ${offset}`,
        values: [query.destination, ...where.values],
      });
      const total = rows[0]?.total ?? (offset === 0 ? 0 : await this.count(query.destination, where));
      return toPage(
        rows.map(({ total: _, ...product }) => product),
        total,
        at,
      );
    });
  }

  /** Products of a category by name; a name nobody knows means Other Items. */
  async productsOfCategory(name: string, destination: DestinationKey): Promise<readonly ListedProduct[]> {
    const categories = await this.categories();
    const wanted = name.trim().toLowerCase();
    const known = categories.find(
      (category) => category.name.toLowerCase() === wanted || category.slug === wanted,
    );
    const { nodes } = await this.products({
      destination,
      filter: { category: known?.slug ?? OTHER_ITEMS_SLUG },
      pageSize: 100,
    });
    return nodes;
  }

  /** One published product. Throws NOT_FOUND. */
  async product(id: string): Promise<ListedProduct> {
    if (!isUuid(id)) throw notFound('Product');
    const product = await this.deps.readCache.getOrLoad(`product ${id.toLowerCase()}`, async () => {
      const { rows } = await this.deps.pool.query<ListedProduct>({
        name: 'product',
        text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id where p.id = $1 and ${LISTED}`,
        values: [id],
      });
      return rows[0] ?? null;
    });
    if (!product) throw notFound('Product');
    return product;
  }

  /** Published products of the same category, nearest in volume first. Throws NOT_FOUND for an unknown product. */
  async similarTo(id: string): Promise<readonly ListedProduct[]> {
    const product = await this.product(id);
    return this.deps.readCache.getOrLoad(`similar ${id.toLowerCase()}`, async () => {
      const { rows } = await this.deps.pool.query<ListedProduct>({
        name: 'similar',
        text: `select ${PRODUCT_COLUMNS} from products p join categories c on c.id = p.category_id
          where p.category_id = $1 and p.id <> $2 and ${LISTED}
          order by abs(p.width_cm * p.height_cm * p.depth_cm - $3), p.position limit ${SIMILAR_COUNT}`,
        values: [product.category.id, product.id, product.widthCm * product.heightCm * product.depthCm],
      });
      return rows;
    });
  }

  private async count(
    destination: DestinationKey,
    where: { sql: string; values: readonly unknown[] },
  ): Promise<number> {
    const { rows } = await this.deps.pool.query<{ total: number }>(
      `select count(*)::int as total from products p join categories c on c.id = p.category_id
        left join product_prices price on price.product_id = p.id and price.destination = $1
        where ${LISTED}${where.sql}`,
      [destination, ...where.values],
    );
    return rows[0]?.total ?? 0;
  }
}
