import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_MAJOR, type PostgresBinaries } from './binaries.js';
import { DatabaseNotStarted } from './database-not-started.js';
import { type OperatingUser, runAs } from './operating-user.js';

/** A PostgreSQL data folder of ours that exists and has the right version. */
export interface Cluster {
  readonly folder: string;
  readonly user: OperatingUser;
  readonly binaries: PostgresBinaries;
  /** Of both roles: "postgres", who starts and stops, and "harbourline", who owns the shop's tables. */
  readonly password: string;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Values stand in some statements, and in the details of some faults.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // Before recovery one call for the whole file system instead of one for each file, which takes seconds.
  ...(platform() === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

/**
 * Opens the cluster in `${dataDir}/postgres`, or makes one. It appears under its name only when complete, so an
 * interrupted or a simultaneous first start leaves no half of one. Throws DatabaseNotStarted with a plain sentence.
 */
export async function openCluster(
  dataDir: string,
  user: OperatingUser,
  binaries: PostgresBinaries,
  durable: boolean,
): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) await createCluster(dataDir, folder, user, binaries, durable);
  await checkVersion(folder);
  await checkOwner(folder, user);
  return { folder, user, binaries, password: await readPassword(folder) };
}

async function createCluster(
  dataDir: string,
  folder: string,
  user: OperatingUser,
  binaries: PostgresBinaries,
  durable: boolean,
): Promise<void> {
  await removeUnfinished(dataDir);
  const unfinished = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${unfinished}.password`;
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (user.ids) await Promise.all([unfinished, passwordFile].map((path) => giveTo(user, path)));
    await runAs(user, binaries.initdb, [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
      ...(durable ? [] : ['--no-sync', '--set=fsync=off', '--set=full_page_writes=off']),
    ]);
    await rename(passwordFile, join(unfinished, PASSWORD_FILE));
    await rename(unfinished, folder);
  } catch (error) {
    await Promise.all([unfinished, passwordFile].map((path) => rm(path, { recursive: true, force: true })));
    if (existsSync(folder)) return;
    throw new DatabaseNotStarted(
      `The database could not be created in ${folder}: ${(error as Error).message}`,
    );
  }
}

const PASSWORD_FILE = 'harbourline.password';

async function giveTo({ ids }: OperatingUser, path: string): Promise<void> {
  if (ids) await chown(path, ids.uid, ids.gid);
}

/** Removes folders that killed starts left behind more than ten minutes ago. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((entry) => entry.startsWith('postgres.new-'))) {
    const path = join(dataDir, name);
    const changed = await stat(path).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    );
    if (changed < Date.now() - 600_000) await rm(path, { recursive: true, force: true });
  }
}

async function checkVersion(folder: string): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw notOurs(folder);
    return '';
  });
  if (!/^\d/.test(version))
    throw new DatabaseNotStarted(
      `The folder ${folder} is not a PostgreSQL data folder. Move it away, or choose another place with DATA_DIR.`,
    );
  if (Number(version.trim()) === POSTGRES_MAJOR) return;
  throw new DatabaseNotStarted(
    `The data in ${folder} was made by PostgreSQL ${version.trim()}; this version needs ${POSTGRES_MAJOR}. Dump it with PostgreSQL ${version.trim()} and load it into a new folder (DATA_DIR), or set DATABASE_URL to a server of that version.`,
  );
}

/**
 * PostgreSQL opens only a folder of its own user, closed to others. Root puts that right, anyone else gets an error.
 */
async function checkOwner(folder: string, user: OperatingUser): Promise<void> {
  const { uid, mode } = await stat(folder);
  const wanted = user.ids?.uid ?? process.getuid?.() ?? uid;
  if (uid !== wanted && !user.ids) throw notOurs(folder);
  if (uid !== wanted) await giveAll(folder, user);
  if ((mode & 0o777) !== 0o700) await chmod(folder, 0o700);
}

async function giveAll(folder: string, user: OperatingUser): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await giveTo(user, join(folder, entry));
}

function notOurs(folder: string): DatabaseNotStarted {
  return new DatabaseNotStarted(
    `The data folder ${folder} belongs to another user. Start as that user, or choose another place with DATA_DIR.`,
  );
}

async function readPassword(folder: string): Promise<string> {
  const password = await readFile(join(folder, PASSWORD_FILE), 'utf8').catch(() => '');
  if (password) return password;
  throw new DatabaseNotStarted(
    `The data folder ${folder} was not made by this product (it has no ${PASSWORD_FILE}). Restore that file, or choose another place with DATA_DIR.`,
  );
}
