import { randomUUID } from 'node:crypto';
import {
  type EntityManager,
  ForeignKeyConstraintViolationException,
  LockMode,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import type { ImageFile } from '../../../platform/uploads/image-file.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { Category, OTHER_ITEMS_SLUG } from '../category.entity.js';
import { Product } from '../product.entity.js';
import { slugOf } from '../slug.js';
import { dropPicture, withPicture } from '../stored-picture.js';
import type { CategoryInput } from './catalogue-admin.inputs.js';

/** Category administration. Visitors see every change at once, in all processes. */
export class CategoryAdminService extends Service<Deps<'em' | 'readCache' | 'uploads' | 'catalogue'>> {
  /** Staff: adds a category at the end. Throws BAD_INPUT, CONFLICT for a known name, or an image's errors. */
  async create(input: CategoryInput, file: ImageFile | null): Promise<Category> {
    this.require('catalogue');
    const name = readName(input.name);
    const id = randomUUID();
    await withPicture(this.deps.uploads, { ...input, file }, (imageUrl) =>
      this.write(async (tx) => {
        // Locks the one permanent category, so that no two new categories get the same position.
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
        await tx.findOneOrFail(Category, { slug: OTHER_ITEMS_SLUG }, lock);
        const [last] = await tx.find(Category, {}, { orderBy: { position: 'desc' }, limit: 1 });
        const position = (last?.position ?? 0) + 1;
        tx.create(Category, {
          id,
          name,
          slug: slugFor(name, id),
          imageUrl: imageUrl ?? null,
          position,
        });
      }),
    );
    return this.read(id);
  }

  /**
   * Staff: renames a category or changes its image. Throws NOT_FOUND, CONFLICT for an older version, and as `create`
   * does.
   */
  async update(id: string, input: CategoryInput, file: ImageFile | null): Promise<Category> {
    this.require('catalogue');
    if (!isUuid(id)) throw notFound('Category');
    const name = input.name == null ? undefined : readName(input.name);
    if ((await this.deps.em.count(Category, { id })) === 0) throw notFound('Category');
    const replacedUrl = await withPicture(this.deps.uploads, { ...input, file }, (imageUrl) =>
      this.write(async (tx) => {
        const category = await lockCategory(tx, id, input.version);
        const before = category.imageUrl;
        if (name !== undefined && name !== category.name) rename(category, name);
        if (imageUrl !== undefined) category.imageUrl = imageUrl;
        return before === category.imageUrl ? null : before;
      }),
    );
    await dropPicture(this.deps.em, this.deps.uploads, replacedUrl);
    return this.read(id);
  }

  /**
   * Staff: deletes a category without products. Its deleted products move to Other Items, because carts may still
   * show them. Throws NOT_FOUND, or CONFLICT for an older version and while there are products in it.
   */
  async remove(id: string, version?: number | null): Promise<string> {
    this.require('catalogue');
    if (!isUuid(id)) throw notFound('Category');
    const imageUrl = await this.write(async (tx) => {
      const category = await lockCategory(tx, id, version);
      if (category.slug === OTHER_ITEMS_SLUG) throw conflict(OTHER_ITEMS_MESSAGE);
      if ((await tx.count(Product, { category: id, deletedAt: null })) > 0) throw categoryInUse();
      const standIn = await tx.findOneOrFail(Category, { slug: OTHER_ITEMS_SLUG });
      await tx.nativeUpdate(Product, { category: id, deletedAt: { $ne: null } }, { category: standIn });
      await tx.nativeDelete(Category, { id });
      return category.imageUrl;
    });
    await dropPicture(this.deps.em, this.deps.uploads, imageUrl);
    return id;
  }

  private async read(id: string): Promise<Category> {
    const category = (await this.deps.catalogue.categories()).find((one) => one.id === id.toLowerCase());
    if (!category) throw notFound('Category');
    return category;
  }

  /** Runs one transaction and drops this process's cache; the database notifies the others. */
  private async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      const written = await inTransaction(this.deps.em, work);
      this.deps.readCache.invalidate();
      return written;
    } catch (fault) {
      if (fault instanceof UniqueConstraintViolationException)
        throw conflict('A category with this name already exists');
      if (fault instanceof ForeignKeyConstraintViolationException) throw categoryInUse();
      throw fault;
    }
  }
}

const OTHER_ITEMS_MESSAGE = "You can't rename or delete Other Items: it holds what fits no other category";

const categoryInUse = () => conflict('Category is in use');

function readName(name: string | null | undefined): string {
  if (!name) throw wrongField('name', 'Category name is required');
  return name;
}

/** The slug of a name; a name without a letter or digit gets one from the id. */
function slugFor(name: string, id: string): string {
  return slugOf(name) || `category-${id.slice(0, 8)}`;
}

function rename(category: Category, name: string): void {
  const slug = slugFor(name, category.id);
  if (category.slug === OTHER_ITEMS_SLUG && slug !== OTHER_ITEMS_SLUG) throw conflict(OTHER_ITEMS_MESSAGE);
  category.name = name;
  category.slug = slug;
}

async function lockCategory(
  tx: EntityManager,
  id: string,
  lookedAt: number | null | undefined,
): Promise<Category> {
  const category = await tx.findOne(Category, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!category) throw notFound('Category');
  const { name, imageUrl, version } = category;
  await assertVersion(tx, {
    thing: 'category',
    id: category.id,
    version,
    lookedAt,
    current: { name, imageUrl },
  });
  return category;
}
