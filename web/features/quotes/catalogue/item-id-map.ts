import { readStored, writeStored } from '../../../session/session';

/** Stores the product of each picker item id, under the specification's `itemIdToProductMap`. */
export function storeItemIds(products: readonly { id: string; itemId: string }[]): void {
  const known = readStored('itemIdToProductMap') ?? {};
  const fresh = products.filter(({ id, itemId }) => known[itemId] !== id);
  if (fresh.length === 0) return;
  const added = Object.fromEntries(fresh.map(({ id, itemId }) => [itemId, id]));
  writeStored('itemIdToProductMap', { ...known, ...added });
}
