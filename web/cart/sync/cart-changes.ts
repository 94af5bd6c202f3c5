/** Changes the server has not confirmed. Quantities are absolute, so sending twice is harmless. */
import type { DestinationKey } from '../../../rules/destinations';
import type { CartItem, ConfirmedCart, Shipment } from '../cart-types';

/** The wanted quantity of one item; 0 removes it. */
export interface LineUpdate {
  readonly item: CartItem;
  readonly quantity: number;
  /** The price and destination the visitor saw; absent for custom boxes. */
  readonly seen?: { readonly destination: DestinationKey; readonly pence: number | null };
}

export interface CartChanges {
  /** At most one update per item, by the item's key, oldest first. */
  readonly lines: Readonly<Record<string, LineUpdate>>;
  readonly shipment: Partial<Shipment>;
}

export const NO_CHANGES: CartChanges = { lines: {}, shipment: {} };

/** The changes that give another cart the lines of this one. */
export function toChanges(cart: ConfirmedCart | null): CartChanges {
  const lines = cart?.lines.map(({ item, quantity }) => [item.key, { item, quantity }]) ?? [];
  return { lines: Object.fromEntries(lines), shipment: {} };
}

/** Adds changes to earlier ones; the later update of the same thing wins. */
export function mergeChanges(earlier: CartChanges, later: CartChanges): CartChanges {
  return {
    lines: { ...earlier.lines, ...later.lines },
    shipment: { ...earlier.shipment, ...later.shipment },
  };
}

/** The number of separate changes. */
export function countChanges({ lines, shipment }: CartChanges): number {
  return Object.keys(lines).length + Object.keys(shipment).length;
}

/** The first `limit` changes, and the rest. Shipment fields go first, because prices follow them. */
export function splitChanges({ lines, shipment }: CartChanges, limit: number): [CartChanges, CartChanges] {
  const shipments = Object.entries(shipment);
  const updates = Object.entries(lines);
  const updateLimit = Math.max(0, limit - shipments.length);
  return [
    {
      shipment: Object.fromEntries(shipments.slice(0, limit)),
      lines: Object.fromEntries(updates.slice(0, updateLimit)),
    },
    {
      shipment: Object.fromEntries(shipments.slice(limit)),
      lines: Object.fromEntries(updates.slice(updateLimit)),
    },
  ];
}

/** Without what the server's cart holds already. */
export function withoutConfirmed({ lines, shipment }: CartChanges, cart: ConfirmedCart): CartChanges {
  const quantities = new Map(cart.lines.map((line) => [line.item.key, line.quantity]));
  return {
    lines: Object.fromEntries(
      Object.entries(lines).filter(([key, update]) => (quantities.get(key) ?? 0) !== update.quantity),
    ),
    shipment: Object.fromEntries(
      Object.entries(shipment).filter(([field, value]) => cart[field as keyof Shipment] !== value),
    ),
  };
}
