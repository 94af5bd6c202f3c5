import type { Pool } from 'pg';
import { read } from '../../platform/db/query.js';

/** The unscanned PDFs, the oldest first. */
export async function readUnscanned(pool: Pool, limit: number): Promise<string[]> {
  const rows = await read<{ id: string }>(
    pool,
    `select id from attachments where scan = 'none' and type = 'application/pdf' order by created_at limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** A file's bytes; undefined when it is gone. */
export async function readBytes(pool: Pool, id: string): Promise<Buffer | undefined> {
  const rows = await read<{ bytes: Buffer }>(pool, 'select bytes from attachments where id = $1', [id]);
  return rows[0]?.bytes;
}

/** Stores the scanner's verdict on a file; a harmful one loses its bytes. */
export async function recordFileScan(pool: Pool, id: string, isHarmful: boolean): Promise<void> {
  await pool.query(
    `update attachments set scan = case when $2 then 'harmful' else 'clean' end,
        bytes = case when $2 then ''::bytea else bytes end
      where id = $1`,
    [id, isHarmful],
  );
}
