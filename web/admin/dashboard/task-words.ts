import type { TaskKind } from '../../gql';
import type { BadgeTone } from '../../ui/Badge';

interface TaskWords {
  readonly title: string;
  /** What its moment is. */
  readonly at: string;
  readonly tone: BadgeTone;
  /** Where all of them are listed, once that page exists. */
  readonly list?: { readonly page: string; readonly to: string; readonly words: string };
}

/** How each kind of task is told. */
export const TASK_WORDS: Readonly<Record<TaskKind, TaskWords>> = {
  payment_review: { title: 'Payments to review', at: 'Since', tone: 'bad' },
  refund_to_send: { title: 'Refunds to send by bank transfer', at: 'Asked for', tone: 'bad' },
  unanswered_messages: { title: 'Unanswered messages', at: 'Waiting since', tone: 'warn' },
  no_collection_date: { title: 'Paid without a collection date', at: 'Booked', tone: 'warn' },
  failed_email: {
    title: 'E-mails that failed',
    at: 'Asked for',
    tone: 'bad',
    list: { page: '/admin/mailbox', to: '/admin/mailbox?status=failed', words: 'Open the mailbox' },
  },
  expiring_quote: { title: 'Quotes about to expire', at: 'Holds until', tone: 'neutral' },
};
