import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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

/** One message. Written in the transaction of the event it reports; rendered and sent by the queue. */
@Entity({ tableName: 'email_messages' })
export class EmailMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** One message per fact, e.g. order-details:{orderId}. */
  @Property({ type: 'text', unique: true })
  dedupeKey: string;

  @Property({ type: 'text' })
  kind: EmailKind;

  @Property({ type: 'text' })
  recipient: string;

  /** The order the message is about; null for others. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** The account the message is about; null for others. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  /** What else its text needs, by the kind of message. */
  @Property({ type: 'json' })
  data: EmailData = {};

  @Property({ type: 'text' })
  status: EmailStatus;

  @Property({ type: 'text', default: '' })
  subject: string;

  @Property({ type: 'text', default: '' })
  bodyText: string;

  @Property({ type: 'text', default: '' })
  bodyHtml: string;

  @Property({ type: 'text', nullable: true })
  lastError: string | null;

  /** Until when one process has it to itself; null while nobody sends it. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  claimedUntil: Date | null;

  /** Whose claim that is: a new id for each. Means nothing while `claimedUntil` is null. */
  @Property({ type: 'uuid', nullable: true })
  claimedBy: string | null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** When staff last had it sent once more; null while nobody has. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  resentAt: Date | null;

  /** The message that this one repeats on purpose; null for others. */
  @Property({ type: 'uuid', nullable: true })
  againOf: string | null;
}
