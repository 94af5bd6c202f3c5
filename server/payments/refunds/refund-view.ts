import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/api/enums.js';
import { Money, money } from '../../shared/money.js';
import { type RefundChannel, type RefundStatus } from './refund-status.js';

export const RefundStatuses = registerEnum<RefundStatus>('RefundStatus', 'How a refund stands, for staff.', {
  requested: 'Waits for the card provider, or for staff to send it by bank transfer.',
  processing: 'Taken on by the card provider, and not confirmed by the bank.',
  succeeded: 'The customer has the money.',
  refused: 'Refused by the card provider; tried again every day.',
  failed: 'Sent back by the bank; staff give it again.',
  cancelled: 'Not to be done any more, because the payment was reversed.',
});

export const RefundChannels = registerEnum<RefundChannel>('RefundChannel', 'How a refund goes back.', {
  provider: 'Through the card provider, by the shop itself.',
  dashboard: "By a person in the card provider's dashboard.",
  bank_transfer: 'By bank transfer, sent by staff.',
});

export const REFUND_PROGRESS = ['pending', 'succeeded', 'failed', 'cancelled'] as const;
/** How a refund stands, for its customer. */
export type RefundProgress = (typeof REFUND_PROGRESS)[number];

export const RefundProgresses = registerEnum<RefundProgress>(
  'RefundProgress',
  'How a refund stands, for the customer.',
  {
    pending: 'Asked for; the provider has not confirmed it yet.',
    succeeded: 'Confirmed by the provider.',
    failed: 'Refused by the provider, or sent back by the bank; staff have been notified.',
    cancelled: 'Not to be done any more, because the payment was reversed.',
  },
);

/** A refund of an order as it is read for its customer. */
export interface StoredRefund {
  /** The payment it is a refund of. */
  readonly paymentIntent: string;
  readonly amountPence: number;
  /** Why it was requested. */
  readonly reason: string;
  readonly status: RefundStatus;
  readonly channel: RefundChannel;
  readonly createdAt: string;
}

@ObjectType({ description: 'Money that goes back the way an order was paid.' })
export class OrderRefund {
  @Field(() => RefundProgresses, { description: 'How it stands.' }) status: RefundProgress;
  @Field(() => Money, { description: 'What goes back.' }) amount: Money;
  @Field(() => Date, { description: 'When it was asked for.' }) createdAt: Date;
}

/** A refund as GraphQL shows it to its customer. */
export function toOrderRefund({ amountPence, createdAt, status }: StoredRefund): OrderRefund {
  return { status: refundProgress({ status }), amount: money(amountPence), createdAt: new Date(createdAt) };
}

const PROGRESS: Readonly<Record<RefundStatus, RefundProgress>> = {
  requested: 'pending',
  processing: 'pending',
  succeeded: 'succeeded',
  refused: 'failed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** How a refund stands, for its customer. */
export function refundProgress({ status }: Pick<StoredRefund, 'status'>): RefundProgress {
  return PROGRESS[status];
}

/** The refund that matters of an order: the latest that was not cancelled. */
export function latestRefund<Refund extends Pick<StoredRefund, 'status'>>({
  refunds,
}: {
  readonly refunds: readonly Refund[];
}): Refund | null {
  return refunds.findLast(({ status }) => status !== 'cancelled') ?? null;
}
