import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it, unless it is there. Throws what the file system says: Node's own `recursive` goes
 * round for ever where that is nonsense, such as in /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (!existsSync(folder)) {
    if (dirname(folder) !== folder) makeFolder(dirname(folder));
    makeOne(folder, mode);
  }
  if (!statSync(folder).isDirectory())
    throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' });
}

/** Another process may make it at the same moment. */
function makeOne(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
