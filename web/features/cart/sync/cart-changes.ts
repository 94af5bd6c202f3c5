/** Changes the server has not confirmed. Quantities are absolute, so sending twice is harmless. */
import type { DestinationKey } from '../../../../rules/destinations';
import type { CartItem, ConfirmedCart, Shipment } from '../cart-types';

/** The wanted quantity of one item; 0 removes it. */
export interface LineUpdate {
  readonly item: CartItem;
  readonly quantity: number;
  /** The update removes the item because the whole cart was cleared. */
  readonly isClear?: boolean;
  /** The price and destination the visitor saw; absent for custom boxes. */
  readonly seen?: { readonly destination: DestinationKey; readonly pence: number | null };
}

export interface CartChanges {
  /** At most one update per item, by the item's key, oldest first. */
  readonly lines: Readonly<Record<string, LineUpdate>>;
  readonly shipment: Partial<Shipment>;
}

export const NO_CHANGES: CartChanges = { lines: {}, shipment: {} };

/** The changes that copy the lines of this cart into another one. */
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

/** How much goes out in one call: everything, the whole shipment or one line, or a single change. */
export type BatchSize = 'all' | 'part' | 'single';

/** The next call's changes, and the rest. The shipment goes first, because prices follow it. */
export function splitChanges(changes: CartChanges, size: BatchSize): [CartChanges, CartChanges] {
  if (size === 'all') return [changes, NO_CHANGES];
  const fields = Object.entries(changes.shipment);
  const updates = Object.entries(changes.lines);
  const fieldCount = size === 'part' ? fields.length : 1;
  const updateCount = fields.length > 0 ? 0 : 1;
  return [
    toBatch(fields.slice(0, fieldCount), updates.slice(0, updateCount)),
    toBatch(fields.slice(fieldCount), updates.slice(updateCount)),
  ];
}

/** The size to send after a refusal of these changes. */
export function smallerBatch({ lines }: CartChanges): BatchSize {
  return Object.keys(lines).length > 0 ? 'part' : 'single';
}

function toBatch(fields: [string, unknown][], updates: [string, LineUpdate][]): CartChanges {
  return { shipment: Object.fromEntries(fields), lines: Object.fromEntries(updates) };
}

/** Removes the changes that the server's cart contains already. */
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
