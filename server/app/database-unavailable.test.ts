import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import type { Database } from '../platform/db/orm.js';
import { captureLog } from '../test/captured-log.js';
import { RestClient } from '../test/clients/rest-client.js';
import { type DatabaseProxy, startDatabaseProxy } from '../test/database-proxy.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { connectDatabase } from './database/connect-database.js';

/** Several times the product's own 6 s, for a machine with other work. */
const ANSWER_WITHIN_MS = 30_000;

let proxy: DatabaseProxy;
let app: TestApp;
/** The same database, bypassing the proxy. */
let other: Database;
let token: string;
const heard = captureLog('warn');

beforeAll(async () => {
  app = await startTestApp({
    patience: 1,
    log: heard.log,
    databaseVia: async (url) => {
      proxy = await startDatabaseProxy(url);
      return proxy.url;
    },
  });
  other = await connectDatabase({ databaseUrl: app.databaseUrl, poolSize: 2 });
  const client = new RestClient(app.url);
  await client.login('customer@example.com', 'Customer123!');
  token = client.token as string;
});

afterEach(() => {
  proxy.freeze(false);
  proxy.cutAt(null);
  proxy.leave(false);
});

afterAll(async () => {
  await other.close();
  await app.stop();
  await proxy.stop();
});

const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });

const rest = (path: string, body?: object) =>
  fetch(`${app.url}/api${path}`, {
    headers: headers(),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

const graphql = (query: string) =>
  fetch(`${app.url}/graphql`, { method: 'POST', headers: headers(), body: JSON.stringify({ query }) });

/** Expects the one response to an unavailable database. Returns its message. */
async function expectUnavailable(answer: Response): Promise<string> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  const body = (await answer.json()) as {
    code?: string;
    message?: string;
    errors?: { message: string; extensions: { code: string; retryAfter: number } }[];
  };
  const [error] = body.errors ?? [];
  expect(error?.extensions.code ?? body.code).toBe('SERVICE_UNAVAILABLE');
  return error?.message ?? body.message ?? '';
}

describe('a database that hangs', () => {
  it('is answered for with 503 in time, and all is well as soon as it goes on', async () => {
    proxy.freeze(true);
    const startedMs = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_none, no) =>
        no % 2 ? rest('/orders/my-orders') : graphql('{ cart { destination } }'),
      ),
    );
    expect(performance.now() - startedMs).toBeLessThan(ANSWER_WITHIN_MS);
    for (const answer of answers) await expectUnavailable(answer);
    proxy.freeze(false);
    expect((await rest('/orders/my-orders')).status).toBe(200);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });
});

describe('a table that is locked', () => {
  it('is answered for with 503 in time, and takes nothing from what does not need it', async () => {
    const holder: PoolClient = await other.pool.connect();
    await holder.query('begin; lock table carts in access exclusive mode');
    const startedMs = performance.now();
    const waiting = Array.from({ length: 5 }, () => rest('/cart'));
    expect((await rest('/orders/my-orders')).status).toBe(200);
    expect((await graphql('{ cart { destination } }')).status).toBe(503);
    await Promise.all(waiting);
    expect(performance.now() - startedMs).toBeLessThan(ANSWER_WITHIN_MS);
    await holder.query('rollback');
    holder.release();
    expect((await graphql('{ cart { destination } }')).status).toBe(200);
  });
});

describe('a database that is away', () => {
  it('takes nothing from readers of the catalogue', async () => {
    const question = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ categories { name } }"}',
    };
    const ask = () =>
      Promise.all([fetch(`${app.url}/api/categories`), fetch(`${app.url}/graphql`, question)]);
    const bodies = (answers: Response[]) => Promise.all(answers.map((answer) => answer.json()));
    const before = await bodies(await ask());
    proxy.leave(true);
    while (app.deps.readCache.version >= 0) await pause(10);
    const answers = await ask();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await bodies(answers)).toEqual(before);
    await expectUnavailable(await rest('/cart'));
  });

  it('is waited for: no pool is stuck by it', async () => {
    proxy.leave(true);
    await Promise.all(Array.from({ length: 15 }, () => rest('/cart')));
    expect(app.deps.database.guard.stuckMs).toBe(0);
    proxy.leave(false);
    expect((await rest('/cart')).status).toBe(200);
  });
});

describe('a connection that is lost', () => {
  const none = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['/checkout', {}, "You haven't been charged."],
    ['/stripe/create-payment-intent', { checkoutId: none, currency: 'gbp' }, "Don't pay again."],
    ['/stripe/confirm-payment', { paymentIntentId: 'pi_1' }, "Don't pay again."],
    ['/stripe/finalize-checkout', { checkoutId: none }, "Don't pay again."],
  ])('at %s the message says what is known of the card', async (path, body, words) => {
    proxy.cutAt('');
    expect(await expectUnavailable(await rest(path, body))).toContain(words);
  });

  it('in GraphQL the message says what is known of the card', async () => {
    proxy.cutAt('payment_attempts');
    const answer = await graphql('mutation { confirmPayment(paymentIntentId: "pi_1") { checkout { id } } }');
    expect(await expectUnavailable(answer)).toContain("Don't pay again.");
  });

  it('is logged once for a request, as a warning', async () => {
    heard.lines.length = 0;
    proxy.cutAt('');
    await expectUnavailable(await rest('/orders/my-orders'));
    const lines = heard.lines
      .map((line) => JSON.parse(line) as { level: number; msg: string; requestId?: string })
      .filter(({ requestId }) => requestId);
    expect(lines.filter(({ msg }) => msg === 'The database is unavailable')).toMatchObject([{ level: 40 }]);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('leads to 503 with Retry-After at /readyz in time, and to 200 when the database is back', async () => {
    const ask = () => fetch(`${app.url}/readyz`);
    const askUntil = async (status: number) => {
      let answer = await ask();
      for (; answer.status !== status; answer = await ask()) await pause(50);
      return answer;
    };
    await askUntil(200);
    proxy.cutAt('mikro_orm_migrations');
    const startedMs = performance.now();
    const answer = await askUntil(503);
    expect(performance.now() - startedMs).toBeLessThan(ANSWER_WITHIN_MS);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ database: false });
    proxy.cutAt(null);
    await askUntil(200);
  });
});
