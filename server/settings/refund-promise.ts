import type { Pool } from 'pg';

/** What the shop promises about refunds at this moment, in a sentence that staff word. */
export async function readRefundPromise(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ promise: string }>('select refund_text as promise from store_settings');
  return rows[0]?.promise ?? '';
}
