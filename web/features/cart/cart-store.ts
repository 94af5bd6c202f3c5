import type { ClientSource } from '../../data/client-loader';
import { errorMessage } from '../../data/error-message';
import { newUuid } from '../../data/new-uuid';
import { readPageData } from '../../data/page/page-data';
import { onShopChange } from '../../data/shop-changes';
import { onFirstInteraction } from '../../lib/hooks/on-first-interaction';
import { createListeners } from '../../session/listeners';
import {
  currentExpiryMessage,
  currentOwner,
  readStored,
  subscribeSession,
  writeStored,
} from '../../session/session';
import type { Cart, CartNotice } from './cart';
import { cartActions } from './cart-actions';
import {
  type CartState,
  mergeChanges,
  NEW_CART,
  NO_CHANGES,
  pendingChanges,
  statusOf,
  toChanges,
} from './cart-state';
import { deriveCart, reuseUnchanged } from './derive-cart';
import { withFittingCity } from './fitting-city';
import { NO_RATES, toShipmentRates } from './rates/shipment-rates';
import { watchRates } from './rates/watch-rates';
import { watchRepricing } from './rates/watch-repricing';
import { shipmentFromUrl } from './shipment-url';
import { inheritChanges } from './storage/inherited-changes';
import { markOpen } from './storage/open-tabs';
import { onCartStoredElsewhere, readCartSnapshot, removeStoredCart, storeCart } from './storage/stored-cart';
import { refusalMessage } from './sync/cart-failures';
import { createCartCalls, createCartSync } from './sync/cart-sync';
import { onCartMerged } from './sync/merge-guest-cart';

/** Debounce of writing the cart to storage after a change: rendering comes first, a row of presses is written once. */
const STORE_AFTER_MS = 100;

export interface CartStore {
  cart: () => Cart;
  /** Calls `listener` after each change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export interface OpenCartStore extends CartStore {
  /** Fetches the cart and follows the session, other tabs and the network from now on; the first subscriber does this too. */
  open: () => void;
  /** Stops following. */
  close: () => void;
}

/** One cart store per client, for the client's lifetime. Nothing is read or fetched before the first use. */
export function cartStoreOf(source: ClientSource): OpenCartStore {
  const store = stores.get(source) ?? createCartStore(source);
  stores.set(source, store);
  return store;
}

const stores = new WeakMap<ClientSource, OpenCartStore>();

function createCartStore(source: ClientSource): OpenCartStore {
  const listeners = createListeners();
  let live: ReturnType<typeof createLiveCart> | undefined;
  let close: (() => void) | undefined;

  const liveCart = () => {
    live ??= createLiveCart(source, listeners.notify);
    return live;
  };
  const open = () => {
    close ??= liveCart().open();
  };

  return {
    cart: () => liveCart().cart(),
    open,
    subscribe(listener) {
      const stop = listeners.add(listener);
      open();
      return stop;
    },
    close() {
      close?.();
      close = live = undefined;
    },
  };
}

function createLiveCart(source: ClientSource, announce: () => void) {
  let owner = currentOwner();
  /** The guest id that the server issued to this cart. */
  let issuedGuestId: string | undefined;
  const { shop } = readPageData();
  let rates = shop ? toShipmentRates(shop) : (readCartSnapshot(owner)?.rates ?? NO_RATES);
  const tab = newUuid();
  let notice: CartNotice | null = null;
  let cityMessage: string | null = null;
  let cart: Cart | undefined;
  let isShown = false;
  let storeTimer: ReturnType<typeof setTimeout> | undefined;

  const follow = watchRepricing(
    (state) => deriveCart(withInherited(state), rates),
    (message) => {
      notice = { kind: 'info', message };
    },
  );
  const calls = createCartCalls(source, (guestId) => {
    issuedGuestId = guestId;
    writeStored('guestId', guestId);
  });
  const sync = createCartSync(
    calls,
    {
      onEvent(...event) {
        follow(...event);
        changed();
      },
      onRefused(...refusal) {
        // The login page reports a session that has ended since.
        if (currentOwner() === owner) setNotice({ kind: 'bad', message: refusalMessage(...refusal) });
      },
      messageFor: (error) => errorMessage(error, 'Failed to fetch cart'),
    },
    firstState(owner),
  );
  const inherited = inheritChanges(tab, owner, (left) =>
    sync.change(mergeChanges(left, pendingChanges(sync.state()))),
  );
  const actions = {
    ...cartActions(sync, currentCart, noticeCity),
    ...{ refetch: sync.refetch, whenSynced: sync.whenSynced },
    dismissNotice: () => setNotice(null),
  };
  const rateWatcher = watchRates(source, (known) => {
    rates = known;
    changed();
  });

  function currentCart(): Cart {
    if (cart && isShown) return cart;
    const state = sync.state();
    const { error, localReason } = state;
    const shown = reuseUnchanged(cart, deriveCart(withInherited(state), rates));
    cart = { ...shown, ...actions, rates, notice, error, localReason, status: statusOf(state) };
    isShown = true;
    return cart;
  }

  /** Adds the changes of another tab until the server has answered. */
  function withInherited(state: CartState): CartState {
    return state.link === 'ready' ? state : { ...state, sent: mergeChanges(inherited.changes(), state.sent) };
  }

  function changed(): void {
    isShown = false;
    clearTimeout(storeTimer);
    storeTimer = setTimeout(store, STORE_AFTER_MS);
    announce();
  }

  function setNotice(next: CartNotice | null): void {
    notice = next;
    changed();
  }

  /** The message about a cleared city; null takes back the one there is. */
  function noticeCity(message: string | null): void {
    if (message) setNotice({ kind: 'info', message });
    else if (notice && notice.message === cityMessage) setNotice(null);
    cityMessage = message;
  }

  function store(): void {
    storeCart({ owner, tab, state: sync.state(), rates }, currentCart());
  }

  function followSession(): void {
    const now = currentOwner();
    if (now === owner) return;
    const isIssuedTwice = owner === issuedGuestId && now !== '' && !isUser(now);
    // A guest who signs in, or gets an id from another tab, keeps their changes.
    const carried = isUser(owner) ? NO_CHANGES : pendingChanges(withInherited(sync.state()));
    // A cart saved under this tab's unused id comes along.
    const saved = isIssuedTwice ? toChanges(sync.state().confirmed) : NO_CHANGES;
    owner = now;
    inherited.clear();
    if (now === issuedGuestId) return;
    removeStoredCart();
    const message = currentExpiryMessage();
    notice = message === null ? null : { kind: 'bad', message };
    sync.restart(null, mergeChanges(saved, carried));
  }

  function followOtherTabs(): void {
    inherited.follow(owner);
    if (sync.state().link === 'local') changed();
    else void sync.refetch();
  }

  return {
    cart: currentCart,
    open(): () => void {
      followSession();
      inherited.follow(owner);
      const isNew = sync.state().link === 'ready';
      if (!isNew) void sync.refetch();
      if (!shop) rateWatcher.now();
      const stops = [
        ...(isNew ? [onFirstInteraction(() => void sync.fetchUnlessPending())] : []),
        subscribeSession(followSession),
        onCartMerged(sync.receive),
        onCartStoredElsewhere(followOtherTabs),
        onShopChange(rateWatcher.now),
        rateWatcher.stop,
        inherited.clear,
        markOpen(tab),
        sync.stop,
      ];
      window.addEventListener('online', sync.retryNow);
      window.addEventListener('pagehide', store);
      return () => {
        clearTimeout(storeTimer);
        window.removeEventListener('online', sync.retryNow);
        window.removeEventListener('pagehide', store);
        for (const stop of stops) stop();
      };
    },
  };
}

function isUser(owner: string): boolean {
  return owner.startsWith('user:');
}

function firstState(owner: string): CartState {
  const confirmed = readCartSnapshot(owner)?.confirmed ?? null;
  const { shipment } = withFittingCity(shipmentFromUrl(window.location), confirmed?.toCity ?? '');
  const waiting = { lines: {}, shipment };
  const link = isNewGuest(owner) ? 'ready' : 'loading';
  return { ...NEW_CART, link, confirmed, waiting };
}

/** A guest without a stored cart. The server is asked on their first interaction. */
function isNewGuest(owner: string): boolean {
  return !isUser(owner) && readStored('cart') === undefined;
}
