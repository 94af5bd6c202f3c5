import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from '../../platform/api/pagination.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { newEmail, PASSWORD, placeOrder, signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { messagesOf } from '../orders/conversation/test/messages.js';
import type { AuditChange, AuditEntity, AuditEntry } from './audit.entity.js';
import type { AuditLogArgs } from './audit.service.js';

const FIELDS = `pageInfo { total } nodes { id actorId actorName action entity entityId label requestId createdAt
  changes { field before after } }`;

let app: TestApp;
let admin: RestClient;
let staffId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = new RestClient(app.url);
  staffId = (await signInAsAdmin(admin)).id;
});

afterAll(() => app?.stop());

function log(
  asked: Omit<AuditLogArgs, 'entity'> & { entity?: Uppercase<AuditEntity> } = {},
): Promise<Page<AuditEntry & { readonly changes: AuditChange[] }>> {
  return admin.graphql.call('query adminAuditLog', FIELDS, {
    search: ['String', asked.search],
    entity: ['AuditEntity', asked.entity],
    actor: ['String', asked.actor],
    from: ['CalendarDate', asked.from],
    to: ['CalendarDate', asked.to],
    pageSize: ['Int', asked.pageSize ?? 20],
  });
}

function changeSettings(change: object): Promise<unknown> {
  return admin.graphql.call('mutation adminUpdateStoreSettings', 'version', {
    input: ['StoreSettingsInput!', change],
  });
}

const category = (name: string) => `adminCreateCategory(input: { name: "${name}" }) { id }`;

interface Answer {
  readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  readonly errors?: readonly object[];
}

/** Several operations in one request. */
async function send(
  { token }: { token: string | null },
  operations: string,
  variables: object = {},
): Promise<Answer> {
  const inputs = 'input' in variables ? '($input: RegisterInput!)' : '';
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation${inputs} { ${operations} }`, variables }),
  });
  return (await answer.json()) as Answer;
}

describe('what staff write', () => {
  it('is in the log with who, what, before and after, in the request it was done in', async () => {
    const { id } = await admin.price('Canada');
    await admin.updatePrice(id, 'Canada', 40_001);
    const [entry] = (await log({ entity: 'PRICE' })).nodes;
    expect(entry).toMatchObject({
      actorId: staffId,
      action: 'CHANGED',
      entityId: id,
      label: 'canada',
      changes: [{ field: 'amount_pence', before: '21500', after: '40001' }],
    });
    expect(entry?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of products and their prices names the product', async () => {
    const { body } = await admin.call<{ product: { _id: string } }>('POST', '/admin/products', {
      name: 'Sea Chest',
      size: '46 × 46 × 51 cm',
      price: { australia: 42.5 },
      category: 'Shipping Boxes',
    });
    await admin.call('PUT', `/admin/products/${body.product._id}`, {
      price: { australia: 43 },
      name: 'Sea Box',
    });
    await admin.call('DELETE', `/admin/products/${body.product._id}`);
    const { nodes: entries } = await log({ search: body.product._id });
    expect(entries.map(({ action }) => action)).toEqual([
      'REMOVED',
      'CHANGED',
      'CHANGED',
      'CHANGED',
      'CREATED',
    ]);
    const changes = entries.flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: 'price_australia', before: '4250', after: '4300' });
    expect(changes).toContainEqual({ field: 'name', before: 'Sea Chest', after: 'Sea Box' });
    expect((await log({ search: 'sea box' })).nodes.length).toBeGreaterThan(1);
  });

  it('of accounts holds nothing personal and no secret', async () => {
    const email = newEmail();
    const { body } = await admin.call<{ user: { _id: string } }>('POST', '/admin/users', {
      name: 'Ben Bow',
      email,
      phone: '020 7946 0000',
    });
    const path = `/admin/users/${body.user._id}`;
    await admin.call('PUT', path, { phone: '020 7946 0001', role: 'admin' });
    await admin.call('DELETE', path);
    const { rows } = await app.deps.database.pool.query<{ text: string; n: number }>(
      `select string_agg(a::text, ' ') as text, count(*)::int as n from audit_entries a where entity_id = $1`,
      [body.user._id],
    );
    expect(rows[0]?.n).toBe(3);
    expect(rows[0]?.text).not.toMatch(new RegExp(`Ben|${email}|7946 ?000|argon2`));
    const [, changed] = (await log({ search: body.user._id })).nodes;
    expect(changed?.changes).toEqual([
      { field: 'phone', before: 'not kept', after: 'changed' },
      { field: 'role', before: 'customer', after: 'admin' },
    ]);
  });

  it('is theirs whoever signs in in the same request, and ends with their place among the staff', async () => {
    const input = { name: 'Eve Colleague', email: newEmail(), password: PASSWORD };
    const first = await send(
      admin,
      `a: register(input: $input) { token } b: ${category('Signed in as Eve')}`,
      {
        input,
      },
    );
    expect(first.data).toEqual({ a: { token: expect.any(String) }, b: { id: expect.any(String) } });
    expect((await log({ search: 'Signed in as Eve' })).nodes).toMatchObject([{ actorId: staffId }]);

    const { pool } = app.deps.database;
    await pool.query(`update users set role = 'admin' where email = $1`, [input.email]);
    const eve = { token: first.data!.a!.token as string };
    const leaving = `a: closeAccount(input: { currentPassword: "${PASSWORD}" }) b: ${category('By who left')}`;
    expect((await send(eve, leaving)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await log({ search: 'By who left' })).pageInfo.total).toBe(0);
  });

  it('to an order is in the log, what its customer does is not', async () => {
    const customer = new RestClient(app.url);
    await signUp(customer);
    const { id } = await placeOrder(app, customer);
    expect((await log({ search: id })).pageInfo.total).toBe(0);
    await admin.call('PUT', `/admin/orders/${id}/status`, { status: 'shipped' });
    expect((await log({ search: id })).nodes).toEqual([
      expect.objectContaining({
        entity: 'ORDER',
        action: 'CHANGED',
        label: expect.stringMatching(/^HL-/),
        changes: expect.arrayContaining([{ field: 'status', before: 'processing', after: 'shipped' }]),
      }),
    ]);
  });

  it('to messages and boxes of an order is in the log without a word of them', async () => {
    const customer = new RestClient(app.url);
    await signUp(customer);
    const { id } = await placeOrder(app, customer);
    const items = [{ description: 'Plates of Aunt Maud', quantity: 2, value: 6_000, isUsed: true }];
    for (const { graphql } of [customer, admin]) {
      await messagesOf(graphql).send(id, 'Ring Aunt Maud');
      await graphql.call('mutation saveBoxContents', 'version', {
        id: ['ID!', id],
        input: ['BoxContentsInput!', { number: 1, items }],
      });
    }
    await messagesOf(customer.graphql).send(id, 'Aunt Maud says thank you');
    for (let presses = 0; presses < 2; presses += 1) await messagesOf(admin.graphql).settle(id);
    const { nodes: entries } = await log({ search: id });
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'messages', before: null, after: 'settled' }],
      [{ field: 'box_contents', before: null, after: 'of box 1' }],
      [{ field: 'messages', before: null, after: 'written' }],
    ]);
    expect(entries[0]).toMatchObject({ entity: 'ORDER', label: expect.stringMatching(/^HL-/) });
    expect(JSON.stringify(entries)).not.toContain('Maud');
  });

  it('of money has kind and sum; what they said of it is nowhere', async () => {
    const customer = new RestClient(app.url);
    await signUp(customer);
    const { id, totalPence } = await placeOrder(app, customer);
    const { version } = await admin.graphql.call<{ version: number }>(
      'mutation adminRefundOrder',
      'version',
      {
        id: ['ID!', id],
        input: [
          'RefundOrderInput!',
          {
            amount: 1050,
            expectedRefundable: totalPence,
            reason: 'Aunt Maud',
            version: 1,
            idempotencyKey: 'refund-of-aunt-maud',
          },
        ],
      },
    );
    await admin.graphql.call('mutation adminCorrectPaymentStatus', 'version', {
      id: ['ID!', id],
      input: ['PaymentCorrectionInput!', { status: 'FAILED', reason: 'Aunt Maud again', version }],
    });
    const entries = (await log({ search: id })).nodes.map(({ label, changes }) => ({ label, changes }));
    expect(entries).toContainEqual({
      label: expect.stringMatching(/^HL-/),
      changes: [
        { field: 'amount_pence', before: null, after: '1050' },
        { field: 'money', before: null, after: 'refund' },
      ],
    });
    expect(entries.flatMap(({ changes }) => changes)).toContainEqual({
      ...{ field: 'payment_status', before: 'paid', after: 'failed' },
    });
    const other = await placeOrder(app, customer);
    await admin.call('PUT', `/admin/orders/${other.id}/status`, { status: 'cancelled' });
    expect((await log({ search: other.id })).nodes.map(({ changes }) => changes)).toContainEqual([
      { field: 'amount_pence', before: null, after: String(other.totalPence) },
      { field: 'money', before: null, after: 'refund' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Maud');
  });

  it('that links a refund of the dashboard has its sum', async () => {
    const order = await placeOrder(app, new RestClient(app.url));
    const { rows } = await app.deps.database.pool.query<{ made: string; refund: string }>(
      `with refused as (
          insert into refunds (id, payment_intent, reason, amount_pence, status, next_check_at, created_at)
            select gen_random_uuid(), payment_intent, 'service-changed:x', 700, 'refused', now() + interval '1 day', now()
              from order_payments where order_id = $1 returning id, payment_intent
        )
        insert into provider_refunds (id, payment_intent, amount_pence, status, created_at)
          select 're_of_dashboard', payment_intent, 700, 'succeeded', now() from refused
          returning id as made, (select id from refused) as refund`,
      [order.id],
    );
    const linked = await admin.graphql.call<{ order: { balance: { refunds: { channel: string }[] } } }>(
      ...(['mutation adminLinkRefund', 'order { balance { refunds { channel } } }'] as const),
      { id: ['ID!', rows[0]!.made], refundId: ['ID', rows[0]!.refund] },
    );
    expect(linked.order.balance.refunds).toEqual([{ channel: 'DASHBOARD' }]);
    expect((await log({ search: order.id })).nodes.map(({ changes }) => changes)).toContainEqual([
      { field: 'amount_pence', before: null, after: '700' },
      { field: 'money', before: null, after: 'refund_linked' },
    ]);
  });

  it('and is refused leaves nothing behind', async () => {
    const { total } = (await log()).pageInfo;
    await expect(changeSettings({ version: 99, promotion: 'Never' })).rejects.toThrow();
    await admin.call('DELETE', `/admin/users/${staffId}`);
    expect((await log()).pageInfo.total).toBe(total);
  });

  it('cannot be changed or taken out of the log', async () => {
    const { pool } = app.deps.database;
    for (const sql of [
      "update audit_entries set label = 'x'",
      'delete from audit_entries',
      'truncate audit_entries',
    ])
      await expect(pool.query(sql)).rejects.toThrow('written once and never changed');
  });
});

describe('the money of an order', () => {
  it('is called paid and reversed, not a total that doubles and a refund that nobody gave', async () => {
    const order = await placeOrder(app, new RestClient(app.url));
    const { graphql } = admin;
    const id = ['ID!', order.id] as [string, unknown];
    const { version } = await graphql.call<{ version: number }>('query order', 'version', {
      id,
    });
    const input = { status: 'PENDING', reason: 'Charged back', version };
    const reversed = await graphql.call<{ version: number; due: { minorUnits: number } }>(
      ...(['mutation adminCorrectPaymentStatus', 'version due { minorUnits }'] as const),
      { id, input: ['PaymentCorrectionInput!', input] },
    );
    const pence = reversed.due.minorUnits;
    const asWords = ({ field, before, after }: AuditChange) => `${field} ${before} ${after}`;
    const orders = async () =>
      (await log({ search: order.number })).nodes.flatMap(({ changes }) => changes).map(asWords);
    expect(await orders()).toContain(`reversed_pence 0 ${pence}`);
    expect((await orders()).join()).not.toContain('refunded_pence');
    const paid = { amount: pence, note: 'Bank', receivedOn: '2026-01-05', idempotencyKey: 'paid again' };
    await graphql.call('mutation adminRecordManualPayment', 'version', {
      id,
      input: ['ManualPaymentInput!', { ...paid, version: reversed.version }],
    });
    expect(await orders()).toContain(`paid_pence ${pence} ${2 * pence}`);
    expect((await orders()).join()).not.toMatch(/refunded_pence|total_pence/);
    const list = await graphql.call<Page<{ total: { minorUnits: number } }>>(
      ...(['query adminOrders', 'nodes { total { minorUnits } }'] as const),
      { filter: ['OrderFilterInput', { search: order.number }] },
    );
    expect(list.nodes).toEqual([{ total: { minorUnits: pence } }]);
  });
});

describe('the log', () => {
  it('is narrowed to a kind and to a person', async () => {
    const { version } = await admin.graphql.call<{ version: number }>('query adminSettings', 'version');
    await changeSettings({ version, promotion: 'Sail with us' });
    const all = await log();
    const found = await log({ entity: 'SETTINGS', actor: staffId, pageSize: 1 });
    expect(found.nodes).toMatchObject([
      { entity: 'SETTINGS', label: '', changes: [{ field: 'promotion' }, { field: 'version' }] },
    ]);
    expect(found.pageInfo.total).toBeLessThan(all.pageInfo.total);
    expect((await log({ actor: 'nobody at all' })).pageInfo.total).toBe(0);
    expect((await log({ search: '%' })).pageInfo.total).toBe(0);
  });

  it('is narrowed to days in London, the last one included', async () => {
    const days = [
      '2025-06-30T22:59:59Z',
      '2025-06-30T23:00:00Z',
      '2025-07-02T22:59:59Z',
      '2025-07-02T23:00:00Z',
    ];
    for (const [no, at] of days.entries())
      await app.deps.database.pool.query(
        `insert into audit_entries (created_at, actor_id, action, entity, entity_id, label, before, after, request_id)
          values ($1, $2, 'changed', 'export', $3, '', '{}', '{}', '')`,
        [at, staffId, `day ${no}`],
      );
    const found = async (asked: Pick<AuditLogArgs, 'from' | 'to'>) =>
      (await log({ ...asked, entity: 'EXPORT' })).nodes.map(({ entityId }) => entityId).reverse();
    expect(await found({ from: '2025-07-01', to: '2025-07-02' })).toEqual(['day 1', 'day 2']);
    expect(await found({ to: '2025-06-30' })).toEqual(['day 0']);
    expect(await found({ from: '2025-07-03', to: '2025-07-31' })).toEqual(['day 3']);
    await expect(log({ from: '2025-07-02', to: '2025-07-01' })).rejects.toMatchObject({
      message: 'The last day must not be before the first',
    });
  });
});
