/** The cart's state on this device: confirmed by the server, sent, and waiting to be sent. */

import type { ConfirmedCart } from './cart-types';
import {
  type BatchSize,
  type CartChanges,
  countChanges,
  mergeChanges,
  NO_CHANGES,
  smallerBatch,
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
