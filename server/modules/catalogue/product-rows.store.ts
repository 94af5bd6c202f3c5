import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { query } from '../../platform/db/query.js';
import { notFound, wrongField } from '../../platform/errors/errors.js';
import { Category } from './category.entity.js';
import { Product, ProductPrice } from './product.entity.js';
import type { PriceChanges } from './read-prices.js';

/** Refuses an unknown category. */
export const unknownCategory = () => wrongField('category', 'Choose a category from the list');

/** The category by name, slug or id. Throws BAD_INPUT. */
export async function findCategory(tx: EntityManager, nameOrId: string): Promise<Category> {
  const [found] = await query<{ id: string }>(
    tx,
    `select id from categories where id::text = $1 or lower(name) = lower($2) or slug = lower($3)`,
    [nameOrId.toLowerCase(), nameOrId, nameOrId],
  );
  if (!found) throw unknownCategory();
  return tx.getReference(Category, found.id);
}

/** The position after the last product of a category. */
export async function nextPosition(tx: EntityManager, category: Category): Promise<number> {
  const [last] = await tx.find(Product, { category }, { orderBy: { position: 'desc' }, limit: 1 });
  return (last?.position ?? 0) + 1;
}

/** A product that is not deleted, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockProduct(tx: EntityManager, id: string): Promise<Product> {
  const product = await tx.findOne(
    Product,
    { id, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!product) throw notFound('Product');
  return product;
}

/** Sets prices; 0 and null delete one, because a product without a price is not sold. */
export function setPrices(
  tx: EntityManager,
  product: Product,
  stored: readonly ProductPrice[],
  changes: PriceChanges = {},
): void {
  for (const [destination, amountPence] of Object.entries(changes) as [DestinationKey, number | null][]) {
    const price = stored.find((one) => one.destination === destination);
    if (!amountPence) price && tx.remove(price);
    else if (price) price.amountPence = amountPence;
    else tx.create(ProductPrice, { product, destination, amountPence });
  }
}
