import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './postgres.js';

describe('a test database', () => {
  let databases: TestDatabase[];
  let clients: Client[];

  beforeAll(async () => {
    databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
    clients = databases.map(({ url }) => new Client({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
  });

  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()));
    await Promise.all(databases.map((database) => database.drop()));
  });

  it('has every table and no rows', async () => {
    const { rows } = await (clients[0] as Client).query('select count(*)::int as users from users');
    expect(rows[0].users).toBe(0);
  });

  it('shares nothing with another', async () => {
    await (clients[0] as Client).query('create table mine (id int)');
    await expect((clients[1] as Client).query('select * from mine')).rejects.toThrow('does not exist');
  });
});
