import type { ApolloClient } from '@apollo/client';
import { backOffMs, retryAfterWaitMs } from '../../../data/back-off';
import type { ClientSource } from '../../../data/client-loader';
import { NO_RETRY } from '../../../data/links/retry-state';
import { readStored } from '../../../session/session';
import { CartDocument, type CartPartsFragment, ChangeCartDocument } from '../cart.generated';
import { toChangeVariables, toConfirmedCart } from '../cart-actions';
import {
  type CartChanges,
  type CartEvent,
  type CartState,
  cartReducer,
  countChanges,
  NEW_CART,
  NO_CHANGES,
  pendingChanges,
} from '../cart-state';
import type { ConfirmedCart } from '../cart-types';
import { busyMessage, isServerUnreachable, watchForPoisonChanges } from './cart-failures';

/** Changes within this time go out in one call. */
const GATHER_MS = 150;
/** While the server is unreachable, a change retries at once unless the last try is younger. */
const TRY_PAUSE_MS = 5000;
const BACK_OFF = { firstMs: 1000, longestMs: 30_000 };

export interface CartListeners {
  /** After every event, with the state before and after it. */
  onEvent: (before: CartState, after: CartState, event: CartEvent) => void;
  /** One change was refused and rolled back. */
  onRefused: (error: unknown, refused: CartChanges, confirmed: ConfirmedCart | null) => void;
  /** The message for a cart that could not be fetched although the server answered. */
  messageFor: (error: unknown) => string;
}

export type CartSync = ReturnType<typeof createCartSync>;

/**
 * Syncs a cart with the server: changes apply at once, are batched, go out one call at a time, and are retried until the
 * server is back.
 */
export function createCartSync(
  calls: CartCalls,
  { onEvent, onRefused, messageFor }: CartListeners,
  first: CartState = NEW_CART,
) {
  let state = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let triedAt = 0;
  /** Counts restarts; a response for an earlier owner is dropped. */
  let generation = 0;
  /** Counts responses and fetches; a response to an older fetch is dropped. */
  let revision = 0;
  /** Equals `revision` while a usable response is pending. */
  let awaited = -1;
  const faults = watchForPoisonChanges(() => calls.fetch());
  let waiters: (() => void)[] = [];

  function dispatch(event: CartEvent): void {
    const before = state;
    state = cartReducer(before, event);
    onEvent(before, state, event);
    if (countChanges(pendingChanges(state)) === 0 || state.link === 'local') resolveWaiters();
  }

  function resolveWaiters(): void {
    const resolvers = waiters;
    waiters = [];
    for (const done of resolvers) done();
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void step(), delayMs);
  }

  async function step(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    triedAt = Date.now();
    if (state.confirmed === null || countChanges(state.waiting) === 0) return fetchUnlessPending();
    await send();
  }

  async function send(): Promise<void> {
    dispatch({ type: 'sending' });
    const { sent } = state;
    if (countChanges(sent) === 0) return state.link === 'local' ? refetch() : undefined;
    const sentGeneration = generation;
    isSending = true;
    try {
      const cart = await calls.change(sent);
      if (sentGeneration !== generation) return;
      isSending = false;
      faults.reset();
      revision += 1;
      dispatch({ type: 'accepted', cart });
    } catch (error) {
      const isRetryable = isServerUnreachable(error) && !(await faults.isPoison(error));
      if (sentGeneration !== generation) return;
      isSending = false;
      if (isRetryable) goOffline(error);
      else refuse(error, sent);
    }
    if (state.link !== 'local' && countChanges(state.waiting) > 0) schedule(0);
  }

  function refuse(error: unknown, sent: CartChanges): void {
    dispatch({ type: 'refused' });
    if (countChanges(sent) === 1) onRefused(error, sent, state.confirmed);
  }

  function goOffline(error: unknown): void {
    dispatch({ type: 'unreachable', reason: busyMessage(error) });
    schedule(Math.max(backOffMs(state.failures - 1, BACK_OFF), retryAfterWaitMs(error)));
  }

  /** Fetches the cart unless a response is pending. */
  async function fetchUnlessPending(): Promise<void> {
    if (awaited !== revision) await refetch();
  }

  async function refetch(): Promise<void> {
    const askedGeneration = generation;
    revision += 1;
    const asked = revision;
    awaited = asked;
    try {
      const cart = await calls.fetch();
      if (askedGeneration === generation && asked === revision) receive(cart);
    } catch (error) {
      if (askedGeneration !== generation || asked !== revision) return;
      awaited = -1;
      if (isServerUnreachable(error)) goOffline(error);
      else {
        dispatch({ type: 'notReceived', message: messageFor(error) });
        resolveWaiters();
      }
    }
  }

  /** Takes over a cart that the server returned to another call in this tab. */
  function receive(cart: ConfirmedCart): void {
    revision += 1;
    dispatch({ type: 'received', cart });
    if (countChanges(state.waiting) > 0) schedule(0);
  }

  return {
    fetchUnlessPending,
    refetch,
    receive,
    /** Starts over for another owner, with what is known of their cart. */
    restart(confirmed: ConfirmedCart | null, waiting: CartChanges = NO_CHANGES): void {
      generation += 1;
      isSending = false;
      faults.reset();
      dispatch({ type: 'restarted', confirmed, waiting });
      void refetch();
    },
    /** Applies a change at once and sends it soon. */
    change(changes: CartChanges): void {
      dispatch({ type: 'changed', changes });
      const mayTryAgain = state.link === 'local' && Date.now() - triedAt > TRY_PAUSE_MS;
      if (state.link === 'ready' || mayTryAgain) schedule(GATHER_MS);
    },
    /** Retries now, for instance because the network is back. */
    retryNow(): void {
      if (state.link !== 'local') return;
      // The pending response may never arrive.
      awaited = -1;
      void step();
    },
    /** Resolves when every change is confirmed, or at once when the server is unreachable. */
    whenSynced(): Promise<void> {
      if (countChanges(pendingChanges(state)) === 0 || state.link === 'local') return Promise.resolve();
      void step();
      return new Promise((resolve) => waiters.push(resolve));
    },
    state: (): CartState => state,
    stop(): void {
      generation += 1;
      clearTimeout(timer);
      resolveWaiters();
    },
  };
}

/** The two server calls of a cart. */
export interface CartCalls {
  fetch: () => Promise<ConfirmedCart>;
  change: (changes: CartChanges) => Promise<ConfirmedCart>;
}

/**
 * The cart's calls over the app's client: always asked and not deduplicated, because a response to a visitor's earlier session
 * must not answer a call made after it. `onIssuedGuestId` receives a new guest id.
 */
export function createCartCalls(
  { load }: ClientSource,
  onIssuedGuestId: (guestId: string) => void,
): CartCalls {
  async function ask(
    call: (client: ApolloClient) => Promise<CartPartsFragment | undefined>,
  ): Promise<ConfirmedCart> {
    const client = await load();
    const asker = readStored('guestId');
    const cart = await call(client);
    if (!cart) throw new TypeError('The answer holds no cart.');
    // Another tab may have received one since: the first one counts.
    if (cart.issuedGuestId && readStored('guestId') === asker) onIssuedGuestId(cart.issuedGuestId);
    return toConfirmedCart(cart);
  }

  return {
    fetch: () =>
      ask(async (client) => {
        const { data } = await client.query({
          query: CartDocument,
          fetchPolicy: 'network-only',
          context: { ...NO_RETRY, queryDeduplication: false },
        });
        return data?.cart;
      }),
    change: (changes) =>
      ask(async (client) => {
        const { data } = await client.mutate({
          mutation: ChangeCartDocument,
          variables: toChangeVariables(changes),
        });
        return data?.changeCart;
      }),
  };
}
