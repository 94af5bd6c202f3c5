import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import { BadSetting } from './settings.js';

/**
 * Creates the data folder when it is missing and checks that it can be written to; the folder for images too, unless
 * they go to a bucket. Throws BadSetting.
 */
export function prepareDataDir(dataDir: string, withUploads: boolean): string {
  tryFolder(dataDir, `The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`);
  const uploads = join(dataDir, 'uploads');
  const sentence = `Pictures cannot be written to the folder ${uploads}. Move away what is in its place, or set its rights.`;
  if (withUploads) tryFolder(uploads, sentence, 0o750);
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

/** 32 bytes in base64url. */
const KEY = /^[\w-]{43,}$/;

/**
 * A secret generated once and stored beside the data. Several processes agree on one: it appears whole and for good,
 * by a link that only the first creates, after it was synced. Throws BadSetting when it is damaged or cannot be read.
 */
export function readKeyFile(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.key`);
  try {
    if (!existsSync(file)) makeKeyFile(dataDir, file);
    const key = readFileSync(file, 'utf8').trim();
    if (KEY.test(key)) return key;
  } catch (error) {
    throw new BadSetting(`The key file ${file} cannot be made or read: ${(error as Error).message}`);
  }
  throw new BadSetting(
    `The key file ${file} is damaged. Restore it from a backup, or delete it: a new one is made, and everyone has to log in again.`,
  );
}

function makeKeyFile(dataDir: string, file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  syncFolder(dataDir);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
