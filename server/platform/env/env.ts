import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { prepareDataDir, readKeyFile } from './data-dir.js';
import {
  readDatabaseUrl,
  readDemoAccounts,
  readDirectUrl,
  readPrepared,
  readReplicas,
} from './database-env.js';
import {
  readApiUrl,
  readHost,
  readPort,
  readPublicUrl,
  readShutdownDelayMs,
  readTrustProxy,
  readWebOrigins,
} from './network-env.js';
import { readObserveEnv } from './observe-env.js';
import { readS3Place, type S3Place } from './s3-place.js';
import {
  readJwtSecret,
  readPreviousSecrets,
  readStripe,
  sandboxStripe,
  withSecretFiles,
} from './secrets-env.js';
import { BadSetting, check, readEach, readWholeNumber } from './settings.js';

export { BadSetting };

/** Configuration, read from the environment once at startup and injected everywhere else. */
export type Env = Readonly<ReturnType<typeof readEnv>>;

/**
 * Reads and checks every setting. Throws BadSetting with one plain sentence for each invalid one. Creates dataDir and
 * the generated secrets in it.
 */
export function readEnv(settings: NodeJS.ProcessEnv = process.env) {
  const source = withSecretFiles(settings);
  const production = source.NODE_ENV === 'production';
  const storeName = source.STORE_NAME || 'Harbourline';
  const read = readEach({
    production: () => checkMode(source, production),
    /** Processes that serve on this machine. */
    processes: () => readProcesses(source),
    port: () => readPort(source),
    host: () => readHost(source),
    dataDir: () => prepareDataDir(resolve(source.DATA_DIR || '.data'), !source.UPLOADS_URL),
    /** Null: the embedded PostgreSQL under dataDir. */
    databaseUrl: () => readDatabaseUrl(source, production),
    /** For work that needs a connection of its own, past a pooler at databaseUrl; null: the embedded one. */
    directUrl: () => readDirectUrl(source, production),
    preparedStatements: () => readPrepared(source),
    replicas: () => readReplicas(source, production),
    /** Base address of links in messages, without a slash at the end. */
    publicUrl: () => readPublicUrl(source, production),
    /** Origins of web clients on other hosts that may call this API. */
    webOrigins: () => readWebOrigins(source),
    /** The host that the built client calls; null: its own. */
    apiUrl: () => readApiUrl(source),
    jwtSecret: () => readJwtSecret(source.JWT_SECRET, production),
    /** Earlier secrets, newest first, whose signatures are still accepted. */
    previousSecrets: () => readPreviousSecrets(source),
    /** Whether staff work only with a second factor. */
    staffFactorRequired: () => readStaffFactor(source, production),
    stripe: () => readStripe(source, production),
    /** Null: messages are stored for staff. */
    smtpUrl: () => readSmtpUrl(source, production),
    /** The bucket for images; null: the folder uploads under dataDir. */
    uploads: () => readUploads(source),
    /** ClamAV's daemon; null: visitors' files are not scanned. */
    scanner: () => readScanner(source),
    demoAccounts: () => readDemoAccounts(source, production),
    logLevel: () => readLogLevel(source.LOG_LEVEL || 'info'),
    /** How often the payment reconciler looks for unfinished business. */
    reconcileEveryMs: () =>
      readWholeNumber(source, 'RECONCILE_EVERY_MS', [30_000, 10, 3_600_000, 'milliseconds']),
    /** Emails that this machine sends in a second, at most; 0 is no limit. */
    mailPerSecond: () => readWholeNumber(source, 'MAIL_PER_SECOND', [50, 0, 1_000]),
    /** Whether webhooks may go to `http:` and to private addresses. */
    webhooksToPrivate: () => readWebhooksToPrivate(source, production),
    /** Proxies trusted for a caller's address: their number, a list, or none. */
    trustProxy: () => readTrustProxy(source, production),
    /** Time for which a stopping server still answers while /readyz says 503, so that proxies turn elsewhere. */
    shutdownDelayMs: () => readShutdownDelayMs(source),
    observe: () => readObserveEnv(source),
    /** Multiplies every rate limit; 1 outside of load tests. */
    rateLimitFactor: () => readRateLimitFactor(source, production),
    /** Connections that one address may hold open at once. */
    connectionsPerIp: () => readWholeNumber(source, 'CONNECTIONS_PER_IP', [200, 1, 100_000]),
  });
  const secrets = readEach({
    jwtSecret: () => read.jwtSecret ?? readKeyFile(read.dataDir, 'jwt_secret'),
    stripe: () => read.stripe ?? sandboxStripe(source, read.dataDir),
  });
  return {
    ...read,
    ...secrets,
    storeName,
    mailFrom: source.MAIL_FROM || `${storeName} <hello@example.com>`,
    /** Address to listen on; null: every address. Demo accounts have published passwords, so they stay local. */
    host: read.host ?? (read.demoAccounts ? '127.0.0.1' : null),
    graphql: {
      /** Apollo Sandbox in a browser, and schema introspection. */
      explorer: source.GRAPHQL_EXPLORER === '1' || (!production && source.GRAPHQL_EXPLORER !== '0'),
      /** Only the web client's own operations are answered. */
      onlyKnown: source.GRAPHQL_ONLY_KNOWN === '1',
    },
  };
}

/** Refuses a misspelt mode, which would be a shop with demo accounts. */
function checkMode({ NODE_ENV = '' }: NodeJS.ProcessEnv, production: boolean): boolean {
  check(
    ['production', 'development', 'test', ''].includes(NODE_ENV),
    `NODE_ENV must be production, development or test, or left out, not ${NODE_ENV}`,
  );
  return production;
}

/** Staff of a shop in production need a second factor; elsewhere sample accounts go without. */
function readStaffFactor({ STAFF_SECOND_FACTOR }: NodeJS.ProcessEnv, production: boolean): boolean {
  const wanted = STAFF_SECOND_FACTOR || (production ? 'required' : 'optional');
  check(
    wanted === 'required' || wanted === 'optional',
    `STAFF_SECOND_FACTOR must be required or optional, not ${wanted}`,
  );
  return wanted === 'required';
}

const PROCESSES_MAX = 64;

/** `auto` is one process for each processor that this one may use. */
function readProcesses(source: NodeJS.ProcessEnv): number {
  if (source.PROCESSES === 'auto') return Math.min(availableParallelism(), PROCESSES_MAX);
  try {
    return readWholeNumber(source, 'PROCESSES', [1, 1, PROCESSES_MAX]);
  } catch {
    throw new BadSetting(`PROCESSES must be auto or a whole number from 1 to ${PROCESSES_MAX}.`);
  }
}

/** The service of docker-compose.yml that shows messages instead of delivering them. */
const CATCHER = 'mail:1025';

/** The address of the mail server. Throws BadSetting, whose sentences never hold the password. */
function readSmtpUrl({ SMTP_URL }: NodeJS.ProcessEnv, production: boolean): string | null {
  check(SMTP_URL || !production, 'SMTP_URL is required in production: the address of your mail server.');
  if (!SMTP_URL) return null;
  const url = URL.parse(SMTP_URL);
  check(
    /^smtps?:$/.test(url?.protocol ?? '') && url?.host,
    'SMTP_URL must look like smtp://user:password@host:587 or smtps://…',
  );
  check(
    !production || url?.host !== CATCHER,
    'SMTP_URL names the mail catcher of docker-compose.yml. Set the address of your mail server.',
  );
  return SMTP_URL;
}

function readUploads(source: NodeJS.ProcessEnv): S3Place | null {
  if (!source.UPLOADS_URL) return null;
  const place = readS3Place(source.UPLOADS_URL, source);
  const sentence =
    'UPLOADS_URL must look like s3://bucket/folder?endpoint=https://…&region=…, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set.';
  check(place, sentence);
  return place;
}

/** Address of the virus scanner. */
export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string };

function readScanner({ CLAMD_URL }: NodeJS.ProcessEnv): ScannerPlace | null {
  if (!CLAMD_URL) return null;
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(CLAMD_URL)?.[1];
  if (path) return { path };
  const url = URL.parse(CLAMD_URL.includes('://') ? CLAMD_URL : `tcp://${CLAMD_URL}`);
  check(
    url?.protocol === 'tcp:' && url.hostname && url.port,
    'CLAMD_URL must look like tcp://host:3310 or unix:/run/clamav/clamd.sock.',
  );
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
}

/** Refused in production, where staff could reach machines of the private network through the shop. */
function readWebhooksToPrivate({ WEBHOOKS_TO_PRIVATE }: NodeJS.ProcessEnv, production: boolean): boolean {
  check(
    !production || WEBHOOKS_TO_PRIVATE !== '1',
    'WEBHOOKS_TO_PRIVATE is for development: in production webhooks go to public https:// addresses alone.',
  );
  return WEBHOOKS_TO_PRIVATE === '1';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(text: string): string {
  check(LOG_LEVELS.includes(text), `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${text}`);
  return text;
}

/** A factor this large switches the limits off, which a shop never wants. */
const FACTOR_MAX_IN_PRODUCTION = 10;

function readRateLimitFactor(source: NodeJS.ProcessEnv, production: boolean): number {
  const factor = readWholeNumber(source, 'RATE_LIMIT_FACTOR', [1, 1, 1_000_000]);
  check(
    !production || factor <= FACTOR_MAX_IN_PRODUCTION,
    `RATE_LIMIT_FACTOR must be at most ${FACTOR_MAX_IN_PRODUCTION} in production.`,
  );
  return factor;
}
