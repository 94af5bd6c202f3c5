/** For tests: the carts of two tabs over one storage, and a server whose answers wait until the test sends them. */
import { jest } from '@jest/globals';
import { sourceOf } from '../data/client-loader';
import { BOX, servedCart } from '../features/cart/cart-fixtures';
import { mockServer, noNetwork } from './mock-server';

/** A call on its way: to the server until it has an answer, then back. */
interface Call {
  /** The quantity to set; undefined when the cart is read. */
  readonly quantity: number | undefined;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  answer?: unknown;
}

type Tab = Awaited<ReturnType<typeof loadTab>>;

export const server = { calls: [] as Call[], quantity: 0 };

const tabs: Tab[] = [];
/** Storage as the tabs have been informed of it. */
const reported = new Map<string, string | null>();
/** The tab whose code adds listeners to the window. */
let current: HTMLElement | null = null;
/** The last request for each lock. */
const lastHolders = new Map<string, Promise<unknown>>();

/** Call once, before any other module reads the window. */
export async function loadTabs(): Promise<[Tab, Tab]> {
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (...args: Parameters<typeof addEventListener>) =>
    current ? current.addEventListener(...args) : addEventListener.apply(window, args);
  window.removeEventListener = (...args: Parameters<typeof removeEventListener>) =>
    current ? current.removeEventListener(...args) : removeEventListener.apply(window, args);
  Object.defineProperty(navigator, 'locks', { value: { request: requestLock } });
  const loaded: [Tab, Tab] = [await loadTab(), await loadTab()];
  tabs.push(...loaded);
  return loaded;
}

/** As before the browser's first visit. */
export function resetTabs(): void {
  for (const tab of tabs) tab.reset();
  reported.clear();
  jest.clearAllTimers();
  Object.assign(server, { calls: [], quantity: 0 });
}

/** Brings a call to the server, which makes its answer. */
export function arrive(call: Call): void {
  if (call.quantity !== undefined) server.quantity = call.quantity;
  call.answer = servedCart(server.quantity);
}

export function answer(call: Call): void {
  end(call);
  call.resolve(call.answer);
}

/** The call never reaches the server. */
export function lose(call: Call): void {
  end(call);
  call.reject(noNetwork);
}

export async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 12; turn += 1) await null;
}

/** Resolves when no call is under way and every retry is over. */
export async function settle(): Promise<void> {
  for (let quiet = 0, rounds = 0; quiet < 3 && rounds < 300; rounds += 1) {
    const isQuiet = server.calls.length === 0 && !tabs.some((tab) => tab.hasEvents());
    quiet = isQuiet ? quiet + 1 : 0;
    for (const tab of tabs) tab.receiveEvent();
    for (const call of server.calls) {
      arrive(call);
      answer(call);
    }
    await pass(isQuiet ? 40_000 : 100);
  }
}

/** The cart's code with modules and window listeners of its own. */
async function loadTab() {
  jest.resetModules();
  const target = document.createElement('div');
  const { cartStoreOf } = await import('../features/cart/cart-store');
  const { removeStoredCart } = await import('../features/cart/storage/stored-cart');
  const { currentSession, subscribeStored } = await import('../session/session');
  const client = clientFor();
  const within = (task: () => void) => {
    current = target;
    task();
    current = null;
  };
  const dispatch = (event: Event) => within(() => target.dispatchEvent(event));
  let events: string[] = [];
  let store: ReturnType<typeof cartStoreOf> | undefined;

  const tab = {
    quantity: () => store?.cart().lines[0]?.quantity ?? 0,
    open() {
      if (store) return;
      store = cartStoreOf({ ...sourceOf(client), loaded: null });
      within(() => store?.open());
    },
    close() {
      dispatch(new Event('pagehide'));
      within(() => store?.close());
      store = undefined;
    },
    press() {
      dispatch(new Event('pointerdown'));
      store?.cart().setQuantity(BOX, tab.quantity() + 1);
    },
    /** Storage has changed in another tab; the event waits for `receiveEvent`. */
    queueEvent(key: string) {
      if (store) events.push(key);
    },
    receiveEvent() {
      const key = events.shift();
      if (key) dispatch(new StorageEvent('storage', { key }));
    },
    hasEvents: () => events.length > 0,
    reset() {
      tab.close();
      removeStoredCart();
      localStorage.clear();
      dispatch(new StorageEvent('storage', { key: null }));
      events = [];
    },
  };
  within(() => currentSession());
  subscribeStored((key, isOtherTab) => key && !isOtherTab && report(tab, key));
  return tab;
}

function clientFor() {
  const call = (quantity?: number) =>
    new Promise((resolve, reject) => {
      server.calls.push({ quantity, resolve, reject });
    });
  return mockServer({
    store: noNetwork,
    cart: () => call(),
    changeCart: ({ changes: [change] }: { changes: { quantity: number }[] }) => call(change?.quantity),
  }).client;
}

/** A browser tells the other tabs when a value changed. */
function report(writer: Tab, key: string): void {
  const text = localStorage.getItem(key);
  if (reported.get(key) === text) return;
  reported.set(key, text);
  for (const tab of tabs) if (tab !== writer) tab.queueEvent(key);
}

/** Web Locks, which the tests' DOM lacks: one holder, the others in the order of their requests. */
function requestLock(
  name: string,
  ...rest: [LockOptions, () => unknown] | [() => unknown]
): Promise<unknown> {
  const [{ signal }, hold] = rest.length === 1 ? [{}, rest[0]] : rest;
  const before = lastHolders.get(name) ?? Promise.resolve();
  const granted = before.then(() => (signal?.aborted ? undefined : hold()));
  lastHolders.set(name, granted);
  return granted;
}

function end(call: Call): void {
  server.calls = server.calls.filter((other) => other !== call);
}
