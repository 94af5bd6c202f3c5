import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/database-proxy.js';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../../test/replicated-postgres.js';
import { until } from '../../../test/until.js';
import { isDatabaseUnavailable } from '../../errors/database-faults.js';
import type { Database } from '../orm.js';
import { inTransaction } from '../transaction.js';

const POOL_SIZE = 3;

let servers: ReplicatedPostgres;
/** The fixed address of the database, wherever that moves. */
let address: DatabaseProxy;
let database: Database;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  address = await startDatabaseProxy(servers.primary.url);
  database = await connectDatabase({ databaseUrl: address.url, poolSize: POOL_SIZE });
  await database.pool.query('create table orders_made (no int primary key)');
  await write(1);
  await until(standbyHasTable);
});

afterAll(async () => {
  await database.close();
  await address.stop();
  await servers.stop();
});

async function standbyHasTable(): Promise<boolean> {
  const standby = await connectDatabase({ databaseUrl: servers.replica.url, poolSize: 1 });
  const { rows } = await standby.pool.query("select to_regclass('orders_made') is not null as has");
  await standby.close();
  return rows[0].has;
}

/** Calls `refused` when the write was refused. */
function write(no: number, refused = () => {}): Promise<unknown> {
  return inTransaction(database.orm.em, async (tx) => {
    await tx.execute('insert into orders_made values (?)', [no]).catch((fault) => {
      refused();
      throw fault;
    });
  });
}

async function made(): Promise<number[]> {
  const { rows } = await database.pool.query('select no from orders_made order by no');
  return rows.map(({ no }) => no);
}

/** Moves the address to another server; open connections are cut, without a fault for anybody. */
async function leadTo(url: string): Promise<void> {
  address.moveTo(url);
  address.leave(true);
  address.leave(false);
  await until(() => database.pool.idleCount === 0);
}

it('a write at a standby is refused as a database that is away, and its connection is thrown away', async () => {
  await leadTo(servers.replica.url);
  let tries = 0;
  const fault = await write(2, () => {
    tries += 1;
  }).catch((error) => error);
  expect(isDatabaseUnavailable(fault)).toBe(true);
  expect(tries).toBeGreaterThan(1);
  await expect(database.pool.query('insert into orders_made values (2)')).rejects.toMatchObject({
    code: '25006',
  });
  await until(() => database.pool.totalCount === 0);
});

it('a transaction that met a standby begins again, and is done once', async () => {
  await leadTo(servers.replica.url);
  await write(3, () => address.moveTo(servers.primary.url));
  expect(await made()).toEqual([1, 3]);
});

it('after the primary was killed and the replica promoted, work goes on over the same address', async () => {
  const underWay = Promise.allSettled(Array.from({ length: 10 }, (_, n) => write(10 + n)));
  await servers.primary.kill();
  await underWay;
  expect(isDatabaseUnavailable(await write(4).catch((error) => error))).toBe(true);
  await servers.replica.command('select pg_promote()');
  address.moveTo(servers.replica.url);
  await write(5);
  expect(await made()).toEqual(expect.arrayContaining([1, 3, 5]));
  expect(database.pool.totalCount).toBe(database.pool.idleCount);
});
