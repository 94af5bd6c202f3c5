import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE = '2g';
/** Attempts to resize: more may be written while the size is changed. */
const TRIES = 20;
/** Bytes left free on a full disk: less than PostgreSQL allocates at a time. */
const LEFT_BYTES = 4_096;

/** A disk of its own in memory, whose size can be changed. */
export interface SmallDisk {
  /** Makes it exactly as large as what is on it. */
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts one at a folder; null where that is not allowed, or not possible at all. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'harbourline-crash', folder]);
  } catch {
    return null;
  }
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, folder]);
  return {
    async fill() {
      for (let left = TRIES; ; left -= 1) {
        const { blocks, bfree, bsize } = await statfs(folder);
        try {
          await resize(String((blocks - bfree) * bsize + LEFT_BYTES));
          return;
        } catch (error) {
          if (left === 0) throw error;
        }
      }
    },
    async free() {
      await resize(SIZE);
    },
    async unmount() {
      await run('umount', ['--lazy', folder]);
    },
  };
}
