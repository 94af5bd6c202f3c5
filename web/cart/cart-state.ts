/** The cart's state on this device: confirmed by the server, sent, and waiting to be sent. */

import type { ConfirmedCart } from './cart-types';
import {
  type CartChanges,
  countChanges,
  mergeChanges,
  NO_CHANGES,
  splitChanges,
  withoutConfirmed,
} from './sync/cart-changes';

export interface CartState {
  /** null until the server has answered once. */
  readonly confirmed: ConfirmedCart | null;
  readonly sent: CartChanges;
  readonly waiting: CartChanges;
  /** loading: never answered yet; local: the server cannot be reached. */
  readonly link: 'loading' | 'ready' | 'local';
  /** Consecutive calls that got no answer. */
  readonly failures: number;
  /** After a refusal changes are sent one by one, so only the refused one is lost. */
  readonly sendsOneByOne: boolean;
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
  sendsOneByOne: false,
  error: null,
  localReason: null,
};

/** Every unconfirmed change, in the order it was made. */
export function pendingChanges({ sent, waiting }: CartState): CartChanges {
  return mergeChanges(sent, waiting);
}

export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'changed':
      return { ...state, waiting: mergeChanges(state.waiting, event.changes) };
    case 'sending': {
      const unsent = state.confirmed ? withoutConfirmed(state.waiting, state.confirmed) : state.waiting;
      const [sent, waiting] = splitChanges(unsent, state.sendsOneByOne ? 1 : Number.POSITIVE_INFINITY);
      return { ...state, sent, waiting };
    }
    case 'accepted':
      return leaveSingleMode({ ...online(state), confirmed: event.cart, sent: NO_CHANGES });
    case 'refused':
      return countChanges(state.sent) > 1
        ? { ...online(state), sent: NO_CHANGES, waiting: pendingChanges(state), sendsOneByOne: true }
        : leaveSingleMode({ ...online(state), sent: NO_CHANGES });
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

function leaveSingleMode(state: CartState): CartState {
  return countChanges(state.waiting) === 0 ? { ...state, sendsOneByOne: false } : state;
}
