import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countRows, newEmail, PASSWORD } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { sendRaw, statusesIn } from './raw-request.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

/** The only body types that a foreign page can send without a preflight request (Fetch standard, 2.2.2). */
const WITHOUT_ASKING = [
  'text/plain',
  'text/plain; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
] as const;

const ORIGIN = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

describe('a foreign page that sends without asking', () => {
  it.each(WITHOUT_ASKING)('as "%s" registers nobody over REST', async (type) => {
    const email = newEmail();
    const body = JSON.stringify({ name: 'Ann', email, password: PASSWORD });
    const answer = await send('/api/users/register', type, body);
    expect([400, 415]).toContain(answer.status);
    expect(await countRows(app, 'users', 'email = $1', [email])).toBe(0);
  });

  it.each(WITHOUT_ASKING)('as "%s" registers nobody over GraphQL', async (type) => {
    const email = newEmail();
    const query = `mutation { register(input: { name: "Ann", email: "${email}", password: "${PASSWORD}" }) { token } }`;
    const answer = await send('/graphql', type, JSON.stringify({ query }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await countRows(app, 'users', 'email = $1', [email])).toBe(0);
  });

  it('would have to send JSON, which a browser asks about first and is not allowed', async () => {
    const email = newEmail();
    const body = JSON.stringify({ name: 'Ann', email, password: PASSWORD });
    expect((await send('/api/users/register', 'application/json', body)).status).toBe(201);
    for (const path of ['/api/users/register', '/graphql']) {
      const question = [`OPTIONS ${path} HTTP/1.1`, 'Host: x', 'Origin: https://evil.example'];
      const wish = ['Access-Control-Request-Method: POST', 'Access-Control-Request-Headers: content-type'];
      const answer = await sendRaw(app, [...question, ...wish, 'Connection: close', '', ''].join('\r\n'));
      expect(statusesIn(answer)).toHaveLength(1);
      expect(answer).not.toMatch(/access-control-allow/i);
    }
  });

  it('changes nothing by a question in an address', async () => {
    const email = newEmail();
    const query = `mutation { register(input: { name: "Ann", email: "${email}", password: "${PASSWORD}" }) { token } }`;
    for (const headers of [
      ORIGIN,
      { ...ORIGIN, 'Apollo-Require-Preflight': '1', Accept: 'application/json' },
    ]) {
      const answer = await fetch(`${app.url}/graphql?query=${encodeURIComponent(query)}`, { headers });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await countRows(app, 'users', 'email = $1', [email])).toBe(0);
  });

  it.each(['/users/register', '/cart/clear', '/checkout', '/stripe/create-payment-intent', '/prices'])(
    'cannot do by GET or HEAD what %s does by POST',
    async (path) => {
      const before = await everything();
      const address = `/api${path}?guestId=guest_1_${'a'.repeat(22)}&country=China&price=1`;
      for (const method of ['GET', 'HEAD']) {
        const bytes = `${method} ${address} HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nConnection: close\r\n\r\n`;
        expect([400, 401, 403, 404, 405]).toContain(statusesIn(await sendRaw(app, bytes))[0]);
      }
      expect(await everything()).toEqual(before);
    },
  );
});

function send(path: string, type: string, body: string) {
  const headers: Record<string, string> = type ? { ...ORIGIN, 'Content-Type': type } : { ...ORIGIN };
  return fetch(app.url + path, { method: 'POST', headers, body: type ? body : new Blob([body]) });
}

async function everything(): Promise<number[]> {
  const tables = ['users', 'carts', 'cart_lines', 'checkouts', 'orders', 'prices'];
  return Promise.all(tables.map((table) => countRows(app, table, 'true', [])));
}
