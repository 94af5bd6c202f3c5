import type pg from 'pg';
import type { Db } from './sandbox-call.js';

/** Runs `work` in one transaction: committed when it returns, undone when it throws. */
export async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs `work` so that what it wrote can be undone while the transaction around it goes on. */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query('SAVEPOINT work');
  try {
    return await work();
  } catch (error) {
    await db.query('ROLLBACK TO SAVEPOINT work');
    throw error;
  }
}
