import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RestClient } from '../test/clients/rest-client.js';
import { placeOrder } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

/** Against waiting for long lists only, which took 27 s on an idle machine and more than 60 s on a busy one: here 0.2 to 6 s. */
const HONEST_MAX_MS = 15_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

/** A customer with an order of 999 boxes, and 2,000 entries of 198 letters in them. */
async function withLargeOrder(): Promise<{ url: string; token: string }> {
  const client = new RestClient(app.url);
  const { id } = await placeOrder(app, client);
  const run = (sql: string) => app.parts.database.pool.query(sql, [id]);
  await run('update orders set item_count = 999 where id = $1');
  await run('update order_lines set quantity = 999 where order_id = $1');
  await run('insert into order_boxes (order_id, number) select $1, n from generate_series(1, 999) n');
  await run(`insert into box_items select $1, 1 + n / 3, n % 3, repeat('Plates and cups, ', 12)::varchar(198), 1, 100, true
    from generate_series(0, 1999) n`);
  return { url: `${app.url}/api/orders/${id}/documents/inventory`, token: client.token ?? '' };
}

it('two who ask for their longest lists again and again keep nobody from a packing list', async () => {
  const honest = new RestClient(app.url);
  const { id } = await placeOrder(app, honest);
  const attackers = await Promise.all([withLargeOrder(), withLargeOrder()]);
  const stop = new AbortController();
  const answered: number[] = [];
  const attacks = attackers.flatMap(({ url, token }) =>
    Array.from({ length: 3 }, async () => {
      while (!stop.signal.aborted) {
        const headers = { Authorization: `Bearer ${token}` };
        const answer = await fetch(url, { headers, signal: stop.signal }).catch(() => null);
        answered.push(answer?.status ?? 0);
        await answer?.arrayBuffer().catch(() => null);
        if (answer?.status === 429) return;
      }
    }),
  );
  const waited: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const asked = performance.now();
    const { status } = await honest.call('GET', `/orders/${id}/documents/packing-list`);
    expect(status).toBe(200);
    waited.push(Math.round(performance.now() - asked));
  }
  expect(answered).toContain(503);
  stop.abort();
  await Promise.all(attacks);
  expect(Math.max(...waited)).toBeLessThan(HONEST_MAX_MS);
});
