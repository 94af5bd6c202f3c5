import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../test/accounts.js';
import { APIS } from '../../../test/clients/clients.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, newEmail, signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { storeOrders } from '../test/stored-orders.js';

let app: TestApp;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});

afterAll(() => app?.stop());

/** Orders of a new customer with this email address, each with an email that failed. */
async function bouncing(count: number, address?: string) {
  const { pool } = app.deps.database;
  const customer = new GraphqlClient(app.url);
  const { id: userId, email } = await signUp(customer);
  const ids = await storeOrders(pool, { userId, count });
  const to = address ?? email;
  await pool.query(
    `update orders set customer = customer || jsonb_build_object('email', $2::text) where user_id = $1`,
    [userId, to],
  );
  for (const id of ids)
    await pool.query(
      `insert into email_messages (id, dedupe_key, kind, recipient, order_id, status, created_at)
        values ($1::uuid, $1::text, 'order-details', $2, $3, 'failed', now())`,
      [randomUUID(), to, id],
    );
  return { userId, email, ids };
}

const failedTo = (email: string) =>
  countRows(app, 'email_messages', `recipient = $1 and kind = 'order-details' and status = 'failed'`, [
    email,
  ]);
const writingTo = (email: string) => countRows(app, 'orders', `customer->>'email' = $1`, [email]);

describe.each(APIS)('an address that staff correct over %s', (_api, enter) => {
  it('is that of the orders under way which had the old one, and of what did not arrive', async () => {
    const { pool } = app.deps.database;
    const { userId, email, ids } = await bouncing(3);
    await pool.query(`update orders set status = 'delivered' where id = $1`, [ids[0]]);
    await pool.query(
      `update orders set customer = customer || '{"email": "other@example.com"}' where id = $1`,
      [ids[1]],
    );
    const client = enter(app);
    await signInAsAdmin(client);
    const corrected = newEmail();
    await accountsOf(client).update(userId, { email: corrected });
    expect([await writingTo(corrected), await writingTo(email)]).toEqual([1, 1]);
    expect([await failedTo(corrected), await failedTo(email)]).toEqual([3, 0]);
    expect(await countRows(app, 'email_messages', `kind = 'email-changed' and recipient = $1`, [email])).toBe(
      1,
    );
    const shown = await staff.call<{ notifiedOrders: number }>('mutation adminUpdateUser', 'notifiedOrders', {
      id: ['ID!', userId],
      input: ['UserChangeInput!', { phone: '020 7946 0001' }],
    });
    expect(shown).toEqual({ notifiedOrders: 1 });
  });
});

describe('the contact of an order', () => {
  const correct = (id: string, input: object, by = staff) =>
    by.call<{ version: number; customer: { name: string; email: string; phone: string } }>(
      'mutation adminUpdateOrderContact',
      'version customer { name email phone }',
      { id: ['ID!', id], input: ['OrderContactInput!', input] },
    );

  it('is corrected part by part, on the timeline and in the audit log, and what failed follows', async () => {
    const { ids } = await bouncing(1, 'wrnog@example.com');
    const id = ids[0]!;
    const { version: first } = await staff.order(id);
    const corrected = newEmail();
    const { customer, version } = await correct(id, { email: ` ${corrected} `, version: first });
    expect(customer.email).toBe(corrected);
    expect(await failedTo(corrected)).toBe(1);
    expect(await correct(id, { name: '  Ann  Archer', phone: '', version })).toMatchObject({
      customer: { name: 'Ann Archer', email: corrected, phone: '' },
    });
    expect(await correct(id, { name: 'Ann Archer', version: first })).toMatchObject({ version: version + 1 });
    const { rows } = await app.deps.database.pool.query(
      `select description from order_events where order_id = $1 and status = 'changed' order by created_at`,
      [id],
    );
    expect(rows[0]).toEqual({ description: 'Contact changed: email address' });
    expect(
      await countRows(app, 'audit_entries', `entity = 'order' and entity_id = $1 and after ? 'customer'`, [
        id,
      ]),
    ).toBe(2);
  });

  it('is refused for what is no address or number, for a stale version, and of anybody else', async () => {
    const { ids } = await bouncing(1);
    const id = ids[0]!;
    const { version } = await staff.order(id);
    for (const [field, wrong] of [
      ['email', 'nobody'],
      ['phone', 'ring me'],
      ['name', ' '],
    ] as const)
      await expect(correct(id, { [field]: wrong, version })).rejects.toMatchObject({
        status: 400,
        details: { fields: [{ field }] },
      });
    await correct(id, { name: 'Bea', version });
    await expect(correct(id, { name: 'Cora', version })).rejects.toMatchObject({ code: 'CONFLICT' });
    const customer = new GraphqlClient(app.url);
    await signUp(customer);
    await expect(correct(id, { name: 'Eve' }, customer)).rejects.toMatchObject({ status: 403 });
  });
});
