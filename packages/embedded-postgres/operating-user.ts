import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseNotStarted } from './database-not-started.js';

const execute = promisify(execFile);

/** The system user that runs PostgreSQL. PostgreSQL refuses root, so root runs it as the system user "postgres". */
export interface OperatingUser {
  /** Null: the same user as this process. */
  readonly ids: { readonly uid: number; readonly gid: number } | null;
  /** Words in front of every command. */
  readonly prefix: readonly string[];
}

/**
 * Chooses the user, creating the system user "postgres" when root has none. `paths` are the folders it must reach.
 * Throws DatabaseNotStarted when it cannot.
 */
export async function chooseOperatingUser(paths: readonly string[]): Promise<OperatingUser> {
  if (process.getuid?.() !== 0) return { ids: null, prefix: [] };
  const ids = findPostgresUser() ?? (await createPostgresUser());
  const blocked = paths.flatMap(withParents).find((folder) => !canEnter(folder, ids));
  return { ids, prefix: blocked ? passClosedFolders(blocked, ids) : [] };
}

/** Runs one PostgreSQL program as that user and returns what it printed. Our own secrets stay out of its environment. */
export async function runAs(user: OperatingUser, program: string, args: readonly string[]): Promise<string> {
  const [file = program, ...rest] = [...user.prefix, program, ...args];
  const ids = user.prefix.length === 0 ? user.ids : null;
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  const { stdout, stderr } = await execute(file, rest, { ...ids, cwd: '/', env });
  return stdout + stderr;
}

function findPostgresUser(): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
}

async function createPostgresUser(): Promise<{ uid: number; gid: number }> {
  const options = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ];
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
  await execute('useradd', options, { env }).catch(() => {});
  const ids = findPostgresUser();
  if (ids) return ids;
  throw new DatabaseNotStarted(
    'PostgreSQL does not run as root, and the system user "postgres" could not be created. Create it, start as another user, or set DATABASE_URL.',
  );
}

function withParents(path: string): string[] {
  return dirname(path) === path ? [path] : [...withParents(dirname(path)), path];
}

function canEnter(folder: string, ids: { uid: number; gid: number }): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === ids.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === ids.gid ? 0o010 : 0o001)) !== 0;
}

const CAP_DAC_OVERRIDE = 1n << 1n;
const CAP_DAC_READ_SEARCH = 1n << 2n;
const CAP_SETPCAP = 1n << 8n;

/**
 * A home like /root (0700) lets only its owner through. Its rights are not ours to change and the data must stay where
 * it was asked for, so PostgreSQL keeps one right of root's: to pass closed folders.
 */
function passClosedFolders(folder: string, ids: { uid: number; gid: number }): string[] {
  const rights = ownRights();
  const right =
    rights & CAP_DAC_READ_SEARCH ? 'dac_read_search' : rights & CAP_DAC_OVERRIDE ? 'dac_override' : null;
  if (!right || !(rights & CAP_SETPCAP)) {
    throw new DatabaseNotStarted(
      `PostgreSQL does not run as root, and the system user "postgres" cannot enter ${folder}. Set DATA_DIR and install below a folder that others may enter, start as another user, or set DATABASE_URL.`,
    );
  }
  const identity = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
  return [
    'setpriv',
    ...identity,
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${right}`,
    `--ambient-caps=+${right}`,
  ];
}

function ownRights(): bigint {
  try {
    const line = readFileSync('/proc/self/status', 'utf8').match(/^CapEff:\s*([0-9a-f]+)/m);
    return BigInt(`0x${line?.[1] ?? '0'}`);
  } catch {
    return 0n;
  }
}
