/** Labels of the mailbox. */

import type { EmailKind, EmailStatus } from '../../apollo/schema.generated';
import type { BadgeTone } from '../../ui/Badge';
import { plural } from '../../ui/counts';
import type { MailboxTableFragment } from './MailboxTable.generated';

interface StatusBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** Those that need a person come first. */
export const STATUS_BADGES: Readonly<Record<EmailStatus, StatusBadge>> = {
  FAILED: { label: 'Failed', tone: 'bad' },
  QUEUED: { label: 'Waiting', tone: 'accent' },
  KEPT: { label: 'Kept', tone: 'warn' },
  SENT: { label: 'Sent', tone: 'good' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
};

export const STATUSES = Object.keys(STATUS_BADGES) as EmailStatus[];

/** Labels of message kinds. */
export const KIND_LABELS: Readonly<Record<EmailKind, string>> = {
  ORDER_DETAILS: 'Order confirmation',
  ORDER_CHANGED: 'Order changed',
  STATUS_CHANGE: 'Order status',
  COLLECTION_REMINDER: 'Collection reminder',
  PAYMENT_PROBLEM: 'Card refused',
  REFUND: 'Refund',
  MESSAGE_COPY: 'Conversation',
  QUOTE: 'Quote',
  WELCOME: 'Welcome',
  INVITATION: 'Invitation',
  VERIFY_EMAIL: 'Address to confirm',
  EMAIL_CHANGED: 'Address changed',
  PASSWORD_RESET: 'New password',
  PASSWORD_CHANGED: 'Password changed',
  ACCOUNT_CLOSED: 'Account closed',
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
    return 'This message holds a link into the account of somebody else, so only they may read it. Once a mail server is set, send it again and it reaches them.';
  return status === 'SENT'
    ? 'This message held a link for its reader alone, so its text was not kept.'
    : 'This message has no text: it is written when it is sent, and one with a link for its reader alone is never kept.';
}
