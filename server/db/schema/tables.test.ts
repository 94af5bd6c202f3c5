import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestDatabase } from '../../test/postgres.js';
import { connectDatabase } from '../orm.js';
import { printTableTypes } from './table-types.js';

test('the types of the tables are those of the migrated database', async () => {
  const testDatabase = await createTestDatabase();
  const { pool, orm } = await connectDatabase({ databaseUrl: testDatabase.url });
  try {
    const written = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8');
    expect(await printTableTypes(pool)).toBe(written);
  } finally {
    await orm.close(true);
    await testDatabase.drop();
  }
});
