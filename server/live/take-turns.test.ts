import { setImmediate as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { takeTurns } from './take-turns.js';

test('no more is done at once than may be, in the order of coming, and what fails makes room too', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const works = Array.from({ length: 7 }, (_, no) =>
    inTurn(async () => {
      begun.push(no);
      running += 1;
      most = Math.max(most, running);
      await pause();
      running -= 1;
      if (no % 3 === 0) throw new Error(`${no}`);
      return no;
    }),
  );
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(3);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'still going')).toBe('still going');
});
