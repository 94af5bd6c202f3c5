import type { Pool } from 'pg';
import type { LedgerEntry } from '../orders/ledger.entity.js';
import type { Company } from '../settings/settings.entity.js';

/** A movement of an order's money with what its document prints. */
export interface StoredEntry extends Pick<LedgerEntry, 'kind' | 'amountPence' | 'content' | 'description'> {
  readonly number: string;
  /** Of that time; a database without settings has none. */
  readonly issuer: Partial<Company>;
  readonly createdAt: string;
}

/** The ledger of an order, in the order of time. */
export async function readLedger(pool: Pool, orderId: string): Promise<StoredEntry[]> {
  const { rows } = await pool.query<StoredEntry>({
    name: 'ledger-of-order',
    text: `select kind, amount_pence as "amountPence", document_number as number, issuer, content, description,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from ledger_entries where order_id = $1 order by created_at, document_number`,
    values: [orderId],
  });
  return rows;
}
