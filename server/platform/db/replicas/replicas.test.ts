import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { type CapturedLog, captureLog } from '../../../test/captured-log.js';
import { startDatabaseProxy } from '../../../test/database-proxy.js';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../../test/replicated-postgres.js';
import type { Database } from '../orm.js';
import { StatementNames } from '../prepared/statement-names.js';
import type { ReplicaState } from './replica.js';
import { Replicas } from './replicas.js';

const LAG_MAX_MS = 200;

let servers: ReplicatedPostgres;
let primary: Database;
let replicas: Replicas;
let heard: CapturedLog;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  primary = await connectDatabase({ databaseUrl: servers.primary.url });
  await primary.pool.query('create table prices as select 1 as pence');
  heard = captureLog();
  replicas = new Replicas(primary, {
    urls: [servers.replica.url],
    lagMaxMs: LAG_MAX_MS,
    log: heard.log,
    checkEveryMs: 100,
  });
  await becomes('used');
});

afterAll(async () => {
  await replicas.stop();
  await primary.close();
  await servers.stop();
});

const ofReplica = () => replicas.all[0]!;

async function becomes(state: ReplicaState): Promise<void> {
  while (ofReplica().state !== state) await pause(20);
}

async function raise(): Promise<number> {
  const { rows } = await primary.pool.query('update prices set pence = pence + 1 returning pence');
  return rows[0].pence;
}

async function read(): Promise<{ pence: number; isStandby: boolean }> {
  const { rows } = await replicas.reads.query('select pence, pg_is_in_recovery() as "isStandby" from prices');
  return rows[0];
}

const reads20 = () => Promise.all(Array.from({ length: 20 }, read));

/** Reads until the replica answers. */
async function readOfReplica(): Promise<number> {
  for (;;) {
    const { pence, isStandby } = await read();
    if (isStandby) return pence;
    await pause(20);
  }
}

const saidOf = () =>
  heard.lines.map((line) => JSON.parse(line)).map(({ event, reason }) => [event, reason].join(' ').trim());

it('reads go to the replica', async () => {
  let seen = await reads20();
  // On a busy machine the replica may lag for a moment; then the primary answers, as below.
  while (!seen.every(({ isStandby }) => isStandby)) seen = await reads20();
  expect(seen).toEqual(Array.from({ length: 20 }, () => ({ pence: 1, isStandby: true })));
});

it('a read sees every change that was committed before it, whoever answers', async () => {
  const answeredBy = { replica: 0, primary: 0 };
  for (let times = 0; times < 100; times += 1) {
    const pence = await raise();
    const seen = await read();
    expect(seen.pence).toBe(pence);
    answeredBy[seen.isStandby ? 'replica' : 'primary'] += 1;
  }
  expect(answeredBy.replica).toBeGreaterThan(0);
});

it('a replica that lags is left out, nobody sees an old price, and it comes back', async () => {
  const before = (await read()).pence;
  await servers.replica.command('select pg_wal_replay_pause()');
  while ((await pauseState()) !== 'paused') await pause(5);
  const pence = await raise();
  expect((await ofReplica().pool.query('select pence from prices')).rows).toEqual([{ pence: before }]);
  expect(await reads20()).toEqual(Array.from({ length: 20 }, () => ({ pence, isStandby: false })));
  await becomes('lagging');
  expect(await read()).toEqual({ pence, isStandby: false });
  await servers.replica.command('select pg_wal_replay_resume()');
  await becomes('used');
  expect(await readOfReplica()).toBe(pence);
  const said = saidOf();
  expect(said).toContain('database.replica_left_out lagging');
  expect(said.at(-1)).toBe('database.replica_used');
});

async function pauseState(): Promise<string> {
  const { rows } = await ofReplica().pool.query('select pg_get_wal_replay_pause_state() as state');
  return rows[0].state;
}

it('a replica all of whose connections are busy is not lost, and its reads go on', async () => {
  const { length } = heard.lines;
  const [replica, slow] = [ofReplica(), 'select pg_sleep(1.5)'];
  const reading = Array.from({ length: 10 }, () => replica.pool.query(slow));
  expect((await Promise.all(reading)).map(({ rowCount }) => rowCount)).toEqual(reading.map(() => 1));
  expect(saidOf().slice(length)).not.toContain('database.replica_left_out lost');
  await becomes('used');
});

it('no read fails while a replica is killed, and it comes back', async () => {
  let isOver = false;
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) expect((await read()).pence).toBeGreaterThan(1);
  });
  const { pence } = await read();
  await servers.replica.kill();
  await becomes('lost');
  expect(await read()).toEqual({ pence, isStandby: false });
  await servers.replica.start();
  await becomes('used');
  isOver = true;
  await Promise.all(reading);
  expect(await readOfReplica()).toBe(pence);
});

it('a read that a replica says nothing to is answered by the primary in time', async () => {
  const proxy = await startDatabaseProxy(servers.replica.url);
  const silent = new Replicas(primary, {
    urls: [proxy.url],
    lagMaxMs: LAG_MAX_MS,
    log: heard.log,
    checkEveryMs: 100,
  });
  while (silent.all[0]!.state !== 'used') await pause(5);
  await silent.reads.query('select 1');
  proxy.freeze(true);
  const startMs = performance.now();
  const { rows } = await silent.reads.query('select pg_is_in_recovery() as "isStandby"');
  expect(rows).toEqual([{ isStandby: false }]);
  // Several times the product's own limit, for a machine with other work.
  expect(performance.now() - startMs).toBeLessThan(60_000);
  proxy.freeze(false);
  await silent.stop();
  await proxy.stop();
});

it('a read of a column that changed its type is answered by the primary', async () => {
  await primary.pool.query('create table parcels (size int)');
  const named = new Replicas(
    { ...primary, access: { names: new StatementNames(), isPooled: false } },
    { urls: [servers.replica.url], lagMaxMs: LAG_MAX_MS, log: heard.log, checkEveryMs: 100 },
  );
  const atReplica = named.all[0]!;
  while (atReplica.state !== 'used') await pause(5);
  const ask = () => named.reads.query('select size from parcels where size > $1', [0]);
  for (let times = 0; times < 8; times += 1) await ask();
  await primary.pool.query('alter table parcels alter size type bigint');
  while (!(await sizeIsBigint())) await pause(5);
  expect((await ask()).rows).toEqual([]);
  await named.stop();
});

async function sizeIsBigint(): Promise<boolean> {
  const { fields } = await ofReplica().pool.query('select size from parcels');
  return fields[0]!.dataTypeID === pg.types.builtins.INT8;
}

it('a write that is sent there by mistake is none, and what is wrong with a statement is said', async () => {
  await expect(ofReplica().pool.query('update prices set pence = 0')).rejects.toMatchObject({
    code: '25006',
  });
  await expect(replicas.reads.query('select nothing from prices')).rejects.toMatchObject({ code: '42703' });
});

it('a replica that was promoted is left out: what it has from then on is its own', async () => {
  await servers.replica.command('select pg_promote()');
  await ofReplica().pool.query('update prices set pence = 0');
  await becomes('not_a_standby');
  expect((await read()).pence).toBeGreaterThan(1);
});
