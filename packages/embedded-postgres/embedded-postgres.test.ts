import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createLog } from '../../server/platform/log/log.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { SoundCluster } from './test/sound-cluster.js';

const isRoot = process.getuid?.() === 0;

describe('the embedded PostgreSQL', () => {
  let sound: SoundCluster;
  let dataDir: string;
  let running: EmbeddedPostgres[];

  beforeAll(async () => {
    sound = await SoundCluster.create();
  });
  afterAll(() => sound.remove());

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'harbourline-embedded-'));
    running = [];
  });

  afterEach(async () => {
    for (const database of running) await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(folder = dataDir): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres({
      dataDir: folder,
      durable: false,
      log: createLog('silent'),
    });
    running.push(database);
    return database;
  }

  it('keeps its data, its password and its port from one start to the next', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is shared by two processes and stops with the last of them', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(query(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('outlives a killed server, is found by the next one and stops with it', async () => {
    sound.copyTo(dataDir);
    const url = await startAndDie(dataDir);
    const next = await start();
    expect(next.url).toBe(url);
    await next.stop();
    await expect(query(next.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('comes back with its data after being killed itself', async () => {
    sound.copyTo(dataDir);
    const { url } = await start();
    await query(url, 'create table kept as select 42 as answer');
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    expect(await query((await start()).url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts although a pid file of the last boot names a process that is not PostgreSQL', async () => {
    sound.copyTo(dataDir);
    const { url, stop } = await start();
    await stop();
    const folder = join(dataDir, 'postgres');
    await writeFile(
      join(folder, 'postmaster.pid'),
      `${process.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`,
    );
    expect((await start()).url).toBe(url);
  });

  it('lets nobody in without the password, and the shop is not its superuser', async () => {
    sound.copyTo(dataDir);
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await query(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
  });

  it('says so when the data was made by another PostgreSQL', async () => {
    sound.copyTo(dataDir);
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      /The data in .*postgres was made by PostgreSQL 17; this version needs 18/,
    );
  });

  it('leaves a folder alone that is not a PostgreSQL data folder', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow('is not a PostgreSQL data folder');
  });

  it('says so when the data folder cannot be written to', async () => {
    await expect(start('/dev/null/data')).rejects.toThrow(
      'The data folder /dev/null/data cannot be written to',
    );
  });

  (isRoot ? it : it.skip)('works for root below a folder that is closed to others', async () => {
    await chmod(dataDir, 0o700);
    expect(await query((await start(join(dataDir, 'inner'))).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Another process starts PostgreSQL and is killed. */
async function startAndDie(dataDir: string): Promise<string> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url))});
    const options = { dataDir: ${JSON.stringify(dataDir)}, durable: false, log: { info() {}, warn() {}, error() {} } };
    process.stdout.write((await startEmbeddedPostgres(options)).url);`;
  const endings = new URL('../../tools/jest/ts-endings.js', import.meta.url).href;
  const args = ['--import', endings, '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return String(url);
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
