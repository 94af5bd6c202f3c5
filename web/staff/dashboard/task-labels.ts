import { constantCase } from '../../../rules/enum-case';
import type { EmailKind, TaskKind } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';
import { KIND_LABELS } from '../mailbox/mailbox-labels';
import { orderPath, quotePath } from '../ui/order-path';
import type { TaskItemsFragment } from './TaskItems.generated';

/** One task. */
export type TaskItem = TaskItemsFragment;

interface TaskLabels {
  readonly title: string;
  /** The meaning of its date. */
  readonly at: string;
  /** Its date is a day. */
  readonly isDay?: boolean;
  readonly tone: BadgeTone;
  /** Where a task is done; null when that is here. */
  readonly to: (item: TaskItem) => string | null;
  /** Where all of them are listed. */
  readonly list?: { readonly to: string; readonly label: string };
}

const toOrder = ({ orderId }: TaskItem) => orderId && orderPath(orderId);

/** The labels of each kind of task, and where it is done. */
export const TASK_LABELS: Readonly<Record<TaskKind, TaskLabels>> = {
  PAYMENT_ISSUE: {
    title: 'Payments to review',
    at: 'Since',
    tone: 'bad',
    to: () => '/admin/reviews',
    list: { to: '/admin/reviews', label: 'Open the payments to review' },
  },
  REFUND_TO_SEND: {
    title: 'Refunds to send by bank transfer',
    at: 'Requested',
    tone: 'bad',
    to: toOrder,
  },
  REFUND_REQUEST: {
    title: 'Refunds that need a second person',
    at: 'Asked for',
    tone: 'bad',
    to: toOrder,
    list: { to: '/admin/reviews', label: 'Open the payments to review' },
  },
  UNANSWERED_MESSAGES: {
    title: 'Unanswered messages',
    at: 'Waiting since',
    tone: 'warn',
    to: ({ orderId }) => orderId && `${orderPath(orderId)}#messages`,
  },
  MISSED_COLLECTION: {
    title: 'Missed collections',
    at: 'Collection was on',
    isDay: true,
    tone: 'bad',
    to: toOrder,
    list: { to: '/admin/orders?attention=MISSED_COLLECTION', label: 'Open these orders' },
  },
  LATE_DELIVERY: {
    title: 'Late deliveries',
    at: 'Promised by',
    isDay: true,
    tone: 'bad',
    to: toOrder,
    list: { to: '/admin/orders?attention=LATE_DELIVERY', label: 'Open these orders' },
  },
  PAPERS_TO_CHECK: {
    title: 'Papers to check',
    at: 'Sent',
    tone: 'warn',
    to: ({ orderId }) => orderId && `${orderPath(orderId)}#papers`,
  },
  NO_COLLECTION_DATE: {
    title: 'Paid without a collection date',
    at: 'Booked',
    tone: 'warn',
    to: toOrder,
    list: {
      to: '/admin/orders?status=PROCESSING&payment=PAID&collection=none',
      label: 'Open these orders',
    },
  },
  NO_DELIVERY_STREET: {
    title: 'Paid without a delivery street',
    at: 'Booked',
    tone: 'warn',
    to: toOrder,
  },
  FAILED_EMAIL: {
    title: 'Failed emails',
    at: 'Requested',
    tone: 'bad',
    to: ({ id }) => `/admin/mailbox?status=FAILED&message=${id}`,
    list: { to: '/admin/mailbox?status=FAILED', label: 'Open the mailbox' },
  },
  UNSENT_EMAIL: {
    title: 'Emails not sent',
    at: 'Requested',
    tone: 'bad',
    to: ({ id }) => `/admin/mailbox?status=KEPT&message=${id}`,
    list: { to: '/admin/mailbox?status=KEPT', label: 'Open the mailbox' },
  },
  REQUEST: {
    title: 'Requests to answer',
    at: 'Waiting since',
    tone: 'warn',
    to: ({ id }) => `/admin/requests/${id}`,
    list: { to: '/admin/requests?waiting=0', label: 'Open the requests that wait' },
  },
  EXPIRING_QUOTE: {
    title: 'Quotes about to expire',
    at: 'Holds until',
    tone: 'neutral',
    to: ({ title }) => quotePath(title),
    list: { to: '/admin/quotes?state=EXPIRING', label: 'Open these quotes' },
  },
};

/** The title of a task; for an email without a subject, its kind. */
export function taskTitle(kind: TaskKind, { title }: TaskItem): string {
  return (kind.endsWith('_EMAIL') && KIND_LABELS[constantCase(title) as EmailKind]) || title;
}
