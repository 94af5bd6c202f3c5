import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../test/clients/graphql-client.js';
import { type DatabasePooler, startDatabasePooler } from '../test/database-pooler.js';
import { newEmail, placeOrder, signUp } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

/** Rounds of two purchases: more than a statement needs to get a name. */
const ROUNDS = 3;

describe.each([
  ['holds prepared statements', true],
  ['loses prepared statements', false],
])('behind a pooler that %s', (_what, holdsStatements) => {
  let pooler: DatabasePooler;
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({
      env: { preparedStatements: holdsStatements },
      requestsVia: async (url) => {
        pooler = await startDatabasePooler(url, { holdsStatements });
        return pooler.url;
      },
    });
  });

  afterAll(async () => {
    await app?.stop();
    await pooler?.stop();
  });

  it('customers buy at the same time, time and again', async () => {
    const buy = async () => {
      const shop = new GraphqlClient(app.url);
      await signUp(shop, newEmail());
      const { status } = await placeOrder(app, shop);
      return status;
    };
    for (let times = 0; times < ROUNDS; times += 1)
      expect(await Promise.all([buy(), buy()])).toEqual(['processing', 'processing']);
    const { rows } = await app.deps.database.pool.query('select 1 from pg_prepared_statements limit 1');
    expect(rows.length > 0).toBe(holdsStatements);
  });
});
