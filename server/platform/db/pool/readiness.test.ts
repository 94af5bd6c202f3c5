import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Readiness } from './readiness.js';

const REUSE_MS = 20;

/** A check with a configurable outcome that counts its calls. */
function newCheck() {
  const check = { count: 0, ends: async () => true, isBusy: false };
  const readiness = new Readiness(
    () => {
      check.count += 1;
      return check.ends();
    },
    () => check.isBusy,
    REUSE_MS,
  );
  return { check, readiness };
}

const fail = () => Promise.reject(new Error('The database is away'));

it('callers share one check, and its answer for a moment', async () => {
  const { check, readiness } = newCheck();
  expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([true, true]);
  expect(await readiness.isReady()).toBe(true);
  expect(check.count).toBe(1);
  // Sleeps: the last answer grows too old.
  await pause(2 * REUSE_MS);
  await readiness.isReady();
  expect(check.count).toBe(2);
});

it('one failure leaves the last answer, the next one, made unasked, ends it, and a success brings it back', async () => {
  const { check, readiness } = newCheck();
  await readiness.isReady();
  // Sleeps: the last answer grows too old.
  await pause(2 * REUSE_MS);
  check.ends = fail;
  expect(await readiness.isReady()).toBe(true);
  while (check.count < 3) await pause(REUSE_MS / 4);
  expect(await readiness.isReady()).toBe(false);
  check.ends = async () => true;
  // Sleeps: the last answer grows too old.
  await pause(2 * REUSE_MS);
  expect(await readiness.isReady()).toBe(true);
});

it('a check that finds no free place beside work that goes on leaves the last answer, however often', async () => {
  const { check, readiness } = newCheck();
  await readiness.isReady();
  check.ends = fail;
  check.isBusy = true;
  const before = check.count;
  while (check.count < before + 4) {
    expect(await readiness.isReady()).toBe(true);
    await pause(REUSE_MS);
  }
  check.isBusy = false;
  while (check.count < before + 7) await Promise.all([readiness.isReady(), pause(REUSE_MS)]);
  expect(await readiness.isReady()).toBe(false);
});

it('who was never ready is not ready', async () => {
  const { check, readiness } = newCheck();
  check.ends = fail;
  expect(await readiness.isReady()).toBe(false);
});

it('an answer that says no is no failure: it counts at once', async () => {
  const { check, readiness } = newCheck();
  await readiness.isReady();
  // Sleeps: the last answer grows too old.
  await pause(2 * REUSE_MS);
  check.ends = async () => false;
  expect(await readiness.isReady()).toBe(false);
});
