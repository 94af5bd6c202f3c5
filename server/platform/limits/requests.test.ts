import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { MEMORY_LIMITS } from './rate-limits.js';
import { countAhead } from './test/count-ahead.js';
import { from, newPlace } from './test/places.js';

let app: TestApp;
let second: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 1, trustProxy: 1 } });
  second = await startTestApp({ beside: app, env: { rateLimitFactor: 1, trustProxy: 1 } });
});

afterAll(async () => {
  await second?.stop();
  await app?.stop();
});

/** A read and a change over each API. */
const CALLS = {
  GraphQL: {
    read: (url: string, headers = {}) => graphql(url, '{ me { id } }', headers),
    change: (url: string, headers = {}) => graphql(url, 'mutation { clearCart { lines { key } } }', headers),
  },
  REST: {
    read: (url: string, headers = {}) => fetch(`${url}/api/cart`, { headers }),
    change: (url: string, headers = {}) => fetch(`${url}/api/cart/clear`, { method: 'POST', headers }),
  },
};

describe.each(APIS)('requests over %s', (api, enter) => {
  const { read, change } = CALLS[api];

  it('are limited for a place; others are served, and another process joins in long before its own limit', async () => {
    const place = newPlace();
    const { points } = MEMORY_LIMITS['request-ip'];
    countAhead(app.deps.requestLimits, place, points - 10, (limits) => limits.countPlace());
    const statuses = await from(place, () => sendMany(20, () => read(app.url)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);

    const refusal = await from(place, () => read(app.url));
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refusal.text()).toContain('"code":"TOO_MANY_ATTEMPTS"');

    expect((await from(newPlace(), () => read(app.url))).status).not.toBe(429);
    // It reads the sum each step of 5 %, while calls go on.
    const elsewhere = await from(place, () => sendUntilRefused(points / 2, () => read(second.url)));
    expect(elsewhere.at(-1)).toBe(429);
  });

  it('are limited for a customer, from wherever they come', async () => {
    const client = enter(app);
    const user = {
      ...(await from(newPlace(), () => signUp(client))),
      role: 'customer' as const,
      sessionVersion: 1,
    };
    const headers = { Authorization: `Bearer ${client.token}` };
    const { points } = MEMORY_LIMITS['request-caller'];
    countAhead(app.deps.requestLimits, newPlace(), points - 10, (limits) =>
      limits.countCaller({ user, guestId: null }),
    );
    const statuses = await from(newPlace(), () => sendMany(20, () => read(app.url, headers)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await from(newPlace(), () => read(app.url))).status).not.toBe(429);
  });

  it('that change something are limited more strictly', async () => {
    const client = enter(app);
    const user = {
      ...(await from(newPlace(), () => signUp(client))),
      role: 'customer' as const,
      sessionVersion: 1,
    };
    const headers = { Authorization: `Bearer ${client.token}` };
    const { points } = MEMORY_LIMITS['change-caller'];
    countAhead(app.deps.requestLimits, newPlace(), points - 10, (limits) =>
      limits.countChange({ user, guestId: null }),
    );
    const statuses = await from(newPlace(), () => sendMany(15, () => change(app.url, headers)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await from(newPlace(), () => read(app.url, headers))).status).toBe(200);
  });
});

test.each([
  [1, 'a path in capitals', (url: string) => fetch(`${url}/API/cart/clear`, { method: 'POST' })],
  [
    4,
    'a fragment',
    (url: string) =>
      graphql(
        url,
        `mutation { ...All } fragment All on Mutation { ${'abcd'.replace(/./g, '$&: clearCart { lines { key } } ')} }`,
        {},
      ),
  ],
  [
    2,
    'a fragment in a fragment',
    (url: string) =>
      graphql(
        url,
        `mutation { ...All a: clearCart { lines { key } } } fragment All on Mutation { ... { b: clearCart { lines { key } } } }`,
        {},
      ),
  ],
])('%s changes are counted as such behind %s', async (changes, _disguise, send) => {
  const place = newPlace();
  const { points } = MEMORY_LIMITS['change-ip'];
  countAhead(app.deps.requestLimits, place, points - changes, (limits) =>
    limits.countChange({ user: null, guestId: null }),
  );
  expect((await from(place, () => send(app.url))).status).not.toBe(429);
  expect((await from(place, () => CALLS.GraphQL.change(app.url))).status).toBe(429);
});

test.each([
  ['is no JSON', '/graphql', { 'Content-Type': 'application/json' }, '{"query":'],
  ['is a form nobody asked for', '/graphql', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['is no UTF-8', '/graphql', { 'Content-Type': 'application/json; charset=utf-7' }, '{}'],
  ['is no JSON', '/api/users/login', { 'Content-Type': 'application/json' }, '{"email":'],
])('what %s counts as a request at %s too', async (_what, path, headers, body) => {
  const place = newPlace();
  countAhead(app.deps.requestLimits, place, MEMORY_LIMITS['request-ip'].points - 1, (limits) =>
    limits.countPlace(),
  );
  const send = () => fetch(`${app.url}${path}`, { method: 'POST', headers, body });
  expect((await from(place, send)).status).not.toBe(429);
  expect((await from(place, send)).status).toBe(429);
});

test('two callers behind one IPv6 subscriber share a limit', async () => {
  const { points } = MEMORY_LIMITS['request-ip'];
  const read = () => CALLS.REST.read(app.url);
  countAhead(app.deps.requestLimits, '2001:db8:77:1::1', points - 1, (limits) => limits.countPlace());
  expect((await from('2001:db8:77:1::1', read)).status).not.toBe(429);
  expect((await from('2001:db8:77:1:ffff::2', read)).status).toBe(429);
  expect((await from('2001:db8:77:2::1', read)).status).not.toBe(429);
});

test('the payment provider is never turned away', async () => {
  const tell = () => fetch(`${app.url}/api/stripe/webhook`, { method: 'POST', body: '{}' });
  const place = newPlace();
  countAhead(app.deps.requestLimits, place, MEMORY_LIMITS['request-ip'].points, (limits) =>
    limits.countPlace(),
  );
  const statuses = await from(place, () => sendMany(10, tell));
  expect(new Set(statuses)).toEqual(new Set([400]));
});

function graphql(url: string, query: string, headers: object): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
}

/** The statuses of many requests, some at the same time. */
async function sendMany(count: number, send: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const response = await send();
      await response.arrayBuffer();
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return statuses;
}

async function sendUntilRefused(most: number, send: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < most && statuses.at(-1) !== 429) statuses.push((await send()).status);
  return statuses;
}
