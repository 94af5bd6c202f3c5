import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { requestScope } from '../../log/request-scope.js';
import type { Database } from '../orm.js';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase({ databaseUrl: testDatabase.url, poolSize: 1 });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

it('a statement that waited for a connection counts for its own request', async () => {
  const app = express().use(requestScope({ tellsStatements: true }));
  app.get('/:times', async ({ params }, response) => {
    for (let times = 0; times < Number(params.times); times += 1)
      await database.pool.query('select pg_sleep(0.01)');
    response.end();
  });
  const server = app.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const counts = await Promise.all(
    ['2', '5', '3'].map(async (times) => {
      const { headers } = await fetch(`http://127.0.0.1:${port}/${times}`);
      return headers.get('server-timing');
    }),
  );
  server.close();
  expect(counts).toEqual(['2', '5', '3'].map((times) => `db;desc="${times} statements"`));
});
