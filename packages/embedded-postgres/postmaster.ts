import { existsSync } from 'node:fs';
import { readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { DatabaseNotStarted } from './database-not-started.js';
import { runAs } from './operating-user.js';
import { endOrphans } from './orphans.js';

const LOG_LIMIT_BYTES = 10_000_000;
const LOG_LINES = 8;
const START_SECONDS = 90;
const STOP_SECONDS = 6;
/** A server that starts makes its pid file and writes the number into it in two steps. */
const PID_WRITTEN_WITHIN_MS = 1_000;

/** The port of the PostgreSQL that runs on this folder (perhaps still starting), or null when none does. */
export async function findRunning({ folder }: Cluster): Promise<number | null> {
  const { pid, port } = await readPidFile(folder);
  return pid && port && (await runsOn(folder, pid)) ? port : null;
}

async function findRunningSoon(cluster: Cluster): Promise<number | null> {
  await sleep(PID_WRITTEN_WITHIN_MS);
  return findRunning(cluster);
}

/** Starts PostgreSQL apart from this process, which may be killed without harm to it, and returns its port. */
export async function startPostmaster(cluster: Cluster, wantedPort?: number): Promise<number> {
  const port = wantedPort ?? (await choosePort(cluster));
  await removeForeignPid(cluster);
  await endOrphans(cluster.folder, cluster.user);
  const log = join(cluster.folder, 'server.log');
  const before = await startNewLog(log);
  const options = [
    '--wait',
    `--timeout=${START_SECONDS}`,
    `--log=${log}`,
    `--options=-p ${port}`,
    '--silent',
  ];
  try {
    await runAs(cluster.user, cluster.binaries.pg_ctl, ['start', `--pgdata=${cluster.folder}`, ...options]);
    return port;
  } catch {
    // Another process may have started it at the same moment.
    const other = (await findRunning(cluster)) ?? (await findRunningSoon(cluster));
    if (other !== null) return other;
    const output = (await readFile(log).catch(() => Buffer.of())).subarray(before).toString('utf8');
    const lines = output.trim().split('\n').slice(-LOG_LINES).join('\n');
    // A database that ran a moment ago is tried again; nobody should restore a backup over it.
    const advice = wantedPort ? '' : ' Restore it from a backup, or choose another place with DATA_DIR.';
    throw new DatabaseNotStarted(
      `PostgreSQL did not start on ${cluster.folder}.${advice} It said:\n${lines}`,
    );
  }
}

/**
 * Stops PostgreSQL, closing whatever is still connected. `fast` first writes everything to the data files. One that has
 * not done so after six seconds is stopped as `immediate` does, which leaves that to crash recovery at the next start:
 * PostgreSQL 18 never ends when a fast stop reaches it at the beginning of its crash recovery.
 */
export async function stopPostmaster(cluster: Cluster, mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
  if (mode === 'fast' && (await requestStop(cluster, 'fast'))) return;
  await requestStop(cluster, 'immediate');
}

/** True once PostgreSQL has ended. */
async function requestStop(
  { user, binaries, folder }: Cluster,
  mode: 'fast' | 'immediate',
): Promise<boolean> {
  const options = [`--mode=${mode}`, '--wait', `--timeout=${STOP_SECONDS}`, '--silent'];
  return runAs(user, binaries.pg_ctl, ['stop', `--pgdata=${folder}`, ...options]).then(
    () => true,
    () => false,
  );
}

/** Whether a pid belongs to this folder's server; not always after a crash. In doubt true: two servers ruin the folder. */
async function runsOn(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/cmdline')) return true;
  const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  if (basename(command[0] ?? '') !== 'postgres') return false;
  const workplace = `/proc/${pid}/cwd`;
  const readable = await readlink(workplace).then(
    () => true,
    () => false,
  );
  return isSameFolder(readable ? workplace : (command[command.indexOf('-D') + 1] ?? folder), folder);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(one).catch(() => null), stat(other)]);
  return first === null || (first.ino === second.ino && first.dev === second.dev);
}

/**
 * PostgreSQL refuses to start when the pid of a crashed server has gone to another process of the same user, or is not
 * in its file. PostgreSQL replaces the pid of an ended process itself, with regard to others that start at that moment.
 * Here two looks do that: a server whose pid file was removed serves nobody for a minute, until it notices.
 */
export async function removeForeignPid({ folder }: Pick<Cluster, 'folder'>): Promise<void> {
  if (!(await isPidForeign(folder))) return;
  await sleep(PID_WRITTEN_WITHIN_MS);
  if (await isPidForeign(folder)) await rm(pidFile(folder), { force: true });
}

async function isPidForeign(folder: string): Promise<boolean> {
  if (!existsSync(pidFile(folder))) return false;
  const { pid } = await readPidFile(folder);
  return !pid || (isAlive(pid) && !(await runsOn(folder, pid)));
}

async function readPidFile(folder: string): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function pidFile(folder: string): string {
  return join(folder, 'postmaster.pid');
}

/** The port of the last start when it is still free, so that tools find the database again; else any free one. */
async function choosePort({ folder }: Cluster): Promise<number> {
  const started = await readFile(join(folder, 'postmaster.opts'), 'utf8').catch(() => '');
  const last = Number(started.match(/"-p" "(\d+)"/)?.[1] ?? 0);
  return (await tryPort(last)) ?? (await tryPort(0)) ?? 0;
}

function tryPort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** Renames a long log. Returns the length of the current one, in bytes. */
async function startNewLog(log: string): Promise<number> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size <= LOG_LIMIT_BYTES) return size;
  await rename(log, `${log}.1`);
  return 0;
}
