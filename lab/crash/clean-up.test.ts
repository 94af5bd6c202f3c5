import { expect, jest, test } from '@jest/globals';
import { CleanUp } from './clean-up.js';

test('what was started is stopped once, the last first, and everybody who asks waits for the end', async () => {
  const cleanUp = new CleanUp();
  const stopped: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  cleanUp.add(async () => stopped.push('database'));
  cleanUp.add(async () => {
    await isReleased;
    stopped.push('server');
  });

  const bySignal = cleanUp.run();
  let isOver = false;
  const byProgram = cleanUp.run().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect([isOver, stopped]).toEqual([false, []]);
  release();
  await Promise.all([bySignal, byProgram]);
  expect(stopped).toEqual(['server', 'database']);
});

test('one that does not stop leaves none of the others running', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const cleanUp = new CleanUp();
  const stopped: string[] = [];
  cleanUp.add(async () => stopped.push('database'));
  cleanUp.add(() => Promise.reject(new Error('It hangs.')));
  await cleanUp.run();
  expect(stopped).toEqual(['database']);
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockRestore();
});

test('what is still being started when the end is asked for is stopped as well', async () => {
  const cleanUp = new CleanUp();
  const stopped: string[] = [];
  let opened = (_: string) => {};
  const starting = new Promise<string>((resolve) => {
    opened = resolve;
  });
  const started = cleanUp.start(starting, async (name) => stopped.push(name));
  const ended = cleanUp.run();
  opened('database');
  await ended;
  expect([await started, stopped]).toEqual(['database', ['database']]);
});
