import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Where the parser of GraphQL uploads keeps a file while it comes in. */
const DRAFT = /^capacitor-/;

/** Half-read uploads that are still in the folder for temporary files after two seconds. */
export async function leftovers(): Promise<readonly string[]> {
  const deadline = Date.now() + 2_000;
  for (;;) {
    const left = (await readdir(tmpdir())).filter((name) => DRAFT.test(name));
    if (left.length === 0 || Date.now() > deadline) return left;
    await pause(20);
  }
}
