import { DEFAULT_DESTINATION } from '../../../rules/destinations.js';
import { type Page, type PageQuery, readPage, toPage } from '../../platform/api/pagination.js';
import { notFound } from '../../platform/errors/errors.js';
import type { Deps } from '../../platform/service/service.js';
import { isUuid } from '../../platform/values/uuid.js';
import {
  countProducts,
  readCategories,
  readProduct,
  readProductPage,
  readSimilar,
} from './catalogue.store.js';
import { type Category, OTHER_ITEMS_SLUG } from './category.entity.js';
import type { Product } from './product.entity.js';
import { type ProductsArgs, productWhere } from './product-filter.js';
import { searchListed } from './search/product-search.js';
import { readTypedItems, type TypedItem } from './search/typed-items.js';

/**
 * The public catalogue: categories and published products. Every result is cached until staff change something.
 */
export class CatalogueService {
  constructor(private readonly deps: Deps<'reads' | 'readCache'>) {}

  /** All categories in the shop's order. */
  categories(): Promise<readonly Category[]> {
    return this.deps.readCache.getOrLoad('categories', () => readCategories(this.deps.reads));
  }

  /** One page of products. Throws BAD_INPUT for an invalid filter, sort or page. */
  async products(args: ProductsArgs): Promise<Page<Product>> {
    const { destination = DEFAULT_DESTINATION } = args;
    const at = readPage(args.page, args.pageSize);
    const { page, pageSize, offset } = at;
    const sort = args.sort ?? 'position';
    const filter = args.filter ?? {};
    const where = productWhere(filter, await searchListed(filter.search, this.deps));
    const key = JSON.stringify(['products', destination, filter, sort, page, pageSize]);
    return this.deps.readCache.getOrLoad(key, async () => {
      const { reads } = this.deps;
      const listed = { destination, where };
      const found = await readProductPage(reads, { ...listed, sort, limit: pageSize, offset });
      const total = found.total ?? (offset === 0 ? 0 : await countProducts(reads, listed));
      return toPage(found.products, total, at);
    });
  }

  /**
   * The items of a typed list, each with the products it may mean. Throws BAD_INPUT for a list that is too long or
   * has too many items.
   */
  itemsFromText(text: string): Promise<TypedItem[]> {
    return readTypedItems(text, this.deps);
  }

  /** A page of a category's products; an unknown name means Other Items. Throws BAD_INPUT for an invalid page. */
  async productsOfCategory(name: string, page: PageQuery): Promise<readonly Product[]> {
    const categories = await this.categories();
    const wanted = name.trim().toLowerCase();
    const known = categories.find(
      (category) => category.name.toLowerCase() === wanted || category.slug === wanted,
    );
    const filter = { category: known?.slug ?? OTHER_ITEMS_SLUG };
    return (await this.products({ ...page, filter })).nodes;
  }

  /** One published product. Throws NOT_FOUND. */
  async product(id: string): Promise<Product> {
    if (!isUuid(id)) throw notFound('Product');
    const product = await this.deps.readCache.getOrLoad(`product ${id.toLowerCase()}`, () =>
      readProduct(this.deps.reads, id),
    );
    if (!product) throw notFound('Product');
    return product;
  }

  /** Published products of the same category, nearest in volume first. Throws NOT_FOUND for an unknown product. */
  async similarTo(id: string): Promise<readonly Product[]> {
    const product = await this.product(id);
    return this.deps.readCache.getOrLoad(`similar ${id.toLowerCase()}`, () =>
      readSimilar(this.deps.reads, product),
    );
  }
}
