import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TRANSPORT } from '../platform/limits/transport-limits.js';
import { createLog } from '../platform/log/log.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { CannotListen } from './listen.js';
import { startServer } from './start-server.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.stop());

test('a taken port gives one sentence that names the way out', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const starting = startServer({
    env: { ...app.env, port },
    log: createLog('silent'),
    databaseUrl: app.databaseUrl,
  });
  await expect(starting).rejects.toThrow(CannotListen);
  await expect(starting).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another with PORT.`,
  );
  other.close();
});

test('a second server on the same database finds the shop filled and adds nothing', async () => {
  const second = await startTestApp({ beside: app });
  const counts = await app.deps.database.pool.query(
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

test('it can serve while the background uses every connection of its own', async () => {
  const { pool } = app.deps.pools.pools.background;
  const places = Array.from({ length: pool.options.max }, () => pool.connect());
  const held = await Promise.all(places);
  try {
    const database = async () =>
      ((await (await fetch(`${app.url}/readyz`)).json()) as { database: boolean }).database;
    // Two checks in a row that could not be made took 5 s.
    for (const startedMs = performance.now(); performance.now() - startedMs < 6_000; await wait(500))
      expect(await database()).toBe(true);
  } finally {
    for (const client of held) client.release();
  }
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

test('a stop says so at /readyz first and serves on for the delay, each answer the last one on its connection', async () => {
  const second = await startTestApp({ beside: app, env: { shutdownDelayMs: 300 } });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) => answerOf(`${second.url}${path}`, agent);
  expect((await ask('/healthz')).headers.connection).toBe('keep-alive');
  const stopping = second.stop();
  const ready = await ask('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['retry-after']).toBe('1');
  const read = await ask('/api/categories');
  expect(read.statusCode).toBe(200);
  expect(read.headers.connection).toBe('close');
  await stopping;
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('a request that comes over a kept connection while the server stops is answered', async () => {
  const second = await startTestApp({ beside: app });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await answerOf(`${second.url}/healthz`, agent);
  const stopping = second.stop();
  const answer = await answerOf(`${second.url}/api/categories`, agent);
  expect(answer.statusCode).toBe(200);
  await stopping;
});

test('a keep-alive connection stays open for longer than its header says', async () => {
  const { headers } = await answerOf(`${app.url}/healthz`, new Agent({ keepAlive: true }));
  expect(headers['keep-alive']).toMatch(/^timeout=10\b/);
  expect(TRANSPORT.idleSpareMs).toBeGreaterThanOrEqual(5_000);
});

async function answerOf(address: string, agent: Agent): Promise<IncomingMessage> {
  const asked = request(address, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

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
