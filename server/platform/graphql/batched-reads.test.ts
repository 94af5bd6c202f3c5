import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { storeOrders } from '../../modules/orders/test/stored-orders.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { countStatements } from '../../test/count-statements.js';
import { signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
let customer: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  customer = new GraphqlClient(app.url);
  const { id: userId } = await signUp(customer);
  await storeOrders(app.deps.database.pool, { userId, count: 7 });
});

afterAll(() => app?.stop());

test('the conversations of a page of orders are read in one statement', async () => {
  const staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  const read = (pageSize: number) =>
    countStatements(() =>
      staff.send(
        `{ adminOrders(pageSize: ${pageSize}) { nodes { id conversation { id count } lines { key } notes { id } } } }`,
      ),
    );
  const [one, seven] = [await read(1), await read(7)];
  expect(seven.answer).toMatchObject({ adminOrders: { nodes: { length: 7 } } });
  const { nodes: orders } = seven.answer.adminOrders as { nodes: { id: string; conversation: object }[] };
  for (const { id, conversation } of orders) expect(conversation).toEqual({ id, count: 0 });
  expect(seven.statements).toBe(one.statements);
});

test('the live payments of open checkouts are read in one statement', async () => {
  const { pool } = app.deps.database;
  const open = (count: number) =>
    pool.query(
      `update checkouts set status = 'awaiting_payment', price_hash = id::text, created_at = now()
        where id in (select id from checkouts where status = 'finalized' limit $1)`,
      [count],
    );
  const read = () => countStatements(() => customer.send('{ openCheckouts { id paymentIntentId } }'));
  await open(1);
  const one = await read();
  await open(3);
  await pool.query(
    `insert into payment_attempts (id, checkout_id, no, amount_pence, currency, idempotency_key, payment_intent, status,
        next_check_at, created_at)
      select gen_random_uuid(), id, 1, (shipment->>'totalPence')::int, 'GBP', id::text, 'pi_' || id, 'open', now(), now() from checkouts where status = 'awaiting_payment'`,
  );
  const four = await read();
  expect(one.answer.openCheckouts).toHaveLength(1);
  expect(four.answer.openCheckouts).toHaveLength(4);
  for (const { id, paymentIntentId } of four.answer.openCheckouts as Record<string, string>[])
    expect(paymentIntentId).toBe(`pi_${id}`);
  expect(four.statements).toBe(one.statements);
});
