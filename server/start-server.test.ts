import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from './shared/log.js';
import { PortTaken, startServer } from './start-server.js';
import { startTestApp, type TestApp } from './test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.stop());

test('a taken port is told in one sentence that names the way out', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const starting = startServer({
    env: { ...app.env, port },
    log: createLog('silent'),
    databaseUrl: app.databaseUrl,
  });
  await expect(starting).rejects.toThrow(PortTaken);
  await expect(starting).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another with PORT.`,
  );
  other.close();
});

test('a second server on the same database finds the shop filled and adds nothing', async () => {
  const second = await startTestApp({ beside: app });
  const counts = await app.parts.database.pool.query(
    'select (select count(*)::int from products) as products, (select count(*)::int from users) as users',
  );
  await second.stop();
  const response = await fetch(`${app.url}/api/categories`);
  const { categories } = (await response.json()) as { categories: unknown[] };
  expect(categories).toHaveLength(12);
  expect(counts.rows[0].products).toBeGreaterThanOrEqual(84);
  expect(counts.rows[0].users).toBe(2);
});

test('it tells that it is alive and that it can serve', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${app.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready', database: true, queue: true });
});

test('a stop answers the requests under way first', async () => {
  const second = await startTestApp({ beside: app });
  const body = JSON.stringify({ email: 'customer@example.com', password: 'Customer123!' });
  const login = request(`${second.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  login.flushHeaders();
  await once(login, 'continue');
  const stopping = second.stop();
  login.end(body);
  const [response] = (await once(login, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  await stopping;
});

test('pages forbid foreign scripts, and every answer names its request', async () => {
  const response = await fetch(`${app.url}/api/categories`);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('x-powered-by')).toBeNull();
});

test('a missing file is not answered with the page', async () => {
  expect((await fetch(`${app.url}/pictures/none.svg`)).status).toBe(404);
  expect((await fetch(`${app.url}/api/nothing`)).status).toBe(404);
});
