import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import {
  findPage,
  firstSql,
  type PageSearch,
  rareSql,
  sortedSql,
} from '../../../platform/db/find-page.store.js';
import { searchTerms } from '../../../platform/search/search-terms.js';
import { APIS } from '../../../test/clients/clients.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import { signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { readEmails } from '../../email/mailbox/mailbox.store.js';
import { readUsers } from '../../users/user.store.js';
import { storeLedger, storeOrders } from '../test/stored-orders.js';
import { adminOrdersSql, orderSearch } from './admin-orders.store.js';
import { ORDER_SORTS, type OrderFilter, type OrderSort, orderFilterSql } from './order-filter.js';

let app: TestApp;
let buyer: RestClient;
/** Twelve paid by Bea of Leeds for £100, one of Zoë of 50%_town, delivered and refunded, one unpaid and cancelled. */
let ids: string[];
/** Booking times of Zoë's and the unpaid order: half an hour into July in London, and an hour before. */
const BOOKED_AROUND_MIDNIGHT = ['2025-06-30T23:30:00Z', '2025-06-30T22:30:00Z'];

beforeAll(async () => {
  app = await startTestApp();
  const { pool } = app.deps.database;
  buyer = new RestClient(app.url);
  const { id: userId } = await signUp(buyer);
  const bea = await storeOrders(pool, { userId, count: 12 });
  const odd = { name: "Zoë O'Brien", fromCity: '50%_town', trackingNumber: 'TRK-77\\9', totalPence: 25_000 };
  const zoe = await storeOrders(pool, { userId, count: 1, status: 'delivered', ...odd });
  const unpaid = { status: 'cancelled', paymentStatus: 'failed', totalPence: 99 };
  const none = await storeOrders(pool, { userId, count: 1, ...unpaid });
  await pool.query(
    `update orders set payment_status = 'refunded', refunded_pence = paid_pence where id = $1`,
    zoe,
  );
  ids = [...bea, ...zoe, ...none];
  await pool.query(
    `update orders o set shipment = shipment || jsonb_build_object('collectionDate', day, 'destination', coalesce(place, destination))
      from unnest($1::uuid[], $2::text[], $3::text[]) t(id, day, place) where o.id = t.id`,
    [
      [ids[2], ids[5], ids[7]],
      ['2026-12-05', '2026-12-01', '2026-12-05'],
      ['hongkong', 'hongkong', null],
    ],
  );
  await storeLedger(pool);
  await pool.query(
    `update orders o set created_at = coalesce(($2::timestamptz[])[n - 12], now() - interval '1 hour' * n)
      from unnest($1::uuid[]) with ordinality t(id, n) where o.id = t.id`,
    [ids, BOOKED_AROUND_MIDNIGHT],
  );
});

afterAll(() => app?.stop());

describe.each(APIS)('all orders over %s', (_api, enter) => {
  let staff: ShopClient;

  beforeEach(async () => {
    staff = enter(app);
    await signInAsAdmin(staff);
  });

  const idsOf = async (asked: Parameters<ShopClient['adminOrders']>[0]) =>
    (await staff.adminOrders(asked)).orders.map((order) => order.id);

  it('come ten a page, newest first, none twice and none left out', async () => {
    const first = await staff.adminOrders();
    expect(first).toMatchObject({ page: 1, pageSize: 10, total: 14, totalPages: 2 });
    expect([...first.orders.map(({ id }) => id), ...(await idsOf({ page: 2 }))]).toEqual(ids);
    expect(first.orders[0]).toMatchObject({
      customer: { name: 'Bea Baker', email: 'bea@example.com' },
      lines: [{ name: 'Standard Box' }],
    });
    expect(await staff.adminOrders({ page: 3 })).toMatchObject({ orders: [], total: 14, page: 3 });
    expect(await idsOf({ page: 7, pageSize: 2 })).toEqual(ids.slice(12));
  });

  it('are counted by the filter, and so is their revenue; the other figures stay those of all orders', async () => {
    const counts = { processing: 12, delivered: 1 };
    const all = { total: 14, revenuePence: 120_000, ...counts };
    expect(await staff.adminOrders()).toMatchObject(all);
    expect(await staff.adminOrders({ search: 'baker' })).toMatchObject({ ...all, total: 13 });
    expect(await staff.adminOrders({ status: 'delivered' })).toMatchObject({
      ...{ total: 1, revenuePence: 0, ...counts },
    });
    expect(await staff.adminOrders({ paymentStatus: 'failed', status: 'cancelled' })).toMatchObject({
      ...{ total: 1, totalPages: 1, revenuePence: 0, ...counts },
    });
    expect(await staff.adminOrders({ bookedFrom: '2025-07-02' })).toMatchObject({ ...all, total: 12 });
    expect(await staff.adminOrders({ bookedTo: '2025-07-01' })).toMatchObject({
      ...{ total: 2, revenuePence: 0, ...counts },
    });
    expect(await staff.adminOrders({ status: 'shipped' })).toMatchObject({
      ...{ total: 0, totalPages: 0, orders: [], revenuePence: 0, ...counts },
    });
  });

  it.each<[OrderSort, number, number]>([
    ['newest', 0, 13],
    ['oldest', 13, 0],
    ['totalDescending', 12, 13],
    ['totalAscending', 13, 12],
    ['collectionSoonest', 5, 13],
  ])('stand in the order %s', async (sort, first, last) => {
    const sorted = await idsOf({ sort, pageSize: 50 });
    expect([sorted[0], sorted.at(-1)]).toEqual([ids[first], ids[last]]);
  });

  it.each<[string, Parameters<ShopClient['adminOrders']>[0], readonly number[]]>([
    ['a destination', { destination: 'hongkong' }, [2, 5]],
    ['a day of collection', { collectionFrom: '2026-12-05', collectionTo: '2026-12-05' }, [2, 7]],
    ['a collection until a day', { collectionTo: '2026-12-04' }, [5]],
    [
      'a collection from a day, soonest first',
      { collectionFrom: '2026-12-01', sort: 'collectionSoonest' },
      [5, 2, 7],
    ],
    ['a collection that is agreed', { collection: 'agreed' }, [2, 5, 7]],
    ['a day of booking in London', { bookedFrom: '2025-07-01', bookedTo: '2025-07-01' }, [12]],
    ['a booking until a day', { bookedTo: '2025-06-30' }, [13]],
    [
      'a month of booking, with a status',
      { bookedFrom: '2025-06-01', bookedTo: '2025-06-30', status: 'cancelled' },
      [13],
    ],
    ['no collection date', { collection: 'none', search: 'zoë' }, [12]],
    [
      'everything at once',
      {
        destination: 'hongkong',
        collectionFrom: '2026-12-02',
        status: 'processing',
        paymentStatus: 'paid',
        search: 'bea',
      },
      [2],
    ],
  ])('are narrowed to %s', async (_words, asked, found) => {
    expect(await idsOf(asked)).toEqual(found.map((index) => ids[index]));
  });

  it.each(["zoë o'brien", 'ZOË', '50%_TOWN', 'trk-77\\9', "O'Brien perth", '  bea@example.com  zoë '])(
    'are found by "%s"',
    async (search) => {
      expect(await idsOf({ search })).toEqual([ids[12]]);
    },
  );

  it('are found by their number in every way it is written', async () => {
    const digits = (await staff.order(ids[3]!)).number.slice('HL-'.length);
    const written = [
      `#HL-${digits}`,
      `hl${digits}`,
      `HL ${digits}`,
      digits,
      `#${digits}`,
      `# hl – ${digits}`,
    ];
    const pasted = [
      ...[`\t HL-${digits} \u00a0`, `(HL-${digits}).`, `Booking HL-${digits}`, `bea hl${digits}`],
      ...[`HL-${digits}?`, `${digits}!`, `“HL-${digits}”`, `‘HL ${digits}’`],
    ];
    for (const search of [`hl-${digits}`, ...written, ...pasted])
      expect({ search, found: await idsOf({ search }) }).toEqual({ search, found: [ids[3]] });
  });

  it('are found by the numbers of their documents, whole and in every way they are written', async () => {
    const { rows } = await app.deps.database.pool.query<{ number: string }>(
      'select document_number as number from ledger_entries where order_id = $1',
      [ids[12]],
    );
    expect(rows.map(({ number }) => number.slice(0, 4)).sort()).toEqual(['CRN-', 'INV-']);
    for (const { number } of rows) {
      const written = [
        ` #${number} `,
        number.replace('-', '').toLowerCase(),
        `zoë ${number.replace('-', ' ')}`,
      ];
      const name = number.startsWith('INV') ? 'Invoice' : 'Credit note';
      for (const search of [number, ...written, `${name} ${number}`, `${name} number\n${number}`])
        expect({ search, found: await idsOf({ search }) }).toEqual({ search, found: [ids[12]] });
      for (const search of [`${number} dover`, `${number}0`, number.slice(0, -1), number.slice(4)])
        expect({ search, found: await idsOf({ search }) }).toEqual({ search, found: [] });
    }
  });

  it('are found by ten words, each of which has to fit', async () => {
    const ten = "zoë o'brien bea@example.com 50%_town perth trk-77\\9 hl 1 0 _";
    expect(await idsOf({ search: ten })).toEqual([ids[12]]);
    expect(await idsOf({ search: ten.replace('perth', 'nowhere') })).toEqual([]);
  });

  it.each([
    '%',
    '_',
    '50__town',
    "' or '1'='1",
    "'; drop table orders; --",
    '\\',
    '\\%',
    '$1',
    'perth nowhere',
  ])('are not all found by "%s", which is only text', async (search) => {
    expect(await idsOf({ search })).toEqual([]);
  });

  it('are refused for pages and words that make no sense', async () => {
    for (const wrong of [
      { page: 0 },
      { page: -1 },
      { pageSize: 0 },
      { status: 'lost' },
      { paymentStatus: 'stolen' },
      { sort: 'random' },
      { destination: 'atlantis' },
      { collection: 'maybe' },
      { collectionFrom: '2026-02-30' },
      { collectionFrom: '2026-12-05', collectionTo: '2026-12-04' },
      { collection: 'none', collectionTo: '2026-12-04' },
      { bookedTo: '2026-02-30' },
      { bookedFrom: '0000-01-01' },
      { bookedFrom: '2026-12-05', bookedTo: '2026-12-04' },
      { search: 'x'.repeat(101) },
      { search: 'a\u0000b' },
    ])
      await expect(staff.adminOrders(wrong)).rejects.toMatchObject({ status: 400 });
  });

  it('are for staff only', async () => {
    const [guest, customer] = [enter(app), enter(app)];
    await signUp(customer);
    await expect(guest.adminOrders()).rejects.toMatchObject({ status: 401 });
    await expect(customer.adminOrders()).rejects.toMatchObject({ status: 403 });
  });
});

describe('all orders over REST', () => {
  it('come in the shape of the specification, and with statuses in any spelling', async () => {
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    const { body } = await staff.call('GET', '/admin/orders?page=1&limit=1&status=DELIVERED&search=');
    expect(body).toEqual({
      orders: [expect.objectContaining({ _id: ids[12], paymentStatus: 'refunded', totalPrice: 250 })],
      pagination: { currentPage: 1, totalPages: 1, total: 1, limit: 1, totalRevenue: 0 },
      totalOrders: 14,
      totalProcessingOrders: 12,
      totalDeliveredOrders: 1,
    });
    expect(await staff.call('GET', '/admin/orders?limit=100')).toMatchObject({
      status: 200,
      body: { pagination: { limit: 100, total: 14, totalPages: 1 } },
    });
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=1e2',
      'page=abc',
      'status=x',
      'status=shipped&status=delivered',
    ])
      expect((await staff.call('GET', `/admin/orders?${query}`)).status).toBe(400);
  });
});

describe('a page of all orders over GraphQL', () => {
  it('of a hundred rows with all their fields costs less than one request may', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    const { adminOrders } = await staff.send(
      `query ($size: Int!) { adminOrders(pageSize: $size, sort: OLDEST) {
      pageInfo { total totalPages page pageSize } totalOrders processingOrders deliveredOrders totalRevenue { minorUnits currency }
      nodes { __typename id number version status paymentStatus customerId customer { name email phone } destination fromCity toCity
        itemCount total { minorUnits currency } refunded { minorUnits currency } collectionDate trackingNumber invoiceNumber
        noteCount createdAt } } }`,
      { size: 100 },
    );
    const { nodes: rows } = adminOrders as { nodes: Record<string, unknown>[] };
    expect(rows).toHaveLength(14);
    expect(rows[1]).toMatchObject({
      ...{
        id: ids[12],
        version: 3,
        status: 'DELIVERED',
        destination: 'AUSTRALIA',
        fromCity: '50%_town',
        itemCount: 1,
      },
      ...{ total: { minorUnits: 25_000 }, refunded: { minorUnits: 25_000 }, trackingNumber: 'TRK-77\\9' },
      ...{ customer: { name: "Zoë O'Brien", phone: '' }, collectionDate: null, noteCount: 0 },
    });
  });
});

describe("a customer's own orders over REST", () => {
  it('are the newest hundred, and any page when asked', async () => {
    const all = await buyer.call('GET', '/orders/my-orders');
    expect(all.body).toMatchObject({
      ...{ count: 14, totalRevenue: 1200, processingOrders: 12, deliveredOrders: 1 },
      pagination: { currentPage: 1, totalPages: 1, total: 14, limit: 100 },
    });
    const { body } = await buyer.call<{ orders: { _id: string }[] }>(
      'GET',
      '/orders/my-orders?page=3&limit=5',
    );
    expect(body.orders.map((order) => order._id)).toEqual(ids.slice(10));
    expect(body).toMatchObject({ pagination: { currentPage: 3, totalPages: 3, total: 14, limit: 5 } });
    expect((await buyer.call('GET', '/orders/my-orders?limit=101')).status).toBe(400);
  });
});

describe('ten thousand orders', () => {
  beforeAll(async () => {
    const { pool } = app.deps.database;
    const { rows } = await pool.query<{ id: string }>('select user_id as id from orders limit 1');
    await storeOrders(pool, { userId: rows[0]!.id, count: 10_000 });
    await pool.query(
      `update orders set status = (array['processing','shipped','in_transit','delivered','cancelled'])[1 + n % 5],
        customer = jsonb_set(customer, '{name}', to_jsonb('Person ' || md5(n::text))),
        created_at = timestamptz '2024-01-01' + interval '1 hour' * n,
        shipment = shipment || jsonb_build_object('destination', (array['australia','hongkong','canada','usa','japan'])[1 + n % 5],
          'collectionDate', case when n % 10 > 0 then date '2027-01-01' + n::int % 200 end)
        from (select id as no, row_number() over () as n from orders) numbered where no = id`,
    );
    await pool.query('vacuum analyze orders, order_payments');
  });

  it.each<[string, OrderFilter, OrderSort, string]>([
    ['of a page', {}, 'newest', 'orders_newest'],
    ['of the oldest', {}, 'oldest', 'orders_newest'],
    ['of the dearest', {}, 'totalDescending', 'orders_by_price'],
    ['of the cheapest', {}, 'totalAscending', 'orders_by_price'],
    ['of a status', { status: 'shipped' }, 'newest', 'orders_of_status'],
    ['of a payment status', { paymentStatus: 'failed' }, 'newest', 'orders_by_payment'],
    ['of a destination', { destination: 'hongkong' }, 'newest', 'orders_by_destination'],
    [
      'of a day of collection',
      { collectionFrom: '2027-01-05', collectionTo: '2027-01-05' },
      'newest',
      'orders_by_collection',
    ],
    [
      'of the next collections',
      { collectionFrom: '2027-01-05' },
      'collectionSoonest',
      'orders_by_collection',
    ],
    [
      'of a month of booking',
      { bookedFrom: '2024-06-01', bookedTo: '2024-06-30' },
      'newest',
      'orders_newest',
    ],
  ])('are not read through for the list %s', async (_list, filter, sort, index) => {
    const plan = await planOf(adminOrdersSql(filter, sort, 10, 0));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(READ_THROUGH);
  });

  it.each<[string, OrderFilter]>([
    ['all', {}],
    ['of a destination', { destination: 'canada' }],
    ['with a collection date', { collection: 'agreed' }],
  ])('have the same last pages when they are read from the end: %s', async (_which, filter) => {
    const { pool } = app.deps.database;
    const { where, values } = orderFilterSql(filter);
    const { rows } = await pool.query<{ id: string }>(
      `select o.id from orders o where o.deleted_at is null${where}`,
      values,
    );
    const total = rows.length;
    const idsOf = async (sql: { text: string; values: unknown[] }) =>
      (await pool.query<{ id: string }>(sql)).rows.map(({ id }) => id);
    for (const sort of ORDER_SORTS)
      for (const offset of [Math.ceil(total / 2) + 1, total - 15, total - 10, total - 4, total, total + 10]) {
        const fromEnd = adminOrdersSql(filter, sort, 10, offset, total);
        expect(Number(fromEnd.values.at(-1))).toBeLessThan(total / 2);
        expect(await idsOf(fromEnd)).toEqual(await idsOf(adminOrdersSql(filter, sort, 10, offset)));
      }
  });

  const newest = (filter: OrderFilter) => orderSearch(filter, 'newest');
  const asked = ({ values }: PageSearch, text: string) => ({ text, values: [...values, 10, 0] });

  it.each<[string, OrderFilter, string]>([
    ['words', { search: 'c4ca4238' }, 'orders_by_words'],
    ['words, of a status', { search: 'c4ca4238', status: 'shipped' }, 'orders_by_words'],
    ['a number without its dash', { search: 'hl100123' }, 'orders_number_unique'],
    ['an invoice', { search: 'INV-100123' }, 'orders_by_words'],
    ['a credit note', { search: '#crn100123' }, 'orders_by_words'],
  ])('are found and summed up without reading orders through by %s', async (_by, filter, index) => {
    const sought = newest(filter);
    for (const text of [rareSql(sought), sortedSql(sought)]) {
      const plan = await planOf(asked(sought, text));
      expect(plan).toContain(index);
      expect(plan).not.toMatch(READ_THROUGH);
    }
  });

  it.each<[string, OrderFilter, OrderSort, string]>([
    ['newest', {}, 'newest', 'orders_newest'],
    ['cheapest', {}, 'totalAscending', 'orders_by_price'],
    ['newest of a status', { status: 'shipped' }, 'newest', 'orders_of_status'],
  ])('are read from the %s on for a word that most have', async (_order, filter, sort, index) => {
    const sought = orderSearch({ ...filter, search: 'person' }, sort);
    const plan = await planOf(asked(sought, firstSql(sought, 300)));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(READ_THROUGH);
  });

  it.each<[string, OrderFilter, number]>([
    ['few have', { search: 'person c4ca' }, 0],
    ['most have', { search: 'person' }, 100],
    ['most of a status have', { search: 'person', status: 'delivered' }, 100],
    ['a thousand old ones have', { search: 'ancient' }, 1_000],
    ['thousands of old ones have', { search: 'city' }, 1_000],
  ])('are the same ones in the same order however words are found that %s', async (_many, filter, cap) => {
    const { pool } = app.deps.database;
    await pool.query(
      `update orders set shipment = shipment || jsonb_build_object('toCity', case when n < 1100 then 'Ancient City' else 'City' end)
        from (select id as no, row_number() over (order by created_at) as n from orders) numbered where no = id and n < 2600`,
    );
    const { where, values } = orderFilterSql(filter);
    const counted = `select count(*)::int as total from orders o where o.deleted_at is null${where}`;
    const { total } = (await pool.query<{ total: number }>(counted, values)).rows[0]!;
    expect(total).toBeGreaterThan(cap);
    for (const sort of ORDER_SORTS)
      for (const offset of [0, 90, 990]) {
        const found = await findPage(pool, orderSearch(filter, sort), { limit: 10, offset }, EVEN_SMALL);
        const { rows } = await pool.query<{ id: string }>(adminOrdersSql(filter, sort, 10, offset));
        expect(found.ids).toEqual(rows.map(({ id }) => id));
        if (sort === 'newest' && offset < 100)
          expect(found).toMatchObject(
            cap ? { total: cap, isCapped: true, sum: null } : { total, isCapped: false },
          );
      }
    if (total < 1_000) return;
    const small = await findPage(pool, orderSearch(filter, 'newest'), { limit: 10, offset: 0 });
    expect(small).toMatchObject({ total: 1_000, isCapped: true, sum: null });
  });
});

/** Treats this small table as a large one, in which frequent words are counted to a hundred. */
const EVEN_SMALL = 0;

const READ_THROUGH = /Seq Scan on (orders|order_lines|order_events|order_payments|refunds)/;

/** Fifty words of one letter each, the most that a search accepts. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïðñòóôõöøß'].slice(0, 50).join(' ');

it("a carrier's number that begins as ours do is looked for as it is written", () => {
  expect(wordsOf('HL 123456789 GB')).toEqual(['123456789', 'HL', 'GB']);
});

describe('a search of fifty letters', () => {
  it('looks for ten of them', () => {
    const { values } = orderFilterSql({ search: LETTERS });
    expect(LETTERS.split(' ')).toHaveLength(50);
    expect(values).toHaveLength(10);
  });

  it('looks for ten of them among users and messages too', async () => {
    const asked: unknown[][] = [];
    const rows = [{ ids: [], total: 0 }];
    const query = async (_text: string, values: unknown[]) => ({ rows, asked: asked.push([...values]) });
    await readUsers({ query } as unknown as Pool, { search: LETTERS }, { sort: 'name', limit: 1, offset: 0 });
    await readEmails({ query } as unknown as Pool, { search: LETTERS }, { limit: 1, offset: 0 });
    const searched = (values: unknown[]) => values.filter((value) => /^%( ..?|q.{4})%$/.test(String(value)));
    expect(asked.map((values) => searched(values).length)).toEqual([10, 10, 10, 10, 0]);
  });

  it('looks for the longest of many words, and for none that stands in another', () => {
    expect(wordsOf('a an ann b bo anna bob anna ANN')).toEqual(['anna', 'bob']);
    expect(searchTerms(`${LETTERS} leeds`)).toHaveLength(10);
    expect(wordsOf(`${LETTERS} leeds`)[0]).toBe('leeds');
    expect(searchTerms('ten words that all of them tell us very much')).toHaveLength(10);
  });
});

const wordsOf = (search: string) => searchTerms(search).map(({ word }) => word);

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<string> {
  const { rows } = await app.deps.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
