import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OperatingUser, runAs } from './operating-user.js';

const GONE_WITHIN_MS = 2_000;

/**
 * Ends the backends that outlived a killed postmaster: as long as one holds the shared memory, PostgreSQL refuses to
 * start. Idle ones end by themselves, a statement under way goes on. Where there is no /proc, starts are refused until
 * the statement is over. Call only when no postmaster runs on the folder.
 */
export async function endOrphans(folder: string, user: OperatingUser): Promise<void> {
  const orphans = await findOrphans(folder, user);
  for (const pid of orphans) kill(pid);
  const deadline = performance.now() + GONE_WITHIN_MS;
  while (performance.now() < deadline && (await Promise.all(orphans.map(titleOf))).some(isBackend))
    await sleep(20);
}

/** Backends on the folder whose parent is no postmaster: one that was started in this moment keeps its own. */
async function findOrphans(folder: string, user: OperatingUser): Promise<number[]> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.map(Number).filter((pid) => pid > 0);
  const orphans: number[] = [];
  for (const pid of pids) {
    if (!isBackend(await titleOf(pid)) || !(await worksIn(pid, folder, user))) continue;
    if (!/(^|\/)postgres$/.test(await titleOf(await parentOf(pid)))) orphans.push(pid);
  }
  return orphans;
}

/** The first word of the command line: a backend changes it, a postmaster has the path of its program there. */
async function titleOf(pid: number): Promise<string> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0')[0] ?? '';
}

function isBackend(title: string): boolean {
  return title.startsWith('postgres: ');
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(/^PPid:\s*(\d+)/m)?.[1] ?? 0);
}

/** Root in a container may not look into processes of others; their own user may. In doubt it is somebody else's. */
async function worksIn(pid: number, folder: string, user: OperatingUser): Promise<boolean> {
  const workplace = `/proc/${pid}/cwd`;
  const { dev, ino } = await stat(folder);
  const found = await stat(workplace).then(
    (own) => `${own.dev}:${own.ino}`,
    () => runAs(user, 'stat', ['-L', '-c', '%d:%i', workplace]).catch(() => ''),
  );
  return found.trim() === `${dev}:${ino}`;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
