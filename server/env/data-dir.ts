import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../shared/make-folder.js';
import { BadSetting } from './bad-setting.js';

/**
 * Makes the data folder when it is missing and proves that it can be written to; the one for pictures too, unless they
 * go to a bucket. Throws BadSetting.
 */
export function prepareDataDir(dataDir: string, withUploads: boolean): string {
  tryFolder(dataDir, `The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`);
  const uploads = join(dataDir, 'uploads');
  if (withUploads)
    tryFolder(
      uploads,
      `Pictures cannot be written to the folder ${uploads}. Move away what is in its place, or set its rights.`,
      0o750,
    );
  return dataDir;
}

function tryFolder(folder: string, sentence: string, mode?: number): void {
  try {
    makeFolder(folder, mode);
    writeFileSync(join(folder, '.writable'), '');
  } catch {
    throw new BadSetting(sentence);
  }
}
