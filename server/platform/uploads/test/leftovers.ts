import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKER } from './pictures.js';

const BEGAN_MS = Date.now();

/** Bytes of images, and of things hidden in them, on a disk. */
const TRACES = [MARKER, '\xff\xd8\xff', '\x89PNG', 'xxxxxxxxxxxxxxxx'].map((text) =>
  Buffer.from(text, 'latin1'),
);

/** Temporary files that appeared during this test and hold sent bytes. */
export async function leftovers(): Promise<readonly string[]> {
  const names = await readdir(tmpdir());
  const held = await Promise.all(names.map((name) => holdsTraces(join(tmpdir(), name))));
  return names.filter((_name, at) => held[at]);
}

async function holdsTraces(path: string): Promise<boolean> {
  try {
    const found = await stat(path);
    if (!found.isFile() || found.mtimeMs < BEGAN_MS) return false;
    const bytes = await readFile(path);
    return TRACES.some((trace) => bytes.includes(trace));
  } catch {
    return false;
  }
}
