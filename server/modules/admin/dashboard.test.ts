import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DESTINATIONS } from '../../../rules/destinations.js';
import { APIS } from '../../test/clients/clients.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { countStatements } from '../../test/count-statements.js';
import { countRows, signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';
import { frozen } from '../orders/test/frozen.js';
import { storeLedger, storeOrders } from '../orders/test/stored-orders.js';

let app: TestApp;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  const { pool } = app.deps.database;
  const { id: userId } = await signUp(APIS[0]![1](app));
  ids = await storeOrders(pool, { userId, count: 7 });
  await storeOrders(pool, { userId, count: 1, paymentStatus: 'pending', totalPence: 777 });
  const [deleted] = await storeOrders(pool, { userId, count: 1, paymentStatus: 'failed' });
  await pool.query('update orders set deleted_at = now() where id = $1', [deleted]);
  await pool.query(`update orders set refunded_pence = 4000 where id = $1`, [ids[0]]);
  await pool.query(`update orders set refunded_pence = 10000, payment_status = 'refunded' where id = $1`, [
    ids[1],
  ]);
  await pool.query(
    `update orders set created_at = created_at - interval '1 day' where payment_status = 'pending'`,
  );
  await pool.query(
    `update orders set shipment = jsonb_set(shipment, '{deliveryAddress,line1}', '""') where id = any($1)`,
    [[ids[0], deleted]],
  );
  await storeLedger(pool);
  await storeMovements(app.deps, ids.slice(5));
  await storeTasks(app.deps, userId, ids[0]);
});

afterAll(() => app?.stop());

describe.each(APIS)('the dashboard over %s', (_api, enter) => {
  it('counts what is there; the revenue is the sum of the ledger', async () => {
    const staff = enter(app);
    await signInAsAdmin(staff);
    const { answer, statements } = await countStatements(() => staff.dashboard());
    expect(answer).toEqual({
      orders: 8,
      users: await countRows(app, 'users', 'deleted_at is null', []),
      products: await countRows(app, 'products', 'deleted_at is null', []),
      revenuePence: 56_000 + FURTHER_PENCE,
      latestIds: ids.slice(0, 5),
    });
    // The caller, the totals, the orders.
    expect(statements).toBe(3);
  });

  it('is for staff only', async () => {
    const [guest, customer] = [enter(app), enter(app)];
    await signUp(customer);
    await expect(guest.dashboard()).rejects.toMatchObject({ status: 401 });
    await expect(customer.dashboard()).rejects.toMatchObject({ status: 403 });
  });
});

describe('figures and tasks', () => {
  it('tell money on the day it moved and orders on the day they were placed, by London days', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    const { answer, statements } = await countStatements(() =>
      staff.dashboardFigures('2026-06-30', '2026-07-02'),
    );
    expect(answer).toMatchObject({ pence: 16_000, orders: 2 });
    expect(answer.days).toEqual([
      { day: '2026-06-30', pence: 10_000, orders: 1 },
      { day: '2026-07-01', pence: 10_000, orders: 1 },
      { day: '2026-07-02', pence: -4_000, orders: 0 },
    ]);
    expect(answer.destinations.filter(({ pence, orders }) => pence || orders)).toEqual([
      { destination: 'australia', pence: 10_000, orders: 1 },
      { destination: 'japan', pence: 6_000, orders: 1 },
    ]);
    expect(answer.destinations).toHaveLength(DESTINATIONS.length);
    expect(statements).toBe(2);
  });

  it('may add up to more than a whole number of GraphQL holds', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    expect(await staff.dashboardFigures('2025-05-01', '2025-05-31')).toMatchObject({ pence: 4_000_000_000 });
  });

  it('are of three years at most, in the right order', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    expect((await staff.dashboardFigures('2024-01-01', '2026-12-31')).days).toHaveLength(1096);
    for (const [from, to] of [
      ['2026-07-02', '2026-07-01'],
      ['2023-12-31', '2026-12-31'],
      ['2026-02-30', '2026-03-01'],
    ] as const) {
      await expect(staff.dashboardFigures(from, to)).rejects.toMatchObject({ status: 400 });
    }
  });

  it('name what waits for somebody, and only that', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    await until(async () => (await countRows(app, 'email_messages', "status = 'queued'", [])) === 0);
    const tasks = await staff.dashboardTasks();
    expect(tasks.map(({ kind, count }) => [kind, count])).toEqual([
      ['PAYMENT_ISSUE', 1],
      ['REFUND_TO_SEND', 0],
      ['REFUND_REQUEST', 0],
      ['UNANSWERED_MESSAGES', 1],
      ['MISSED_COLLECTION', 0],
      ['LATE_DELIVERY', 0],
      ['PAPERS_TO_CHECK', 0],
      ['NO_COLLECTION_DATE', 6],
      ['NO_DELIVERY_STREET', 1],
      ['FAILED_EMAIL', 1],
      // Without a mail server they are a step of setting up the shop.
      ['UNSENT_EMAIL', 0],
      ['REQUEST', 0],
      ['EXPIRING_QUOTE', 1],
    ]);
    const of = (kind: string) => tasks.find((task) => task.kind === kind);
    expect(of('PAYMENT_ISSUE')?.items).toMatchObject([
      {
        title: 'Payment without an order',
        detail: 'The customer has paid, but this shop has no checkout for the payment.',
      },
    ]);
    expect(of('UNANSWERED_MESSAGES')?.items).toMatchObject([{ detail: 'Bea Baker', orderId: ids[0] }]);
    expect(of('NO_COLLECTION_DATE')?.items).toHaveLength(5);
    expect(of('NO_COLLECTION_DATE')?.items[0]).toMatchObject({ orderId: ids[5] });
    expect(of('NO_DELIVERY_STREET')?.items).toMatchObject([{ orderId: ids[0] }]);
    expect(of('EXPIRING_QUOTE')?.items).toMatchObject([{ title: 'Q-soon', orderId: null }]);
  });

  it('are for staff only', async () => {
    const customer = new GraphqlClient(app.url);
    await signUp(customer);
    await expect(new GraphqlClient(app.url).dashboardTasks()).rejects.toMatchObject({ status: 401 });
    await expect(customer.dashboardTasks()).rejects.toMatchObject({ status: 403 });
    await expect(customer.dashboardFigures('2026-07-01', '2026-07-01')).rejects.toMatchObject({
      status: 403,
    });
  });
});

/** The amount that `storeMovements` adds. */
const FURTHER_PENCE = 4_000_021_000;

/** Summer time begins a day at 23:00 UTC: two orders a minute apart belong to two days. */
async function storeMovements({ database }: TestApp['deps'], [early, late]: string[]): Promise<void> {
  await database.pool.query(
    `update orders set shipment = shipment || '{"destination": "japan"}', created_at = '2026-06-30T22:59Z' where id = $1`,
    [early],
  );
  await database.pool.query(`update orders set created_at = '2026-06-30T23:00Z' where id = $1`, [late]);
  const moved: [string | undefined, number, string][] = [
    [early, 10_000, '2026-06-30T22:59Z'],
    [late, 10_000, '2026-06-30T23:00Z'],
    [early, -4_000, '2026-07-02T12:00Z'],
    [late, 5_000, '2026-07-02T23:00Z'],
    [late, 2_000_000_000, '2025-05-05T12:00Z'],
    [late, 2_000_000_000, '2025-05-06T12:00Z'],
  ];
  for (const [index, [id, pence, at]] of moved.entries()) {
    await database.pool.query(
      `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content,
         description, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'm' || $5, 'D-' || $5, '{}', '{}', '', $6)`,
      [id, pence > 0 ? 'payment' : 'refund', pence, index === 0 ? 'pi_odd' : 'pi_other', String(index), at],
    );
  }
}

async function storeTasks({ database: { pool } }: TestApp['deps'], userId: string, orderId?: string) {
  await pool.query(`insert into payment_issues (id, payment_intent, kind, data, created_at, resolved_at)
    values (gen_random_uuid(), 'pi_odd', 'unknown_checkout', '{}', now(), null), (gen_random_uuid(), 'pi_seen', 'mode_differs', '{}', now(), now())`);
  await pool.query('insert into conversations (order_id) values ($1)', [orderId]);
  await pool.query(
    `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
     select gen_random_uuid(), $1, $2, false, 'Hello?', now(), n = 3 from generate_series(1, 3) n`,
    [orderId, userId],
  );
  await pool.query(`insert into email_messages (id, dedupe_key, kind, recipient, status, created_at)
    select gen_random_uuid(), s, 'welcome', 'bea@example.com', s, now() from unnest(array['failed', 'kept']) s`);
  await pool.query(
    `insert into saved_quotes (id, reference, secret_hash, user_id, digest, shipment, lines, created_at, expires_at)
     select gen_random_uuid(), 'Q-' || name, name, $1, '', $2, '[]', now() - interval '30 days', now() + ends from (values ('soon', interval '1 day'), ('over', interval '-1 day'),
       ('later', interval '5 days')) q(name, ends)`,
    [userId, frozen()],
  );
}
