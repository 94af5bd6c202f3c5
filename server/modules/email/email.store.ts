import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isSampleAddress } from '../../../rules/orders/samples.js';
import { query } from '../../platform/db/query.js';
import { currentFacts } from '../../platform/log/request-scope.js';
import { QueueTable } from '../../platform/queue/queue-table.store.js';
import { type EmailData, type EmailKind, EmailMessage } from './email.entity.js';

export interface EmailRequest {
  /** Id of the new message; generated unless the caller has to know it. */
  readonly id?: string;
  readonly kind: EmailKind;
  /** One message per fact: queueing again with the same key does nothing. */
  readonly dedupeKey: string;
  /** Null: the company, at its address in the settings. */
  readonly recipient: string | null;
  /** Subject of the message: an order, or an account. */
  readonly orderId?: string;
  readonly userId?: string;
  /** Further facts for its text. */
  readonly data?: EmailData;
  /** Delay in seconds before it is rendered and sent; none by default. */
  readonly afterSeconds?: number;
  /** The message that this one repeats on purpose. */
  readonly againOf?: string;
  readonly now: Date;
}

/**
 * Stores messages, a placeholder with the result of `emailsAsJson`, whose keys are new. A message to the company goes
 * to its address in the settings, and nowhere when there is none or staff have switched it off.
 */
export const INSERT_EMAILS_SQL = (
  messages: string,
) => `insert into email_messages (id, dedupe_key, kind, recipient, order_id, user_id, data, status, again_of, created_at,
      traceparent, due_at)
  select m.id, m."dedupeKey", m.kind, coalesce(m.recipient, c.address), m."orderId", m."userId", coalesce(m.data, '{}'), 'queued',
      m."againOf", m.now, m.traceparent, now() + coalesce(m."afterSeconds", 0) * interval '1 second'
    from jsonb_to_recordset(${messages}::jsonb) as m(id uuid, "dedupeKey" text, kind text, recipient text, "orderId" uuid, "userId" uuid, data jsonb,
      "againOf" uuid, now timestamptz, traceparent text, "afterSeconds" float8)
    left join (select nullif(company->>'email', '') as address, new_order_emails from store_settings) c
      on m.recipient is null and (m.kind <> 'new-order' or c.new_order_emails)
    where coalesce(m.recipient, c.address) is not null
  on conflict (dedupe_key) do nothing returning id`;

/** Messages for `INSERT_EMAILS_SQL`; each continues the trace of the current request. */
export function emailsAsJson(emails: readonly EmailRequest[]): string {
  const { traceparent } = currentFacts().trace ?? {};
  return JSON.stringify(emails.map((email) => ({ id: randomUUID(), traceparent, ...email })));
}

/** Stores a message in the caller's transaction: it is sent exactly if its fact is committed. False if known. */
export async function queueEmail(tx: EntityManager, email: EmailRequest): Promise<boolean> {
  return (await query(tx, INSERT_EMAILS_SQL('$1'), [emailsAsJson([email])])).length > 0;
}

/** Kinds of messages about an account. */
const ABOUT_ACCOUNT: readonly EmailKind[] = [
  'welcome',
  'verify-email',
  'email-changed',
  'password-reset',
  'password-changed',
  'second-factor',
  'invitation',
  'account-closed',
  'newsletter',
];

/**
 * Redirects unsent messages of an order, or of a user and the user's orders, from one address to another. Messages
 * about the account itself stay: their links are secrets of the address that they were rendered for.
 */
export async function redirectUnsent(
  tx: EntityManager,
  of: { readonly orderId: string } | { readonly userId: string },
  from: string,
  to: string,
): Promise<void> {
  const [orderId, userId] = 'orderId' in of ? [of.orderId, null] : [null, of.userId];
  await query(
    tx,
    `update email_messages set recipient = $1 where lower(recipient) = $2
      and (order_id = $3 or user_id = $4 or order_id in (select o.id from orders o where o.user_id = $4))
      and status in ('queued', 'failed', 'kept') and claimed_by is null and kind <> all ($5)`,
    [to, from.toLowerCase(), orderId, userId, ABOUT_ACCOUNT],
  );
}

/** Deletes a message that nobody has begun to send; false when there is none. */
export async function withdrawEmail(tx: EntityManager, dedupeKey: string): Promise<boolean> {
  const withdrawn = await query(
    tx,
    `delete from email_messages where dedupe_key = $1 and status = 'queued' and claimed_by is null returning id`,
    [dedupeKey],
  );
  return withdrawn.length > 0;
}

/** The queue of messages, the longest due first. */
export const EMAIL_QUEUE = new QueueTable(
  'email_messages',
  `select id from email_messages where status = 'queued' and due_at <= now() order by due_at, id limit $1
    for update skip locked`,
);

/** Claims and returns due messages, at most this many. */
export async function claimDue(em: EntityManager, most: number, leaseMs: number): Promise<EmailMessage[]> {
  const ids = await EMAIL_QUEUE.claimDue(em, most, leaseMs);
  return ids.length === 0 ? [] : em.find(EmailMessage, { id: ids }, { refresh: true });
}

/** Whether a message is about a sample order or customer, or goes to a sample address. */
export async function isOfSample(
  em: EntityManager,
  { recipient, orderId, userId }: Pick<EmailMessage, 'recipient' | 'orderId' | 'userId'>,
): Promise<boolean> {
  if (isSampleAddress(recipient)) return true;
  if (!orderId && !userId) return false;
  const [answer] = await query<{ isSample: boolean }>(
    em,
    `select exists (select from users u left join orders o on o.user_id = u.id
      where u.is_sample and (u.id = $1 or o.id = $2)) as is_sample`,
    [userId, orderId],
  );
  return answer!.isSample;
}

/** Locks a message; returns the number of its repeats and the time of the last. */
export async function lockRepeats(
  tx: EntityManager,
  firstId: string,
): Promise<{ count: number; latest: string | null }> {
  await query(tx, 'select from email_messages where id = $1 for update', [firstId]);
  const [before] = await query<{ count: number; latest: string | null }>(
    tx,
    'select count(*)::int as count, max(created_at) as latest from email_messages where again_of = $1',
    [firstId],
  );
  return before!;
}

/** Audits actions of staff on messages, since the queue stores messages for nobody. Nothing personal. */
export async function auditEmails(
  tx: EntityManager,
  of: readonly { readonly id: string; readonly kind: string }[],
  action: 'created' | 'changed',
  before: object,
  after: object,
): Promise<void> {
  await query(
    tx,
    `insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
      select current_setting('audit.actor')::uuid, $1, 'message', e.id, e.kind, $2, $3, current_setting('audit.request', true)
        from jsonb_to_recordset($4) as e(id text, kind text)`,
    [
      action,
      JSON.stringify(before),
      JSON.stringify(after),
      JSON.stringify(of.map(({ id, kind }) => ({ id, kind }))),
    ],
  );
}
