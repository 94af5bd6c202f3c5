import { BadSetting } from './bad-setting.js';
import { readWholeNumber } from './read-whole-number.js';

/** What installers and examples write; the one of docker-compose.yml too. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'admin', 'root', 'secret', 'changeme', 'harbourline'];

/** Null: the embedded PostgreSQL. Throws BadSetting, whose message never holds the password. */
export function readDatabaseUrl(
  source: NodeJS.ProcessEnv,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  production: boolean,
): string | null {
  const text = source[name];
  if (text) checkAddress(name, text, production);
  return text || null;
}

export interface ReplicaEnv {
  /** `postgres://…` of each; none: everything is read from the primary. */
  readonly urls: readonly string[];
  /** A replica that takes longer to replay what the primary wrote is left out. */
  readonly lagMaxMs: number;
}

/** The replicas of DATABASE_URL, and how far they may lag behind it. Throws BadSetting. */
export function readReplicas(source: NodeJS.ProcessEnv, production: boolean): ReplicaEnv {
  const urls = (source.DATABASE_REPLICA_URLS ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  if (urls.length > 0 && !source.DATABASE_URL)
    throw new BadSetting('DATABASE_REPLICA_URLS must be set together with DATABASE_URL.');
  for (const url of urls) checkAddress('DATABASE_REPLICA_URLS', url, production);
  const lagMaxMs = readWholeNumber(source, 'DATABASE_REPLICA_LAG_MAX_MS', {
    default: 5_000,
    min: 100,
    max: 600_000,
    unit: 'milliseconds',
  });
  return { urls, lagMaxMs };
}

function checkAddress(name: string, text: string, production: boolean): void {
  if (!/^postgres(ql)?:\/\/.*\/./.test(text))
    throw new BadSetting(`${name} must look like postgres://user:password@host:5432/database`);
  const { username, password } = URL.parse(text) ?? { username: '', password: '' };
  const isDefault = password !== '' && [username, ...DEFAULT_PASSWORDS].includes(password);
  if (production && isDefault)
    throw new BadSetting(`${name} has a password that everybody knows. Give the database another one.`);
}

/** Null: the embedded PostgreSQL. Throws BadSetting. */
export function readDirectUrl(source: NodeJS.ProcessEnv, production: boolean): string | null {
  const directUrl = readDatabaseUrl(source, 'DATABASE_DIRECT_URL', production);
  if (directUrl && !source.DATABASE_URL)
    throw new BadSetting('DATABASE_DIRECT_URL must be set together with DATABASE_URL.');
  return directUrl ?? (source.DATABASE_URL || null);
}

/** Whether PostgreSQL holds statements prepared: where that works, always, or never. */
export type PreparedSetting = 'auto' | 'yes' | 'no';

/** Throws BadSetting. */
export function readPrepared({
  DATABASE_PREPARED_STATEMENTS: text = '',
}: NodeJS.ProcessEnv): PreparedSetting {
  if (text === '') return 'auto';
  if (text === 'auto' || text === 'yes' || text === 'no') return text;
  throw new BadSetting(`DATABASE_PREPARED_STATEMENTS must be auto, yes or no, not ${text}`);
}

/**
 * On the embedded database unless switched off, on another when asked for; never in production, nor where real money
 * is taken. Throws BadSetting.
 */
export function readDemoAccounts(source: NodeJS.ProcessEnv, production: boolean): boolean {
  const { DEMO_ACCOUNTS, DATABASE_URL, STRIPE_SECRET_KEY } = source;
  if (production && DEMO_ACCOUNTS === '1')
    throw new BadSetting('DEMO_ACCOUNTS cannot be switched on in production.');
  const areWanted = !production && (DEMO_ACCOUNTS === '1' || (!DATABASE_URL && DEMO_ACCOUNTS !== '0'));
  if (areWanted && /^[sr]k_live_/.test(STRIPE_SECRET_KEY ?? ''))
    throw new BadSetting(
      'Demo accounts have published passwords. For real payments set NODE_ENV=production, or DEMO_ACCOUNTS=0.',
    );
  return areWanted;
}
