/** Configuration, read from the environment once at startup and injected everywhere else. */
import { resolve } from 'node:path';
import type { TrustProxy } from '../limits/trusted-proxies.js';
import { type ObserveEnv, readObserveEnv } from '../observe/observe-env.js';
import type { S3Place } from '../uploads/s3-place.js';
import { BadSetting, readEach } from './bad-setting.js';
import { prepareDataDir } from './data-dir.js';
import {
  type PreparedSetting,
  type ReplicaEnv,
  readDatabaseUrl,
  readDemoAccounts,
  readDirectUrl,
  readPrepared,
  readReplicas,
} from './database-env.js';
import { readKeyFile } from './key-file.js';
import { readRateLimitFactor } from './limits-env.js';
import { readSmtpUrl } from './mail-env.js';
import { readProduction } from './mode-env.js';
import { defaultHost, readApiUrl, readHost, readPort, readPublicUrl, readWebOrigins } from './network-env.js';
import { readProcesses } from './processes-env.js';
import { readShutdownDelayMs, readTrustProxy } from './proxy-env.js';
import { readWholeNumber } from './read-whole-number.js';
import { readScanner, type ScannerPlace } from './scanner-env.js';
import { readJwtSecret, readPreviousSecrets } from './session-env.js';
import { readStripe, type StripeEnv, sandboxStripe } from './stripe-env.js';
import { readUploads } from './uploads-env.js';

export { BadSetting };

export interface Env {
  readonly production: boolean;
  /** Processes that serve on this machine. */
  readonly processes: number;
  readonly port: number;
  /** Address to listen on; null: all of this machine's. */
  readonly host: string | null;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL under dataDir. */
  readonly databaseUrl: string | null;
  /** For what needs a connection that stays its own, past a pooler at databaseUrl; null: the embedded one. */
  readonly directUrl: string | null;
  readonly preparedStatements: PreparedSetting;
  readonly replicas: ReplicaEnv;
  readonly storeName: string;
  readonly publicUrl: string;
  /** Origins of web clients that are served elsewhere and may call this API. */
  readonly webOrigins: readonly string[];
  /** The host that the built client calls; null: its own. */
  readonly apiUrl: string | null;
  readonly jwtSecret: string;
  /** Those it had before, newest first. */
  readonly previousSecrets: readonly string[];
  readonly stripe: StripeEnv;
  readonly smtpUrl: string | null;
  /** The bucket for pictures; null: the folder uploads under dataDir. */
  readonly uploads: S3Place | null;
  /** ClamAV's daemon; null: files of visitors are not scanned. */
  readonly scanner: ScannerPlace | null;
  readonly mailFrom: string;
  /** Emails that this machine hands over in a second, at most; 0 is no limit. */
  readonly mailPerSecond: number;
  readonly demoAccounts: boolean;
  readonly logLevel: string;
  /** How often the payment reconciler looks for unfinished business. */
  readonly reconcileEveryMs: number;
  /** Which proxies are believed about a caller's address: the last so many, those in a list, or none. */
  readonly trustProxy: TrustProxy;
  /** How long a stop still serves everything after /readyz began to say 503, so that a proxy sends nothing more. */
  readonly shutdownDelayMs: number;
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

/**
 * Reads and checks every setting. Throws BadSetting with one plain sentence for each that is wrong. Creates dataDir and
 * the generated secrets in it.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const production = source.NODE_ENV === 'production';
  const storeName = source.STORE_NAME || 'Harbourline';
  const read = readEach({
    production: () => readProduction(source),
    processes: () => readProcesses(source),
    port: () => readPort(source),
    host: () => readHost(source),
    dataDir: () => prepareDataDir(resolve(source.DATA_DIR || '.data'), !source.UPLOADS_URL),
    databaseUrl: () => readDatabaseUrl(source, 'DATABASE_URL', production),
    directUrl: () => readDirectUrl(source, production),
    preparedStatements: () => readPrepared(source),
    replicas: () => readReplicas(source, production),
    publicUrl: () => readPublicUrl(source, production),
    webOrigins: () => readWebOrigins(source),
    apiUrl: () => readApiUrl(source),
    jwtSecret: () => readJwtSecret(source.JWT_SECRET, production),
    previousSecrets: () => readPreviousSecrets(source),
    stripe: () => readStripe(source, production),
    smtpUrl: () => readSmtpUrl(source, production),
    uploads: () => readUploads(source),
    scanner: () => readScanner(source),
    demoAccounts: () => readDemoAccounts(source, production),
    logLevel: () => readLogLevel(source.LOG_LEVEL || 'info'),
    reconcileEveryMs: () =>
      readWholeNumber(source, 'RECONCILE_EVERY_MS', {
        default: 30_000,
        min: 10,
        max: 3_600_000,
        unit: 'milliseconds',
      }),
    mailPerSecond: () => readWholeNumber(source, 'MAIL_PER_SECOND', { default: 50, min: 0, max: 1_000 }),
    trustProxy: () => readTrustProxy(source, production),
    shutdownDelayMs: () => readShutdownDelayMs(source),
    observe: () => readObserveEnv(source),
    rateLimitFactor: () => readRateLimitFactor(source, production),
    connectionsPerIp: () =>
      readWholeNumber(source, 'CONNECTIONS_PER_IP', { default: 200, min: 1, max: 100_000 }),
  });
  const secrets = readEach({
    jwtSecret: () => read.jwtSecret ?? readKeyFile(read.dataDir, 'jwt_secret'),
    stripe: () => read.stripe ?? sandboxStripe(source, read.dataDir),
  });
  return {
    ...read,
    ...secrets,
    host: read.host ?? defaultHost(read.demoAccounts),
    storeName,
    mailFrom: source.MAIL_FROM || `${storeName} <hello@example.com>`,
    graphql: {
      explorer: source.GRAPHQL_EXPLORER === '1' || (!production && source.GRAPHQL_EXPLORER !== '0'),
      onlyKnown: source.GRAPHQL_ONLY_KNOWN === '1',
    },
  };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(text: string): string {
  if (!LOG_LEVELS.includes(text))
    throw new BadSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${text}`);
  return text;
}
