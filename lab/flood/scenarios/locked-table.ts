import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DESTINATION } from '../../bench/bench-data.js';
import { jsonHeaders } from '../../bench/http.js';
import type { Checks } from '../checks.js';
import { load, timeToRecover } from '../load.js';
import type { Shop } from '../shop.js';
import { asGuest, get, graphql, post } from '../visits.js';

const LOCKED_SECONDS = 15;
const STUCK_A_SECOND = 20;
const HONEST_A_SECOND = 20;
const HONEST_P95_MAX_MS = 1_000;
const RECOVER_WITHIN_MS = 2_500;

/** One table is locked for 15 s: who needs it is refused politely, everybody else is answered. */
export async function lockedTable(shop: Shop, checks: Checks): Promise<void> {
  const { url, databaseUrl, productId, buyers } = shop;
  const orders = () => get('/api/orders/my-orders', jsonHeaders(buyers[0]!.token));
  const others = [
    () => get('/api/cart', asGuest()),
    () => graphql('query Me { me { id } }', jsonHeaders(buyers[1]!.token)),
    () => post('/api/cart', { productId, quantity: 1, country: DESTINATION }, asGuest()),
    () => get('/readyz'),
  ];
  let turn = 0;
  const other = () => others[turn++ % others.length]!();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table orders in access exclusive mode');
  const seconds = LOCKED_SECONDS;
  const unlocked = wait(seconds * 1000).then(() => client.query('rollback'));
  const [stuck, honest] = await Promise.all([
    load({ url, next: orders, perSecond: STUCK_A_SECOND, seconds }),
    load({ url, next: other, perSecond: HONEST_A_SECOND, seconds }),
  ]);
  await unlocked;
  const recoveredMs = await timeToRecover(url, orders);
  await client.end();
  console.log(`Orders locked: ${stuck}`);
  console.log(`Everything else meanwhile: ${honest}`);
  checks.expect(stuck.failed === 0, 'who needs the locked table is refused politely, or answered later');
  checks.expect(honest.failed + honest.refused === 0, 'who does not is answered');
  checks.expect(honest.p95Ms <= HONEST_P95_MAX_MS, `within a second (p95 ${honest.p95Ms} ms)`);
  checks.expect(recoveredMs <= RECOVER_WITHIN_MS, `${recoveredMs} ms after the lock it is as before`);
}
