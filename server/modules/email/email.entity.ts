import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';
import { column, Indexed } from '../../platform/db/column.js';
import { FoundBy, Searched } from '../../platform/db/schema/search.schema.js';

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
  | 'transfer'
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
  | 'second-factor'
  | 'newsletter'
  | 'webhook-off';
/** Facts that cannot be read again at rendering: ids, sums in pence, days. No secrets. */
export type EmailData = Readonly<Record<string, string | number | boolean | null>>;
export const EMAIL_STATUSES = ['queued', 'sent', 'kept', 'failed', 'closed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

export const EmailStatuses = registerEnum<EmailStatus>('EmailStatus', 'The status of an email.', {
  queued: 'Waiting to be sent or retried.',
  sent: 'Accepted by the mail server.',
  kept: 'Stored only, because no mail server is configured.',
  failed: 'Not delivered: rejected, or unsuccessful for three days.',
  closed: 'Will not be sent: closed by staff, or no longer relevant.',
});

export const EmailKinds = registerEnum<EmailKind>('EmailKind', 'Kind of an email, by its subject.', {
  welcome: 'A new account.',
  'verify-email': 'An email address to confirm.',
  'email-changed': 'A changed email address, to the old one.',
  'password-reset': 'A link for a new password.',
  'password-changed': 'A changed password.',
  'second-factor': 'A change of the second factor.',
  invitation: 'An account that staff created.',
  'account-closed': 'A closed account.',
  newsletter: 'A newsletter to confirm.',
  quote: 'A saved quote.',
  'quote-reminder': 'A saved quote that expires in three days.',
  'unpaid-booking': 'A booking that was not paid within a day.',
  'message-copy': 'A message on an order.',
  'order-details': 'A confirmed order.',
  'order-link': 'The link to an order, requested by its number.',
  'order-changed': 'A changed order.',
  'order-charge': 'A new or withdrawn charge on an order.',
  transfer: 'A booking that is paid by bank transfer.',
  'status-change': 'A new status of an order.',
  'collection-reminder': 'A collection tomorrow.',
  'papers-due': 'Missing customs papers.',
  refund: 'A refund.',
  'payment-problem': 'A refused card.',
  'new-order': 'A new order, to the company.',
  'payment-issue': 'A payment issue, to the company.',
  'request-received': 'A new request, or a message on one, to the company.',
  'request-answer': 'An answer to a request.',
  'webhook-off': 'A webhook that was switched off, to the company.',
});

/** One message. Stored in the transaction of the event it reports; rendered and sent by `MailQueue`. */
@Entity({ tableName: 'email_messages' })
@Indexed('email_messages_user_id', '(user_id) where user_id is not null')
@Indexed('email_messages_of_order', '(order_id) where order_id is not null')
@Indexed('email_messages_newest', '(created_at desc, id)')
@Indexed('email_messages_by_status', '(status, created_at desc, id)')
@Indexed('email_messages_by_kind', '(kind, created_at desc, id)')
@Indexed('email_messages_repeats', '(again_of, created_at) where again_of is not null')
@Indexed('email_messages_due', "(due_at, id) where status = 'queued'")
@Searched('email_messages_by_words')
@ObjectType('Email', { description: 'An email to a customer.' })
export class EmailMessage {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  /** One message per fact, e.g. order-details:{orderId}. */
  @column.text({ unique: true }) dedupeKey: string;

  @Field(() => EmailKinds, { description: 'Kind of email.' })
  @column.text()
  kind: EmailKind;

  @Field({ description: "The recipient's address." })
  @column.text()
  recipient: string;

  @Field(() => ID, { nullable: true, description: 'Id of its order; null without one.' })
  @column.uuid({ nullable: true })
  orderId: string | null;

  @Field(() => String, { nullable: true, description: 'Number of its order; null without one.' })
  orderNumber?: string | null;

  /** The account the message is about; null for others. */
  @column.uuid({ nullable: true }) userId: string | null;
  /** Further facts for its text, by the kind of message. */
  @column.json({ default: '{}' }) data: EmailData = {};

  @Field(() => EmailStatuses, { description: 'Its status.' })
  @column.choice(EMAIL_STATUSES)
  status: EmailStatus;

  @Field({ description: 'The subject; empty until it is rendered.' })
  @column.text({ default: '' })
  subject: string;

  @column.text({ default: '' }) bodyText: string;
  @column.text({ default: '' }) bodyHtml: string;
  /** The current address of the account, when it differs and the message may go there. */
  accountEmail?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The mail server's last error; null when it accepted the message.",
  })
  @column.text({ nullable: true })
  lastError: string | null;

  /** A queued message is sent from then on: at once, delayed, after a failed attempt, or when its claim expires. */
  @column.moment({ defaultRaw: 'now()' }) dueAt: Date;
  /** The claim of the process that is sending it: a new id for each; null without one. */
  @column.uuid({ nullable: true }) claimedBy: string | null;
  /** Number of claims since it was queued. */
  @column.int({ default: 0 }) tries: number;
  /** The trace of the request behind it; null without one. */
  @column.text({ nullable: true }) traceparent: string | null;

  @Field(() => Date, { description: 'When it was requested.' })
  @column.moment()
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the mail server accepted it.' })
  @column.moment({ nullable: true })
  sentAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When staff last resent it; null when never.' })
  @column.moment({ nullable: true })
  resentAt: Date | null;

  @Field(() => ID, { nullable: true, description: 'Id of the message that staff repeated with this one.' })
  @column.uuid({ nullable: true })
  againOf: string | null;

  /** Searched text of the filters for staff. */
  @FoundBy({ texts: ['recipient', 'subject'] }) foundBy?: string;
}

/** A person who wants no reminders; the address is stored as a digest (reminder-stop.store.ts). */
@Entity({ tableName: 'reminder_stops' })
export class ReminderStop {
  @column.text({ primary: true }) addressDigest: string;
  @column.moment() stoppedAt: Date;
}
