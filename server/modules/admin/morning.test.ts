import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { countStatements } from '../../test/count-statements.js';
import { countRows, signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { storeOrders } from '../orders/test/stored-orders.js';

const TODAY = "(now() at time zone 'Europe/London')::date";

let app: TestApp;
let staff: GraphqlClient;
/** Orders: missed, to collect today, collected today, tomorrow, late, on time, missed but unpaid, booked days ago. */
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  const customer = new GraphqlClient(app.url);
  const { id: userId } = await signUp(customer);
  const { pool } = app.deps.database;
  ids = await storeOrders(pool, { userId, count: 8 });
  const [missed, due, collected, tomorrow, late, onTime, unpaid, old] = ids;
  const set = (id: string | undefined, days: number, parts: object, values = '') =>
    pool.query(
      `update orders set shipment = shipment || $2 || jsonb_build_object('collectionDate', ${TODAY} + $3::int) ${values} where id = $1`,
      [id, parts, days],
    );
  await set(missed, -1, {});
  await set(due, 0, { volumeCm3: 2_000_000 });
  await set(collected, 0, { volumeCm3: 1_500_000 }, `, status = 'shipped'`);
  await set(tomorrow, 1, { volumeCm3: 500_000 });
  const transit = { fromDays: 20, toDays: 30 };
  await set(late, -31, { transit }, `, status = 'in_transit'`);
  await set(onTime, -30, { transit }, `, status = 'in_transit'`);
  await set(unpaid, -1, {}, `, payment_status = 'refunded'`);
  await pool.query(`update orders set created_at = now() - interval '3 days' where id = $1`, [old]);
  await pool.query('insert into conversations (order_id) values ($1), ($2)', [due, old]);
  await pool.query(
    `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
      select gen_random_uuid(), m.order_id, $1, m.from_staff, 'Hello', m.at, true from (values
        ($2::uuid, false, now()), ($2, true, now()), ($3, false, now() - interval '3 days')) m (order_id, from_staff, at)`,
    [userId, due, old],
  );
  await pool.query(
    `insert into refunds (id, payment_intent, reason, amount_pence, next_check_at, created_at)
      select gen_random_uuid(), 'pi_stored_' || $1, 'by_staff', 2500, now(), now()`,
    [missed],
  );
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});

afterAll(() => app?.stop());

interface MorningAnswer {
  readonly newOrders: number;
  readonly since: string;
}

const MORNING = `since newOrders newOrdersTotal { minorUnits } newRequests newMessages newRefunds newRefundsTotal { minorUnits }
  today { stops volumeCm3 collected } tomorrow { stops volumeCm3 collected } missedCollections lateDeliveries`;
const morning = () => staff.call<MorningAnswer>('query adminDashboardMorning', MORNING);

it('the morning says what came since yesterday, what is to collect, what was missed and what is late', async () => {
  const { answer, statements } = await countStatements(morning);
  expect(answer).toEqual({
    since: expect.any(String),
    ...{ newOrders: 7, newOrdersTotal: { minorUnits: 70_000 }, newRequests: 0, newMessages: 1 },
    ...{ newRefunds: 1, newRefundsTotal: { minorUnits: 2_500 } },
    today: { stops: 2, volumeCm3: 3_500_000, collected: 1 },
    tomorrow: { stops: 1, volumeCm3: 500_000, collected: 0 },
    ...{ missedCollections: 1, lateDeliveries: 1 },
  });
  // The caller, and the whole morning view.
  expect(statements).toBe(2);
});

it.each([
  ['MISSED_COLLECTION', 0],
  ['LATE_DELIVERY', 4],
  ['NEW_MESSAGES', 1],
  ['NEW_REFUNDS', 0],
])('the list of orders with %s has the order that was counted', async (attention, index) => {
  const { nodes, pageInfo } = await staff.call<{ nodes: { id: string }[]; pageInfo: { total: number } }>(
    'query adminOrders',
    'nodes { id } pageInfo { total }',
    { filter: ['OrderFilterInput', { attention }] },
  );
  expect(nodes.map(({ id }) => id)).toEqual([ids[index]]);
  expect(pageInfo.total).toBe(1);
});

it('the menu counts tasks in one statement', async () => {
  const { answer, statements } = await countStatements(() =>
    staff.call<{ kind: string; count: number }[]>('query adminTaskCounts', 'kind count'),
  );
  expect(Object.fromEntries(answer.map(({ kind, count }) => [kind, count]))).toEqual({
    ...{ PAYMENT_ISSUE: 0, UNANSWERED_MESSAGES: 0, MISSED_COLLECTION: 1, LATE_DELIVERY: 1 },
    ...{ FAILED_EMAIL: 0, REQUEST: 0 },
  });
  expect(statements).toBe(2);
});

const setup = async () => {
  const steps = await staff.call<{ kind: string; isDone: boolean; left: number }[]>(
    'query adminShopSetup',
    'kind isDone left',
  );
  return Object.fromEntries(steps.map(({ kind, isDone, left }) => [kind, isDone || left]));
};

it('a new shop has everything to set up, and each step is done once the facts say so', async () => {
  const unsent = await countRows(app, 'email_messages', "status = 'kept'", []);
  expect(await setup()).toEqual({
    ...{
      COMPANY: 0,
      MAIL: unsent,
      PAYMENTS: 0,
      COLLECTIONS: 0,
      DESTINATIONS: 12,
      DOCUMENTS: 4,
      COLLEAGUE: 0,
    },
  });
  const { pool } = app.deps.database;
  await pool.query(`update destination_guides set transit_times = '[]', charges = '[]', goods = '[]', container_prices = '[]'
    where destination = 'japan'`);
  await pool.query(`insert into legal_documents (kind, version, text, note, published_at)
    values ('terms', 2, 'Ours', '', now())`);
  const real = {
    legalName: 'Tide Movers Ltd',
    companyNumber: '01234567',
    vatNumber: '',
    email: 'hello@tide.co.uk',
  };
  await pool.query('update store_settings set company = company || $1', [JSON.stringify(real)]);
  await pool.query("update users set role = 'admin' where role = 'customer'");
  const kept = { version: 1, sameDayCutOffHour: 12 };
  await staff.call('mutation adminUpdateStoreSettings', 'version', { input: ['StoreSettingsInput!', kept] });
  expect(await setup()).toMatchObject({
    ...{ COMPANY: true, PAYMENTS: 0, COLLECTIONS: true, DESTINATIONS: 11, DOCUMENTS: 3, COLLEAGUE: true },
  });
});
