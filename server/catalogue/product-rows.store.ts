import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import { query } from '../db/query.js';
import { notFound, wrongField } from '../shared/errors/errors.js';
import { CategoryRecord, ProductPriceRecord, ProductRecord } from './catalogue.entity.js';
import type { PriceChanges } from './read-prices.js';

/** Said of a category nobody knows. */
export const unknownCategory = () => wrongField('category', 'Choose a category from the list');

/** The category by name, slug or id. Throws BAD_INPUT. */
export async function findCategory(tx: EntityManager, nameOrId: string): Promise<CategoryRecord> {
  const [found] = await query<{ id: string }>(
    tx,
    `select id from categories where id::text = $1 or lower(name) = lower($2) or slug = lower($3)`,
    [nameOrId.toLowerCase(), nameOrId, nameOrId],
  );
  if (!found) throw unknownCategory();
  return tx.getReference(CategoryRecord, found.id);
}

/** The place after the last product of a category. */
export async function nextPosition(tx: EntityManager, category: CategoryRecord): Promise<number> {
  const [last] = await tx.find(ProductRecord, { category }, { orderBy: { position: 'desc' }, limit: 1 });
  return (last?.position ?? 0) + 1;
}

/** A product that is not deleted, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockProduct(tx: EntityManager, id: string): Promise<ProductRecord> {
  const product = await tx.findOne(
    ProductRecord,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!product) throw notFound('Product');
  return product;
}

/** Changes prices; 0 and null take one away, because what has no price is not sold. */
export function setPrices(
  tx: EntityManager,
  product: ProductRecord,
  stored: readonly ProductPriceRecord[],
  changes: PriceChanges = {},
): void {
  for (const [destination, amountPence] of Object.entries(changes) as [DestinationKey, number | null][]) {
    const price = stored.find((one) => one.destination === destination);
    if (!amountPence) price && tx.remove(price);
    else if (price) price.amountPence = amountPence;
    else tx.create(ProductPriceRecord, { product, destination, amountPence });
  }
}
