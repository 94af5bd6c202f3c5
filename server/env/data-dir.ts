import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadSetting } from './bad-setting.js';

/** Makes the data folder when it is missing and proves that it can be written to. Throws BadSetting. */
export function prepareDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, '.writable'), '');
    return dataDir;
  } catch {
    throw new BadSetting(`The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`);
  }
}
