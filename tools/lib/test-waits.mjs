/** Part of npm run check: a test waits for a fact, however slow the machine is, and not for a time to be over. */
import { readFileSync } from 'node:fs';
import { outputOf } from './run.mjs';

const TESTS = /\.test\.tsx?$|\/test\/.*\.tsx?$|^e2e\/.*\.ts$/;
/** A statement that only lets time pass. */
const SLEEP =
  /^\s*await (?:act\()?(?:(?:pause|wait|sleep)\([^)]|\w+\.waitForTimeout\()|(?:await|=>) new Promise\(\(\w+\) => setTimeout\(\w+, [\w* ]+\)\)/;
const LIMIT =
  /(?:\btimeout|asyncUtilTimeout): ([\d_]+)(?=[,\s}])|performance\.now\(\) - \w+\)\.toBeLessThan(?:OrEqual)?\(([\d_]+)\)/;
const LEAST_LIMIT_MS = 60_000;
/** Blocks that try again: a pause between tries, or a limit of one of them, decides nothing. */
const TRIES_AGAIN = /^\s*(?:(?:while|for|do)\b|await expect\(async \(\) => \{)/;
/** The comment above a sleep that is itself the fact: how long something is left alone, or that nothing follows. */
const REASON = /^\s*\/\/ Sleeps: \w/;

/** Whether every test waits for facts; says where one does not. */
export function testsWaitForFacts() {
  const files = (outputOf('git', ['ls-files']) ?? '')
    .trim()
    .split('\n')
    .filter((file) => TESTS.test(file));
  const faults = files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8').split('\n')));
  if (files.length < 400) faults.push(`Only ${files.length} files were found: nothing can be said.`);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

function faultsOf(file, lines) {
  return lines.flatMap((line, at) => {
    if (TRIES_AGAIN.test(line) || TRIES_AGAIN.test(blockOf(lines, at))) return [];
    const where = `${file}:${at + 1}`;
    if (SLEEP.test(line) && !REASON.test(lines[at - 1] ?? ''))
      return [
        `${where} sleeps: wait for what comes with until() of server/test/until.ts, waitFor() in jsdom, expect.poll() in a browser.`,
      ];
    const [, option, compared] = LIMIT.exec(line) ?? [];
    const limitMs = Number((option ?? compared ?? '').replaceAll('_', '') || LEAST_LIMIT_MS);
    if (limitMs < LEAST_LIMIT_MS)
      return [
        `${where} gives up after ${limitMs} ms: a busy machine takes longer; at least ${LEAST_LIMIT_MS}, or none.`,
      ];
    return [];
  });
}

/** The line that opens the block in which a line stands. */
function blockOf(lines, at) {
  const depth = depthOf(lines[at]);
  return lines.slice(0, at).findLast((line) => line.trim() && depthOf(line) < depth) ?? '';
}

function depthOf(line) {
  return line.length - line.trimStart().length;
}
