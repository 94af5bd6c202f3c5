import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { stopAll } from './end-with-fault.js';

it('a part that cannot be stopped is logged, and the others are waited for', async () => {
  const said: unknown[] = [];
  let isStopped = false;
  const fault = new Error('stuck');
  const slow = pause(20).then(() => {
    isStopped = true;
  });
  await stopAll({ error: (facts: unknown) => said.push(facts) }, [Promise.reject(fault), slow, undefined]);
  expect(isStopped).toBe(true);
  expect(said).toEqual([{ event: 'server.stop_failed', err: fault }]);
});
