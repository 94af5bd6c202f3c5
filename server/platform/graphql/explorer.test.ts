import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let open: TestApp;
let production: TestApp;
let openedProduction: TestApp;

beforeAll(async () => {
  open = await startTestApp();
  production = await startTestApp({ beside: open, env: { production: true } });
  const graphql = { explorer: true, onlyKnown: false };
  openedProduction = await startTestApp({ beside: open, env: { production: true, graphql } });
});

afterAll(async () => {
  await production?.stop();
  await openedProduction?.stop();
  await open?.stop();
});

/** Headers that a browser sends when somebody opens an address. */
const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const visit = ({ url }: TestApp, path = '/graphql', headers: Record<string, string> = BROWSER) =>
  fetch(url + path, { headers });
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const introspect = async ({ url }: TestApp) => {
  const body = JSON.stringify({ query: '{ __schema { queryType { name } } }' });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).status;
};

describe.each([
  ['outside production', () => open],
  ['in production that wants it', () => openedProduction],
])('Apollo Sandbox, %s,', (_where, server) => {
  it('is the page that a browser finds on /graphql, with the schema open to it', async () => {
    const response = await visit(server());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('embeddable-sandbox');
    expect(await introspect(server())).toBe(200);
  });

  it('lets in what its page needs, and nothing else', async () => {
    const response = await visit(server());
    const nonce = /<script nonce="([0-9a-f]{64})"/.exec(await response.text())?.[1];
    expect(nonce).toBeDefined();
    expect(policyOf(response).split(';')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}' https://embeddable-sandbox.cdn.apollographql.com`,
      `style-src 'nonce-${nonce}' https://fonts.googleapis.com`,
      'font-src https://fonts.gstatic.com',
      'img-src https://apollo-server-landing-page.cdn.apollographql.com',
      'manifest-src https://apollo-server-landing-page.cdn.apollographql.com',
      'frame-src https://sandbox.embed.apollographql.com',
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('has another nonce at every visit', async () => {
    const [first, second] = [await visit(server()), await visit(server())];
    expect(policyOf(first)).not.toBe(policyOf(second));
  });

  it('loads nothing from where its policy does not let in', async () => {
    const response = await visit(server());
    const policy = policyOf(response);
    const loaded = [
      ...(await response.text()).matchAll(/<(?:script|link)[^>]*(?:src|href)="(https:[^"]*)"/g),
    ];
    const hosts = new Set(loaded.map((match) => new URL(match[1] ?? '').origin));
    hosts.delete('https://fonts.gstatic.com');
    expect(hosts.size).toBeGreaterThan(1);
    for (const host of hosts) expect(policy).toContain(host);
  });
});

it.each([
  ['the answer to a question', '/graphql?query={__typename}', { 'Apollo-Require-Preflight': '1' }],
  ['a question from a browser’s address bar', '/graphql?query={__typename}', BROWSER],
  ['an address below', '/graphql/sandbox', BROWSER],
  ['no page for a program', '/graphql', { Accept: 'application/json' }],
  ['no page for anything', '/graphql', { Accept: '*/*' }],
  ['the shop', '/', BROWSER],
  ['a REST call', '/api/categories', BROWSER],
])('%s keeps the policy of the shop', async (_what, path, headers) => {
  const response = await visit(open, path, headers);
  expect(policyOf(response)).not.toContain('apollographql');
  expect(policyOf(response)).toContain("script-src 'self'");
  expect(await response.text()).not.toContain('embeddable-sandbox');
});

it('in production nobody finds it, and the schema is closed', async () => {
  const response = await visit(production);
  expect(response.status).toBe(400);
  expect(policyOf(response)).not.toContain('apollographql');
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  expect(await introspect(production)).toBe(400);
});
