import { randomUUID } from 'node:crypto';
import { type EntityManager, ForeignKeyConstraintViolationException } from '@mikro-orm/postgresql';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import { type Page, readPage, toPage } from '../../../platform/api/pagination.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import type { ImageFile } from '../../../platform/uploads/image-file.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { OTHER_ITEMS_SLUG } from '../category.entity.js';
import { Product, ProductPrice } from '../product.entity.js';
import type { AdminProductsArgs } from '../product-filter.js';
import {
  findCategory,
  lockProduct,
  nextPosition,
  setPrices,
  unknownCategory,
} from '../product-rows.store.js';
import { searchAll } from '../search/product-search.js';
import { STANDARD_BOX } from '../size-text.js';
import { slugOf } from '../slug.js';
import { dropPicture, withPicture } from '../stored-picture.js';
import type { ProductInput } from './catalogue-admin.inputs.js';
import {
  type ProductAttributeValues,
  readAdminProduct,
  readAdminProducts,
  readAttributeValues,
} from './product-admin.store.js';
import { applyProductChange, readProductChange } from './product-change.js';

/** Product administration. Visitors see every change at once, in all processes. */
export class ProductAdminService extends Service<
  Deps<'em' | 'pool' | 'reads' | 'readCache' | 'uploads' | 'now'>
> {
  /** Staff: one page of all products, drafts and unpublished ones too. Throws BAD_INPUT. */
  async list(query: AdminProductsArgs): Promise<Page<Product>> {
    this.require('catalogue');
    const { page, pageSize, status = null, sort } = query;
    const filter = query.filter ?? {};
    const asked = readPage(page, pageSize);
    const found = await searchAll(filter.search, this.deps);
    const { products, total } = await readAdminProducts(
      this.deps.reads,
      { filter, found: found?.ids ?? null, status, sort: sort ?? 'position' },
      asked,
    );
    for (const product of products) product.isFoundBySynonym = found?.bySynonym.has(product.id) ?? false;
    return toPage(products, total, asked);
  }

  /** Staff: the values of each attribute, to filter by. */
  async attributeValues(): Promise<ProductAttributeValues> {
    this.require('catalogue');
    return readAttributeValues(this.deps.reads);
  }

  /** Staff: one product, whether visitors see it or not. Throws NOT_FOUND. */
  async one(id: string): Promise<Product> {
    this.require('catalogue');
    return this.read(id);
  }

  /** Staff: adds a product. Throws BAD_INPUT, or an image's errors. */
  async create(input: ProductInput, file: ImageFile | null): Promise<Product> {
    this.require('catalogue');
    const change = readProductChange(input, { isNew: true });
    const id = randomUUID();
    await withPicture(this.deps.uploads, { ...input, file }, (imageUrl) =>
      this.write(async (tx) => {
        const category = await findCategory(tx, change.category || OTHER_ITEMS_SLUG);
        const product = tx.create(Product, {
          ...{ id, category, slug: `${slugOf(change.name ?? '') || 'product'}-${id.slice(0, 8)}` },
          ...{ name: '', details: '', size: '', altText: '', imageUrl: imageUrl ?? '' },
          ...{ ...STANDARD_BOX, status: 'active', isPublished: true, attributes: {} },
          position: change.position ?? (await nextPosition(tx, category)),
          createdAt: this.deps.now(),
          deletedAt: null,
        });
        applyProductChange(product, change, { isNew: true });
        setPrices(tx, product, [], change.prices);
      }),
    );
    return this.read(id);
  }

  /**
   * Staff: changes a product and its prices together. Throws BAD_INPUT, NOT_FOUND, CONFLICT for an older version, or
   * an image's errors.
   */
  async update(id: string, input: ProductInput, file: ImageFile | null): Promise<Product> {
    this.require('catalogue');
    const change = readProductChange(input, { isNew: false });
    const known = await this.read(id);
    await checkVersion(this.deps.em, known, change.version);
    const replacedUrl = await withPicture(this.deps.uploads, { ...input, file }, (imageUrl) =>
      this.write(async (tx) => {
        const product = await lockProduct(tx, id);
        await checkVersion(tx, product, change.version);
        const before = product.imageUrl;
        if (change.category) product.category = await findCategory(tx, change.category);
        if (imageUrl !== undefined) product.imageUrl = imageUrl ?? '';
        applyProductChange(product, change, { isNew: false });
        setPrices(tx, product, await tx.find(ProductPrice, { product }), change.prices);
        product.version += 1;
        return before === product.imageUrl ? null : before;
      }),
    );
    await dropPicture(this.deps.em, this.deps.uploads, replacedUrl);
    return this.read(id);
  }

  /** Staff: deletes a product; orders keep their lines, carts show it as unavailable. Throws NOT_FOUND, CONFLICT. */
  async remove(id: string, version?: number | null): Promise<string> {
    this.require('catalogue');
    if (!isUuid(id)) throw notFound('Product');
    await this.write(async (tx) => {
      const product = await lockProduct(tx, id);
      await checkVersion(tx, product, version);
      product.deletedAt = this.deps.now();
      product.version += 1;
    });
    return id;
  }

  private async read(id: string): Promise<Product> {
    const product = isUuid(id) ? await readAdminProduct(this.deps.pool, id) : null;
    if (!product) throw notFound('Product');
    return product;
  }

  /** Runs one transaction and drops this process's cache; the database notifies the others. */
  private async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      const written = await inTransaction(this.deps.em, work);
      this.deps.readCache.invalidate();
      return written;
    } catch (fault) {
      if (fault instanceof ForeignKeyConstraintViolationException) throw unknownCategory();
      throw fault;
    }
  }
}

async function checkVersion(
  tx: EntityManager,
  { id, name, version }: Pick<Product, 'id' | 'name' | 'version'>,
  lookedAt: number | null | undefined,
): Promise<void> {
  await assertVersion(tx, { thing: 'product', id, version, lookedAt, current: { name } });
}
