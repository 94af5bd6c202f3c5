/** Labels of the mailbox. */

import type { EmailKind, EmailStatus } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';
import { plural } from '../../lib/formats/counts';
import type { MailboxTableFragment } from './MailboxTable.generated';

interface StatusBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** The badge of each status; those that need a person come first. */
export const STATUS_BADGES: Readonly<Record<EmailStatus, StatusBadge>> = {
  FAILED: { label: 'Failed', tone: 'bad' },
  QUEUED: { label: 'Queued', tone: 'accent' },
  KEPT: { label: 'Not sent', tone: 'warn' },
  SENT: { label: 'Sent', tone: 'good' },
  CLOSED: { label: 'Dismissed', tone: 'neutral' },
};

export const STATUSES = Object.keys(STATUS_BADGES) as EmailStatus[];

/** Labels of message kinds. */
export const KIND_LABELS: Readonly<Record<EmailKind, string>> = {
  ORDER_DETAILS: 'Order confirmation',
  ORDER_LINK: 'Link to an order',
  ORDER_CHANGED: 'Order changed',
  ORDER_CHARGE: 'Charge to pay',
  TRANSFER: 'Bank transfer',
  STATUS_CHANGE: 'Order status',
  COLLECTION_REMINDER: 'Collection reminder',
  PAPERS_DUE: 'Papers for customs',
  PAYMENT_PROBLEM: 'Card declined',
  NEW_ORDER: 'New order, to us',
  PAYMENT_ISSUE: 'Payment issue, to us',
  REFUND: 'Refund',
  MESSAGE_COPY: 'Conversation',
  QUOTE: 'Quote',
  QUOTE_REMINDER: 'Quote ends soon',
  UNPAID_BOOKING: 'Unpaid booking',
  REQUEST_RECEIVED: 'New request',
  REQUEST_ANSWER: 'Answer to a request',
  WELCOME: 'Welcome',
  INVITATION: 'Invitation',
  VERIFY_EMAIL: 'Confirm address',
  EMAIL_CHANGED: 'Address changed',
  PASSWORD_RESET: 'New password',
  PASSWORD_CHANGED: 'Password changed',
  SECOND_FACTOR: 'Login codes changed',
  ACCOUNT_CLOSED: 'Account closed',
  NEWSLETTER: 'Newsletter to confirm',
  WEBHOOK_OFF: 'Webhook switched off, to us',
};

/** A message's title: its subject, or its kind before it was written. */
export function titleOf({ subject, kind }: Pick<MailboxTableFragment, 'subject' | 'kind'>): string {
  return subject || KIND_LABELS[kind];
}

/** "1 message", "1,204 messages". */
export function messageCount(count: number): string {
  return plural(count, 'message');
}

/** Why a message has no text. */
export function noTextMessage(status: EmailStatus): string {
  if (status === 'KEPT')
    return 'Only the customer may read this message: it has a link to their account. Set up a mail server, then send it again.';
  return status === 'SENT'
    ? "We don't keep the text of this message, because it had a private link."
    : 'This message has no text yet. We write it when we send it, and never keep a text with a private link.';
}
