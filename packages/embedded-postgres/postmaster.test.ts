import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { removeForeignPid } from './postmaster.js';

/** Above what Linux gives to any process. */
const NOBODY = 2 ** 22 + 1;

describe('the pid file of PostgreSQL', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harbourline-pid-'));
    file = join(folder, 'postmaster.pid');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const read = () => readFile(file, 'utf8').catch(() => null);

  it('stays when another start makes it at the same moment', async () => {
    for (let round = 0; round < 100; round += 1) {
      await rm(file, { force: true });
      const removal = removeForeignPid({ folder });
      await writeFile(file, `${NOBODY}\n`);
      await removal;
      expect(await read()).toBe(`${NOBODY}\n`);
    }
  });

  it('stays when another start is still writing it', async () => {
    const starting = await open(file, 'wx');
    const removal = removeForeignPid({ folder });
    // Sleeps: the file stays empty for a while.
    await pause(100);
    await starting.writeFile(`${NOBODY}\n`);
    await starting.close();
    await removal;
    expect(await read()).toBe(`${NOBODY}\n`);
  });

  it.each([
    ['empty', ''],
    ['the number of a process of another program', `${process.pid}\n`],
  ])('is removed when it is %s', async (_what, text) => {
    await writeFile(file, text);
    await removeForeignPid({ folder });
    expect(await read()).toBeNull();
  });
});
