import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { placeOrder, signInAsAdmin, signUp, standardBox } from '../../../test/factories.js';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../../test/replicated-postgres.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';

let servers: ReplicatedPostgres;
/** Two processes of one shop, with a replica. */
let apps: TestApp[];

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  const start = () =>
    startTestApp({
      databaseVia: async () => servers.primary.url,
      env: { replicas: { urls: [servers.replica.url], lagMaxMs: 60_000 } },
    });
  apps = [await start(), await start()];
});

afterAll(async () => {
  for (const app of apps) await app.stop();
  await servers.stop();
});

beforeEach(async () => {
  await servers.replica.command('select pg_wal_replay_resume()');
  for (const app of apps) while (replicaOf(app).state !== 'used') await pause(20);
});

const replicaOf = (app: TestApp) => app.deps.database.replicas!.all[0]!;

/** Does work as a new guest at each process. */
async function inBoth<T>(work: (client: GraphqlClient, app: TestApp) => Promise<T>): Promise<T[]> {
  return Promise.all(apps.map((app) => work(new GraphqlClient(app.url), app)));
}

it('lists and the catalogue are read from the replica, and nothing else is', async () => {
  const before = (await servers.replica.log()).length;
  await inBoth(async (client, app) => {
    await signUp(client);
    await placeOrder(app, client);
    // Sleeps: the replica has the order by then, or the read goes to the primary.
    await pause(100);
    await client.myOrders();
    await signInAsAdmin(client);
    await client.adminOrders({ search: 'Ann' });
    await client.dashboard();
    await client.products({ sort: 'name' });
  });
  const sent = (await servers.replica.log()).slice(before);
  for (const table of ['orders', 'products', 'users', 'ledger_entries'])
    expect(sent).toMatch(new RegExp(`from ${table}\\b`));
  expect(sent).not.toMatch(/\b(insert into|update \w+ set|delete from|for update|begin|cannot execute)\b/i);
});

it('while the replica stands still everybody sees every change at once, in every process', async () => {
  await servers.replica.command('select pg_wal_replay_pause()');
  const [one, other] = apps.map(({ url }) => new GraphqlClient(url));
  const box = await standardBox(one!);
  await signInAsAdmin(one!);
  await signInAsAdmin(other!);

  const [customer] = await inBoth(async (client, app) => {
    await signUp(client);
    const { id } = await placeOrder(app, client);
    expect((await client.myOrders()).ids).toEqual([id]);
    return { client, id };
  });
  const found = async (client: GraphqlClient) =>
    (await client.adminOrders()).orders.find(({ id }) => id === customer!.id);
  expect((await found(one!))?.status).toBe('processing');
  await one!.setOrderStatus(customer!.id, 'shipped');
  for (const client of [one!, other!]) expect((await found(client))?.status).toBe('shipped');
  expect((await other!.dashboard()).latestIds).toContain(customer!.id);

  await apps[0]!.deps.database.pool.query(
    "update product_prices set amount_pence = 7777 where product_id = $1 and destination = 'australia'",
    [box.id],
  );
  // Each process drops its cached catalogue when it is notified.
  const isSeenAt = async (client: GraphqlClient) => !isDeepStrictEqual(await standardBox(client), box);
  await until(async () => (await inBoth(isSeenAt)).every(Boolean));
  const [seen, seenElsewhere] = await inBoth((client) => standardBox(client));
  expect(seenElsewhere).toEqual(seen);
  expect(replicaOf(apps[0]!).state).toBe('used');
});

it('a shop whose replica is gone goes on', async () => {
  await servers.replica.kill();
  await inBoth(async (client, app) => {
    await signUp(client);
    const { id } = await placeOrder(app, client);
    expect((await client.myOrders()).ids).toEqual([id]);
  });
  await servers.replica.start();
});
