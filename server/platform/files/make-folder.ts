import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents, unless it exists. Throws the file system's error: Node's own `recursive` loops
 * for ever where a folder is impossible, such as in /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (!existsSync(folder)) {
    if (dirname(folder) !== folder) makeFolder(dirname(folder));
    makeOne(folder, mode);
  }
  if (!statSync(folder).isDirectory())
    throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' });
}

/** Another process may create it at the same moment. */
function makeOne(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
