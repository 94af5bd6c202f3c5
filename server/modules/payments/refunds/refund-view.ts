import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { MoneyField } from '../../../platform/values/money.js';
import type { Refund } from './refund.entity.js';
import type { RefundStatus } from './refund-status.js';

export const REFUND_PROGRESS = ['pending', 'succeeded', 'failed', 'cancelled'] as const;
/** The status of a refund, for its customer. */
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

@ObjectType({ description: "A refund of an order's payment." })
export class OrderRefund {
  @Field(() => RefundProgresses, { description: 'Its status.' }) status: RefundProgress;
  @MoneyField('amount', { description: 'The refunded amount.' }) amountPence: number;
  @Field(() => Date, { description: 'When it was requested.' }) createdAt: Date;
}

/** A refund of an order, as its customer sees it. */
export function toOrderRefund(refund: Pick<Refund, 'amountPence' | 'createdAt' | 'status'>): OrderRefund {
  return { ...refund, status: refundProgress(refund) };
}

const PROGRESS: Readonly<Record<RefundStatus, RefundProgress>> = {
  requested: 'pending',
  processing: 'pending',
  succeeded: 'succeeded',
  refused: 'failed',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Converts the status of a refund for its customer. */
export function refundProgress({ status }: Pick<Refund, 'status'>): RefundProgress {
  return PROGRESS[status];
}

/** The latest refund of an order that was not cancelled. */
export function latestRefund<One extends Pick<Refund, 'status'>>({
  refunds,
}: {
  readonly refunds: readonly One[];
}): One | null {
  return refunds.findLast(({ status }) => status !== 'cancelled') ?? null;
}
