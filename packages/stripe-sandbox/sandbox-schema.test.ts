import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../server/test/postgres.js';
import { SANDBOX_SCHEMA_SQL } from './sandbox-schema.js';

test('processes that start together make the tables once', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 6 });
  const make = async () => {
    for (const statement of SANDBOX_SCHEMA_SQL) await pool.query(statement);
  };
  await Promise.all(Array.from({ length: 6 }, make));
  await make();

  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM information_schema.tables WHERE table_schema = 'stripe_sandbox'`,
  );
  expect(rows[0].n).toBe(7);
  await pool.end();
  await database.drop();
});
