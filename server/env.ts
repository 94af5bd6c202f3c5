/** What the surroundings say. Read once, at start; everything else gets it handed in. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
  readonly mailFrom: string;
  readonly demoAccounts: boolean;
  readonly logLevel: string;
  /** How often the payment reconciler looks for unfinished business. */
  readonly reconcileEveryMs: number;
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
  const databaseUrl = source.DATABASE_URL || null;
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
    mailFrom: source.MAIL_FROM || `${storeName} <hello@example.com>`,
    demoAccounts: readDemoAccounts(source, production, databaseUrl),
    logLevel: readLogLevel(source.LOG_LEVEL),
    reconcileEveryMs: readReconcileEveryMs(source.RECONCILE_EVERY_MS),
  };
}

function readPort(text = '4000'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadSetting(`PORT is not a port number: ${text}`);
  return port;
}

/** Links in messages lead here. */
function readPublicUrl(text: string | undefined, port: number): string {
  if (text && !/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new BadSetting(`PUBLIC_URL is not an address: ${text}`);
  return (text || `http://localhost:${port}`).replace(/\/+$/, '');
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
