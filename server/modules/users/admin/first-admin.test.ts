import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { MIGRATIONS } from '../../../app/database/migrations/index.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { PASSWORD, signUp } from '../../../test/factories.js';
import { createTestDatabase } from '../../../test/postgres.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { makeFirstAdmin, NoFirstAdmin } from './first-admin.js';

let app: TestApp;
let shop: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp({ env: { demoAccounts: false } });
  shop = new GraphqlClient(app.url);
});

afterAll(() => app?.stop());

const make = (email: string) => makeFirstAdmin(app.deps.database.orm.em.fork(), email);

it('the first admin of a shop is made of an account, once, and signs in anew', async () => {
  const { email } = await signUp(shop);
  await expect(make('nobody@example.com')).rejects.toThrow('No active account has the address');
  await make(email.toUpperCase());
  await expect(shop.myOrders()).rejects.toMatchObject({ status: 401 });
  expect(await new GraphqlClient(app.url).login(email, PASSWORD)).toMatchObject({ role: 'admin' });

  const other = await signUp(new GraphqlClient(app.url));
  await expect(make(other.email)).rejects.toThrow(NoFirstAdmin);
});

it('a database without a shop is said to be empty', async () => {
  const empty = await createTestDatabase();
  const database = await connectDatabase({ databaseUrl: empty.url });
  try {
    for (const _ of MIGRATIONS) await database.orm.migrator.down();
    const make = makeFirstAdmin(database.orm.em.fork(), 'ann@example.com');
    await expect(make).rejects.toThrow('This database is empty. Start the shop once');
  } finally {
    await database.orm.close(true);
    await empty.drop();
  }
});

it('a suspended account is made no admin', async () => {
  await app.deps.database.pool.query("update users set role = 'customer', status = 'suspended'");
  const { rows } = await app.deps.database.pool.query<{ email: string }>('select email from users limit 1');
  await expect(make(rows[0]!.email)).rejects.toThrow(NoFirstAdmin);
});
