import type { Pool } from 'pg';
import { plainSigns } from '../../../rules/text.js';
import { read } from '../../db/query.js';
import type { ReadPool } from '../../db/replicas/read-pool.js';
import { findUsersSql } from '../../users/user.store.js';
import type { SavedQuoteRecord } from '../saved-quote.entity.js';

export const QUOTE_STATES = ['open', 'expiring', 'expired', 'booked'] as const;
/** What staff look for: `expiring` waits for somebody to remind its customer. */
export type QuoteState = (typeof QUOTE_STATES)[number];

export interface QuoteFilter {
  /** Its number, or words of its customer. */
  readonly search?: string | null;
  readonly state?: QuoteState | null;
}

/** One quote as staff list it. */
export type StaffQuote = Pick<
  SavedQuoteRecord,
  'id' | 'reference' | 'destination' | 'fromCity' | 'toCity' | 'totalPence' | 'itemCount'
> & {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isReminded: boolean;
  /** Empty for a guest's. */
  readonly customerName: string;
  readonly customerEmail: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
};

/** Quotes of accounts that end within three days and that nobody has seen to; `now` is a placeholder. */
export const expiringSql = (
  now: string,
) => `q.order_id is null and q.deleted_at is null and q.reminded_at is null
  and q.expires_at > ${now} and q.expires_at <= ${now} + interval '3 days'
  and exists (select from users u where u.id = q.user_id and u.deleted_at is null and u.status = 'active')`;

const STATE_SQL: Readonly<Record<QuoteState, (now: () => string) => string>> = {
  open: (now) => `q.order_id is null and q.expires_at > ${now()}`,
  expiring: (now) => expiringSql(now()),
  expired: (now) => `q.order_id is null and q.expires_at <= ${now()}`,
  booked: () => 'q.order_id is not null',
};

/** `Q-10001` as people type it. */
const REFERENCE = /^q?[\s-]*(\d{5,9})$/i;

/** `Q-10001` as the database has it; null for what is no number. */
export function readQuoteNumber(text: string): string | null {
  const digits = REFERENCE.exec(plainSigns(text))?.[1];
  return digits ? `Q-${digits}` : null;
}

/** The standing of a quote: whose it is, and what became of it. */
export interface QuoteStanding {
  /** Empty for a guest's. */
  readonly customerName: string;
  /** The account's, or where a guest wants a reminder; empty without one. */
  readonly customerEmail: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** The request that offers it, or another price for it. */
  readonly requestId: string | null;
  readonly requestReference: string | null;
}

/** Reads them of a quote that there is. */
export async function readQuoteStanding(pool: Pool, id: string): Promise<QuoteStanding> {
  const rows = await read<QuoteStanding>(
    pool,
    `select coalesce(who.name, '') as customer_name, coalesce(who.email, q.remind_email, '') as customer_email,
        o.id as order_id, o.number as order_number, r.id as request_id, r.reference as request_reference
      from saved_quotes q left join users who on who.id = q.user_id and who.deleted_at is null
        left join orders o on o.id = q.order_id and o.deleted_at is null
        left join requests r on r.of_quote = $1 or r.quote_id = $1
      where q.id = $1 limit 1`,
    [id],
  );
  return rows[0]!;
}

/** One page of quotes, and how many fit in all: what ends first when about to expire, the newest first otherwise. */
export async function readStaffQuotes(
  pool: ReadPool,
  { search, state }: QuoteFilter,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ quotes: StaffQuote[]; total: number }> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const number = readQuoteNumber(search ?? '');
  const conditions = ['q.deleted_at is null'];
  if (state) conditions.push(STATE_SQL[state](() => `${place(now)}::timestamptz`));
  if (number) conditions.push(`q.reference = ${place(number)}`);
  else if (search) conditions.push(`q.user_id in (${findUsersSql(search, place)})`);
  const where = conditions.join(' and ');
  const [counted, found] = await Promise.all([
    read<{ total: number }>(pool, `select count(*)::int as total from saved_quotes q where ${where}`, [
      ...values,
    ]),
    read<StaffQuote>(
      pool,
      `select q.id, q.reference, q.destination, q.from_city, q.to_city, q.total_pence,
          q.item_count, q.created_at, q.expires_at,
          q.reminded_at is not null as is_reminded, coalesce(who.name, '') as customer_name,
          coalesce(who.email, '') as customer_email, o.id as order_id, o.number as order_number
        from saved_quotes q left join users who on who.id = q.user_id and who.deleted_at is null
          left join orders o on o.id = q.order_id and o.deleted_at is null
        where ${where} order by ${state === 'expiring' ? 'q.expires_at' : 'q.created_at desc'}, q.id
        limit ${place(limit)} offset ${place(offset)}`,
      values,
    ),
  ]);
  const quotes = found.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
  }));
  return { quotes, total: counted[0]?.total ?? 0 };
}
