import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { BadSetting, readEnv } from './env.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'harbourline-env-'));
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const STRIPE_TEST = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
const LIVE = {
  NODE_ENV: 'production',
  DATA_DIR,
  JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtps://shop:pw@mail.example.com',
  TRUST_PROXY: '1',
  ...STRIPE,
};

afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('with no settings it is a demo shop on the sandbox and port 4000', () => {
  const env = readEnv({ DATA_DIR });
  expect(env).toMatchObject({
    port: 4000,
    production: false,
    demoAccounts: true,
    databaseUrl: null,
    storeName: 'Harbourline',
  });
  expect(env.stripe).toMatchObject({ sandbox: true, publishableKey: 'pk_test_sandbox' });
});

test('web clients elsewhere, and an API elsewhere, are named by addresses', () => {
  const { webOrigins, apiUrl } = readEnv({ DATA_DIR });
  expect({ webOrigins, apiUrl }).toEqual({ webOrigins: [], apiUrl: null });
  const given = {
    WEB_ORIGINS: 'https://a.example, https://b.example:8443/',
    API_URL: 'https://api.example/',
  };
  expect(readEnv({ DATA_DIR, ...given })).toMatchObject({
    webOrigins: ['https://a.example', 'https://b.example:8443'],
    apiUrl: 'https://api.example',
  });
  for (const wrong of [
    { WEB_ORIGINS: '*' },
    { WEB_ORIGINS: 'https://a.example/shop' },
    { API_URL: 'api.example' },
  ])
    expect(() => readEnv({ DATA_DIR, ...wrong })).toThrow(BadSetting);
});

test('processes are one, as many as are asked for, or one for each processor', () => {
  const processes = (PROCESSES?: string) => readEnv({ DATA_DIR, PROCESSES }).processes;
  expect([processes(), processes(''), processes('3')]).toEqual([1, 1, 3]);
  expect(processes('auto')).toBe(availableParallelism());
});

test('a secret made once is the same at the next start', () => {
  expect(readEnv({ DATA_DIR }).jwtSecret).toBe(readEnv({ DATA_DIR }).jwtSecret);
  expect(readEnv({ DATA_DIR }).jwtSecret.length).toBeGreaterThanOrEqual(32);
});

test.each([
  ['empty', ''],
  ['short', 'abc'],
  ['zeros, as a power cut leaves them', '\0'.repeat(43)],
])('key files that are %s stop the start and are listed all at once', (_what, text) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harbourline-keys-'));
  readEnv({ DATA_DIR: dataDir });
  const files = ['jwt_secret.key', 'sandbox.key'].map((name) => join(dataDir, name));
  for (const file of files) writeFileSync(file, text);
  const reading = () => readEnv({ DATA_DIR: dataDir });
  expect(reading).toThrow(BadSetting);
  for (const file of files) expect(reading).toThrow(`The key file ${file} is damaged. Restore it`);
  for (const file of files) rmSync(file);
  expect(readEnv({ DATA_DIR: dataDir }).jwtSecret).toMatch(/^[\w-]{43}$/);
  rmSync(dataDir, { recursive: true });
});

test('a file where the folder of pictures belongs stops the start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harbourline-uploads-'));
  writeFileSync(join(dataDir, 'uploads'), '');
  const words = `Pictures cannot be written to the folder ${join(dataDir, 'uploads')}.`;
  expect(() => readEnv({ DATA_DIR: dataDir })).toThrow(words);
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readEnv({ DATA_DIR: dataDir, UPLOADS_URL: 's3://shop', ...keys }).uploads).not.toBeNull();
  rmSync(dataDir, { recursive: true });
});

test.each(['/proc/x', '/proc/x/y', '/dev/null', '/dev/null/x'])(
  'the data folder %s is refused at once',
  (folder) => {
    expect(() => readEnv({ DATA_DIR: folder })).toThrow(`The data folder ${folder} cannot be written to.`);
  },
);

test('production with every secret and real payments starts, without demo accounts', () => {
  expect(readEnv(LIVE)).toMatchObject({ production: true, demoAccounts: false });
  expect(readEnv(LIVE).stripe.sandbox).toBe(false);
});

test.each([
  ['a developer’s machine', { DATA_DIR }, true],
  ['a developer’s machine that closes it', { DATA_DIR, GRAPHQL_EXPLORER: '0' }, false],
  ['production', LIVE, false],
  ['production that opens it', { ...LIVE, GRAPHQL_EXPLORER: '1' }, true],
])('the schema on %s', (_where, source, isOpen) => {
  expect(readEnv(source).graphql).toEqual({ explorer: isOpen, onlyKnown: false });
});

test('a database of production may have a password of its own, or none', () => {
  for (const DATABASE_URL of ['postgres://shop:x7Kq2-long-enough@db/shop', 'postgres://shop@/shop']) {
    expect(readEnv({ ...LIVE, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    expect(readEnv({ ...LIVE, DATABASE_URL }).directUrl).toBe(DATABASE_URL);
  }
});

test('pictures are kept in a folder unless a bucket is set', () => {
  expect(readEnv({ DATA_DIR }).uploads).toBeNull();
  const UPLOADS_URL = 's3://shop/live/pictures/?endpoint=https://s3.example.com&region=eu-west-2';
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readEnv({ DATA_DIR, UPLOADS_URL, ...keys }).uploads).toEqual({
    bucket: 'shop',
    prefix: 'live/pictures/',
    endpoint: 'https://s3.example.com',
    region: 'eu-west-2',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

test('a database of one’s own gets no demo accounts unless they are asked for', () => {
  expect(readEnv({ DATA_DIR, DATABASE_URL: 'postgres://localhost/x' }).demoAccounts).toBe(false);
  expect(readEnv({ DATA_DIR, DATABASE_URL: 'postgres://localhost/x', DEMO_ACCOUNTS: '1' }).demoAccounts).toBe(
    true,
  );
});

test.each([
  ['a port that is none', { PORT: 'http' }, 'PORT is not a port number: http'],
  ['an address that is none', { PUBLIC_URL: 'harbourline' }, 'PUBLIC_URL is not an address: harbourline'],
  ['a bucket that is none', { UPLOADS_URL: 'https://s3.example.com/x' }, /UPLOADS_URL must look like s3:/],
  ['a bucket without keys', { UPLOADS_URL: 's3://shop/pictures' }, /with AWS_ACCESS_KEY_ID/],
  ['a log level that is none', { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  ['a proxy that is none', { TRUST_PROXY: 'nginx' }, /TRUST_PROXY must be a number of proxies or a list/],
  ['a network that is none', { TRUST_PROXY: '10.0.0.0/64' }, /TRUST_PROXY must be/],
  ['a factor that is none', { RATE_LIMIT_FACTOR: '0' }, /RATE_LIMIT_FACTOR must be a whole number/],
  [
    'no limits in production',
    { ...LIVE, RATE_LIMIT_FACTOR: '11' },
    'RATE_LIMIT_FACTOR must be at most 10 in production.',
  ],
  ['no connections', { CONNECTIONS_PER_IP: '0' }, /CONNECTIONS_PER_IP must be a whole number/],
  [
    'a pace that is none',
    { RECONCILE_EVERY_MS: 'abc' },
    /RECONCILE_EVERY_MS must be a whole number of milliseconds/,
  ],
  [
    'production without the session secret',
    { ...LIVE, JWT_SECRET: '' },
    'JWT_SECRET is required in production.',
  ],
  ['a second factor by halves', { STAFF_SECOND_FACTOR: 'maybe' }, /must be required or optional, not maybe/],
  ['production with a short session secret', { ...LIVE, JWT_SECRET: 'short' }, /at least 32 characters/],
  [
    'production on a database with a default password',
    { ...LIVE, DATABASE_URL: 'postgres://harbourline:harbourline@database/harbourline' },
    /password that everybody knows/,
  ],
  [
    'production without payments',
    { ...LIVE, STRIPE_SECRET_KEY: '' },
    /STRIPE_SECRET_KEY is required in production/,
  ],
  ['production with demo accounts', { ...LIVE, DEMO_ACCOUNTS: '1' }, /DEMO_ACCOUNTS cannot be switched on/],
  [
    'half of the payment keys',
    { STRIPE_SECRET_KEY: 'sk_test_x' },
    /STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET/,
  ],
  [
    'a replica that is none',
    { DATABASE_URL: 'postgres://db/shop', DATABASE_REPLICA_URLS: 'postgres://one/shop,two' },
    /^DATABASE_REPLICA_URLS must look like postgres:/,
  ],
  [
    'replicas of the embedded database',
    { DATABASE_REPLICA_URLS: 'postgres://one/shop' },
    'DATABASE_REPLICA_URLS must be set together with DATABASE_URL.',
  ],
  ['a database that is none', { DATABASE_URL: 'localhost/shop' }, /^DATABASE_URL must look like postgres:/],
  [
    'a direct way to no database',
    { DATABASE_DIRECT_URL: 'postgres://db/shop' },
    /together with DATABASE_URL/,
  ],
  ['no process at all', { PROCESSES: '0' }, /^PROCESSES must be auto or a whole number from 1 to 64\.$/],
  ['statements half prepared', { DATABASE_PREPARED_STATEMENTS: '1' }, /must be yes or no, not 1$/],
  ['a mode that is none', { NODE_ENV: 'Production' }, /^NODE_ENV must be production, development or test/],
  ['a mode cut short', { NODE_ENV: 'prod' }, /^NODE_ENV must be production/],
  ['a host that is none', { HOST: 'shop.example.com' }, /^HOST must be an address of this machine/],
  ['a mail server that is none', { SMTP_URL: 'mail.example.com' }, /^SMTP_URL must look like smtp:/],
  ['a stand-in for Stripe that is none', { STRIPE_API_BASE: 'stripe' }, /^STRIPE_API_BASE is not an address/],
  [
    'a secret key where the one for browsers belongs',
    { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_live_x' },
    'STRIPE_PUBLISHABLE_KEY must begin with pk_live_ or pk_test_.',
  ],
  [
    'a key that is not Stripe’s',
    { ...STRIPE, STRIPE_SECRET_KEY: 'secret' },
    'STRIPE_SECRET_KEY must begin with sk_live_, rk_live_, sk_test_ or rk_test_.',
  ],
  [
    'a live and a test key',
    { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_x' },
    'STRIPE_SECRET_KEY is for test payments and STRIPE_PUBLISHABLE_KEY for live ones. Take both from the same mode.',
  ],
  [
    'a webhook secret that is the bare prefix',
    { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_' },
    /^STRIPE_WEBHOOK_SECRET must/,
  ],
  [
    'a webhook secret of the sandbox without its prefix',
    { STRIPE_WEBHOOK_SECRET: 'x' },
    /^STRIPE_WEBHOOK_SECRET must/,
  ],
  ['demo accounts beside live payments', STRIPE, /^Demo accounts have published passwords/],
  ['production with test keys', { ...LIVE, ...STRIPE_TEST }, /^Production needs Stripe's live keys/],
  [
    'production with a short webhook secret',
    { ...LIVE, STRIPE_WEBHOOK_SECRET: 'whsec_short' },
    /^STRIPE_WEBHOOK_SECRET must be/,
  ],
  [
    'production with one letter as its secret',
    { ...LIVE, JWT_SECRET: 'a'.repeat(64) },
    /^JWT_SECRET is easy to guess/,
  ],
  [
    'production with a secret that repeats itself',
    { ...LIVE, JWT_SECRET: 'abcdefghijklmnop'.repeat(3) },
    /^JWT_SECRET is easy to guess/,
  ],
  ['production without its address', { ...LIVE, PUBLIC_URL: '' }, /^PUBLIC_URL is required in production/],
  [
    'production without encryption',
    { ...LIVE, PUBLIC_URL: 'http://x.example' },
    /^PUBLIC_URL must begin with https/,
  ],
  ['production without a mail server', { ...LIVE, SMTP_URL: '' }, /^SMTP_URL is required in production/],
  [
    'production that mails into the catcher',
    { ...LIVE, SMTP_URL: 'smtp://mail:1025' },
    /^SMTP_URL names the mail catcher/,
  ],
  [
    'production with proxies undecided',
    { ...LIVE, TRUST_PROXY: '' },
    /^TRUST_PROXY must be decided in production/,
  ],
  ['a data folder that cannot be', { DATA_DIR: '/dev/null/data' }, /cannot be written to/],
])('%s is refused with one sentence', (_what, settings, words) => {
  const reading = () => readEnv({ DATA_DIR, ...settings });
  expect(reading).toThrow(BadSetting);
  expect(reading).toThrow(words);
});

test('production runs on test keys when the sandbox is allowed', () => {
  const { stripe } = readEnv({ ...LIVE, ...STRIPE_TEST, ALLOW_SANDBOX: '1' });
  expect(stripe).toMatchObject({ sandbox: false, secretKey: 'sk_test_x' });
});

test('restricted keys of Stripe are keys', () => {
  expect(readEnv({ ...LIVE, STRIPE_SECRET_KEY: 'rk_live_x' }).stripe.secretKey).toBe('rk_live_x');
});

test.each([
  ['with demo accounts, this machine only', {}, '127.0.0.1'],
  ['with demo accounts and a host, that', { HOST: '0.0.0.0' }, '0.0.0.0'],
  ['without demo accounts, everywhere', { DEMO_ACCOUNTS: '0' }, null],
  [
    'as if no host were given when a shell exports the name of the machine',
    { HOST: hostname() },
    '127.0.0.1',
  ],
  ['in production, everywhere', LIVE, null],
  ['in production behind a proxy on this machine, there', { ...LIVE, HOST: 'localhost' }, 'localhost'],
])('the server listens %s', (_what, settings, host) => {
  expect(readEnv({ DATA_DIR, ...settings }).host).toBe(host);
});

test('everything that is wrong is listed at once, one sentence a line', () => {
  const reading = () =>
    readEnv({ ...LIVE, PORT: 'http', JWT_SECRET: 'short', LOG_LEVEL: 'loud', METRICS_TOKEN: 'x' });
  expect(reading).toThrow(
    new BadSetting(
      [
        'PORT is not a port number: http',
        'JWT_SECRET must be at least 32 characters long in production.',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not loud',
        'METRICS_TOKEN must have at least 16 characters.',
      ].join('\n'),
    ),
  );
});

test.each([
  [undefined, false],
  ['0', false],
  ['none', false],
  ['1', 1],
  ['10.0.0.5, 2001:db8::/32, loopback', ['10.0.0.5', '2001:db8::/32', 'loopback']],
])('TRUST_PROXY %s', (given, trustProxy) => {
  expect(readEnv({ DATA_DIR, TRUST_PROXY: given }).trustProxy).toEqual(trustProxy);
});

test('replicas are listed with commas; without any there is nothing to read from them', () => {
  const urls = ['postgres://one/shop', 'postgres://two/shop'];
  const given = {
    DATA_DIR,
    DATABASE_URL: 'postgres://db/shop',
    DATABASE_REPLICA_URLS: ` ${urls.join(' , ')},`,
  };
  expect(readEnv(given).replicas).toEqual({ urls, lagMaxMs: 5_000 });
  expect(readEnv({ DATA_DIR }).replicas.urls).toEqual([]);
});

test.each([
  ['', null],
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.sock', { path: '/run/clamav/clamd.sock' }],
  ['unix:///run/clamav/clamd.sock', { path: '/run/clamav/clamd.sock' }],
])('CLAMD_URL %s', (given, scanner) => {
  expect(readEnv({ DATA_DIR, CLAMD_URL: given }).scanner).toEqual(scanner);
});

test.each(['clamav', 'http://clamav:3310', 'unix:clamd.sock'])('CLAMD_URL %s is refused', (given) => {
  expect(() => readEnv({ DATA_DIR, CLAMD_URL: given })).toThrow('CLAMD_URL must look like tcp://host:3310');
});

test('staff need a second factor in production, unless the setting says otherwise', () => {
  const read = (source: object) => readEnv({ DATA_DIR, ...source }).staffFactorRequired;
  expect([read({}), read(LIVE)]).toEqual([false, true]);
  expect(read({ STAFF_SECOND_FACTOR: 'required' })).toBe(true);
  expect(read({ ...LIVE, STAFF_SECOND_FACTOR: 'optional' })).toBe(false);
});

test('JWT_SECRET_PREVIOUS lists the secrets of before with commas; none is short, and there may be none', () => {
  const [last, before] = ['a'.repeat(32), 'b'.repeat(32)];
  const read = (given?: string) => readEnv({ DATA_DIR, JWT_SECRET_PREVIOUS: given }).previousSecrets;
  expect(read(` ${last} , ${before},`)).toEqual([last, before]);
  expect(read('')).toEqual([]);
  expect(read()).toEqual([]);
  expect(() => read(`${last},short`)).toThrow('JWT_SECRET_PREVIOUS is a list with commas');
});

test('every setting of the example reaches the server that docker compose runs', () => {
  const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
  const settings = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  const passed = new Set([...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  // Settings that compose fixes itself: the host inside the container, the folder, and the database beside it.
  const fixed = ['HOST', 'DATA_DIR', 'DATABASE_URL'];
  expect(settings.filter((name) => !passed.has(name))).toEqual(fixed);
});
