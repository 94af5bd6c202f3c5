import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { captureLog } from '../captured-log.js';
import { APIS } from '../clients/clients.js';
import { RestClient } from '../clients/rest-client.js';
import { newEmail, PASSWORD, placeOrder, signUp } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';

interface Line {
  readonly time: string;
  readonly level: number;
  readonly msg: string;
  readonly requestId?: string;
  readonly [field: string]: unknown;
}

const heard = captureLog();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ log: heard.log });
});

afterAll(() => app?.stop());

/** The log lines about requests that some work causes. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  // Sleeps: lines of earlier work have come.
  await wait(100);
  const before = heard.lines.length;
  await work().catch(() => {});
  for (let tries = 0; heard.lines.length === before && tries < 50; tries += 1) {
    await wait(20);
  }
  return heard.lines.slice(before).map((line) => JSON.parse(line) as Line);
}

const WARNING = 40;
const SIGN_IN = { GraphQL: 'mutation login', REST: '/api/users/login' } as const;

describe.each(APIS)('what is logged of security over %s', (api, enter) => {
  const named = (line: Line | undefined) => line?.operation ?? line?.route;

  it('tells when, where from, who and what of a sign-in', async () => {
    const { id, email } = await signUp(enter(app));
    const [line] = await linesOf(() => enter(app).login(email, PASSWORD));
    expect(named(line)).toBe(SIGN_IN[api]);
    expect(line).toMatchObject({ msg: 'request', status: 200, user: id });
    expect(line?.from).toMatch(/127\.0\.0\.1|::1/);
    expect(line?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(line?.time ?? '') - Date.now())).toBeLessThan(5_000);
  });

  it('tells a failed sign-in from a good one, and whose account was tried', async () => {
    const { id, email } = await signUp(enter(app));
    const [wrong] = await linesOf(() => enter(app).login(email, 'Wr0ng-one!'));
    expect(wrong).toMatchObject({
      level: WARNING,
      status: 401,
      refusal: 'UNAUTHENTICATED',
      user: id,
      caller: 'nobody',
    });
    const [unknown] = await linesOf(() => enter(app).login(newEmail(), 'Wr0ng-one!'));
    expect(unknown).toMatchObject({ level: WARNING, status: 401, refusal: 'UNAUTHENTICATED' });
    expect(unknown).not.toHaveProperty('user');
    expect(JSON.stringify([wrong, unknown])).not.toMatch(/Wr0ng|@/);
  });

  it('tells who asked for what they may not', async () => {
    const shop = enter(app);
    const { id } = await signUp(shop);
    const [forbidden] = await linesOf(() => shop.prices());
    expect(forbidden).toMatchObject({
      level: WARNING,
      status: 403,
      refusal: 'FORBIDDEN',
      user: id,
      caller: 'customer',
    });
    const [nobody] = await linesOf(() => enter(app).myOrders());
    expect(nobody).toMatchObject({
      level: WARNING,
      status: 401,
      refusal: 'UNAUTHENTICATED',
      caller: 'nobody',
    });
  });

  it("tells who asked for somebody else's order, and who sent what cannot be", async () => {
    const order = await placeOrder(app, enter(app));
    const shop = enter(app);
    const { id } = await signUp(shop);
    const [foreign] = await linesOf(() => shop.order(order.id));
    expect(foreign).toMatchObject({ status: 404, refusal: 'NOT_FOUND', user: id });
    const [bad] = await linesOf(() => shop.addToCart({ productId: order.id, quantity: -1 }));
    expect(bad).toMatchObject({ status: 400, refusal: 'BAD_INPUT', user: id });
    const [unpaid] = await linesOf(() => shop.createPaymentIntent(order.id, 'jpy'));
    expect(unpaid).toMatchObject({ refusal: expect.stringMatching(/BAD_INPUT|NOT_FOUND/), user: id });
  });
});

describe('what is logged of limits', () => {
  it('tells who was turned away for trying too often', async () => {
    const strict = await startTestApp({ beside: app, log: heard.log, env: { rateLimitFactor: 1 } });
    try {
      const { email } = await signUp(new RestClient(strict.url));
      for (let tries = 0; tries < 5; tries += 1)
        await new RestClient(strict.url).login(email, 'Wr0ng-one!').catch(() => {});
      const [line] = await linesOf(() => new RestClient(strict.url).login(email, PASSWORD));
      expect(line).toMatchObject({
        level: WARNING,
        status: 429,
        refusal: 'TOO_MANY_ATTEMPTS',
        route: SIGN_IN.REST,
      });
      expect(line?.from).toMatch(/127\.0\.0\.1|::1/);
      expect(JSON.stringify(line)).not.toContain(email);
    } finally {
      await strict.stop();
    }
  });
});

describe('a line of the log', () => {
  it('cannot be forged with line breaks', async () => {
    const forged = '\r\n{"level":60,"msg":"forged"}\n';
    const lines = await linesOf(() =>
      fetch(`${app.url}/api/orders/${encodeURIComponent(forged)}?x=${encodeURIComponent(forged)}`, {
        headers: { 'User-Agent': 'x', 'X-Request-Id': 'forged', Authorization: 'Bearer forged' },
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ msg, level }) => msg === 'forged' || level === 60)).toEqual([]);
    expect(lines[0]?.requestId).not.toBe('forged');
    for (const line of heard.lines) expect(line.trimEnd()).not.toContain('\n');
  });

  it('tells an unforeseen fault with its cause, under the id that the caller receives', async () => {
    await app.deps.database.pool.query('alter table prices rename to mislaid');
    const shop = new RestClient(app.url);
    let requestId: unknown;
    const lines = await linesOf(async () => {
      app.deps.readCache.invalidate();
      requestId = (await shop.call('GET', '/prices/Australia')).body.requestId;
    });
    await app.deps.database.pool.query('alter table mislaid rename to prices');
    const fault = lines.find(({ msg }) => msg === 'Unexpected error');
    expect(fault).toMatchObject({ level: 50, requestId, err: { code: '42P01' } });
    expect(lines.find(({ msg }) => msg === 'request')).toMatchObject({
      level: 50,
      status: 500,
      requestId,
    });
  });
});
