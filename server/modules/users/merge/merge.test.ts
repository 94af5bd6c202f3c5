import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import {
  insertCustomer,
  openCheckout,
  PASSWORD,
  placeOrder,
  signInAsAdmin,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

interface Preview {
  readonly orders: number;
  readonly quotes: number;
  readonly requests: number;
  readonly savedAddresses: number;
  readonly notes: number;
  readonly notifiedOrders: number;
  readonly fingerprint: string;
}

const PREVIEW = 'orders quotes requests savedAddresses notes notifiedOrders fingerprint';

let app: TestApp;
let staff: GraphqlClient;
let staffId: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  staffId = (await signInAsAdmin(staff)).id;
});

afterAll(() => app?.stop());

const sql = async (text: string, values: unknown[] = []) =>
  (await app.deps.database.pool.query(text, values)).rows;
const previewOf = (from: string, into: string) =>
  staff.call<Preview>('query adminMergePreview', PREVIEW, { from: ['ID!', from], into: ['ID!', into] });
const merge = (from: string, into: string, fingerprint: string) =>
  staff.call<{ id: string; email: string }>('mutation adminMergeAccounts', 'id email', {
    input: ['MergeAccountsInput!', { from, into, fingerprint }],
  });
const note = (userId: string, text: string) =>
  staff.call('mutation adminAddCustomerNote', 'id', {
    userId: ['ID!', userId],
    input: ['CustomerNoteInput!', { text }],
  });
const address = (userId: string, line1: string, isDefault: boolean) =>
  sql(
    `insert into saved_addresses (id, user_id, address, country_code, is_default, created_at, updated_at)
      values ($1, $2, $3, 'GB', $4, now(), now())`,
    [
      randomUUID(),
      userId,
      { line1, line2: '', city: 'Leeds', state: '', postcode: 'LS1 4AP', country: 'GB' },
      isDefault,
    ],
  );

/** A customer who is signed in. */
async function customer() {
  const made = await insertCustomer(app);
  const client = new RestClient(app.url);
  client.token = made.token;
  return { ...made, client };
}

describe('merging two accounts of one person', () => {
  it('moves everything that is theirs, and the account that is closed opens nothing any more', async () => {
    const [from, into] = [await customer(), await customer()];
    const order = await placeOrder(app, from.client);
    await sql(
      `update orders set customer = customer || jsonb_build_object('email', $2::text) where id = $1`,
      [order.id, from.email],
    );
    await note(from.id, 'Prefers the phone');
    await address(from.id, '1 Quay', true);
    await address(from.id, '2 Quay', false);
    await address(into.id, '2 Quay', true);
    const shown = await previewOf(from.id, into.id);
    expect(shown).toMatchObject({
      ...{ orders: 1, quotes: 0, requests: 0, savedAddresses: 2, notes: 1, notifiedOrders: 1 },
    });
    expect(await merge(from.id, into.id, shown.fingerprint)).toEqual({ id: into.id, email: into.email });

    expect(await into.client.graphql.call('query order', 'number', { id: ['ID!', order.id] })).toEqual({
      number: order.number,
    });
    const [moved] = await sql(
      `select o.customer->>'email' as email, c.user_id as of_checkout,
          (select count(*)::int from order_events where order_id = o.id and actor_id = $2) as foreign_events
        from orders o join checkouts c on c.id = o.checkout_id where o.id = $1`,
      [order.id, from.id],
    );
    expect(moved).toEqual({ email: into.email, of_checkout: into.id, foreign_events: 0 });
    expect(
      await sql(
        `select address->>'line1' as line1, is_default from saved_addresses where user_id = $1 order by 1`,
        [into.id],
      ),
    ).toEqual([
      { line1: '1 Quay', is_default: false },
      { line1: '2 Quay', is_default: true },
    ]);
    expect(await sql('select body from customer_notes where user_id = $1', [into.id])).toEqual([
      { body: 'Prefers the phone' },
    ]);

    expect(await from.client.call('GET', '/orders/my-orders')).toMatchObject({ status: 401 });
    const logIn = (email: string) =>
      new RestClient(app.url).call('POST', '/users/login', { email, password: PASSWORD });
    expect(await logIn(from.email)).toMatchObject({ status: 401 });
    expect(await logIn(into.email)).toMatchObject({ status: 200 });
    const [entry] = await sql(
      `select actor_id, action, after from audit_entries where entity = 'user' and entity_id = $1 order by id desc limit 1`,
      [into.id],
    );
    expect(entry).toEqual({
      ...{ actor_id: staffId, action: 'changed' },
      after: { merged_account: from.id, orders: 1, quotes: 0, requests: 0, saved_addresses: 2, notes: 1 },
    });
  });

  it('is refused when anything has changed since the preview, and then moves nothing', async () => {
    const [from, into] = [await customer(), await customer()];
    const shown = await previewOf(from.id, into.id);
    await note(from.id, 'Moved house');
    await expect(merge(from.id, into.id, shown.fingerprint)).rejects.toMatchObject({ code: 'CONFLICT' });
    const again = await previewOf(from.id, into.id);
    await sql(`update users set phone = '+44 7700 900123' where id = $1`, [into.id]);
    await expect(merge(from.id, into.id, again.fingerprint)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await sql('select deleted_at from users where id = $1', [from.id])).toEqual([
      { deleted_at: null },
    ]);
  });

  it('is refused for one account, for staff, and for an account that is closed', async () => {
    const [from, into] = [await customer(), await customer()];
    await expect(previewOf(from.id, from.id)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    for (const pair of [
      [staffId, into.id],
      [from.id, staffId],
    ] as [string, string][])
      await expect(previewOf(...pair)).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const pair of [
      [randomUUID(), into.id],
      [from.id, 'nobody'],
    ] as [string, string][])
      await expect(merge(...pair, '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('waits for a payment that is under way, and closes a checkout that nobody began to pay', async () => {
    const [from, into] = [await customer(), await customer()];
    const checkout = await openCheckout(from.client);
    const shown = await previewOf(from.id, into.id);
    const { id: intent } = await from.client.createPaymentIntent(checkout.id);
    await expect(merge(from.id, into.id, shown.fingerprint)).rejects.toMatchObject({ code: 'CONFLICT' });
    await sql(
      `update payment_attempts set provider_status = 'canceled', status = 'cancelled' where payment_intent = $1`,
      [intent],
    );
    await merge(from.id, into.id, shown.fingerprint);
    expect(await sql('select user_id, status from checkouts where id = $1', [checkout.id])).toEqual([
      { user_id: into.id, status: 'cancelled' },
    ]);
  });

  it('is done once when two people merge the same accounts at once, also the other way round', async () => {
    const [one, other] = [await customer(), await customer()];
    const [there, back] = [await previewOf(one.id, other.id), await previewOf(other.id, one.id)];
    const both = await Promise.allSettled([
      merge(one.id, other.id, there.fingerprint),
      merge(other.id, one.id, back.fingerprint),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const open = await sql('select id from users where id = any($1) and deleted_at is null', [
      [one.id, other.id],
    ]);
    expect(open).toHaveLength(1);
  });
});
