import type { Pool } from 'pg';
import { isPermitted } from '../../../../rules/users/permissions.js';
import type { LinkOwner } from '../../../platform/auth/signed-link.js';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { read } from '../../../platform/db/query.js';
import { readLinkOwner } from '../../../platform/service/read-link-owner.store.js';
import type { Company } from '../../settings/settings.entity.js';
import type { LedgerEntry } from '../ledger/ledger.entity.js';
import { type FullOrder, readOrder } from '../order.store.js';

/** A ledger entry of an order with the content of its document. */
export interface DocumentEntry
  extends Pick<LedgerEntry, 'kind' | 'amountPence' | 'vatPence' | 'content' | 'description'> {
  readonly number: string;
  /** The company as it was at the entry's date; a database without settings has none. */
  readonly issuer: Partial<Company>;
  readonly createdAt: string;
}

/** Columns of a {@link DocumentEntry}. */
export const DOCUMENT_COLUMNS = `kind, amount_pence, vat_pence, document_number as number, issuer, content, description,
        ${isoSql('created_at')} as created_at`;

/** The ledger entries of an order, oldest first. */
export async function readLedger(pool: Pool, orderId: string): Promise<DocumentEntry[]> {
  const rows = await read<DocumentEntry>(pool, {
    name: 'ledger-of-order',
    text: `select ${DOCUMENT_COLUMNS}
      from ledger_entries where order_id = $1 order by created_at, document_number`,
    values: [orderId],
  });
  return rows;
}

/**
 * An order, if the user who requested a link may still see it: their own, or any for staff; none once their account was
 * closed or their sessions were ended.
 */
export async function readOrderSeenBy(
  pool: Pool,
  owner: LinkOwner,
  orderId: string,
): Promise<FullOrder | null> {
  const reader = await readLinkOwner(pool, owner);
  return reader && readOrder(pool, orderId, isPermitted(reader, 'orders', 'money') ? null : owner.id);
}
