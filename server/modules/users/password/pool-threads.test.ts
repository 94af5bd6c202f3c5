import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** Prints the name and nice value of each thread. */
const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { lowerPoolThreads } from './dist/server/modules/users/password/pool-threads.js';
  await lowerPoolThreads();
  const read = (thread, file) => readFileSync('/proc/self/task/' + thread + '/' + file, 'utf8');
  const niceOf = (thread) => Number(read(thread, 'stat').replace(/.*[)] /, '').split(' ')[16]);
  console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => [read(thread, 'comm').trim(), niceOf(thread)])));`;

test('the threads that hash give way to the one that answers', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(stderr).toBe('');
  const threads: [string, number][] = JSON.parse(stdout);
  const ofPool = threads.filter(([name]) => name === 'libuv-worker');
  expect(ofPool).toEqual(Array.from({ length: 4 }, () => ['libuv-worker', 19]));
  expect(threads.filter(([, nice]) => nice === 19)).toEqual(ofPool);
});
