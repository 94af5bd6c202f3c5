import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../server/test/clients/graphql-client.js';
import { type DatabaseProxy, startDatabaseProxy } from '../../server/test/database-proxy.js';
import { countRows, placeOrder } from '../../server/test/factories.js';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../server/test/replicated-postgres.js';
import { startTestApp, type TestApp } from '../../server/test/test-app.js';
import { findBreaches } from './checks/invariants.js';
import { untilAnswered } from './world/until-answered.js';

const CUSTOMERS = 4;

let servers: ReplicatedPostgres;
/** The address of the database, wherever that is. */
let address: DatabaseProxy;
let app: TestApp;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  // The primary answers a commit only once the replica has it, so a failover loses no answered request.
  await servers.primary.command("alter system set synchronous_standby_names = '*'");
  await servers.primary.command('select pg_reload_conf()');
  address = await startDatabaseProxy(servers.primary.url);
  app = await startTestApp({
    databaseVia: async () => address.url,
    env: { reconcileEveryMs: 200, replicas: { urls: [servers.replica.url], lagMaxMs: 5_000 } },
    patience: 1,
  });
});

afterAll(async () => {
  await app.stop();
  await address.stop();
  await servers.stop();
});

const ordersMade = () => countRows(app, 'orders', 'true', []);

it('the primary is killed while customers pay, the replica is promoted, and every payment is one order', async () => {
  let isOver = false;
  let failures = 0;
  const buying = Array.from({ length: CUSTOMERS }, async () => {
    while (!isOver) {
      // Anything may fail: nobody asks again but the reconciler.
      await placeOrder(app, new GraphqlClient(app.url)).catch(() => {
        failures += 1;
      });
    }
  });
  while ((await ordersMade()) < CUSTOMERS) await pause(20);

  await servers.primary.kill();
  // Sleeps: customers go on to pay while no server answers.
  await pause(500);
  address.moveTo(servers.replica.url);
  // Sleeps: they pay at a standby too.
  await pause(300);
  await servers.replica.command('select pg_promote()');

  const before = await untilAnswered(ordersMade);
  while ((await untilAnswered(ordersMade)) < before + CUSTOMERS) await pause(50);
  isOver = true;
  await Promise.all(buying);
  expect(failures).toBeGreaterThan(0);

  const startMs = performance.now();
  let breaches = await findBreaches(app.deps.database.pool);
  while (breaches.length > 0 && performance.now() - startMs < 60_000) {
    await pause(200);
    breaches = await findBreaches(app.deps.database.pool);
  }
  expect(breaches).toEqual([]);
  const replica = app.deps.database.replicas!.all[0]!;
  while (replica.state !== 'not_a_standby') await pause(50);
});
