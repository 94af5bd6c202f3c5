import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BOX, cartOf, RATES, SOFA, updateFor } from '../cart-fixtures';
import { type CartChanges, type CartState, countChanges, NEW_CART, pendingChanges } from '../cart-state';
import type { CatalogueItem, ConfirmedCart } from '../cart-types';
import { deriveCart } from '../derive-cart';
import { watchRepricing } from '../rates/watch-repricing';
import { createCartSync } from './cart-sync';

const noAnswer = () => new TypeError('fetch failed');
const fault = () =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Sorry', extensions: { code: 'INTERNAL' } }] });

const busy = (retryAfter: number) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Full', extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter } }],
  });

const tooMany = (retryAfter: number) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Too many new carts.', extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfter } }],
  });

/** An in-memory server that can be down and can refuse a product. */
function startServer() {
  const server = {
    isDown: false,
    refuses: '',
    refusesCity: 'none',
    breaksAt: '',
    cart: cartOf([]),
    prices: { 'box-id': BOX.pence, 'sofa-id': SOFA.pence } as Record<string, number | null>,
    calls: [] as CartChanges[],
    async fetch(): Promise<ConfirmedCart> {
      if (server.isDown) throw noAnswer();
      return server.cart;
    },
    async change(changes: CartChanges): Promise<ConfirmedCart> {
      server.calls.push(changes);
      if (server.isDown) throw noAnswer();
      if (changes.lines[server.refuses]) throw new Error('No longer sold');
      if (changes.shipment.toCity === server.refusesCity) throw new Error('No such city');
      if (changes.lines[server.breaksAt]) throw fault();
      const lines = new Map(server.cart.lines.map((line) => [line.item.key, line]));
      for (const { item, quantity } of Object.values(changes.lines)) {
        lines.set(item.key, { item, quantity, unitPence: server.prices[item.productId ?? ''] ?? null });
      }
      const rest = [...lines.values()].filter(({ quantity }) => quantity > 0);
      server.cart = { ...server.cart, ...changes.shipment, lines: rest };
      return server.cart;
    },
  };
  return server;
}

function start(first?: CartState) {
  const server = startServer();
  const notices: string[] = [];
  const refused: CartChanges[] = [];
  const sync = createCartSync(
    server,
    {
      onEvent: watchRepricing(
        (state) => deriveCart(state, RATES),
        (text) => notices.push(text),
      ),
      onRefused: (_error, changes) => refused.push(changes),
      messageFor: () => 'Failed to fetch cart',
    },
    first,
  );
  const want = (product: CatalogueItem, quantity: number) =>
    sync.change({ shipment: {}, lines: { [`product:${product.id}`]: updateFor(product, quantity) } });
  return { server, notices, refused, sync, want, shown: () => deriveCart(sync.state(), RATES) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a cart in step with the server', () => {
  it('five quick presses are one call, and show at once', async () => {
    const { server, sync, want, shown } = start();
    await sync.refetch();
    for (const quantity of [1, 2, 3, 4, 5]) want(BOX, quantity);
    expect(shown().lines[0]?.quantity).toBe(5);
    await pass(200);
    expect(server.calls).toHaveLength(1);
    expect(server.cart.lines[0]?.quantity).toBe(5);
  });

  it('what is wished before the first answer goes out after it', async () => {
    const { server, sync, want } = start();
    want(BOX, 2);
    await pass(1000);
    expect(server.calls).toHaveLength(0);
    await sync.refetch();
    await pass(0);
    expect(server.cart.lines[0]?.quantity).toBe(2);
  });

  it('a new guest who keeps pressing while the first answer is late asks once, and all of it is sent after it', async () => {
    const { server, sync, want } = start({ ...NEW_CART, link: 'ready' });
    const answer = Promise.withResolvers<ConfirmedCart>();
    let fetches = 0;
    server.fetch = () => {
      fetches += 1;
      return answer.promise;
    };
    for (const quantity of [1, 2, 3, 4]) {
      want(BOX, quantity);
      await pass(500);
    }
    sync.fetchUnlessPending();
    expect(fetches).toBe(1);
    answer.resolve(server.cart);
    await pass(0);
    expect(server.calls).toHaveLength(1);
    expect(server.cart.lines[0]?.quantity).toBe(4);
  });

  it('an answer that an earlier owner of the cart waits for does not keep the next one from asking', async () => {
    const { server, sync, want } = start({ ...NEW_CART, link: 'ready' });
    const { fetch } = server;
    server.fetch = () => new Promise(() => {});
    sync.fetchUnlessPending();
    server.fetch = fetch;
    sync.restart(null);
    want(BOX, 2);
    await pass(200);
    expect(server.cart.lines[0]?.quantity).toBe(2);
  });

  it('a refused item costs two more calls: one for the whole shipment, one for the item', async () => {
    const { server, sync, want, refused } = start();
    await sync.refetch();
    server.refuses = 'product:sofa-id';
    sync.change({ lines: {}, shipment: { destination: 'canada', fromCity: 'Hull', toCity: 'Toronto' } });
    want(SOFA, 1);
    await jest.runAllTimersAsync();
    expect(server.calls.map(countChanges)).toEqual([4, 3, 1]);
    expect(refused.map(({ lines }) => Object.keys(lines))).toEqual([['product:sofa-id']]);
    expect(server.cart).toMatchObject({ destination: 'canada', fromCity: 'Hull', toCity: 'Toronto' });
  });

  it('of a refused shipment only the refused part is lost', async () => {
    const { server, sync, want, refused, shown } = start();
    await sync.refetch();
    server.refusesCity = 'Nowhere';
    sync.change({ lines: {}, shipment: { destination: 'canada', fromCity: 'Hull', toCity: 'Nowhere' } });
    want(BOX, 1);
    await jest.runAllTimersAsync();
    expect(refused.map(({ shipment }) => shipment)).toEqual([{ toCity: 'Nowhere' }]);
    expect(server.cart).toMatchObject({ destination: 'canada', fromCity: 'Hull', toCity: '' });
    expect(shown().lines).toHaveLength(1);
    server.calls.length = 0;
    sync.change({ lines: {}, shipment: { toCity: 'Toronto', collectionDate: '2026-12-01' } });
    await jest.runAllTimersAsync();
    expect(server.calls.map(countChanges)).toEqual([2]);
  });

  it('a refused item is rolled back and reported; the others stay', async () => {
    const { server, sync, want, refused, shown } = start();
    await sync.refetch();
    server.refuses = 'product:sofa-id';
    want(BOX, 2);
    want(SOFA, 1);
    await pass(1000);
    expect(refused.map(({ lines }) => Object.keys(lines))).toEqual([['product:sofa-id']]);
    expect(shown().lines.map(({ name }) => name)).toEqual(['Standard Box']);
    expect(countChanges(pendingChanges(sync.state()))).toBe(0);
  });

  it('a changed price is reported even while more presses are pending', async () => {
    const { server, sync, want, notices } = start();
    await sync.refetch();
    server.prices['sofa-id'] = 52_000;
    want(SOFA, 1);
    await pass(149);
    void sync.whenSynced();
    want(SOFA, 2);
    await pass(500);
    expect(notices).toEqual(['Our prices have changed. Your total is now £1,040.00 (it was £1,000.00).']);
  });

  it('what is no longer sold to the destination is named', async () => {
    const { server, sync, want, notices } = start();
    await sync.refetch();
    server.prices['sofa-id'] = null;
    want(SOFA, 1);
    await pass(200);
    expect(notices).toEqual([
      'We no longer ship Sofa to Australia. Your total is now £0.00 (it was £500.00).',
    ]);
  });

  it('a new destination is no news', async () => {
    const { sync, want, notices } = start();
    await sync.refetch();
    want(SOFA, 1);
    await pass(200);
    sync.change({ lines: {}, shipment: { destination: 'canada' } });
    await pass(200);
    expect(notices).toEqual([]);
  });

  it('waiting for it to settle waits for every change', async () => {
    const { server, sync, want } = start();
    await sync.refetch();
    want(BOX, 3);
    await sync.whenSynced();
    expect(server.cart.lines[0]?.quantity).toBe(3);
  });

  it('waiting for it to settle ends when the cart cannot be read, and when its page goes', async () => {
    const { server, sync, want } = start();
    server.fetch = async () => {
      throw fault();
    };
    want(BOX, 3);
    await sync.whenSynced();
    expect(sync.state().link).not.toBe('ready');
    const waiting = sync.whenSynced();
    sync.stop();
    await waiting;
  });

  it('an answer asked for before the carts were joined does not undo the join', async () => {
    const { server, sync, shown } = start();
    let answer: (cart: ConfirmedCart) => void = () => {};
    server.fetch = () => new Promise((resolve) => (answer = resolve));
    const fetching = sync.refetch();
    sync.receive(cartOf([[BOX, 3]]));
    answer(cartOf([]));
    await fetching;
    expect(shown().lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('an answer meant for the person before is dropped', async () => {
    const { server, sync, want, shown } = start();
    await sync.refetch();
    const { change } = server;
    let answer = () => {};
    server.change = async (changes) => {
      const cart = await change(changes);
      return new Promise((resolve) => {
        answer = () => resolve(cart);
      });
    };
    want(BOX, 3);
    await pass(200);
    server.cart = cartOf([]);
    sync.restart(null);
    await pass(0);
    answer();
    await pass(0);
    expect(shown().lines).toEqual([]);
  });
});

describe('the server goes down while a quote is built', () => {
  it('the cart goes on locally, tries again with growing pauses, and is replayed when the server is back', async () => {
    const { server, sync, want, shown, notices } = start();
    await sync.refetch();
    want(BOX, 4);
    await pass(200);
    server.isDown = true;
    want(BOX, 5);
    await pass(200);
    expect(sync.state().link).toBe('local');
    want(SOFA, 1);
    want(BOX, 6);
    expect(shown()).toMatchObject({ isProvisional: true, quote: { itemsPence: 6 * 6650 + 50_000 } });

    const triesBefore = server.calls.length;
    await pass(60_000);
    const tries = server.calls.length - triesBefore;
    expect(tries).toBeGreaterThanOrEqual(4);
    expect(tries).toBeLessThanOrEqual(7);

    server.isDown = false;
    await pass(31_000);
    expect(sync.state().link).toBe('ready');
    expect(server.cart.lines.map(({ quantity }) => quantity)).toEqual([6, 1]);
    expect(shown().isProvisional).toBe(false);
    expect(notices).toEqual([]);
  });

  it('a total that differs from the one shown is reported', async () => {
    const { server, sync, want, notices } = start();
    await sync.refetch();
    server.isDown = true;
    want(SOFA, 1);
    await pass(200);
    server.isDown = false;
    server.prices['sofa-id'] = 52_000;
    await pass(2000);
    expect(notices).toEqual([
      "We're back online and your prices are confirmed. Your total is now £520.00 (it was £500.00).",
    ]);
  });

  it('a quote begun without a server is priced when it comes back', async () => {
    const { server, sync, want, notices, shown } = start();
    server.isDown = true;
    await sync.refetch();
    want({ ...SOFA, pence: 50_000 }, 1);
    sync.change({ lines: {}, shipment: { toCity: 'Perth' } });
    expect(shown()).toMatchObject({ toCity: 'Perth', isProvisional: true });
    server.isDown = false;
    server.prices['sofa-id'] = 51_000;
    sync.retryNow();
    await pass(500);
    expect(server.cart).toMatchObject({ toCity: 'Perth', lines: [{ quantity: 1 }] });
    expect(notices).toHaveLength(1);
  });

  it('a change that breaks the server each time is taken back after a few tries; the others stay', async () => {
    const { server, sync, want, refused, shown } = start();
    await sync.refetch();
    server.breaksAt = 'product:sofa-id';
    want(BOX, 2);
    want(SOFA, 1);
    await pass(15_000);
    expect(refused.map(({ lines }) => Object.keys(lines))).toEqual([['product:sofa-id']]);
    expect(shown().lines.map(({ name }) => name)).toEqual(['Standard Box']);
    expect(server.cart.lines).toHaveLength(1);
    await sync.whenSynced();
    expect(sync.state().link).toBe('ready');
  });

  it('a change that a busy server turned away is kept, and sent again after the wait it asked for', async () => {
    const { server, refused, sync, want, shown } = start();
    await sync.refetch();
    const { change } = server;
    server.change = async (changes) => {
      server.calls.push(changes);
      throw busy(5);
    };
    want(BOX, 2);
    await pass(150);
    expect([refused, shown().lines.length, sync.state().link]).toEqual([[], 1, 'local']);
    server.change = change;
    await pass(4999);
    expect(server.calls).toHaveLength(1);
    await pass(2501);
    expect(sync.state().confirmed?.lines).toMatchObject([{ quantity: 2 }]);
    expect(sync.state().link).toBe('ready');
  });

  it.each([3600, 10 ** 9])('a wait of %d s that is asked for is cut to a minute', async (seconds) => {
    const { server, sync, want } = start();
    await sync.refetch();
    const { change } = server;
    server.change = async (changes) => {
      server.calls.push(changes);
      throw busy(seconds);
    };
    want(BOX, 2);
    await pass(150);
    await pass(59_000);
    expect(server.calls).toHaveLength(1);
    server.change = change;
    await pass(1000);
    expect(server.cart.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('a change that is one too many is kept with the words of the server, and the next change tries again at once', async () => {
    const { server, refused, sync, want, shown } = start();
    await sync.refetch();
    const { change } = server;
    server.change = async (changes) => {
      server.calls.push(changes);
      throw tooMany(3600);
    };
    want(BOX, 2);
    await pass(150);
    expect(sync.state()).toMatchObject({ link: 'local', localReason: 'Too many new carts.' });
    expect([refused, shown().lines.length]).toEqual([[], 1]);
    await pass(4000);
    want(BOX, 3);
    await pass(1001);
    expect(server.calls).toHaveLength(1);
    server.change = change;
    want(BOX, 4);
    await pass(150);
    expect(server.cart.lines).toMatchObject([{ quantity: 4 }]);
    expect(sync.state()).toMatchObject({ link: 'ready', localReason: null });
  });

  it('a server that fails at everything takes nothing back', async () => {
    const { server, sync, want, refused, shown } = start();
    await sync.refetch();
    server.breaksAt = 'product:sofa-id';
    server.fetch = async () => {
      throw fault();
    };
    want(SOFA, 1);
    await pass(60_000);
    expect(refused).toEqual([]);
    expect(shown().lines).toHaveLength(1);
    server.breaksAt = '';
    await pass(31_000);
    expect(server.cart.lines).toHaveLength(1);
  });
});
