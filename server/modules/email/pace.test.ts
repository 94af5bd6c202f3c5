import { expect, test } from '@jest/globals';
import { createPace } from './pace.js';

/** Waiting times of calls at these moments, in milliseconds. */
async function waitsAt(perSecond: number, moments: readonly number[]): Promise<number[]> {
  let nowMs = 0;
  const waits: number[] = [];
  const clock = { nowMs: () => nowMs, wait: async (ms: number) => waits.push(ms) };
  const pace = createPace(perSecond, clock);
  for (const moment of moments) {
    nowMs = moment;
    const before = waits.length;
    await pace();
    if (waits.length === before) waits.push(0);
  }
  return waits;
}

test('messages go out evenly, at most so many a second', async () => {
  expect(await waitsAt(50, [0, 0, 0, 0])).toEqual([0, 20, 40, 60]);
});

test('a pause is not made up for by several at once', async () => {
  expect(await waitsAt(50, [0, 1_000, 1_000, 1_005])).toEqual([0, 0, 20, 35]);
});

test('without a limit nobody waits', async () => {
  expect(await waitsAt(0, [0, 0, 0])).toEqual([0, 0, 0]);
});
