import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** The lowest priority: a seventieth of the main thread's share when both want a core (sched(7), nice values). */
const NICE = 19;
const THREADS = '/proc/self/task';

/**
 * Lowers the priority of libuv's pool threads, which hash passwords, below the main thread's: a flood of sign-ins
 * then leaves the machine to visitors. On Linux, where each thread has a priority; elsewhere nothing changes.
 */
export async function lowerPoolThreads(): Promise<void> {
  // Reading the folder starts the pool if nothing has yet.
  const threads = await readdir(THREADS).catch(() => []);
  for (const thread of threads) {
    const name = await readFile(`${THREADS}/${thread}/comm`, 'utf8').catch(() => '');
    if (name.trim() === 'libuv-worker') setPriority(Number(thread), NICE);
  }
}
