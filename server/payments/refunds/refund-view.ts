import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/api/enums.js';
import { Money, money } from '../../shared/money.js';
import { type RefundChannel, type RefundStatus } from './refund-status.js';

export const RefundStatuses = registerEnum<RefundStatus>(
  'RefundStatus',
  'The status of a refund, for staff.',
  {
    requested: 'Waits for the card provider, or for staff to send it by bank transfer.',
    processing: 'Accepted by the card provider, and not confirmed by the bank.',
    succeeded: 'Confirmed.',
    refused: 'Refused by the card provider; retried every day.',
    failed: 'Returned by the bank; staff have to refund it again.',
    cancelled: 'Cancelled, because the payment was reversed.',
  },
);

export const RefundChannels = registerEnum<RefundChannel>('RefundChannel', 'The channel of a refund.', {
  provider: 'Through the card provider, by the shop itself.',
  dashboard: "By staff in the card provider's dashboard.",
  bank_transfer: 'By bank transfer, sent by staff.',
});

export const REFUND_PROGRESS = ['pending', 'succeeded', 'failed', 'cancelled'] as const;
/** How a refund stands, for its customer. */
export type RefundProgress = (typeof REFUND_PROGRESS)[number];

export const RefundProgresses = registerEnum<RefundProgress>(
  'RefundProgress',
  'The status of a refund, for the customer.',
  {
    pending: 'Requested; the provider has not confirmed it yet.',
    succeeded: 'Confirmed by the provider.',
    failed: 'Refused by the provider, or returned by the bank; staff have been notified.',
    cancelled: 'Cancelled, because the payment was reversed.',
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

@ObjectType({ description: "A refund of an order's payment." })
export class OrderRefund {
  @Field(() => RefundProgresses, { description: 'Its status.' }) status: RefundProgress;
  @Field(() => Money, { description: 'The refunded amount.' }) amount: Money;
  @Field(() => Date, { description: 'When it was requested.' }) createdAt: Date;
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
