import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DESTINATION } from '../../bench/bench-data.js';
import { packingListPath } from '../../bench/downloads.js';
import { buy } from '../../bench/purchase.js';
import type { Checks } from '../checks.js';
import { load } from '../load.js';
import type { Options } from '../options.js';
import type { Shop } from '../shop.js';
import { asGuest, get, post, visits } from '../visits.js';

const READERS_A_SECOND = 20;
const READERS_P95_MAX_MS = 100;
const LIST_LENGTH = 8_000;
const PINGERS = new URL('../pingers.js', import.meta.url);

type Attack = (shop: Shop, seconds: number) => Promise<unknown>;

/** Each does what an attacker within the rate limits of some addresses could do. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'lists that are too long': ({ url }, seconds) => {
    const items = Array.from({ length: LIST_LENGTH }, () => ({ a: 1 }));
    return load({ url, next: () => post('/api/cart/merge', { items }, asGuest()), perSecond: 2, seconds });
  },
  'customers who ask for document after document': async ({ url, buyers, productId }, seconds) => {
    const askers = await Promise.all(
      buyers.slice(0, 4).map(async (buyer) => {
        const { orderId } = await buy(url, buyer, productId);
        return get(await packingListPath(url, buyer.token, orderId));
      }),
    );
    let turn = 0;
    return load({ url, next: () => askers[turn++ % askers.length]!, perSecond: 20, seconds });
  },
  'live connections that send large pings': ({ url }, seconds) =>
    once(new Worker(PINGERS, { workerData: { url, seconds } }), 'exit'),
  'guests who fill carts': ({ url, productId }, seconds) => {
    const fill = () => post('/api/cart', { productId, quantity: 1, country: DESTINATION }, asGuest());
    return load({ url, next: fill, perSecond: 40, seconds });
  },
};

/** Attackers of four kinds, one after the other, beside honest readers: these are answered, and fast. */
export async function attackers(shop: Shop, { seconds, seed }: Options, checks: Checks): Promise<void> {
  const next = visits(shop, seed);
  for (const [what, attack] of Object.entries(ATTACKS)) {
    const [honest] = await Promise.all([
      load({ url: shop.url, next, perSecond: READERS_A_SECOND, seconds }),
      attack(shop, seconds),
    ]);
    console.log(`Honest readers beside ${what}: ${honest}`);
    checks.expect(honest.failed + honest.refused === 0, `readers are answered beside ${what}`);
    checks.expect(honest.p95Ms < READERS_P95_MAX_MS, `and fast (p95 ${honest.p95Ms} ms)`);
  }
}
