/** The stored copy of the cart: rendered at once after a reload, and the only cart while the server is unreachable. */
import type { DestinationKey } from '../../../../rules/destinations';
import {
  currentOwner,
  readStored,
  removeStored,
  subscribeStored,
  writeStored,
} from '../../../session/session';
import { objectOf } from '../../../session/type-guards';
import { type CartState, countChanges, pendingChanges } from '../cart-state';
import type { CartView } from '../cart-types';
import { type CartSnapshot, isCartSnapshot } from './cart-snapshot';

interface StoredCart {
  /** The specification's shape; money in pounds. */
  products: { productId: string; name: string; quantity: number; price: number; country: DestinationKey }[];
  totalPrice: number;
  snapshot: CartSnapshot;
}

/** This owner's stored cart; undefined when there is none. */
export function readCartSnapshot(owner: string): CartSnapshot | undefined {
  const stored = readStored('cart');
  return isStoredCart(stored) && stored.snapshot.owner === owner ? stored.snapshot : undefined;
}

/** Whether this visitor has changes that the server has not received. */
export function hasUnsentChanges(): boolean {
  const snapshot = readCartSnapshot(currentOwner());
  return snapshot !== undefined && countChanges(snapshot.changes) > 0;
}

/** Stores the cart when it differs from the last write; an empty one that nobody touched is not stored. */
export function storeCart(
  { state, ...known }: Omit<CartSnapshot, 'confirmed' | 'changes'> & { state: CartState },
  shown: CartView,
): void {
  const changes = pendingChanges(state);
  if (!state.confirmed && countChanges(changes) === 0) return;
  if (shown.collectionDate === null && readStored('collectionDate')) removeStored('collectionDate');
  const stored: StoredCart = {
    products: shown.lines.map((line) => ({
      productId: line.productId ?? line.key,
      name: line.name,
      quantity: line.quantity,
      price: (line.unitPence ?? 0) / 100,
      country: shown.destination,
    })),
    totalPrice: shown.quote.totalPence / 100,
    snapshot: { ...known, confirmed: state.confirmed, changes },
  };
  const text = JSON.stringify(stored);
  if (text !== lastStored) writeStored('cart', stored);
  lastStored = text;
}

/** Removes the cart, because another person uses this browser now. */
export function removeStoredCart(): void {
  lastStored = '';
  removeStored('cart');
}

/** Calls `listener` when another tab stored or removed a cart. Returns the unsubscribe function. */
export function onCartStoredElsewhere(listener: () => void): () => void {
  return subscribeStored((key, isOtherTab) => {
    if (key === 'cart' && isOtherTab) listener();
  });
}

const isStoredCart = objectOf<Pick<StoredCart, 'snapshot'>>({ snapshot: isCartSnapshot });

let lastStored = '';
