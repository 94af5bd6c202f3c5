import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { currentRequestId } from '../../../platform/log/request-scope.js';
import type { Address } from '../../../platform/values/address.js';
import type { Company } from '../../settings/settings.entity.js';
import type { LedgerContent } from '../ledger/ledger.entity.js';
import type { AccountsKind, AccountsSum, HandoverKind } from './month-handover.entity.js';

/** A document of the ledger as the accounts list it. */
export interface AccountsRow {
  readonly number: string;
  /** The day of the document in London. */
  readonly date: string;
  readonly kind: AccountsKind;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly invoiceNumber: string | null;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly billTo: Address | null;
  readonly destination: string;
  readonly description: string;
  readonly issuer: Partial<Company>;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  readonly card: LedgerContent['card'];
  /** The provider's id of the payment, or the words of staff about a bank transfer. */
  readonly reference: string;
  readonly receivedOn: string | null;
  /** Whether its own month was handed over before it was written. */
  readonly isLate: boolean;
}

/** The documents of a month, oldest first; the month's first day is $1. */
export const ACCOUNTS_ROWS_SQL = `select l.document_number as number, d.day::text as date, accounts_kind(l.kind, l.content->>'way') as kind,
    l.order_id, l.content->>'orderNumber' as order_number, l.content->>'invoiceNumber' as invoice_number,
    coalesce(l.content->'customer'->>'name', '') as customer_name, coalesce(l.content->'customer'->>'email', '') as customer_email,
    l.content->'billTo' as bill_to, l.content->>'destination' as destination, l.description, l.issuer,
    l.amount_pence - l.vat_pence as net_pence, l.vat_pence, l.amount_pence as gross_pence, l.content->'card' as card,
    case when l.content->>'way' = 'bankTransfer' then coalesce((select o.words from payment_operations o
        where o.order_id = l.order_id and (l.kind = 'payment' and o.kind = 'payment' and o.payment_intent = l.payment_intent
          or l.kind = 'refund' and o.kind = 'refund_sent' and o.refund_id::text = l.refund_id)), '')
      else l.payment_intent end as reference,
    l.content->>'receivedOn' as received_on, date_trunc('month', d.day) < l.month as is_late
  from ledger_entries l, lateral (select (l.created_at at time zone 'Europe/London')::date as day) d
  where l.month = $1::date order by l.created_at, l.document_number`;

export function readAccountsRows(
  pool: ReadPool,
  firstDay: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AccountsRow[]> {
  return read(pool, `${ACCOUNTS_ROWS_SQL} limit $2 offset $3`, [firstDay, limit, offset]);
}

/** The sums of a month as it is now. */
export async function readAccountsSums(pool: ReadPool, firstDay: string): Promise<AccountsSum[]> {
  const [row] = await read<{ sums: AccountsSum[] }>(pool, 'select accounts_sums($1::date) as sums', [
    firstDay,
  ]);
  return row!.sums;
}

/** That a month was closed or opened again, by whom and when. */
export interface HandoverFacts {
  readonly kind: HandoverKind;
  readonly at: string;
  readonly by: string;
  readonly reason: string | null;
  readonly documents: number;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
}

/** A month of the accounts. */
export interface AccountsMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly isClosed: boolean;
  /** Whether it is the first open month, and has ended. */
  readonly mayClose: boolean;
  /** Whether it is the last closed month. */
  readonly mayReopen: boolean;
  /** Oldest first. */
  readonly handovers: readonly HandoverFacts[];
}

/** The months from the first document to the last one or today's, newest first: six years, as long as documents are kept. */
export function readAccountsMonths(pool: ReadPool, today: string): Promise<AccountsMonth[]> {
  return read(
    pool,
    `with span as (select min(month) as first, max(month) as last, first_open_month() as open, date_trunc('month', $1::date)::date as present
        from ledger_entries)
      select to_char(m, 'YYYY-MM') as month, coalesce(m < open, false) as is_closed,
        m = coalesce(open, first) and m < present as may_close, coalesce(m = open - interval '1 month', false) as may_reopen,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'at', ${isoSql('h.created_at')}, 'by', coalesce(u.name, ''),
            'reason', h.reason) || to_jsonb(total) order by h.id), '[]')
          from month_handovers h left join users u on u.id = h.actor_id,
            lateral (select coalesce(sum(documents), 0) as documents, coalesce(sum("netPence"), 0) as "netPence",
                coalesce(sum("vatPence"), 0) as "vatPence", coalesce(sum("grossPence"), 0) as "grossPence"
              from jsonb_to_recordset(h.sums) as s(documents int, "netPence" bigint, "vatPence" bigint, "grossPence" bigint)) total
          where h.month = m::date) as handovers
      from span, generate_series(coalesce(first, present)::timestamp, greatest(last, open, present)::timestamp, interval '1 month') m order by m desc`,
    [today],
  );
}

interface NewHandover {
  /** The first day. */
  readonly month: string;
  readonly kind: HandoverKind;
  readonly actorId: string;
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Writes that a month is closed or open again; returns the documents in it. The database locks the ledger, checks that it
 * is the month's turn (`month_handovers_in_turn`), and reckons the sums.
 */
export async function writeHandover(tx: EntityManager, asked: NewHandover): Promise<number> {
  const { month, kind, actorId, reason, now } = asked;
  const [written] = await query<{ documents: number }>(
    tx,
    `insert into month_handovers (month, kind, actor_id, reason, created_at) values ($1::date, $2, $3::uuid, $4, $5)
      returning (select coalesce(sum((s->>'documents')::int), 0)::int from jsonb_array_elements(sums) s) as documents`,
    [month, kind, actorId, reason, now],
  );
  return written!.documents;
}

/** Writes down in the audit log that somebody takes a file of a month away. */
export async function writeDownload(
  pool: Pool,
  userId: string,
  { month, file }: { readonly month: string; readonly file: string },
): Promise<void> {
  await pool.query(
    `insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
      values ($1, 'created', 'export', 'accounts', $2, '{}', $3, $4)`,
    [userId, `Accounts of ${month}`, JSON.stringify({ file }), currentRequestId()],
  );
}
