import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DESTINATION_KEYS } from '../../../../rules/destinations.js';
import { quoteShipment } from '../../../../rules/prices/quote.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, placeOrder, signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { readPaidBetween } from '../../checkout/reconciliation/reconciliation.store.js';
import { countLaneTransits, recountFigures } from '../../orders/figures/order-figures.store.js';
import { HAS_ORDERS, SAMPLES_UNAVAILABLE } from './samples.service.js';

const STATE = 'isOffered orders';
const ORDERS = 40;
const NO_MONEY = /This is a sample order: no money was ever paid for it/;

let app: TestApp;
let staff: GraphqlClient;

beforeEach(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});
afterEach(() => app?.stop());

const add = () => staff.call<{ isOffered: boolean; orders: number }>('mutation adminAddSampleOrders', STATE);
const remove = () =>
  staff.call<{ isOffered: boolean; orders: number }>('mutation adminRemoveSampleOrders', STATE);

async function valuesOf<Value = string>(sql: string, values: unknown[] = []): Promise<Value[]> {
  const { rows } = await app.deps.database.pool.query({ text: sql, values, rowMode: 'array' });
  return rows.flat() as Value[];
}

/** Row counts of each of our tables, except the audit log and derived tables. */
async function countAll(): Promise<Record<string, number>> {
  const tables = await valuesOf(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('audit_entries', 'order_figures', 'order_figure_changes', 'order_figure_checks', 'rate_limits', 'security_events')
      order by 1`,
  );
  const counts = await Promise.all(tables.map((table) => countRows(app, table, 'true', [])));
  return Object.fromEntries(tables.map((table, no) => [table, counts[no]!]));
}

const series = () =>
  valuesOf(`select kind || last_number from document_series union all select last_value::text from order_numbers
  union all select is_called::text from order_numbers union all select last_value::text from quote_numbers
  union all select last_value::text from request_numbers`);

it('fills an empty shop with orders in every stage, all marked, and takes no number of the shop', async () => {
  const numbers = await series();
  expect(await staff.call('query adminSampleOrders', STATE)).toEqual({ isOffered: true, orders: 0 });
  expect(await add()).toEqual({ isOffered: false, orders: ORDERS });

  expect(await valuesOf(`select distinct status from orders order by 1`)).toEqual([
    'cancelled',
    'delivered',
    'in_transit',
    'processing',
    'shipped',
  ]);
  expect(await valuesOf(`select distinct payment_status from orders order by 1`)).toEqual([
    'paid',
    'pending',
    'refunded',
  ]);
  expect(await valuesOf('select distinct destination from orders order by 1')).toEqual(
    [...DESTINATION_KEYS].sort(),
  );
  const marked = [
    ['orders', 'number'],
    ['saved_quotes', 'reference'],
    ['requests', 'reference'],
    ['ledger_entries', 'document_number'],
  ];
  for (const [table, column] of marked) {
    expect(await countRows(app, table!, `${column} like 'SAMPLE-%'`, [])).toBeGreaterThan(3);
    expect(await countRows(app, table!, `${column} not like 'SAMPLE-%'`, [])).toBe(0);
  }
  expect(await countRows(app, 'users', `is_sample <> (email like '%@sample.example.com')`, [])).toBe(0);
  expect(await countRows(app, 'users', `is_sample and phone !~ '^\\+44 7700 900\\d{3}$'`, [])).toBe(0);
  expect(await series()).toEqual(numbers);
  expect(await recountFigures(app.deps.database.pool)).toBe(0);
});

it('gives staff something of every kind to do, and drivers stops for today and tomorrow', async () => {
  await add();
  const tasks = await staff.call<{ kind: string; count: number }[]>(
    'query adminDashboardTasks',
    'kind count',
  );
  const waiting = tasks.filter(({ count }) => count > 0).map(({ kind }) => kind);
  for (const kind of [
    'PAYMENT_ISSUE',
    'UNANSWERED_MESSAGES',
    'NO_COLLECTION_DATE',
    'NO_DELIVERY_STREET',
    'FAILED_EMAIL',
    'REQUEST',
    'EXPIRING_QUOTE',
  ])
    expect(waiting).toContain(kind);
  const stops = `select count(*)::int from orders where status = 'processing'
    and collection_date = (now() at time zone 'Europe/London')::date + $1::int`;
  expect(await valuesOf<number>(stops, [0])).toEqual([4]);
  expect(await valuesOf<number>(stops, [1])).toEqual([3]);
  expect(await valuesOf('select distinct kind from payment_issues order by 1')).toEqual([
    'amount_differs',
    'disputed',
  ]);
  expect(await countRows(app, 'messages', 'read_at is null', [])).toBeGreaterThan(1);
});

it('prices its orders as a quote is priced', async () => {
  await add();
  const { rows } = await app.deps.database.pool.query(`select o.*, p.amount_pence, s.surcharge_pence,
      (select jsonb_agg(jsonb_build_object('quantity', l.quantity, 'unitVolumeCm3', l.unit_volume_cm3, 'unitPence',
        (select amount_pence from product_prices x where x.product_id = l.product_id and x.destination = o.destination)))
        from order_lines l where l.order_id = o.id) as lines
    from orders o join prices p using (destination) join service_options s on s.level = o.shipment->>'service'`);
  expect(rows).toHaveLength(ORDERS);
  for (const row of rows) {
    const quote = quoteShipment({
      lines: row.lines,
      minimumPence: row.amount_pence,
      servicePence: row.surcharge_pence,
    });
    expect([
      row.shipment.itemsPence,
      row.shipment.minimumTopUpPence,
      row.shipment.servicePence,
      row.shipment.itemCount,
      row.shipment.volumeCm3,
    ]).toEqual([
      quote.itemsPence,
      quote.minimumTopUpPence,
      quote.servicePence,
      quote.itemCount,
      quote.volumeCm3,
    ]);
    if (row.payment_status !== 'pending') expect(row.paid_pence).toBe(quote.totalPence);
  }
});

it('is removed whole, with what staff made of it, and leaves real rows as they are', async () => {
  const before = await countAll();
  await add();
  const customer = new GraphqlClient(app.url);
  const real = await placeOrder(app, customer);
  const { orderId, version } = await orderWhere(`status = 'processing' and collection_date is null`);
  await staff.call('mutation adminAddOrderNote', 'id', {
    id: ['ID!', orderId],
    input: ['OrderNoteInput!', { text: 'Rings back.' }],
  });
  await staff.call('mutation adminUpdateOrderStatus', 'id', {
    id: ['ID!', orderId],
    input: ['OrderStatusInput!', { status: 'SHIPPED', version }],
  });
  const [payment, issues] = await valuesOf(
    `select payment_intent, sum(raised)::int from payment_issues where kind = 'amount_differs' group by 1`,
  );
  await staff.call('mutation adminResolvePaymentIssues', 'version', {
    id: ['ID!', payment],
    input: ['ResolvePaymentIssuesInput!', { note: 'Sent back by hand.', version: issues }],
  });

  expect(await remove()).toEqual({ isOffered: false, orders: 0 });
  expect(await valuesOf('select number from orders')).toEqual([real.number]);
  expect(await recountFigures(app.deps.database.pool)).toBe(0);
  expect(await remove()).toEqual({ isOffered: false, orders: 0 });
  const after = await countAll();
  const ofPurchase = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(ofPurchase.sort()).toEqual(
    expect.arrayContaining([
      'checkouts',
      'ledger_entries',
      'order_lines',
      'orders',
      'payment_attempts',
      'users',
    ]),
  );
  for (const table of [
    'requests',
    'saved_quotes',
    'messages',
    'order_notes',
    'payment_issues',
    'payment_resolutions',
    'refunds',
  ])
    expect([table, after[table]]).toEqual([table, before[table]]);
  expect(
    await valuesOf(`select after->>'samples' from audit_entries where entity = 'samples' order by id`),
  ).toEqual(['added', 'removed']);
});

it('leaves nothing at all of itself in a shop without orders, and can be added again', async () => {
  const before = await countAll();
  await add();
  await remove();
  expect(await countAll()).toEqual(before);
  expect(await add()).toEqual({ isOffered: false, orders: ORDERS });
});

it('is refused in a shop with orders of its own, and in one without demo accounts', async () => {
  const customer = new GraphqlClient(app.url);
  await placeOrder(app, customer);
  await expect(add()).rejects.toMatchObject({ status: 409, message: HAS_ORDERS });
  expect(await staff.call('query adminSampleOrders', STATE)).toEqual({ isOffered: false, orders: 0 });

  const beside = await startTestApp({ beside: app, env: { demoAccounts: false } });
  const there = new GraphqlClient(beside.url);
  await signInAsAdmin(there);
  await expect(there.call('mutation adminAddSampleOrders', STATE)).rejects.toMatchObject({
    status: 403,
    message: SAMPLES_UNAVAILABLE,
  });
  await beside.stop();
});

it('is there once when it is added twice at once, and for staff alone', async () => {
  expect(await Promise.all([add(), add()])).toEqual([
    { isOffered: false, orders: ORDERS },
    { isOffered: false, orders: ORDERS },
  ]);
  expect(await countRows(app, 'orders', 'true', [])).toBe(ORDERS);
  const customer = new GraphqlClient(app.url);
  await signUp(customer);
  await expect(customer.call('mutation adminRemoveSampleOrders', STATE)).rejects.toMatchObject({
    status: 403,
  });
});

it('is removed also while somebody changes one of its orders, and they hear that there is none', async () => {
  await add();
  const { orderId, version } = await orderWhere(`status = 'processing' and collection_date is null`);
  const edit = staff
    .call('mutation adminUpdateOrderStatus', 'id', {
      id: ['ID!', orderId],
      input: ['OrderStatusInput!', { status: 'SHIPPED', version }],
    })
    .catch((refusal: { status: number }) => refusal.status);
  const [edited] = await Promise.all([edit, remove()]);
  expect([404, { id: orderId }]).toContainEqual(edited);
  expect(await countRows(app, 'orders', 'true', [])).toBe(0);
  await expect(
    staff.call('mutation adminUpdateOrderStatus', 'id', {
      id: ['ID!', orderId],
      input: ['OrderStatusInput!', { status: 'DELIVERED' }],
    }),
  ).rejects.toMatchObject({ status: 404, message: 'Order not found' });
});

it('moves no money: refunds, transfers, corrections and cancellations are refused in words', async () => {
  await add();
  const paid = await orderWhere(`status = 'shipped'`);
  const unpaid = await orderWhere(`payment_status = 'pending'`);
  const key = { idempotencyKey: 'a-key-of-the-test' };
  const asked = [
    [
      'adminRefundOrder',
      'RefundOrderInput',
      paid,
      { amount: 100, expectedRefundable: paid.pence, reason: 'Sorry', ...key },
    ],
    [
      'adminRecordManualPayment',
      'ManualPaymentInput',
      unpaid,
      { amount: 100, note: 'Came', receivedOn: '2026-01-05', ...key },
    ],
    ['adminCorrectPaymentStatus', 'PaymentCorrectionInput', paid, { status: 'FAILED', reason: 'Bounced' }],
  ] as const;
  for (const [mutation, type, { orderId, version }, input] of asked)
    await expect(
      staff.call(`mutation ${mutation}`, 'version', {
        id: ['ID!', orderId],
        input: [`${type}!`, { version, ...input }],
      }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(NO_MONEY) });
  await expect(
    staff.call('mutation adminUpdateOrderStatus', 'id', {
      id: ['ID!', paid.orderId],
      input: ['OrderStatusInput!', { status: 'CANCELLED', reason: 'They changed their mind.' }],
    }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(NO_MONEY) });
  expect(await countRows(app, 'refunds', `status <> 'succeeded'`, [])).toBe(0);
  expect(await countRows(app, 'ledger_entries', `document_number not like 'SAMPLE-%'`, [])).toBe(0);
});

it('is left out where the shop is real: comparison with the provider, usual days of a lane, and no email leaves', async () => {
  await add();
  const { em } = app.deps.database.orm;
  const [from, to] = [new Date(Date.now() - 1e10), new Date()];
  expect(await readPaidBetween(em.fork(), from, to)).toEqual([]);
  const { pool } = app.deps.database;
  await pool.query(
    `update orders set shipment = shipment || '{"destination": "japan", "service": "standard"}', status = 'delivered'`,
  );
  await pool.query(`insert into order_events (id, order_id, status, description, created_at)
    select gen_random_uuid(), id, 'delivered', '', now() from orders`);
  await countLaneTransits(pool);
  expect(await countRows(app, 'lane_transits', 'true', [])).toBe(0);

  const { orderId, version } = await orderWhere('true');
  await staff.call('mutation adminUpdateOrderContact', 'id', {
    id: ['ID!', orderId],
    input: [
      'OrderContactInput!',
      { name: 'Ann Archer', email: 'ann@example.com', phone: '+44 7700 900123', version },
    ],
  });
  await staff.call('mutation adminUpdateOrderStatus', 'id', {
    id: ['ID!', orderId],
    input: ['OrderStatusInput!', { status: 'IN_TRANSIT', reason: 'It is on its way still.' }],
  });
  const fate = await until(async () => {
    const closed = await valuesOf(
      `select last_error from email_messages where kind = 'status-change' and order_id = $1 and status = 'closed'`,
      [orderId],
    );
    return closed[0];
  });
  expect(fate).toBe('Not sent: it belongs to the sample orders.');
});

interface Found {
  readonly orderId: string;
  readonly version: number;
  readonly pence: number;
}

async function orderWhere(condition: string): Promise<Found> {
  const { rows } = await app.deps.database.pool.query<Found>(
    `select id as "orderId", version, paid_pence - refunded_pence as pence from orders where number like 'SAMPLE-%' and ${condition} order by number limit 1`,
  );
  return rows[0]!;
}
