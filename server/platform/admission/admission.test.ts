import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ patience: 1 });
  const answer = await fetch(`${app.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@example.com', password: 'Customer123!' }),
  });
  ({ token } = (await answer.json()) as { token: string });
});

afterAll(() => app.stop());

let locker: pg.Client | null = null;

afterEach(async () => {
  await locker?.end();
  locker = null;
});

async function lockOrders(): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  locker = client;
  await client.connect();
  await client.query('begin; lock table orders in access exclusive mode');
  return () => client.query('rollback');
}

const ask = (path: string) =>
  fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${token}`, 'x-guest-id': 'none' } });
const askGraphql = (query: string) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
const work = (name: string) => app.deps.admission.figures.find(({ kind }) => kind === name)!;

test('while one table is locked other reads are answered, and who would wait in vain is refused politely', async () => {
  const unlock = await lockOrders();
  const stuck = Array.from({ length: 80 }, () => ask('/api/orders/my-orders'));
  const refused = await Promise.race(stuck);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 });
  expect(work('browsing')).toMatchObject({ running: 3, queued: 64 });

  expect((await ask('/api/cart')).status).toBe(200);
  expect((await askGraphql('{ me { id } }')).status).toBe(200);
  expect((await askGraphql('{ savedAddresses { id } }')).status).toBe(200);
  expect((await ask('/api/products?limit=3')).status).toBe(200);

  await unlock();
  const statuses = (await Promise.all(stuck)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(work('browsing')).toMatchObject({ running: 0, queued: 0 });
  expect(work('browsing').shed).toBe(statuses.filter((status) => status === 503).length);
});

test('too much of one GraphQL operation is refused in GraphQL, with Retry-After, and counted', async () => {
  const unlock = await lockOrders();
  const stuck = Array.from({ length: 80 }, () => askGraphql('{ myOrders { totalOrders } }'));
  const refused = await Promise.race(stuck);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  await unlock();
  await Promise.all(stuck);
  const figures = await (await fetch(`${app.url}/metrics`)).text();
  expect(figures).toMatch(/harbourline_shed_total\{kind="browsing"\} [1-9]/);
  expect(figures).toContain('harbourline_work{kind="browsing",state="running"} 0');
});

test('a caller who leaves while waiting takes no place', async () => {
  const unlock = await lockOrders();
  const stuck = Array.from({ length: 3 }, () => ask('/api/orders/my-orders'));
  while (work('browsing').running < 3) await new Promise(setImmediate);
  const leaving = new AbortController();
  const left = fetch(`${app.url}/api/orders/my-orders`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  while (work('browsing').queued < 1) await new Promise(setImmediate);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  while (work('browsing').queued > 0) await new Promise(setImmediate);
  await unlock();
  for (const answer of await Promise.all(stuck)) expect(answer.status).toBe(200);
});
