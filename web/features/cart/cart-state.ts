/** The cart's state on this device: confirmed by the server, sent, and waiting to be sent. */

import type { DestinationKey } from '../../../rules/destinations';
import type { Cart } from './cart';
import type { CartItem, ConfirmedCart, Shipment } from './cart-types';

/** The wanted quantity of one item; 0 removes it. */
export interface LineUpdate {
  readonly item: CartItem;
  readonly quantity: number;
  /** The update removes the item because the whole cart was cleared. */
  readonly isClear?: boolean;
  /** The price and destination the visitor saw; absent for custom boxes. */
  readonly seen?: { readonly destination: DestinationKey; readonly pence: number | null };
}

/** Changes the server has not confirmed. Quantities are absolute, so sending twice is harmless. */
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

export interface CartState {
  /** null until the server has answered once. */
  readonly confirmed: ConfirmedCart | null;
  readonly sent: CartChanges;
  readonly waiting: CartChanges;
  /** loading: never answered yet; local: the server cannot be reached. */
  readonly link: 'loading' | 'ready' | 'local';
  /** Consecutive calls that got no answer. */
  readonly failures: number;
  /** Smaller after a refusal, so that only the refused change is lost. */
  readonly batchSize: BatchSize;
  /** Message for a cart that could not be fetched although the server answered. */
  readonly error: string | null;
  /** While local: the server's message when it rejects further calls for now; null when it is unreachable. */
  readonly localReason: string | null;
}

export type CartEvent =
  | { type: 'changed'; changes: CartChanges }
  | { type: 'sending' }
  | { type: 'accepted'; cart: ConfirmedCart }
  | { type: 'refused' }
  | { type: 'unreachable'; reason: string | null }
  | { type: 'received'; cart: ConfirmedCart }
  | { type: 'notReceived'; message: string }
  | { type: 'restarted'; confirmed: ConfirmedCart | null; waiting: CartChanges };

export const NEW_CART: CartState = {
  confirmed: null,
  sent: NO_CHANGES,
  waiting: NO_CHANGES,
  link: 'loading',
  failures: 0,
  batchSize: 'all',
  error: null,
  localReason: null,
};

/** Every unconfirmed change, in the order it was made. */
export function pendingChanges({ sent, waiting }: CartState): CartChanges {
  return mergeChanges(sent, waiting);
}

/** The status of the cart that screens show. */
export function statusOf(state: CartState): Cart['status'] {
  if (state.link !== 'ready') return state.link;
  return countChanges(pendingChanges(state)) > 0 ? 'saving' : 'ready';
}

export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'changed':
      return { ...state, waiting: mergeChanges(state.waiting, event.changes) };
    case 'sending': {
      const unsent = state.confirmed ? withoutConfirmed(state.waiting, state.confirmed) : state.waiting;
      const [sent, waiting] = splitChanges(unsent, state.batchSize);
      return { ...state, sent, waiting };
    }
    case 'accepted':
      return withFullBatches({ ...online(state), confirmed: event.cart, sent: NO_CHANGES });
    case 'refused':
      return countChanges(state.sent) > 1
        ? {
            ...online(state),
            sent: NO_CHANGES,
            waiting: pendingChanges(state),
            batchSize: smallerBatch(state.sent),
          }
        : withFullBatches({ ...online(state), sent: NO_CHANGES });
    case 'unreachable':
      return {
        ...state,
        sent: NO_CHANGES,
        waiting: pendingChanges(state),
        link: 'local',
        localReason: event.reason,
        failures: state.failures + 1,
      };
    case 'received':
      return { ...online(state), confirmed: event.cart };
    case 'notReceived':
      return { ...online(state), error: event.message };
    case 'restarted':
      return { ...NEW_CART, confirmed: event.confirmed, waiting: event.waiting };
  }
}

function online(state: CartState): CartState {
  return { ...state, link: 'ready', failures: 0, error: null, localReason: null };
}

/** Sends everything in one call again, once no change waits. */
function withFullBatches(state: CartState): CartState {
  return countChanges(state.waiting) === 0 ? { ...state, batchSize: 'all' } : state;
}
