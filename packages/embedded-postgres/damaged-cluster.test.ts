import { chmod, chown, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../server/platform/log/log.js';
import { DatabaseNotStarted } from './database-not-started.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { SoundCluster } from './test/sound-cluster.js';

const isRoot = process.getuid?.() === 0;

describe('a damaged data folder', () => {
  let sound: SoundCluster;
  let dataDir: string;
  let folder: string;
  let running: EmbeddedPostgres | null;

  const start = async (at: string) => {
    running = await startEmbeddedPostgres({ dataDir: at, durable: false, log: createLog('silent') });
    return running;
  };

  beforeAll(async () => {
    sound = await SoundCluster.create();
  });

  beforeEach(async () => {
    running = null;
    dataDir = await mkdtemp(join(tmpdir(), 'harbourline-damaged-'));
    folder = join(dataDir, 'postgres');
    sound.copyTo(dataDir);
  });

  afterEach(async () => {
    await running?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  afterAll(() => sound.remove());

  it.each<[string, () => Promise<void>, RegExp]>([
    ['no pg_control', () => gone('global/pg_control'), /did not start .* Restore it .*pg_control/s],
    ['no write-ahead log', () => gone('pg_wal'), /did not start .* FATAL/s],
    ['nonsense in postgresql.conf', () => says('postgresql.conf', 'nonsense'), /did not start .* FATAL/s],
    ['no pg_hba.conf', () => gone('pg_hba.conf'), /did not start .*pg_hba\.conf/s],
    [
      'a short map of system tables',
      () => short('global/pg_filenode.map'),
      /does not let us in|did not start/,
    ],
    ['no version', () => says('PG_VERSION', ''), /is not a PostgreSQL data folder/],
    ['another version', () => says('PG_VERSION', '17\n'), /was made by PostgreSQL 17/],
    ['no password', () => says('harbourline.password', ''), /was not made by this product/],
    ['a wrong password', () => says('harbourline.password', 'guess'), /does not let us in: password/],
    ['a file in its place', () => fileInItsPlace(), /is not a PostgreSQL data folder/],
  ])('with %s gives one sentence, and no PostgreSQL is left running', async (_what, damage, words) => {
    await damage();
    const starting = start(dataDir);
    await expect(starting).rejects.toThrow(DatabaseNotStarted);
    await expect(starting).rejects.toThrow(words);
    expect(await isRunning()).toBe(false);
  });

  it('tells what PostgreSQL said at this start, not at those before', async () => {
    await says('server.log', 'FATAL:  of yesterday\n');
    await gone('global/pg_control');
    const words = await start(dataDir).then(String, String);
    expect(words).toMatch(/pg_control/);
    expect(words).not.toMatch(/of yesterday/);
    expect(await readFile(join(folder, 'server.log'), 'utf8')).toMatch(/of yesterday/);
  });

  it.each<[string, () => Promise<void>]>([
    ['an empty pid file', () => says('postmaster.pid', '')],
    [
      'a pid file of another machine',
      () => says('postmaster.pid', '1\n/x\n1\n5432\n\n127.0.0.1\n1 1\nready\n'),
    ],
    ['rights for everybody', () => chmod(folder, 0o777)],
    ...(isRoot
      ? [
          ['no rights', () => chmod(folder, 0)] as [string, () => Promise<void>],
          ['root as its owner', () => chown(folder, 0, 0)] as [string, () => Promise<void>],
        ]
      : []),
  ])('with %s is put right', async (_what, damage) => {
    await damage();
    expect((await start(dataDir)).url).toMatch(/^postgres:/);
  });

  async function isRunning(): Promise<boolean> {
    const pid = Number(
      (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
    );
    return pid > 0 && (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(folder);
  }

  const gone = (name: string) => rm(join(folder, name), { recursive: true });
  const short = (name: string) => truncate(join(folder, name), 10);
  const says = (name: string, text: string) => writeFile(join(folder, name), text);
  const fileInItsPlace = async () => {
    await gone('.');
    await writeFile(folder, '');
  };
});
