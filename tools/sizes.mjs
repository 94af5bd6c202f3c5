/** Part of npm run check: what a newcomer opens, a folder or a file, can be read at a glance. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { outputOf } from './lib/run.mjs';

const MOST_FILES = 25;
const MOST_LINES = 250;

/** One file per decision and per example: lists with an index, in the order of their names. */
const LISTS = new Set(['docs/decisions', 'docs/api/examples']);
const PRODUCT = /^(server|rules|web|packages\/(stripe-sandbox|embedded-postgres))\/.*\.tsx?$/;
/** Tests. */
const UNCOUNTED = /\.test\.tsx?$|\/test\//;

const files = (outputOf('git', ['ls-files']) ?? '').trim().split('\n');
const faults = [
  ...[...Map.groupBy(files, dirname)]
    .filter(([folder, { length }]) => length > MOST_FILES && !LISTS.has(folder))
    .map(
      ([folder, { length }]) => `${folder} has ${length} files; ${MOST_FILES} is the most: make sub-folders.`,
    ),
  ...files
    .filter((file) => PRODUCT.test(file) && !UNCOUNTED.test(file))
    .map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1])
    .filter(([, lines]) => lines > MOST_LINES)
    .map(([file, lines]) => `${file} has ${lines} lines; ${MOST_LINES} is the most: it holds two ideas.`),
  ...(files.length < 500 ? [`Only ${files.length} files were found: nothing can be said.`] : []),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
