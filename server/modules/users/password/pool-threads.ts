import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** The lowest: a seventieth of what the thread that answers has where both want a core (sched(7), the weights of nice values). */
const NICE = 19;
const THREADS = '/proc/self/task';

/**
 * Has the threads of libuv's pool, which hash passwords, give way to the one that answers: a flood of sign-ins then leaves
 * visitors the machine. On Linux, where each thread has a priority; elsewhere nothing changes.
 */
export async function lowerPoolThreads(): Promise<void> {
  // Listing them begins the pool where nothing has yet.
  const threads = await readdir(THREADS).catch(() => []);
  for (const thread of threads) {
    const name = await readFile(`${THREADS}/${thread}/comm`, 'utf8').catch(() => '');
    if (name.trim() === 'libuv-worker') setPriority(Number(thread), NICE);
  }
}
