import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { orderNotesOf } from '../test/order-notes.js';
import { storeOrders } from '../test/stored-orders.js';

const TOO_LATE = { code: 'CONFLICT', message: "It's too late to undo this. Set the status again instead" };

let app: TestApp;
let staff: GraphqlClient;
let id: string;
let version: number;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

beforeEach(async () => {
  const customer = await signUp(new GraphqlClient(app.url));
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  id = (await storeOrders(app.deps.database.pool, { userId: customer.id, count: 1 }))[0]!;
  ({ version } = await staff.order(id));
});

async function set(status: string, canUndo = true): Promise<number> {
  const asked = { id: ['ID!', id], input: ['OrderStatusInput!', { status, version, canUndo }] } as const;
  ({ version } = await staff.call<{ version: number }>('mutation adminUpdateOrderStatus', 'version', asked));
  return version;
}

const undo = (by = staff, at = version) =>
  by.call<{ status: string }>('mutation adminUndoOrderStatus', 'status', {
    id: ['ID!', id],
    version: ['Int!', at],
  });
const messages = () => countRows(app, 'email_messages', 'order_id = $1', [id]);

it('a status is back as it was, and the customer gets no email', async () => {
  await set('SHIPPED');
  expect(await messages()).toBe(1);
  expect((await undo()).status).toBe('PROCESSING');
  expect(await messages()).toBe(0);
  await expect(undo()).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('an undone step back to an earlier status sends nothing about that one again', async () => {
  await set('SHIPPED', false);
  await set('IN_TRANSIT');
  await undo();
  expect((await staff.order(id)).status).toBe('shipped');
  expect(
    await countRows(app, 'email_messages', `order_id = $1 and data->>'status' = 'in_transit'`, [id]),
  ).toBe(0);
  expect(await countRows(app, 'order_events', `order_id = $1 and reason = 'Undone at once'`, [id])).toBe(1);
});

it('the message waits for ten seconds, and only when the change can be undone', async () => {
  const waits = async () =>
    (
      await app.deps.database.pool.query(
        'select extract(epoch from due_at - now())::int as seconds from email_messages where order_id = $1',
        [id],
      )
    ).rows.map(({ seconds }) => seconds);
  await set('SHIPPED');
  const [waiting, ...more] = await waits();
  expect(waiting).toBeGreaterThan(5);
  expect(waiting).toBeLessThanOrEqual(10);
  expect(more).toEqual([]);
});

it('it is too late after ten seconds, for a colleague, and once the message is being sent', async () => {
  const { pool } = app.deps.database;
  await set('SHIPPED');
  const colleague = new GraphqlClient(app.url);
  const { id: colleagueId } = await signUp(colleague);
  await pool.query(`update users set role = 'admin' where id = $1`, [colleagueId]);
  await expect(undo(colleague)).rejects.toMatchObject(TOO_LATE);
  await pool.query(`update order_events set created_at = created_at - interval '11 s' where order_id = $1`, [
    id,
  ]);
  await expect(undo()).rejects.toMatchObject(TOO_LATE);
  await pool.query(`update order_events set created_at = created_at + interval '11 s' where order_id = $1`, [
    id,
  ]);
  await pool.query(`update email_messages set claimed_by = gen_random_uuid() where order_id = $1`, [id]);
  await expect(undo()).rejects.toMatchObject(TOO_LATE);
  expect((await staff.order(id)).status).toBe('shipped');
});

it('nothing is undone over a newer change, or of a cancellation', async () => {
  const before = await set('SHIPPED');
  await pool('update orders set tracking_number = $2 where id = $1', 'MSKU 1234567');
  await expect(undo(staff, before)).rejects.toMatchObject({ code: 'CONFLICT' });
  await pool(`update orders set payment_status = 'pending' where id = $1`);
  ({ version } = await staff.order(id));
  await set('CANCELLED');
  await expect(undo()).rejects.toMatchObject(TOO_LATE);
});

const pool = (sql: string, ...values: string[]) => app.deps.database.pool.query(sql, [id, ...values]);

it('many that were set together are taken back together: those that still stand so', async () => {
  const { pool } = app.deps.database;
  const desk = orderNotesOf(staff);
  const customer = await signUp(new GraphqlClient(app.url));
  const ids = await storeOrders(pool, { userId: customer.id, count: 3 });
  const orders = ids.map((one) => ({ id: one, version: 1 }));
  const { changed, refused } = await desk.setMany(orders, 'SHIPPED', undefined, true);
  expect([changed.length, refused]).toEqual([3, []]);
  const mails = () =>
    countRows(app, 'email_messages', `order_id = any ($1) and kind = 'status-change'`, [ids]);
  expect(await mails()).toBe(3);
  const { rows } = await pool.query(
    `select distinct extract(epoch from due_at - now()) between 10 and 15 as waits from email_messages
      where order_id = any ($1) and kind = 'status-change'`,
    [ids],
  );
  expect(rows).toEqual([{ waits: true }]);
  await desk.track(ids[2]!, 'A1');
  const undone = await desk.undoMany(ids.map((one) => ({ id: one, version: 2 })));
  expect(undone.changed).toMatchObject([{ status: 'PROCESSING' }, { status: 'PROCESSING' }]);
  expect(undone.refused).toMatchObject([{ code: 'CONFLICT', changes: [{ what: 'Tracking number: A1' }] }]);
  expect(await mails()).toBe(1);
});

it('a change of many orders answers with every part of each, and so does its undoing', async () => {
  const parts = 'id status lines { name } timeline { status } payments { __typename } refunds { __typename }';
  const fields = `changed { ${parts} } refused { code }`;
  const changed = await staff.call<{ changed: { lines: object[]; timeline: object[] }[] }>(
    'mutation adminUpdateOrderStatuses',
    fields,
    {
      input: [
        'OrderStatusesInput!',
        { orders: [{ id, version }], status: 'SHIPPED', reason: 'Early', canUndo: true },
      ],
    },
  );
  expect(changed).toMatchObject({ changed: [{ id, status: 'SHIPPED' }], refused: [] });
  expect(changed.changed[0]?.timeline.length).toBeGreaterThan(0);
  const now = await staff.call<{ version: number }>('query order', 'version', { id: ['ID!', id] });
  const undone = await staff.call('mutation adminUndoOrderStatuses', fields, {
    orders: ['[OrderVersionInput!]!', [{ id, version: now.version }]],
  });
  expect(undone).toMatchObject({ changed: [{ id, status: 'PROCESSING', refunds: [] }], refused: [] });
});
