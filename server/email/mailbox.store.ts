import type { Pool } from 'pg';
import type { EmailMessage, EmailStatus } from './email.entity.js';

/** A message as the list shows it. */
export type ListedEmail = Pick<
  EmailMessage,
  'id' | 'kind' | 'recipient' | 'subject' | 'status' | 'lastError' | 'orderId' | 'createdAt' | 'sentAt'
>;

/** A message with its text, which is empty until it was written, and where a mail server took or takes a secret. */
export type StoredEmail = ListedEmail & Pick<EmailMessage, 'bodyText' | 'bodyHtml'>;

/** Which messages; every part left out lets all through. */
export interface EmailFilter {
  readonly status?: EmailStatus;
  readonly kind?: string;
  /** Words, each of which stands in recipient or subject, in any case. */
  readonly search?: string;
}

const LISTED = `id, kind, recipient, subject, status, last_error as "lastError", order_id as "orderId",
  created_at as "createdAt", sent_at as "sentAt"`;

/** What messages are searched by; the key in the migration `mail` says the same. */
const FOUND_BY = `lower(recipient || ' ' || subject)`;

/** One page of messages, newest first, and how many the filter lets through. */
export async function readEmails(
  pool: Pool,
  filter: EmailFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ emails: ListedEmail[]; total: number }> {
  const { where, values } = whereOf(filter);
  const [page, count] = await Promise.all([
    pool.query<ListedEmail>(
      `select ${LISTED} from email_messages${where} order by created_at desc, id
        limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total from email_messages${where}`, values),
  ]);
  return { emails: page.rows.map(withDates), total: count.rows[0]?.total ?? 0 };
}

/** One message; null when there is none. */
export async function readEmail(pool: Pool, id: string): Promise<StoredEmail | null> {
  const { rows } = await pool.query<StoredEmail>(
    `select ${LISTED}, body_text as "bodyText", body_html as "bodyHtml" from email_messages where id = $1`,
    [id],
  );
  return rows[0] ? withDates(rows[0]) : null;
}

/** The driver gives moments as PostgreSQL writes them. */
function withDates<T extends ListedEmail>(row: T): T {
  return { ...row, createdAt: new Date(row.createdAt), sentAt: row.sentAt && new Date(row.sentAt) };
}

function whereOf({ status, kind, search }: EmailFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const clauses: string[] = [];
  const add = (condition: string, value: string) =>
    clauses.push(condition.replace('?', `$${values.push(value)}`));
  if (status) add('status = ?', status);
  if (kind) add('kind = ?', kind);
  for (const word of search?.split(/\s+/).filter(Boolean) ?? [])
    add(`${FOUND_BY} like lower(?)`, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return { where: clauses.length > 0 ? ` where ${clauses.join(' and ')}` : '', values };
}
