/** Part of npm run check: a folder that a newcomer opens shows few enough files to be read at a glance. */
import { dirname } from 'node:path';
import { outputOf } from './lib/run.mjs';

const MOST_FILES = 25;

/** One file per decision and per example: lists with an index, in the order of their names. */
const LISTS = new Set(['docs/decisions', 'examples/graphql']);

const files = (outputOf('git', ['ls-files']) ?? '').trim().split('\n');
const tooFull = [...Map.groupBy(files, dirname)].filter(
  ([folder, { length }]) => length > MOST_FILES && !LISTS.has(folder),
);
for (const [folder, { length }] of tooFull)
  console.error(`${folder} has ${length} files; ${MOST_FILES} is the most: make sub-folders.`);
if (files.length < 500) console.error(`Only ${files.length} files were found: nothing can be said.`);
process.exit(tooFull.length > 0 || files.length < 500 ? 1 : 0);
