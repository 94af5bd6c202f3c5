import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { createLog } from '../../server/platform/log/log.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { SoundCluster } from './test/sound-cluster.js';

/** Against hanging only: it takes 0.4 to 3 s, more on a busy machine. */
const RESTART_WITHIN_MS = 20_000;

/** Every start stands for a process: what they share is on disk and in PostgreSQL alone. */
describe('the embedded PostgreSQL under supervision', () => {
  let sound: SoundCluster;
  let dataDir: string;
  let running: EmbeddedPostgres[];
  let pools: Pool[];

  beforeAll(async () => {
    sound = await SoundCluster.create();
  });
  afterAll(() => sound.remove());

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'harbourline-supervision-'));
    sound.copyTo(dataDir);
    running = [];
    pools = [];
  });

  afterEach(async () => {
    for (const pool of pools) await pool.end();
    for (const database of running) await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<EmbeddedPostgres> {
    const log = createLog('silent');
    const database = await startEmbeddedPostgres({ dataDir, durable: false, log, rejoinWithinMs: 30_000 });
    running.push(database);
    return database;
  }

  function open(url: string): Pool {
    const limits = { connectionTimeoutMillis: 1_000, statement_timeout: 20_000 };
    const pool = new Pool({ connectionString: url, max: 2, ...limits });
    pool.on('error', () => {});
    pools.push(pool);
    return pool;
  }

  async function isGone(url: string): Promise<boolean> {
    const error = await open(url)
      .query('select 1')
      .then(
        () => null,
        (fault: { code?: string }) => fault,
      );
    return error?.code === 'ECONNREFUSED';
  }

  /** The old one's backends may answer a little longer, so the new one is known by when it started. */
  async function expectRestartAfterKill(pool: Pool): Promise<void> {
    const before = await startTime(pool);
    process.kill(await postmasterPid(), 'SIGKILL');
    await until(async () => (await startTime(pool)).getTime() !== before.getTime());
  }

  /** The backends of the processes that hold their place. */
  const presentBackends = (shopUrl: string) =>
    pidsAsOwner(
      shopUrl,
      "select pid from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted",
    );

  async function pidsAsOwner(shopUrl: string, statement: string): Promise<number[]> {
    const url = new URL(shopUrl);
    url.username = 'postgres';
    url.pathname = '/postgres';
    url.password = await readFile(join(dataDir, 'postgres', 'harbourline.password'), 'utf8');
    const pool = new Pool({ connectionString: url.href, max: 1, connectionTimeoutMillis: 1_000 });
    pool.on('error', () => {});
    try {
      return (await pool.query<{ pid: number }>(statement)).rows.map(({ pid }) => pid);
    } finally {
      await pool.end();
    }
  }

  /** Waits until that many processes hold their place, each by another backend than these. */
  async function untilPresent(shopUrl: string, processes: number, before: readonly number[] = []) {
    await until(async () => {
      const now = await presentBackends(shopUrl);
      return now.length === processes && now.every((pid) => !before.includes(pid));
    });
  }

  async function postmasterPid(): Promise<number> {
    return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  }

  it('is started again on its port when it was killed, with what was committed', async () => {
    const pool = open((await start()).url);
    await pool.query('create table bought as select 42 as answer');
    await expectRestartAfterKill(pool);
    expect((await pool.query('select answer from bought')).rows).toEqual([{ answer: 42 }]);
  });

  it('is started again as often as it is killed', async () => {
    const pool = open((await start()).url);
    for (let kill = 0; kill < 3; kill += 1) {
      await expectRestartAfterKill(pool);
    }
  });

  it('is started again although a statement of the killed one still runs', async () => {
    const { url } = await start();
    const busy = open(url)
      .query('do $$ begin loop end loop; end $$')
      .catch((error) => error);
    const pool = open(url);
    const isBusy = "select 1 from pg_stat_activity where query like 'do %' and state = 'active'";
    while ((await pool.query(isBusy)).rowCount === 0) await pause(20);
    await expectRestartAfterKill(pool);
    expect(await busy).toBeInstanceOf(Error);
  });

  it('is shared again by processes that lost it at the same moment, and stops with the last of them', async () => {
    const [one, two, three] = await Promise.all([start(), start(), start()]);
    const pool = open(three.url);
    await expectRestartAfterKill(pool);
    await untilPresent(three.url, 3);
    const started = await startTime(pool);
    await Promise.all([one.stop(), two.stop()]);
    expect(await startTime(pool)).toEqual(started);
    await pools.pop()?.end();
    await three.stop();
    await expect(open(three.url).query('select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is not stopped beneath a process that went through crash recovery by one that joins later and leaves', async () => {
    const stayer = await start();
    const pool = open(stayer.url);
    const started = await startTime(pool);
    const before = await presentBackends(stayer.url);
    await killBackend(pool);
    await untilPresent(stayer.url, 1, before);
    await (await start()).stop();
    expect(await startTime(pool)).toEqual(started);
  });

  it('stops with a process that leaves in the middle of crash recovery', async () => {
    const only = await start();
    const pool = open(only.url);
    await killBackend(pool);
    await only.stop();
    await until(() => isGone(only.url));
  });

  it('stops with a process that leaves although a fast stop never ends', async () => {
    const only = await start();
    const checkpointer = "select pid from pg_stat_activity where backend_type = 'checkpointer'";
    for (const pid of await pidsAsOwner(only.url, checkpointer)) process.kill(pid, 'SIGSTOP');
    await only.stop();
    expect(await isGone(only.url)).toBe(true);
  });

  it('stays stopped when it was killed beneath a process that leaves', async () => {
    const only = await start();
    const pid = await postmasterPid();
    const leaving = only.stop();
    process.kill(pid, 'SIGKILL');
    await leaving;
    await expect(open(only.url).query('select 1')).rejects.toThrow('ECONNREFUSED');
  });
});

/** As the OOM killer does: PostgreSQL then ends all other backends and recovers. */
async function killBackend(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGKILL');
}

async function startTime(pool: Pool): Promise<Date> {
  return (await pool.query('select pg_postmaster_start_time() as started')).rows[0].started;
}

/** Tries until it is so, for as long as a restart may take. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + RESTART_WITHIN_MS;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error('It is not so in time');
    await pause(20);
  }
}
