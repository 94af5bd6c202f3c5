/** What the surroundings say. Read once, at start; everything else gets it handed in. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

import type { TrustProxy } from './limits/trusted-proxies.js';
import { type ObserveEnv, readObserveEnv } from './observe/observe-env.js';
import { readS3Place, type S3Place } from './uploads/s3-place.js';

export interface Env {
  readonly production: boolean;
  readonly port: number;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL under dataDir. */
  readonly databaseUrl: string | null;
  readonly storeName: string;
  readonly publicUrl: string;
  readonly jwtSecret: string;
  readonly stripe: StripeEnv;
  readonly smtpUrl: string | null;
  /** The bucket for pictures; null: the folder uploads under dataDir. */
  readonly uploads: S3Place | null;
  readonly mailFrom: string;
  readonly demoAccounts: boolean;
  readonly logLevel: string;
  /** How often the payment reconciler looks for unfinished business. */
  readonly reconcileEveryMs: number;
  /** Which proxies are believed about a caller's address: the last so many, those in a list, or none. */
  readonly trustProxy: TrustProxy;
  /** Multiplies every rate limit; 1 outside of load tests. */
  readonly rateLimitFactor: number;
  /** Connections that one address may hold open at once. */
  readonly connectionsPerIp: number;
  readonly graphql: GraphqlEnv;
  readonly observe: ObserveEnv;
}

export interface GraphqlEnv {
  /** Apollo Sandbox in a browser, and the schema open to questions. */
  readonly explorer: boolean;
  /** Only the web client's own operations are answered. */
  readonly onlyKnown: boolean;
}

export interface StripeEnv {
  readonly sandbox: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Base address of the Stripe API; null means Stripe's own. */
  readonly apiBase: string | null;
}

/** A setting that stops the start; its message is meant for the person at the keyboard. */
export class BadSetting extends Error {}

/** Reads and checks every setting. Throws BadSetting with one plain sentence. Creates dataDir and the generated secrets in it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const production = source.NODE_ENV === 'production';
  const port = readPort(source.PORT);
  const dataDir = prepareDataDir(resolve(source.DATA_DIR || '.data'));
  const storeName = source.STORE_NAME || 'Harbourline';
  const databaseUrl = readDatabaseUrl(source.DATABASE_URL, production);
  return {
    production,
    port,
    dataDir,
    databaseUrl,
    storeName,
    publicUrl: readPublicUrl(source.PUBLIC_URL, port),
    jwtSecret: readSecret(source, 'JWT_SECRET', production, dataDir),
    stripe: readStripe(source, production, dataDir),
    smtpUrl: source.SMTP_URL || null,
    uploads: readUploads(source),
    mailFrom: source.MAIL_FROM || `${storeName} <hello@example.com>`,
    demoAccounts: readDemoAccounts(source, production, databaseUrl),
    logLevel: readLogLevel(source.LOG_LEVEL),
    reconcileEveryMs: readReconcileEveryMs(source.RECONCILE_EVERY_MS),
    graphql: {
      explorer: source.GRAPHQL_EXPLORER === '1' || (!production && source.GRAPHQL_EXPLORER !== '0'),
      onlyKnown: source.GRAPHQL_ONLY_KNOWN === '1',
    },
    trustProxy: readTrustProxy(source.TRUST_PROXY),
    observe: readObserve(source),
    rateLimitFactor: readRateLimitFactor(source.RATE_LIMIT_FACTOR || undefined, production),
    connectionsPerIp: readConnectionsPerIp(source.CONNECTIONS_PER_IP || undefined),
  };
}

function readObserve(source: NodeJS.ProcessEnv): ObserveEnv {
  try {
    return readObserveEnv(source);
  } catch (error) {
    throw new BadSetting((error as Error).message);
  }
}

function readPort(text = '4000'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadSetting(`PORT is not a port number: ${text}`);
  return port;
}

/** What installers and examples write; the one of docker-compose.yml too. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'admin', 'root', 'secret', 'changeme', 'harbourline'];

function readDatabaseUrl(text: string | undefined, production: boolean): string | null {
  const { username, password } = URL.parse(text ?? '') ?? { username: '', password: '' };
  const isDefault = password !== '' && [username, ...DEFAULT_PASSWORDS].includes(password);
  if (production && isDefault)
    throw new BadSetting('DATABASE_URL has a password that everybody knows. Give the database another one.');
  return text || null;
}

/** Links in messages lead here. */
function readPublicUrl(text: string | undefined, port: number): string {
  if (text && !/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new BadSetting(`PUBLIC_URL is not an address: ${text}`);
  return (text || `http://localhost:${port}`).replace(/\/+$/, '');
}

function readUploads(source: NodeJS.ProcessEnv): S3Place | null {
  if (!source.UPLOADS_URL) return null;
  const place = readS3Place(source.UPLOADS_URL, source);
  if (place) return place;
  throw new BadSetting(
    'UPLOADS_URL must look like s3://bucket/folder?endpoint=https://…&region=…, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set.',
  );
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(text = 'info'): string {
  if (!LOG_LEVELS.includes(text))
    throw new BadSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${text}`);
  return text;
}

function readReconcileEveryMs(text = '30000'): number {
  const ms = Number(text);
  if (!Number.isInteger(ms) || ms < 10 || ms > 3_600_000) {
    throw new BadSetting(`RECONCILE_EVERY_MS must be whole milliseconds from 10 to 3600000, not ${text}`);
  }
  return ms;
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies, or a list of addresses, networks and names of networks. */
function readTrustProxy(text = ''): Env['trustProxy'] {
  const given = text.trim();
  if (given === '' || given === '0') return false;
  if (/^\d$/.test(given)) return Number(given);
  const list = given.split(',').map((entry) => entry.trim());
  if (list.every((entry) => NAMED_NETWORKS.includes(entry) || isNetwork(entry))) return list;
  throw new BadSetting(`TRUST_PROXY must be a number of proxies or a list of addresses, not ${text}`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const bitsMax = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax;
}

/** A factor that large switches the limits off; a shop never wants that. */
const FACTOR_MAX_IN_PRODUCTION = 10;

function readRateLimitFactor(text = '1', production = false): number {
  const factor = Number(text);
  if (!Number.isInteger(factor) || factor < 1 || factor > 1_000_000)
    throw new BadSetting(`RATE_LIMIT_FACTOR must be a whole number from 1 to 1000000, not ${text}`);
  if (production && factor > FACTOR_MAX_IN_PRODUCTION)
    throw new BadSetting(`RATE_LIMIT_FACTOR must be at most ${FACTOR_MAX_IN_PRODUCTION} in production.`);
  return factor;
}

function readConnectionsPerIp(text = '200'): number {
  const connections = Number(text);
  if (!Number.isInteger(connections) || connections < 1 || connections > 100_000)
    throw new BadSetting(`CONNECTIONS_PER_IP must be a whole number from 1 to 100000, not ${text}`);
  return connections;
}

function prepareDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, '.writable'), '');
    return dataDir;
  } catch {
    throw new BadSetting(`The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`);
  }
}

function readSecret(source: NodeJS.ProcessEnv, name: string, production: boolean, dataDir: string): string {
  const given = source[name];
  if (given) {
    if (production && given.length < 32)
      throw new BadSetting(`${name} must be at least 32 characters long in production.`);
    return given;
  }
  if (production) throw new BadSetting(`${name} is required in production.`);
  return keptSecret(join(dataDir, `${name.toLowerCase()}.key`));
}

/** A secret made once and kept beside the data. Several processes agree on one: it appears whole, by a link that only the first makes. */
function keptSecret(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function readStripe(source: NodeJS.ProcessEnv, production: boolean, dataDir: string): StripeEnv {
  const secretKey = source.STRIPE_SECRET_KEY;
  if (secretKey) {
    const missing = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].filter((name) => !source[name]);
    if (missing.length > 0)
      throw new BadSetting(`${missing.join(' and ')} must be set together with STRIPE_SECRET_KEY.`);
    return {
      sandbox: false,
      secretKey,
      publishableKey: source.STRIPE_PUBLISHABLE_KEY as string,
      webhookSecret: source.STRIPE_WEBHOOK_SECRET as string,
      apiBase: source.STRIPE_API_BASE || null,
    };
  }
  if (production && source.ALLOW_SANDBOX !== '1') {
    throw new BadSetting(
      'STRIPE_SECRET_KEY is required in production (or ALLOW_SANDBOX=1 to run without real payments).',
    );
  }
  return {
    sandbox: true,
    secretKey: `sk_test_${keptSecret(join(dataDir, 'sandbox.key'))}`,
    publishableKey: 'pk_test_sandbox',
    webhookSecret:
      source.STRIPE_WEBHOOK_SECRET || `whsec_${keptSecret(join(dataDir, 'sandbox-webhook.key'))}`,
    apiBase: source.STRIPE_API_BASE || null,
  };
}

function readDemoAccounts(
  source: NodeJS.ProcessEnv,
  production: boolean,
  databaseUrl: string | null,
): boolean {
  if (production && source.DEMO_ACCOUNTS === '1')
    throw new BadSetting('DEMO_ACCOUNTS cannot be switched on in production.');
  return (
    !production && (source.DEMO_ACCOUNTS === '1' || (databaseUrl === null && source.DEMO_ACCOUNTS !== '0'))
  );
}
