import { cpSync } from 'node:fs';
import { basename } from 'node:path';

/** Copies what the server reads at run time, such as the sandbox's pages, to the same place below `dist`. */
export function copyReadFiles(dist) {
  for (const folder of ['server', 'packages/stripe-sandbox']) {
    cpSync(folder, `${dist}/${folder}`, { recursive: true, filter: isReadAtRunTime });
  }
}

/** Folders, and every file that is neither compiled nor read by tools and tests only. */
function isReadAtRunTime(path) {
  return !/\.(tsx?|md)$/.test(path) && !/^(tsconfig|test$)/.test(basename(path));
}
