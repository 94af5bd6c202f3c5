import { BadSetting } from './bad-setting.js';

/** What installers and examples write; the one of docker-compose.yml too. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'admin', 'root', 'secret', 'changeme', 'harbourline'];

/** Null: the embedded PostgreSQL. Throws BadSetting, whose message never holds the password. */
export function readDatabaseUrl(text: string | undefined, production: boolean): string | null {
  if (text && !/^postgres(ql)?:\/\/.*\/./.test(text))
    throw new BadSetting('DATABASE_URL must look like postgres://user:password@host:5432/database');
  const { username, password } = URL.parse(text ?? '') ?? { username: '', password: '' };
  const isDefault = password !== '' && [username, ...DEFAULT_PASSWORDS].includes(password);
  if (production && isDefault)
    throw new BadSetting('DATABASE_URL has a password that everybody knows. Give the database another one.');
  return text || null;
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
