import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/database-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import type { Database } from '../orm.js';
import { inTransaction } from '../transaction.js';

/** More often than the pool has connections. */
const TIMES = 4;
const POOL_SIZE = 2;

let testDatabase: TestDatabase;
let proxy: DatabaseProxy;
/** The database under test, through the proxy. */
let database: Database;
/** The same database, bypassing the proxy. */
let other: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  proxy = await startDatabaseProxy(testDatabase.url);
  other = await connectDatabase({ databaseUrl: testDatabase.url, poolSize: 2 });
});

beforeEach(async () => {
  database = await connectDatabase({ databaseUrl: proxy.url, poolSize: POOL_SIZE });
});

afterEach(() => database.orm.close(true));

afterAll(async () => {
  await other.orm.close(true);
  await proxy.stop();
  await testDatabase.drop();
});

async function canServe(): Promise<void> {
  const asks = Array.from({ length: POOL_SIZE * 2 }, () =>
    inTransaction(database.orm.em, (tx) => tx.execute<{ one: number }[]>('select 1 as one')),
  );
  expect(await Promise.all(asks)).toEqual(asks.map(() => [{ one: 1 }]));
  expect(database.pool.totalCount).toBe(database.pool.idleCount);
}

describe('a connection that is lost goes back to the pool', () => {
  it('when it is ended while its transaction waits for a lock', async () => {
    const holder: PoolClient = await other.pool.connect();
    await holder.query('begin; lock table carts in access exclusive mode');
    for (let times = 0; times < TIMES; times += 1) {
      const lost = expect(
        inTransaction(database.orm.em, (tx) => tx.execute('select count(*) from carts')),
      ).rejects.toThrow();
      await endWaiting();
      await lost;
    }
    await holder.query('rollback');
    holder.release();
    await canServe();
  });

  it.each(['begin', 'commit', 'select 47'])('when it is cut at "%s"', async (words) => {
    for (let times = 0; times < TIMES; times += 1) {
      proxy.cutAt(words);
      await expect(inTransaction(database.orm.em, (tx) => tx.execute('select 47'))).rejects.toThrow();
      proxy.cutAt(null);
    }
    await canServe();
  });

  it('when it is cut at the rollback', async () => {
    for (let times = 0; times < TIMES; times += 1) {
      proxy.cutAt('rollback');
      const work = inTransaction(database.orm.em, async () => {
        throw new Error('the work failed');
      });
      await expect(work).rejects.toThrow('the work failed');
      proxy.cutAt(null);
    }
    await canServe();
  });

  it('when its user is in the middle of something, and releases it later', async () => {
    for (let times = 0; times < TIMES; times += 1) {
      const client = await database.pool.connect();
      proxy.cutAt('select 47');
      await expect(client.query('select 47')).rejects.toThrow();
      proxy.cutAt(null);
      client.release();
    }
    await canServe();
  });

  it('when its user never releases it', async () => {
    for (let times = 0; times < TIMES; times += 1) {
      const client = await database.pool.connect();
      proxy.cutAt('select 47');
      await expect(client.query('select 47')).rejects.toThrow();
      proxy.cutAt(null);
    }
    await canServe();
  });
});

/** Ends the connection that waits for the lock, once there is one. */
async function endWaiting(): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rowCount } = await other.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
    await pause(10);
  }
  throw new Error('Nothing waits for the lock.');
}
