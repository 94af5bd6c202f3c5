import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { insertStaff, placeOrder } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ id: orderId } = await placeOrder(app, new GraphqlClient(app.url)));
});
afterAll(() => app?.stop());

const run = (sql: string, values: unknown[] = []) => app.deps.database.pool.query(sql, values);
const as = (token: string) => Object.assign(new GraphqlClient(app.url), { token });

async function anAdmin() {
  const { id, token } = await insertStaff(app, 'admin');
  return { id, client: as(token) };
}

interface MadeKey {
  readonly key: string;
  readonly apiKey: { readonly id: string; readonly prefix: string };
}

const makeKey = (client: GraphqlClient, permissions: readonly string[], name = 'Bookkeeping', days = 90) =>
  client.call<MadeKey>('mutation adminCreateApiKey', 'key apiKey { id prefix }', {
    input: ['ApiKeyInput!', { name, permissions, days }],
  });
const revoke = (client: GraphqlClient, id: string) =>
  client.call('mutation adminRevokeApiKey', 'state', { id: ['ID!', id] });
const ordersOf = (key: string) => as(key).send('{ adminOrders { pageInfo { total } } }');
const overRest = (key: string, path: string) =>
  fetch(`${app.url}/api${path}`, { headers: { Authorization: `Bearer ${key}` } });

const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };
const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED' };

describe('a key', () => {
  it('opens what its permissions cover over both APIs, and nothing else', async () => {
    const { client } = await anAdmin();
    const { key } = await makeKey(client, ['ORDERS']);
    expect(await ordersOf(key)).toMatchObject({ adminOrders: { pageInfo: { total: 1 } } });
    expect((await overRest(key, '/admin/orders')).status).toBe(200);
    expect(await as(key).order(orderId)).toMatchObject({ id: orderId });
    expect(await as(key).setOrderStatus(orderId, 'shipped')).toMatchObject({ status: 'shipped' });
    await expect(as(key).send('{ adminSettings { version } }')).rejects.toMatchObject(FORBIDDEN);
    expect((await overRest(key, '/prices')).status).toBe(403);
  });

  it('loses the rights that its owner loses, at once', async () => {
    const { id, client } = await anAdmin();
    const { key } = await makeKey(client, ['ORDERS', 'SETTINGS']);
    await run(`update users set limited_to = 'accountant' where id = $1`, [id]);
    await expect(as(key).send('{ adminSettings { version } }')).rejects.toMatchObject(FORBIDDEN);
    await expect(as(key).setOrderStatus(orderId, 'in_transit')).rejects.toMatchObject(FORBIDDEN);
    await run(`update users set limited_to = null, status = 'suspended' where id = $1`, [id]);
    await expect(ordersOf(key)).rejects.toMatchObject(UNAUTHENTICATED);
    await run(`update users set status = 'active', role = 'customer' where id = $1`, [id]);
    await expect(ordersOf(key)).rejects.toMatchObject(UNAUTHENTICATED);
  });

  it('opens nothing once it is revoked or has expired, and nothing that is not a key does', async () => {
    const { client } = await anAdmin();
    const [revoked, expired] = [await makeKey(client, ['ORDERS']), await makeKey(client, ['ORDERS'])];
    await ordersOf(revoked.key);
    expect(await revoke(client, revoked.apiKey.id)).toEqual({ state: 'REVOKED' });
    await run(
      `update api_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`,
      [expired.apiKey.id],
    );
    for (const key of [revoked.key, expired.key, `hl_${'x'.repeat(43)}`, `${expired.key}x`, 'hl_'])
      await expect(ordersOf(key)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(revoke(client, randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  it('touches no account: no password, session or key, whatever its owner may', async () => {
    const { client } = await anAdmin();
    const { key, apiKey } = await makeKey(client, ['ORDERS', 'MONEY', 'SETTINGS', 'CATALOGUE', 'CONTENT']);
    const program = as(key);
    for (const operation of [
      'mutation { changePassword(input: { currentPassword: "x", newPassword: "Lantern!2026" }) { token } }',
      'mutation { signOut }',
      'mutation { signOutElsewhere { token } }',
      'mutation { sendEmailVerification { id } }',
      'mutation { adminCreateUser(input: { name: "Newt", email: "newt@example.com", password: "Lantern!2026" }) { id } }',
      '{ mySessions { id } }',
      '{ adminApiKeys { pageInfo { total } } }',
      '{ mySecurityEvents { pageInfo { total } } }',
    ])
      await expect(program.send(operation)).rejects.toMatchObject(FORBIDDEN);
    await expect(makeKey(program, ['ORDERS'])).rejects.toMatchObject(FORBIDDEN);
    await expect(revoke(program, apiKey.id)).rejects.toMatchObject(FORBIDDEN);
    expect((await overRest(key, '/orders/my-orders')).status).toBe(403);
  });

  it('is stored by its hash, and when it was last used', async () => {
    const { client } = await anAdmin();
    const { key, apiKey } = await makeKey(client, ['ORDERS']);
    expect(key).toMatch(/^hl_[\w-]{43}$/);
    expect(apiKey.prefix).toBe(key.slice(0, 10));
    await ordersOf(key);
    const { rows } = await run(
      'select to_jsonb(k)::text as text, last_used_at from api_keys k where id = $1',
      [apiKey.id],
    );
    expect(rows[0].text).not.toContain(key.slice(10));
    expect(rows[0].last_used_at).toEqual(expect.any(String));
    const entries = await run('select to_jsonb(a)::text as text from audit_entries a where entity_id = $1', [
      apiKey.id,
    ]);
    expect(entries.rows).toHaveLength(1);
    expect(entries.rows[0].text).not.toMatch(/hash|last_used/);
  });

  it('is named in the audit log beside its owner', async () => {
    const { id, client } = await anAdmin();
    const { key } = await makeKey(client, ['ORDERS'], 'Warehouse');
    await as(key).setOrderStatus(orderId, 'delivered');
    const { nodes } = await client.call<{ nodes: object[] }>(
      'query adminAuditLog',
      'nodes { actorId keyName entity label }',
      { actor: ['String', id] },
    );
    expect(nodes).toMatchObject([
      { actorId: id, keyName: 'Warehouse', entity: 'ORDER' },
      { actorId: id, keyName: '', entity: 'API_KEY', label: 'Warehouse' },
    ]);
  });
});

describe('making a key', () => {
  it('takes permissions that its owner has, and never that for users', async () => {
    const { client } = await anAdmin();
    const message = 'Choose permissions that you have yourself. A key can’t manage users.';
    await expect(makeKey(client, ['ORDERS', 'USERS'])).rejects.toMatchObject({ status: 400, message });
    await expect(makeKey(client, [])).rejects.toMatchObject({ status: 400 });
    const { token } = await insertStaff(app, 'clerk');
    await expect(makeKey(as(token), ['ORDERS'])).rejects.toMatchObject(FORBIDDEN);
  });

  it('takes a name, and a year at most', async () => {
    const { client } = await anAdmin();
    await expect(makeKey(client, ['ORDERS'], ' ')).rejects.toMatchObject({
      status: 400,
      message: 'Enter a name',
    });
    for (const days of [0, 366])
      await expect(makeKey(client, ['ORDERS'], 'a', days)).rejects.toMatchObject({ status: 400 });
    await makeKey(client, ['ORDERS'], 'a', 365);
  });

  it('stops at twenty in force', async () => {
    const { id, client } = await anAdmin();
    for (let no = 0; no < 20; no += 1) await makeKey(client, ['ORDERS']);
    await expect(makeKey(client, ['ORDERS'])).rejects.toMatchObject({ status: 409 });
    await run('update api_keys set revoked_at = now() where owner_id = $1', [id]);
    await makeKey(client, ['ORDERS']);
  });
});

it('a key has a limit of its own: its owner goes on when it has used everything', async () => {
  const shop = await startTestApp({ beside: app, env: { rateLimitFactor: 1 } });
  try {
    const { client } = await anAdmin();
    const { key } = await makeKey(client, ['ORDERS']);
    const ask = (token: string | null) =>
      fetch(`${shop.url}/api/admin/orders?limit=1`, { headers: { Authorization: `Bearer ${token}` } });
    const statuses = new Set<number>();
    for (let no = 0; no <= 360; no += 1) statuses.add((await ask(key)).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await ask(client.token)).status).toBe(200);
  } finally {
    await shop.stop();
  }
});
