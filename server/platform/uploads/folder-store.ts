import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.js';
import type { ImageStore } from './image-store.js';

/** Files are written under a temporary name that is never served. */
const DRAFT = '.draft-';

/** A draft this old belongs to a process that died while it wrote. */
const DEAD_DRAFT_MS = 60 * 60 * 1_000;

/** Stores images in a folder that several processes may share. A file appears whole, by renaming, or not at all. */
export async function openFolderStore(folder: string): Promise<ImageStore> {
  makeFolder(folder, 0o750);
  await removeDeadDrafts(folder);
  return {
    async put(name, bytes) {
      const draft = join(folder, DRAFT + randomBytes(16).toString('hex'));
      try {
        await writeFile(draft, bytes, { flag: 'wx', mode: 0o640, flush: true });
        await rename(draft, join(folder, name));
      } catch (fault) {
        await rm(draft, { force: true });
        throw fault;
      }
    },
    async get(name) {
      const file = await unlessMissing(open(join(folder, name)));
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), length: size };
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
  };
}

async function removeDeadDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(DRAFT));
  for (const draft of drafts) {
    const found = await unlessMissing(stat(join(folder, draft)));
    if (found && Date.now() - found.mtimeMs > DEAD_DRAFT_MS) await rm(join(folder, draft), { force: true });
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw fault;
  }
}
