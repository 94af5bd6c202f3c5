import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { captureLog } from '../../test/captured-log.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { countRows, placeOrder, signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';

const heard = captureLog('debug');
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ log: heard.log });
});

afterAll(() => app?.stop());

beforeEach(() => {
  heard.lines.length = 0;
});

/** The log line of the only request since; it is written once the response has left. */
async function lineOf(asking: Promise<unknown>): Promise<Record<string, unknown>> {
  await asking.catch(() => {});
  await until(() => heard.requests().length > 0);
  expect(heard.requests()).toHaveLength(1);
  return heard.requests()[0] ?? {};
}

describe('a line in the log about a request', () => {
  it('names the call, who asked, how it ended and how long it took, and nothing that was sent', async () => {
    const shop = new RestClient(app.url);
    const user = await signUp(shop);
    heard.lines.length = 0;
    const id = crypto.randomUUID();
    const line = await lineOf(shop.order(id));
    expect(line).toEqual({
      level: 30,
      time: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/orders/{id}',
      status: 404,
      refusal: 'NOT_FOUND',
      caller: 'customer',
      user: user.id,
      from: expect.stringContaining('127.0.0.1'),
      durationMs: expect.any(Number),
      event: 'request.ended',
      msg: 'request',
    });
    expect(heard.lines.join()).not.toContain(id);
  });

  it('has the number that the caller received, never one of the caller’s own', async () => {
    const own = 'my-own-number';
    const response = await fetch(`${app.url}/api/categories`, { headers: { 'X-Request-Id': own } });
    const line = await lineOf(Promise.resolve());
    expect(line.requestId).toBe(response.headers.get('x-request-id'));
    expect(heard.lines.join()).not.toContain(own);
  });

  it('names what GraphQL was asked for by the schema, not by the caller', async () => {
    const body = JSON.stringify({
      query: 'query Mischief { alias: cart { id } }',
      operationName: 'Mischief',
    });
    const headers = { 'Content-Type': 'application/json' };
    const line = await lineOf(fetch(`${app.url}/graphql`, { method: 'POST', headers, body }));
    expect(line).toMatchObject({ route: '/graphql', operation: 'query cart' });
    expect(heard.lines.join()).not.toMatch(/Mischief|alias/);
  });

  it.each([
    ['/api/orders/my-orders', 40, 401],
    ['/api/none?guestId=guest_1_secret', 30, 404],
    ['/healthz', 20, 200],
    ['/icon.svg', 20, 200],
  ])('of %s is at level %d', async (path, level, status) => {
    expect(await lineOf(fetch(app.url + path))).toMatchObject({ level, status });
    expect(heard.lines.join()).not.toContain('guest_1');
  });

  it('of a fault of ours is an error, and has the number of the line that tells the fault', async () => {
    await app.deps.database.pool.query('alter table categories rename to mislaid');
    app.deps.readCache.invalidate();
    try {
      const line = await lineOf(fetch(`${app.url}/api/categories`));
      expect(line).toMatchObject({ level: 50, status: 500, refusal: 'INTERNAL', route: '/api/categories' });
      const fault = heard.lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'Unexpected error');
      expect(fault).toMatchObject({ requestId: line.requestId, err: { code: '42P01' } });
    } finally {
      await app.deps.database.pool.query('alter table mislaid rename to categories');
    }
  });
});

describe('the figures', () => {
  const figures = async (headers: Record<string, string> = {}, { url } = app) => {
    const response = await fetch(`${url}/metrics`, { headers });
    return { status: response.status, text: await response.text() };
  };
  const figureOf = (text: string, start: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1) ?? Number.NaN,
    );

  it('count requests, connections, jobs, payments and mails, and name nobody', async () => {
    const shop = new GraphqlClient(app.url);
    const order = await placeOrder(app, shop);
    await shop.order(crypto.randomUUID()).catch(() => {});
    const { status, text } = await figures();
    expect(status).toBe(200);
    const asked = 'http_request_duration_seconds_count{api="graphql",route="mutation finalizeCheckout"';
    expect(figureOf(text, asked)).toBeGreaterThanOrEqual(1);
    expect(
      figureOf(text, 'harbourline_refusals_total{api="graphql",code="NOT_FOUND"}'),
    ).toBeGreaterThanOrEqual(1);
    expect(
      figureOf(text, 'harbourline_database_connections{pool="requests",state="open"}'),
    ).toBeGreaterThanOrEqual(1);
    expect(figureOf(text, 'harbourline_emails_waiting{state="tried"}')).toBe(0);
    expect(figureOf(text, 'harbourline_payment_attempts{outcome="succeeded"}')).toBe(1);
    expect(figureOf(text, 'harbourline_payments_without_order{state="paid"}')).toBe(0);
    expect(figureOf(text, 'harbourline_payment_issues{state="open"}')).toBe(0);
    expect(figureOf(text, 'harbourline_refunds{state="provider:requested"}')).toBe(0);
    const mails = ['queued', 'kept'].map((status) =>
      figureOf(text, `harbourline_emails{status="${status}"}`),
    );
    expect(mails.reduce((sum, count) => sum + (count || 0), 0)).toBe(
      await countRows(app, 'email_messages', 'true', []),
    );
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    for (const personal of [order.id, order.number, '@', 'Ann']) expect(text).not.toContain(personal);
  });

  it('have labels of our choosing only, however hostile the asking', async () => {
    for (const path of [
      '/api/xyzzy1',
      '/xyzzy2',
      '/graphql/xyzzy3',
      '/stripe-sandbox/v1/xyzzy4',
      '/assets/xyzzy5.js',
    ])
      await fetch(app.url + path);
    const query = 'query xyzzy6 { xyzzy7: cart { id } }';
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: '{"query":"{ xyzzy8 }"}' });
    await fetch(`${app.url}/api/cart`, { method: 'PROPFIND' });
    const { text } = await figures();
    expect(text).not.toMatch(/xyzzy|PROPFIND/);
    expect(text).toContain('route="(none)",method="OTHER"');
  });

  it('of the database are missing, and nothing breaks, while it cannot be asked', async () => {
    const second = await startTestApp({ beside: app });
    await second.deps.database.pool.query('alter table payment_issues rename to mislaid');
    const { status, text } = await figures({}, second);
    await second.deps.database.pool.query('alter table mislaid rename to payment_issues');
    await second.stop();
    expect(status).toBe(200);
    expect(text).not.toContain('harbourline_payment_issues{');
    expect(text).toContain('harbourline_emails{');
  });

  describe('are closed', () => {
    const metricsToken = 'a token of the figures';
    let closed: TestApp;
    let production: TestApp;

    beforeAll(async () => {
      closed = await startTestApp({ beside: app, env: { observe: { metricsToken, tracing: null } } });
      production = await startTestApp({ beside: app, env: { production: true } });
    });

    afterAll(async () => {
      await closed?.stop();
      await production?.stop();
    });

    it('by a token, without which there is no such page, not even for staff', async () => {
      const staff = new RestClient(closed.url);
      await signInAsAdmin(staff);
      for (const Authorization of ['', 'Bearer a', `Basic ${metricsToken}`, `Bearer ${staff.token}`])
        expect(await figures({ Authorization }, closed)).toMatchObject({
          status: 404,
          text: expect.stringContaining('Page not found'),
        });
      expect((await figures({ Authorization: `Bearer ${metricsToken}` }, closed)).status).toBe(200);
    });

    it('in production while no token is set, and to what came through a proxy', async () => {
      expect((await figures({}, production)).status).toBe(404);
      expect((await figures({ 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404);
    });
  });
});
