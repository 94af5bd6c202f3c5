import type pg from 'pg';
import type { Db } from './api/sandbox-call.js';

/** Runs `work` in one transaction: committed when it returns, undone when it throws. */
export async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  const noteLoss = () => {
    broken = true;
  };
  // A connection that is lost says so twice: to the query, and as an event that ends the process if unheard.
  client.on('error', noteLoss);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(noteLoss);
    throw error;
  } finally {
    client.off('error', noteLoss);
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
