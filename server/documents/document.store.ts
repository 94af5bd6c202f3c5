import type { Pool } from 'pg';
import { isoSql } from '../db/iso-sql.js';
import type { LedgerEntry } from '../orders/ledger/ledger.entity.js';
import { readOrder, type StoredOrder } from '../orders/order.store.js';
import type { Company } from '../settings/settings.entity.js';
import type { LinkOwner } from '../shared/signed-link.js';

/** A movement of an order's money with what its document prints. */
export interface StoredEntry
  extends Pick<LedgerEntry, 'kind' | 'amountPence' | 'vatPence' | 'content' | 'description'> {
  readonly number: string;
  /** Of the invoice's time; a database without settings has none. */
  readonly issuer: Partial<Company>;
  readonly createdAt: string;
}

/** The ledger of an order, in the order of time. */
export async function readLedger(pool: Pool, orderId: string): Promise<StoredEntry[]> {
  const { rows } = await pool.query<StoredEntry>({
    name: 'ledger-of-order',
    text: `select kind, amount_pence as "amountPence", vat_pence as "vatPence", document_number as number, issuer, content, description,
        ${isoSql('created_at')} as "createdAt"
      from ledger_entries where order_id = $1 order by created_at, document_number`,
    values: [orderId],
  });
  return rows;
}

/**
 * An order, if whoever asked for a link may see it as things are now: their own, any for staff, none once their account
 * was shut or their sessions were ended.
 */
export async function readOrderSeenBy(
  pool: Pool,
  { id, sessionVersion }: LinkOwner,
  orderId: string,
): Promise<StoredOrder | null> {
  const { rows } = await pool.query<{ isStaff: boolean }>({
    name: 'document-link-owner',
    text: `select role = 'admin' as "isStaff" from users
      where id = $1 and session_version = $2 and status = 'active' and deleted_at is null`,
    values: [id, sessionVersion],
  });
  const [user] = rows;
  return user ? readOrder(pool, orderId, user.isStaff ? null : id) : null;
}
