import { check, entriesOf, readWholeNumber } from './settings.js';

/** Passwords that installers and examples set, the one of docker-compose.yml included. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'admin', 'root', 'secret', 'changeme', 'harbourline'];

/** The database and its replicas. Throws BadSetting, whose message never holds a password. */
export function readDatabaseUrl({ DATABASE_URL }: NodeJS.ProcessEnv, production: boolean): string | null {
  if (DATABASE_URL) checkAddress('DATABASE_URL', DATABASE_URL, production);
  return DATABASE_URL || null;
}

/** The direct address of PostgreSQL, past a pooler at DATABASE_URL. Throws BadSetting. */
export function readDirectUrl(source: NodeJS.ProcessEnv, production: boolean): string | null {
  const { DATABASE_DIRECT_URL: directUrl, DATABASE_URL } = source;
  if (!directUrl) return DATABASE_URL || null;
  checkAddress('DATABASE_DIRECT_URL', directUrl, production);
  check(DATABASE_URL, 'DATABASE_DIRECT_URL must be set together with DATABASE_URL.');
  return directUrl;
}

export interface ReplicaEnv {
  /** `postgres://…` of each replica; empty: everything is read from the primary. */
  readonly urls: readonly string[];
  /** Longest time a replica may take to replay the primary's writes; a slower one is left out. */
  readonly lagMaxMs: number;
}

/** The replicas of DATABASE_URL, and how far they may lag behind it. Throws BadSetting. */
export function readReplicas(source: NodeJS.ProcessEnv, production: boolean): ReplicaEnv {
  const urls = entriesOf(source.DATABASE_REPLICA_URLS);
  check(
    urls.length === 0 || source.DATABASE_URL,
    'DATABASE_REPLICA_URLS must be set together with DATABASE_URL.',
  );
  for (const url of urls) checkAddress('DATABASE_REPLICA_URLS', url, production);
  const lagMaxMs = readWholeNumber(source, 'DATABASE_REPLICA_LAG_MAX_MS', [
    5_000,
    100,
    600_000,
    'milliseconds',
  ]);
  return { urls, lagMaxMs };
}

function checkAddress(name: string, text: string, production: boolean): void {
  check(
    /^postgres(ql)?:\/\/.*\/./.test(text),
    `${name} must look like postgres://user:password@host:5432/database`,
  );
  const { username, password } = URL.parse(text) ?? { username: '', password: '' };
  const isDefault = password !== '' && [username, ...DEFAULT_PASSWORDS].includes(password);
  check(
    !production || !isDefault,
    `${name} has a password that everybody knows. Give the database another one.`,
  );
}

/** Whether PostgreSQL holds statements prepared, by DATABASE_PREPARED_STATEMENTS. Throws BadSetting. */
export function readPrepared(source: NodeJS.ProcessEnv): boolean {
  const text = source.DATABASE_PREPARED_STATEMENTS || 'yes';
  check(['yes', 'no'].includes(text), `DATABASE_PREPARED_STATEMENTS must be yes or no, not ${text}`);
  return text === 'yes';
}

/**
 * Demo accounts are on with the embedded database unless switched off, on another one by request; never in
 * production, nor where real money is taken. Throws BadSetting.
 */
export function readDemoAccounts(source: NodeJS.ProcessEnv, production: boolean): boolean {
  const { DEMO_ACCOUNTS, DATABASE_URL, STRIPE_SECRET_KEY = '' } = source;
  check(!production || DEMO_ACCOUNTS !== '1', 'DEMO_ACCOUNTS cannot be switched on in production.');
  const areWanted = !production && (DEMO_ACCOUNTS === '1' || (!DATABASE_URL && DEMO_ACCOUNTS !== '0'));
  check(
    !areWanted || !/^[sr]k_live_/.test(STRIPE_SECRET_KEY),
    'Demo accounts have published passwords. For real payments set NODE_ENV=production, or DEMO_ACCOUNTS=0.',
  );
  return areWanted;
}
