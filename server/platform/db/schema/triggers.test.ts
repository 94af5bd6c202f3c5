import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { createTestDatabase } from '../../../test/postgres.js';

test('docs/database.md lists every trigger of the database, with its table and its reason', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/database.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| `(\w+)` \| \S.*\|$/gm)].map(
    ([, trigger, table]) => `${trigger} on ${table}`,
  );
  const testDatabase = await createTestDatabase();
  const { pool, orm } = await connectDatabase({ databaseUrl: testDatabase.url });
  try {
    const { rows } = await pool.query<{ line: string }>(
      `select format('%s on %s', tgname, tgrelid::regclass) as line from pg_trigger where not tgisinternal`,
    );
    expect(listed.sort()).toEqual(rows.map(({ line }) => line).sort());
  } finally {
    await orm.close(true);
    await testDatabase.drop();
  }
});
