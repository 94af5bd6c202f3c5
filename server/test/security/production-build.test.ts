import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_ACCOUNTS } from '../../../packages/seed/demo-accounts.js';
import { BadSetting, readEnv } from '../../platform/env/env.js';
import { CARDS } from '../card-form.js';
import { startTestApp, type TestApp } from '../test-app.js';

const WEB = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
const texts = new Map(
  files
    .filter((file) => /\.(js|css|html|json|svg)$/.test(file))
    .map((file) => [file, readFileSync(join(WEB, file), 'utf8')]),
);

/** Every place of the built client that holds something forbidden. */
function holding(wanted: RegExp | string): string[] {
  return [...texts].flatMap(([file, text]) => {
    const [found] =
      typeof wanted === 'string' ? (text.includes(wanted) ? [wanted] : []) : (wanted.exec(text) ?? []);
    return found ? [`${file}: ${found}`] : [];
  });
}

describe('the client that customers load', () => {
  it('is there', () => {
    expect(texts.has('index.html')).toBe(true);
    expect([...texts.keys()].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  });

  it('comes without the sources it was made from', () => {
    expect(files.filter((file) => /\.(map|tsx?)$/.test(file))).toEqual([]);
    expect(holding(/sourceMappingURL=/)).toEqual([]);
  });

  it.each(DEMO_ACCOUNTS)('does not know the demo account $email', ({ email, password }) => {
    expect([...holding(email), ...holding(password)]).toEqual([]);
  });

  it.each(Object.values(CARDS))('does not know the test card %s', (card) => {
    expect([...holding(card), ...holding(card.replace(/(\d{4})(?=\d)/g, '$1 '))]).toEqual([]);
  });

  it('names no address of a developer’s machine, no key and no machine path', () => {
    // The libraries of Apollo and of the router take http://localhost as a base for paths, and never call it.
    expect(holding(/127\.0\.0\.1|localhost:\d|192\.168\.|[sr]k_(test|live)_|whsec_|pk_live_/)).toEqual([]);
    expect(holding(/["'`/](home|work|Users|root)\/\w+\//)).toEqual([]);
  });

  it('stands on one page without a script or style in it', () => {
    const page = texts.get('index.html') ?? '';
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/i);
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
});

describe('a start in production', () => {
  let dataDir: string;
  const secrets = {
    JWT_SECRET: 'a secret that only the tests know, and nobody else',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtps://mail.example',
    TRUST_PROXY: '1',
  };
  const start = (settings: Record<string, string>) =>
    readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, ...settings });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'harbourline-production-'));
  });

  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it.each([
    ['without a secret for tokens', { JWT_SECRET: '' }],
    ['with a short secret for tokens', { JWT_SECRET: 'short' }],
    ['without a key of the provider and without a word that the sandbox is meant', { STRIPE_SECRET_KEY: '' }],
    ['without the secret of webhooks', { STRIPE_WEBHOOK_SECRET: '' }],
    ['with test keys', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['with links that lead nowhere', { PUBLIC_URL: '' }],
    ['with messages that nobody gets', { SMTP_URL: '' }],
    ['without a word about proxies', { TRUST_PROXY: '' }],
    ['with demo accounts', { DEMO_ACCOUNTS: '1' }],
    ['with a token of the figures that can be guessed', { METRICS_TOKEN: 'short' }],
  ])('is refused %s', (_what, changes) => {
    expect(() => start({ ...secrets, ...changes })).toThrow(BadSetting);
  });

  it('with all of them is real: no sandbox, no demo accounts, no open schema', () => {
    expect(start(secrets)).toMatchObject({
      production: true,
      demoAccounts: false,
      stripe: { sandbox: false },
      graphql: { explorer: false },
      observe: { metricsToken: null, tracing: null },
    });
  });
});

describe('a server in production with real payments', () => {
  let app: TestApp;

  beforeAll(async () => {
    const stripe = {
      sandbox: false,
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
    };
    // No test makes a payment with it, so nothing is sent to the address either.
    const env = {
      production: true,
      demoAccounts: false,
      stripe: { ...stripe, apiBase: 'http://127.0.0.1:9' },
    };
    app = await startTestApp({ env });
  });

  afterAll(() => app?.stop());

  it.each([
    '/stripe-sandbox/stripe.js',
    '/stripe-sandbox/card-frame.js',
    '/stripe-sandbox/v1/charges',
    '/stripe-sandbox/cards-to-try.json',
    '/metrics',
  ])('has no %s', async (path) => {
    expect((await fetch(app.url + path, { headers: { Accept: 'application/json' } })).status).toBe(404);
  });

  it.each(DEMO_ACCOUNTS)('does not know $email', async ({ email, password }) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email, password });
    expect((await fetch(`${app.url}/api/users/login`, { method: 'POST', headers, body })).status).toBe(401);
  });

  it('tells neither its statements nor its schema, and asks browsers for HTTPS', async () => {
    const query = '{"query":"{ __schema { types { name } } }"}';
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: query });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('Checkout');
    expect(answer.headers.get('server-timing')).toBeNull();
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers.get('content-security-policy')).toContain('https://api.stripe.com');
  });
});
