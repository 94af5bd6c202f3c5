import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../db/column.js';
import { FoundBy, Searched } from '../db/schema/search.schema.js';

export type EmailKind =
  | 'welcome'
  | 'verify-email'
  | 'email-changed'
  | 'password-reset'
  | 'quote'
  | 'quote-reminder'
  | 'unpaid-booking'
  | 'account-closed'
  | 'message-copy'
  | 'order-details'
  | 'order-link'
  | 'order-changed'
  | 'order-charge'
  | 'status-change'
  | 'refund'
  | 'payment-problem'
  | 'new-order'
  | 'payment-issue'
  | 'collection-reminder'
  | 'papers-due'
  | 'request-received'
  | 'request-answer'
  | 'invitation'
  | 'password-changed'
  | 'newsletter';
/** Facts that cannot be read again when the message is written: ids, sums in pence, days. No secrets. */
export type EmailData = Readonly<Record<string, string | number | boolean | null>>;
export const EMAIL_STATUSES = ['queued', 'sent', 'kept', 'failed', 'closed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** One message. Written in the transaction of the event it reports; rendered and sent by `MailQueue`. */
@Entity({ tableName: 'email_messages' })
@Indexed('email_messages_user_id', '(user_id) where user_id is not null')
@Indexed('email_messages_of_order', '(order_id) where order_id is not null')
@Indexed('email_messages_newest', '(created_at desc, id)')
@Indexed('email_messages_by_status', '(status, created_at desc, id)')
@Indexed('email_messages_by_kind', '(kind, created_at desc, id)')
@Indexed('email_messages_repeats', '(again_of, created_at) where again_of is not null')
@Indexed('email_messages_due', "(due_at, id) where status = 'queued'")
@Searched('email_messages_by_words')
export class EmailMessage {
  @column.id() id: string;
  /** One message per fact, e.g. order-details:{orderId}. */
  @column.text({ unique: true }) dedupeKey: string;
  @column.text() kind: EmailKind;
  @column.text() recipient: string;
  /** The order the message is about; null for others. */
  @column.uuid({ nullable: true }) orderId: string | null;
  /** The account the message is about; null for others. */
  @column.uuid({ nullable: true }) userId: string | null;
  /** What else its text needs, by the kind of message. */
  @column.json({ default: '{}' }) data: EmailData = {};
  @column.choice(['queued', 'sent', 'kept', 'failed', 'closed']) status: EmailStatus;
  @column.text({ default: '' }) subject: string;
  @column.text({ default: '' }) bodyText: string;
  @column.text({ default: '' }) bodyHtml: string;
  @column.text({ nullable: true }) lastError: string | null;
  /** A queued message is sent from then on: at once, later on purpose, after the pause that follows a failed try, or when the claim of a process that died runs out. */
  @column.moment({ defaultRaw: 'now()' }) dueAt: Date;
  /** The claim of the process that is sending it: a new id for each; null while nobody is. */
  @column.uuid({ nullable: true }) claimedBy: string | null;
  /** How often it was claimed since it was queued. */
  @column.int({ default: 0 }) tries: number;
  /** The trace that asked for it; null without one. */
  @column.text({ nullable: true }) traceparent: string | null;
  @column.moment() createdAt: Date;
  @column.moment({ nullable: true }) sentAt: Date | null;
  /** When staff last had it sent once more; null while nobody has. */
  @column.moment({ nullable: true }) resentAt: Date | null;
  /** The message that this one repeats on purpose; null for others. */
  @column.uuid({ nullable: true }) againOf: string | null;
  /** What staff find messages by. */
  @FoundBy({ texts: ['recipient', 'subject'] }) foundBy?: string;
}

/** Who wants no reminders. Of the address only a digest (reminder-stop.store.ts). */
@Entity({ tableName: 'reminder_stops' })
export class ReminderStop {
  @column.text({ primary: true }) addressDigest: string;
  @column.moment() stoppedAt: Date;
}
