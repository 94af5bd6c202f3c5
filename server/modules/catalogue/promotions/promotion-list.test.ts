import { expect, test } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { createTestDatabase } from '../../../test/postgres.js';
import { readPromotions } from './promotion.store.js';

test('promotions are found by their names as they are heard, and by their codes as they are pasted', async () => {
  const testDatabase = await createTestDatabase();
  const { pool, orm } = await connectDatabase({ databaseUrl: testDatabase.url, poolSize: 2 });
  try {
    await pool.query(
      `insert into promotions (id, code, name, kind, value, created_at) values
        (gen_random_uuid(), 'SPRING-10', 'Été à l’Anne-Marie', 'percent', 10, now()),
        (gen_random_uuid(), null, 'Winter', 'percent', 5, now())`,
    );
    const found = async (search: string) =>
      (
        await inTransaction(orm.em, (tx) =>
          readPromotions(tx, { search }, { today: '2026-11-27', limit: 10, offset: 0 }),
        )
      ).total;
    for (const search of [
      'ete',
      'ÉTÉ',
      'anne marie',
      'lanne',
      'spring–10',
      '“SPRING‑10”',
      'spring\u200b-10,',
    ])
      expect({ search, found: await found(search) }).toEqual({ search, found: 1 });
    expect([await found(''), await found('%'), await found('autumn')]).toEqual([2, 0, 0]);
  } finally {
    await orm.close(true);
    await testDatabase.drop();
  }
});
