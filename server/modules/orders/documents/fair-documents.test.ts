import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { placeOrder } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

/** Long lists that may finish while a short one waits: the one in progress, and one that ended during the request. */
const MADE_MEANWHILE_MAX = 2;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

/** The download address of a document of an order. */
async function urlOf(client: GraphqlClient, orderId: string, wanted: string): Promise<string> {
  const documents = await client.call<{ name: string; url: string }[]>('query orderDocuments', 'name url', {
    id: ['ID!', orderId],
  });
  return app.url + documents.find(({ name }) => name === wanted)?.url;
}

/** The longest list of a customer with an order of 999 boxes, and 2,000 entries of 198 letters in them. */
async function longestList(): Promise<string> {
  const client = new GraphqlClient(app.url);
  const { id } = await placeOrder(app, client);
  const run = (sql: string) => app.deps.database.pool.query(sql, [id]);
  await run(`update orders set shipment = shipment || '{"itemCount": 999}' where id = $1`);
  await run('update order_lines set quantity = 999 where order_id = $1');
  await run('insert into order_boxes (order_id, number) select $1, n from generate_series(1, 999) n');
  await run(`insert into box_items (order_id, box_number, position, description, quantity, value_pence, is_used)
    select $1, 1 + n / 3, n % 3, repeat('Plates and cups, ', 12)::varchar(198), 1, 100, true
    from generate_series(0, 1999) n`);
  return urlOf(client, id, 'inventory');
}

it('two who ask for their longest lists again and again keep nobody from a packing list', async () => {
  const honest = new GraphqlClient(app.url);
  const { id } = await placeOrder(app, honest);
  const packingList = await urlOf(honest, id, 'packing-list');
  const attackers = await Promise.all([longestList(), longestList()]);
  const stop = new AbortController();
  const answered: number[] = [];
  const attacks = attackers.flatMap((url) =>
    Array.from({ length: 3 }, async () => {
      while (!stop.signal.aborted) {
        const answer = await fetch(url, { signal: stop.signal }).catch(() => null);
        answered.push(answer?.status ?? 0);
        await answer?.arrayBuffer().catch(() => null);
        if (answer?.status === 429) return;
      }
    }),
  );
  const madeMeanwhile: number[] = [];
  const made = () => answered.filter((status) => status === 200).length;
  for (let time = 0; time < 4; time += 1) {
    const before = made();
    const response = await fetch(packingList);
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    madeMeanwhile.push(made() - before);
  }
  expect(answered).toContain(503);
  stop.abort();
  await Promise.all(attacks);
  expect(Math.max(...madeMeanwhile)).toBeLessThanOrEqual(MADE_MEANWHILE_MAX);
});
