/** The copy of the cart this browser keeps: painted at once after a reload, and the only cart while the server is away. */
import type { DestinationKey } from '../../../rules/destinations';
import {
  currentOwner,
  readStored,
  removeStored,
  subscribeStored,
  writeStored,
} from '../../apollo/session/session';
import { shape } from '../../apollo/session/shape';
import { type CartState, pendingChanges } from '../cart-state';
import type { CartView } from '../cart-types';
import type { ShipmentRates } from '../rates/shipment-rates';
import { countChanges } from '../sync/cart-changes';
import { type CartSnapshot, isCartSnapshot } from './cart-snapshot';

interface StoredCart {
  /** The specification's shape; money in pounds. */
  products: { productId: string; name: string; quantity: number; price: number; country: DestinationKey }[];
  totalPrice: number;
  snapshot: CartSnapshot;
}

/** The kept cart of this owner; undefined when there is none. */
export function readCartSnapshot(owner: string): CartSnapshot | undefined {
  const stored = readStored('cart');
  return isStoredCart(stored) && stored.snapshot.owner === owner ? stored.snapshot : undefined;
}

/** Whether this visitor changed something that the server has not heard of. */
export function hasUnsentChanges(): boolean {
  const snapshot = readCartSnapshot(currentOwner());
  return snapshot !== undefined && countChanges(snapshot.changes) > 0;
}

/** Keeps the cart when it differs from what this tab kept last; an empty one that nobody touched leaves no trace. */
export function storeCart(owner: string, state: CartState, shown: CartView, rates: ShipmentRates): void {
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
    snapshot: { owner, confirmed: state.confirmed, changes, rates },
  };
  const text = JSON.stringify(stored);
  if (text !== lastStored) writeStored('cart', stored);
  lastStored = text;
}

/** Forgets the cart, because another person uses this browser from now on. */
export function removeStoredCart(): void {
  lastStored = '';
  removeStored('cart');
}

/** Calls `listener` when another tab kept or forgot a cart. Returns the way to stop. */
export function onCartStoredElsewhere(listener: () => void): () => void {
  return subscribeStored((key, isOtherTab) => {
    if (key === 'cart' && isOtherTab) listener();
  });
}

const isStoredCart = shape<Pick<StoredCart, 'snapshot'>>({ snapshot: isCartSnapshot });

let lastStored = '';
