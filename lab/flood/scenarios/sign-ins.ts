import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { CATEGORY, DESTINATION } from '../../bench/bench-data.js';
import { fire } from '../../bench/fire.js';
import { median } from '../../bench/median.js';
import type { Checks } from '../checks.js';
import { load } from '../load.js';
import type { Options } from '../options.js';
import type { Shop } from '../shop.js';
import { post } from '../visits.js';

const ROUNDS = 3;
/** More passwords a second than two cores can check. */
const SIGN_INS_A_SECOND = 100;
const READERS = 10;
const SHARE_MIN = 0.75;

/**
 * The catalogue is read as fast as ten readers can: alone, beside a core that is busy with nothing of ours, and beside a
 * flood of sign-ins with wrong passwords, in turns. The second is what the machine itself leaves: where two virtual cores
 * are one real one, much less than all.
 */
export async function signIns({ url }: Shop, { seconds }: Options, checks: Checks): Promise<void> {
  const path = `/api/products/category/${CATEGORY.name}?country=${DESTINATION}`;
  const read = async () =>
    (await fire(url, [{ method: 'GET', path }], { connections: READERS, seconds })).perSecond;
  const next = () => post('/api/users/login', { email: 'nobody@example.com', password: 'Wrong123!' });
  const flood = () => load({ url, next, perSecond: SIGN_INS_A_SECOND, seconds });
  await read();
  const [alone, besideBusyCore, beside]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await read());
    const endBusyCore = await keepCoreBusy(seconds);
    besideBusyCore.push(await read().finally(endBusyCore));
    const [perSecond] = await Promise.all([read(), flood()]);
    beside.push(perSecond);
  }
  const share = median(beside) / median(alone);
  const [all, busy, flooded] = [alone, besideBusyCore, beside].map((figures) => Math.round(median(figures)));
  console.log(`Catalogue: ${all} a second, ${busy} beside a busy core, ${flooded} beside sign-ins`);
  checks.expect(
    share >= SHARE_MIN,
    `a flood of sign-ins leaves readers ${SHARE_MIN} of the catalogue (${share.toFixed(2)})`,
  );
}

/**
 * Starts a process that loops at the lowest priority, like the threads that hash. Resolves to what ends it; it ends by
 * itself, too, a little after `seconds`.
 */
async function keepCoreBusy(seconds: number): Promise<() => Promise<void>> {
  const loop = `while (performance.now() < ${(seconds + 10) * 1_000});`;
  const child = spawn(process.execPath, ['-e', loop], { stdio: 'ignore' });
  await once(child, 'spawn');
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
}
