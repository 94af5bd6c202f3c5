import { plainSigns } from '../../../../rules/text.js';
import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../../platform/search/search-terms.js';
import { findUsersSql } from '../../users/user.store.js';
import { SavedQuote } from './saved-quote.entity.js';
import type { QuoteState } from './saved-quote.inputs.js';

const HEAD = `select q.id, q.reference, q.user_id, q.made_by, q.shipment, q.created_at, q.expires_at, q.order_id, q.reminded_at, who.id as customer_id,
    coalesce(who.name, asked.name) as customer_name, coalesce(who.email, q.remind_email, asked.email) as customer_email, maker.name as maker_name,
    o.number as order_number, o.user_id as order_user_id`;
const FROM = `from saved_quotes q left join users who on who.id = q.user_id and who.deleted_at is null
    left join requests asked on asked.quote_id = q.id left join users maker on maker.id = q.made_by
    left join orders o on o.id = q.order_id and o.deleted_at is null`;

function toQuote(row: SavedQuote): SavedQuote {
  const [createdAt, expiresAt] = [new Date(row.createdAt), new Date(row.expiresAt)];
  return Object.assign(new SavedQuote(), row, { createdAt, expiresAt });
}

/** Quotes of accounts that end within three days and that nobody has followed up; `now` is a placeholder. */
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

/** `Q-10001` as the database has it; null for any other text. */
export function readQuoteNumber(text: string): string | null {
  const digits = REFERENCE.exec(plainSigns(text))?.[1];
  return digits ? `Q-${digits}` : null;
}

/** The named quotes that are not deleted, with their owner and status. */
export async function readQuotesOf(
  pool: ReadPool,
  {
    ids = [],
    reference,
    secretHash,
  }: { readonly ids?: readonly string[]; readonly reference?: string; readonly secretHash?: string },
): Promise<SavedQuote[]> {
  const rows = await read<SavedQuote>(
    pool,
    `${HEAD}, q.lines ${FROM}
      where q.deleted_at is null and (q.id = any($1::uuid[]) or q.reference = $2 or q.secret_hash = $3)`,
    [ids, reference, secretHash],
  );
  return rows.map(toQuote);
}

interface PageSearch {
  /** Its number, or words of its customer. */
  readonly search?: string | null;
  readonly state?: QuoteState | null;
  /** The account that owns it. */
  readonly userId?: string | null;
}

interface Range {
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** One page of quotes without lines, and their number in all: about to expire by end, otherwise the newest first. */
export async function readQuotes(
  pool: ReadPool,
  { search, state, userId }: PageSearch,
  { now, limit, offset }: Range,
): Promise<{ quotes: SavedQuote[]; total: number }> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const number = readQuoteNumber(search ?? '');
  const conditions = ['q.deleted_at is null'];
  if (userId) conditions.push(`q.user_id = ${place(userId)}`);
  if (state) conditions.push(STATE_SQL[state](() => `${place(now)}::timestamptz`));
  if (number) conditions.push(`q.reference = ${place(number)}`);
  else if (search)
    conditions.push(`(q.user_id in (${findUsersSql(search, place)})
      or q.id in (select r.quote_id from requests r where ${containsSql('r.found_by', searchTerms(search), place).join(' and ')}))`);
  const where = conditions.join(' and ');
  const [counted, quotes] = await Promise.all([
    read<{ total: number }>(pool, `select count(*)::int as total from saved_quotes q where ${where}`, [
      ...values,
    ]),
    read<SavedQuote>(
      pool,
      `${HEAD} ${FROM} where ${where}
        order by ${state === 'expiring' ? 'q.expires_at' : 'q.created_at desc'}, q.id
        limit ${place(limit)} offset ${place(offset)}`,
      values,
    ),
  ]);
  return { quotes: quotes.map(toQuote), total: counted[0]?.total ?? 0 };
}
