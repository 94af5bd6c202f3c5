import { expect, test } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { createTestDatabase } from '../../../test/postgres.js';
import { createLog } from '../../log/log.js';
import { connectPools } from './connect-pools.js';

test('half of the connections for requests are open before there are any', async () => {
  const database = await createTestDatabase('shop');
  const env = { preparedStatements: true, replicas: { urls: [], lagMaxMs: 5_000 } };
  const { requests, background } = await connectPools({
    connect: connectDatabase,
    ...{ databaseUrl: database.url, directUrl: database.url, env, log: createLog('silent'), patience: 1 },
  });
  expect(requests.pool.totalCount).toBe(requests.pool.options.max / 2);
  await Promise.all([requests.close(), background.close()]);
  await database.drop();
});
