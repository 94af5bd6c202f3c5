import type { EntityManager } from '@mikro-orm/postgresql';
import { COUNT_MAX, cappedCountSql, FOUND_MAX } from '../../../platform/api/pagination.js';
import { findPage, type PageSearch } from '../../../platform/db/find-page.store.js';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../../platform/search/search-terms.js';
import { EMAIL_STATUSES, type EmailKind, type EmailMessage, type EmailStatus } from '../email.entity.js';

/** Filter of messages; an omitted part matches all. */
export interface EmailFilter {
  readonly status?: EmailStatus | null;
  readonly kind?: EmailKind | null;
  /** Words that must all occur in recipient or subject, in any case. */
  readonly search?: string | null;
  /** The whole address of the recipient, in any case. */
  readonly recipient?: string | null;
}

/** Filter of messages that reached nobody. */
export interface UndeliveredFilter extends EmailFilter {
  readonly status: 'failed' | 'kept';
}

export type EmailCounts = Readonly<Record<EmailStatus, number>>;

const LISTED = `m.id, m.kind, m.recipient, m.subject, m.status, m.last_error, m.order_id,
  (select o.number from orders o where o.id = m.order_id) as order_number, m.created_at,
  m.sent_at, m.resent_at, m.again_of`;

/**
 * The account's other address for a message; null for kinds that go to their first address only: they report its
 * change, were requested by somebody else, or are for ourselves.
 */
const ACCOUNT_EMAIL = `(select u.email from users u where u.deleted_at is null and u.email <> m.recipient
  and u.id = coalesce(m.user_id, (select o.user_id from orders o where o.id = m.order_id))
  and m.kind not in ('email-changed', 'account-closed', 'password-reset', 'order-link', 'request-answer')
  and (m.kind <> 'quote' or m.data->>'isOwn' = 'true') and m.data->>'to' is distinct from 'staff')`;

interface EmailPage {
  readonly emails: EmailMessage[];
  readonly total: number;
  /** Whether there are more. */
  readonly isCapped: boolean;
}

const NEWEST = 'm.created_at desc, m.id';

/**
 * One page of messages, newest first, and the number that match: counted to 10,000, or to 1,000 for a search.
 */
export async function readEmails(
  pool: ReadPool,
  filter: EmailFilter,
  at: { readonly limit: number; readonly offset: number },
): Promise<EmailPage> {
  return filter.search || filter.recipient ? findEmails(pool, filter, at) : readNewest(pool, filter, at);
}

/** Skips rows by index alone; reads whole rows for the messages of the page only. */
async function readNewest(
  pool: ReadPool,
  filter: EmailFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EmailPage> {
  const values: unknown[] = [];
  const where = whereOf(filter, (value) => `$${values.push(value)}`);
  const [total, page] = await Promise.all([
    countFiltered(pool, filter),
    read<EmailMessage>(
      pool,
      `select ${LISTED} from email_messages m where m.id in (select m.id from email_messages m ${where} order by ${NEWEST}
        limit $${values.push(limit)} offset $${values.push(offset)}) order by ${NEWEST}`,
      values,
    ),
  ]);
  return { emails: page, total: Math.min(total, COUNT_MAX), isCapped: total > COUNT_MAX };
}

async function findEmails(
  pool: ReadPool,
  filter: EmailFilter,
  at: { readonly limit: number; readonly offset: number },
): Promise<EmailPage> {
  const { ids, total, isCapped } = await findPage(pool, emailSearch(filter), at);
  const rows = await read<EmailMessage>(
    pool,
    `select ${LISTED} from email_messages m where m.id = any($1::uuid[]) order by ${NEWEST}`,
    [ids],
  );
  return { emails: rows, total, isCapped };
}

/** The search of the table of messages. */
export function emailSearch(filter: EmailFilter): PageSearch {
  const values: unknown[] = [];
  const { keyed, words } = clausesOf(filter, (value) => `$${values.push(value)}`);
  return {
    ...{ table: 'email_messages', alias: 'm', keyed, words, values },
    order: NEWEST,
    columns: ['id', 'created_at'],
    most: FOUND_MAX,
  };
}

/**
 * True when a link in the message opens the account of somebody else, as whom the reader must not act: any account in
 * a real shop, a colleague's in a demo, where nobody else reads a customer's messages.
 */
const OPENS_OTHERS = `m.user_id is distinct from $2 and case when $3
  then m.kind = 'password-reset' and exists (select from users u where u.id = m.user_id and u.role = 'admin')
  else m.kind in ('password-reset', 'invitation') end`;

/** The reader of a message, and the kind of shop. */
export interface EmailReader {
  readonly id: string;
  /** Whether the shop is a demo. */
  readonly isDemo: boolean;
}

/** One message as one of the staff may read it; null when there is none. */
export async function readEmail(
  pool: ReadPool,
  id: string,
  { id: readerId, isDemo }: EmailReader,
): Promise<EmailMessage | null> {
  const rows = await read<EmailMessage>(
    pool,
    `select ${LISTED}, ${ACCOUNT_EMAIL} as account_email,
        case when ${OPENS_OTHERS} then '' else m.body_text end as body_text,
        case when ${OPENS_OTHERS} then '' else m.body_html end as body_html
      from email_messages m where m.id = $1`,
    [id, readerId, isDemo],
  );
  return rows[0] ?? null;
}

/** Number of messages that a filter matches, counted to one more than 10,000. */
export async function countFiltered(pool: ReadPool, filter: EmailFilter): Promise<number> {
  const values: unknown[] = [];
  const where = whereOf(filter, (value) => `$${values.push(value)}`);
  const rows = await read<{ total: number }>(pool, cappedCountSql(`from email_messages m ${where}`), values);
  return rows[0]!.total;
}

/** Number of messages by status, each counted to 10,000. */
export async function countEmails(pool: ReadPool): Promise<EmailCounts> {
  const rows = await read<{ status: EmailStatus; count: number }>(
    pool,
    `select status, (select count(*)::int from (select from email_messages m where m.status = asked.status limit $2) counted) as count
      from unnest($1::text[]) as asked (status)`,
    [EMAIL_STATUSES, COUNT_MAX],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as EmailCounts;
}

/** `where ...` of a filter over `email_messages m`; `place` takes a value and returns its placeholder. */
export function whereOf(filter: EmailFilter, place: (value: unknown) => string): string {
  const { keyed, words } = clausesOf(filter, place);
  return keyed.length + words.length > 0 ? `where ${[...keyed, ...words].join(' and ')}` : '';
}

function clausesOf({ status, kind, search, recipient }: EmailFilter, place: (value: unknown) => string) {
  const terms = [search, recipient].flatMap((words) => searchTerms(words ?? ''));
  return {
    keyed: [
      ...(status ? [`m.status = ${place(status)}`] : []),
      ...(kind ? [`m.kind = ${place(kind)}`] : []),
      // Found by the index of the words first.
      ...(recipient ? [`lower(m.recipient) = lower(${place(recipient)})`] : []),
    ],
    words: containsSql('m.found_by', terms, place),
  };
}

/** Messages resent at once, so that nobody floods a mail server after an outage. */
const RESENT_AT_ONCE = 500;

/** Requeues the oldest undelivered messages that match a filter, at most 500, and skips locked ones. */
export function requeueUndelivered(
  tx: EntityManager,
  filter: UndeliveredFilter,
  now: Date,
): Promise<{ id: string; kind: string }[]> {
  const values: unknown[] = [];
  const where = whereOf(filter, (value) => `$${values.push(value)}`);
  return query<{ id: string; kind: string }>(
    tx,
    `with picked as (select m.id from email_messages m ${where} order by m.created_at, m.id limit ${RESENT_AT_ONCE}
        for update skip locked)
      update email_messages m set status = 'queued', tries = 0, due_at = now(), resent_at = $${values.push(now)} from picked where m.id = picked.id
      returning m.id, m.kind`,
    values,
  );
}
