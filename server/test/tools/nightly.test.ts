import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

interface Job {
  readonly name: string;
  readonly args: readonly string[];
  readonly aim: string;
  readonly figure: RegExp;
}

const { runJobs } = (await import('../../../tools/nightly/run-jobs.mjs' as string)) as {
  runJobs: (
    jobs: readonly Job[],
    folder: string,
    tell: () => void,
  ) => Promise<{ table: string; isFine: boolean }>;
};
const folder = mkdtempSync(join(tmpdir(), 'harbourline-nightly-'));
afterAll(() => rmSync(folder, { recursive: true }));

function job(name: string, program: string): Job {
  return { name, args: ['--eval', program], aim: `the aim of ${name}`, figure: /^(\d+ passed)$/m };
}

it('runs every job, fails with one of them, and shows the last run beside this one', async () => {
  const [good, bad] = [
    job('good one', "console.log('3 passed')"),
    job('bad', 'console.log("It was lost."); process.exit(1)'),
  ];
  const first = await runJobs([bad, good], folder, () => {});
  expect(first.isFine).toBe(false);
  expect(first.table).toMatch(/^bad +FAILED +It was lost\. +\d+ min +the aim of bad$/m);
  expect(first.table).toMatch(/^good one +ok +3 passed +\d+ min +the aim of good one$/m);
  expect(readFileSync(join(folder, 'bad.log'), 'utf8')).toBe('It was lost.\n');

  const second = await runJobs([job('bad', "console.log('4 passed')")], folder, () => {});
  expect(second.isFine).toBe(true);
  expect(second.table).toMatch(/^bad +ok +4 passed +FAILED: It was lost\. +\d+ min/m);
  expect(second.table).not.toContain('good one');

  const third = await runJobs([job('good one', "console.log('2 passed')")], folder, () => {});
  expect(third.table).toMatch(/^good one +ok +2 passed +ok: 3 passed/m);
});
