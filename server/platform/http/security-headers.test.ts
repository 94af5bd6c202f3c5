import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { placeOrder } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { framedByOurselves, securityHeaders } from './security-headers.js';

let app: TestApp;
let production: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  production = await startTestApp({ beside: app, env: { production: true, demoAccounts: false } });
});

afterAll(async () => {
  await production?.stop();
  await app?.stop();
});

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const json = { 'Content-Type': 'application/json' };
const html = { Accept: 'text/html' };

/** Every kind of response, with its status and its cache lifetime. */
const ANSWERS: readonly (readonly [what: string, asked: Asked, status: number, kept: RegExp])[] = [
  ['the page', { path: '/', headers: html }, 200, /^no-cache$/],
  ['the page at any address', { path: '/user/orders', headers: html }, 200, /^no-cache$/],
  ['a file of the client', { path: '/icon.svg' }, 200, /^public, max-age=3600$/],
  ['a missing file', { path: '/assets/none.js' }, 404, /^no-store$/],
  ['a missing picture', { path: '/pictures/none.svg' }, 404, /^no-store$/],
  ['the health', { path: '/healthz' }, 200, /^no-store$/],
  ['the readiness', { path: '/readyz' }, 200, /^no-store$/],
  ['a REST answer', { path: '/api/categories' }, 200, /^no-store$/],
  ['a REST refusal', { path: '/api/orders/my-orders' }, 401, /^no-store$/],
  ['a missing REST call', { path: '/api/none' }, 404, /^no-store$/],
  [
    'an unreadable REST body',
    { method: 'POST', path: '/api/users/login', headers: json, body: '{' },
    400,
    /^no-store$/,
  ],
  [
    'a GraphQL answer',
    { method: 'POST', path: '/graphql', headers: json, body: '{"query":"{ categories { name } }"}' },
    200,
    /^no-store$/,
  ],
  [
    'a GraphQL refusal',
    { method: 'POST', path: '/graphql', headers: json, body: '{"query":"{ nothing }"}' },
    400,
    /^no-store$/,
  ],
  [
    'a forged webhook',
    { method: 'POST', path: '/api/stripe/webhook', headers: json, body: '{}' },
    400,
    /^no-store$/,
  ],
  ['a call of the sandbox', { path: '/stripe-sandbox/v1/charges' }, 401, /^no-store$/],
  ['a missing call of the sandbox', { path: '/stripe-sandbox/v1/none' }, 404, /^no-store$/],
  ['the script of the sandbox', { path: '/stripe-sandbox/stripe.js' }, 200, /^no-cache$/],
  ['the card fields of the sandbox', { path: '/stripe-sandbox/card-frame' }, 200, /^no-cache$/],
  ['a method that sends secrets back', { method: 'TRACE', path: '/api/cart' }, 405, /^no-store$/],
  ['what a browser asks before a foreign call', { method: 'OPTIONS', path: '/api/cart' }, 200, /^no-store$/],
];

const FRAMED = '/stripe-sandbox/card-frame';

describe.each(ANSWERS)('%s', (_what, asked, status, kept) => {
  it.each(['development', 'production'])('is sent to the browser with every rule, in %s', async (mode) => {
    const { statusCode, headers } = await ask(mode === 'production' ? production : app, asked);
    const framedBy = asked.path === FRAMED ? "'self'" : "'none'";
    expect({ status: statusCode, ...headers }).toMatchObject({
      status,
      'content-security-policy': expect.stringContaining(`;frame-ancestors ${framedBy}`),
      'x-frame-options': asked.path === FRAMED ? 'SAMEORIGIN' : 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': expect.stringMatching(kept),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = headers['content-security-policy'] as string;
    expect(policy).toMatch(/^default-src 'none';script-src 'self';style-src 'self' 'sha256-[^;]+';img-src/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['strict-transport-security']).toBe(
      mode === 'production' ? 'max-age=31536000; includeSubDomains' : undefined,
    );
    if (mode === 'production') expect(headers['server-timing']).toBeUndefined();
  });
});

it('the frame of messages allows the styles they carry, nothing that runs, and stands in our own pages only', async () => {
  const { statusCode, headers } = await ask(production, { path: '/api/message-frame', headers: html });
  expect({ statusCode, ...headers }).toMatchObject({
    statusCode: 200,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

it('hashed files may be kept for a year', async () => {
  const page = await (await fetch(app.url, { headers: html })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  const { headers } = await ask(app, { path: script ?? '' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('a policy when Stripe takes the payments', () => {
  const live = { ...{ sandbox: false, secretKey: '', publishableKey: '', webhookSecret: '', apiBase: null } };
  const env = { production: true, stripe: live, publicUrl: 'https://shop.example/here', apiUrl: null };
  const policy = headersOf(securityHeaders(env));

  it('names the hosts that Stripe names, and no other', () => {
    expect(policy.get('Content-Security-Policy')).toMatch(
      /script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
    );
    expect(policy.get('Content-Security-Policy')).toContain(
      "connect-src 'self' wss://shop.example https://api.stripe.com;",
    );
    expect(policy.get('Content-Security-Policy')).toContain('https://hooks.stripe.com');
    expect(policy.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(policy.get('Permissions-Policy')).toContain('payment=(self "https://js.stripe.com")');
  });

  it('lets pages call the API of another host, where the client was built for one', () => {
    const away = headersOf(securityHeaders({ ...env, apiUrl: 'https://api.shop.example' }));
    expect(away.get('Content-Security-Policy')).toContain(
      "connect-src 'self' wss://shop.example https://api.shop.example wss://api.shop.example https://api.stripe.com;",
    );
  });

  it('lets the sheet of a wallet answer the frame that opened it, and no window that opened us', () => {
    expect(policy.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });

  it('is the same for the framed page, but for who frames it', () => {
    const framed = headersOf(framedByOurselves(env));
    expect(framed.get('Content-Security-Policy')).toBe(
      policy.get('Content-Security-Policy')?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  });
});

describe('the form of a request', () => {
  const login = '{"email":"nobody@example.com","password":"nothing"}';

  it.each(['utf-7', 'utf-16', 'latin1', 'utf-8; charset=utf-7', '"utf-7"', ''])(
    'in charset %s is refused over both APIs',
    async (charset) => {
      const headers = { 'Content-Type': `application/json; charset=${charset}` };
      const refusal = { message: 'Send the request in UTF-8' };
      const rest = await ask(app, { method: 'POST', path: '/api/users/login', headers, body: login });
      expect(rest.statusCode).toBe(415);
      expect(JSON.parse(rest.text)).toMatchObject(refusal);
      const body = '{"query":"{ __typename }"}';
      const graphql = await ask(app, { method: 'POST', path: '/graphql', headers, body });
      expect(graphql.statusCode).toBe(415);
      expect(JSON.parse(graphql.text)).toMatchObject({ errors: [refusal] });
    },
  );

  it.each(['utf-8', 'UTF-8', '"utf-8"'])('in charset %s is read', async (charset) => {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    const { statusCode } = await ask(app, { method: 'POST', path: '/api/users/login', headers, body: login });
    expect(statusCode).toBe(401);
  });

  it.each(['/api/cart', '/graphql', '/', '/readyz', '/stripe-sandbox/v1/payment_intents'])(
    'from a foreign page gets nothing that would let it read %s',
    async (path) => {
      const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const answer = await ask(app, { method, path, headers });
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );

  it('another host named in it changes neither page nor mail', async () => {
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    };
    const customer = new GraphqlClient(app.url);
    const order = await placeOrder(app, customer);
    const body = JSON.stringify({ orderId: order.id });
    const sent = { ...headers, ...json, Authorization: `Bearer ${customer.token}` };
    const queued = await ask(app, { method: 'POST', path: '/api/email/order-details', headers: sent, body });
    expect(queued.statusCode).toBeLessThan(300);
    const mail = await readStoredMail(order.id);
    expect(mail).toContain(app.env.publicUrl);
    expect(mail).not.toContain('evil.example');
    const page = await ask(app, { path: '/', headers: { ...headers, ...html } });
    expect(page.statusCode).toBe(200);
    expect(JSON.stringify(page.headers) + page.text).not.toContain('evil.example');
  });
});

async function readStoredMail(orderId: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await app.deps.database.pool.query<{ mail: string }>(
      "select body_text || body_html as mail from email_messages where order_id = $1 and status = 'kept'",
      [orderId],
    );
    if (rows[0]) return rows[0].mail;
    await wait(100);
  }
  throw new Error('No mail was written.');
}

function headersOf(middleware: ReturnType<typeof securityHeaders>): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => {},
  };
  middleware({} as never, response as never, () => {});
  return headers;
}

async function ask({ url }: TestApp, { method = 'GET', path, headers = {}, body }: Asked) {
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const asking = request(`${url}${path}`, { method, headers: { ...headers, ...length } });
  asking.end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { statusCode: response.statusCode, headers: response.headers, text };
}
