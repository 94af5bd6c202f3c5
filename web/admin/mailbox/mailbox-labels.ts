/** Labels of the mailbox. */
import type { EmailStatus } from '../../apollo/schema.generated';
import type { BadgeTone } from '../../ui/Badge';
import type { MailboxRowFragment } from './mailbox.generated';

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

/** Labels of message kinds, by their names on the server. */
export const KIND_LABELS: Readonly<Record<string, string>> = {
  'order-details': 'Order confirmation',
  'order-changed': 'Order changed',
  'status-change': 'Order status',
  'collection-reminder': 'Collection reminder',
  'payment-problem': 'Card refused',
  refund: 'Refund',
  'message-copy': 'Conversation',
  quote: 'Quote',
  welcome: 'Welcome',
  invitation: 'Invitation',
  'verify-email': 'Address to confirm',
  'email-changed': 'Address changed',
  'password-reset': 'New password',
  'password-changed': 'Password changed',
  'account-closed': 'Account closed',
};

/** The label of a kind; for an unknown one, its name. */
export function kindLabel(kind: string): string {
  const label = kind.replaceAll('-', ' ');
  return KIND_LABELS[kind] ?? label.charAt(0).toUpperCase() + label.slice(1);
}

/** A message's title: its subject, or its kind before it was written. */
export function titleOf({ subject, kind }: Pick<MailboxRowFragment, 'subject' | 'kind'>): string {
  return subject || kindLabel(kind);
}

/** "1 message", "1,204 messages". */
export function messageCount(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'message' : 'messages'}`;
}

/** Why a message has no text. */
export function noTextMessage(status: EmailStatus): string {
  if (status === 'KEPT')
    return 'This message holds a link into the account of somebody else, so only they may read it. Once a mail server is set, send it again and it reaches them.';
  return status === 'SENT'
    ? 'This message held a link for its reader alone, so its text was not kept.'
    : 'This message has no text: it is written when it is sent, and one with a link for its reader alone is never kept.';
}
