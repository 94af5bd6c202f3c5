import { CATEGORY, DESTINATION } from '../../bench/bench-data.js';
import { fire } from '../../bench/fire.js';
import { median } from '../../bench/median.js';
import type { Checks } from '../checks.js';
import { load } from '../load.js';
import type { Options } from '../options.js';
import type { Shop } from '../shop.js';
import { post } from '../visits.js';

const ROUNDS = 3;
/** More than two cores can check. */
const SIGN_INS_A_SECOND = 100;
const READERS = 10;
const SHARE_MIN = 0.75;

/** The catalogue is read as fast as ten readers can, alone and beside a flood of sign-ins with wrong passwords, in turns. */
export async function signIns({ url }: Shop, { seconds }: Options, checks: Checks): Promise<void> {
  const path = `/api/products/category/${CATEGORY.name}?country=${DESTINATION}`;
  const read = async () =>
    (await fire(url, [{ method: 'GET', path }], { connections: READERS, seconds })).perSecond;
  const next = () => post('/api/users/login', { email: 'nobody@example.com', password: 'Wrong123!' });
  const flood = () => load({ url, next, perSecond: SIGN_INS_A_SECOND, seconds });
  await read();
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await read());
    const [perSecond] = await Promise.all([read(), flood()]);
    beside.push(perSecond);
  }
  const share = median(beside) / median(alone);
  console.log(`Catalogue: ${Math.round(median(alone))} a second, ${Math.round(median(beside))} beside them`);
  checks.expect(
    share >= SHARE_MIN,
    `a flood of sign-ins leaves readers ${SHARE_MIN} of the catalogue (${share.toFixed(2)})`,
  );
}
