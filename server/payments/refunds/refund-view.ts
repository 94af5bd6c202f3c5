import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../shared/api/enums.js';
import { Money, money } from '../../shared/money.js';
import { REFUND_CHANNELS, REFUND_STATUSES, type RefundChannel, type RefundStatus } from './refund-status.js';

export const RefundStatuses = enumOf<RefundStatus>(REFUND_STATUSES);
registerEnumType(RefundStatuses, {
  name: 'RefundStatus',
  description: 'How a refund stands, for staff.',
  valuesConfig: {
    requested: { description: 'Waits for the card provider, or for staff to send it by bank transfer.' },
    processing: { description: 'Taken on by the card provider, and not confirmed by the bank.' },
    succeeded: { description: 'The customer has the money.' },
    refused: { description: 'Refused by the card provider; tried again every day.' },
    failed: { description: 'Sent back by the bank; staff give it again.' },
    cancelled: { description: 'Not to be done any more, because the payment was reversed.' },
  },
});

export const RefundChannels = enumOf<RefundChannel>(REFUND_CHANNELS);
registerEnumType(RefundChannels, {
  name: 'RefundChannel',
  description: 'How a refund goes back.',
  valuesConfig: {
    provider: { description: 'Through the card provider, by the shop itself.' },
    dashboard: { description: "By a person in the card provider's dashboard." },
    bank_transfer: { description: 'By bank transfer, sent by staff.' },
  },
});

export const REFUND_PROGRESS = ['pending', 'succeeded', 'failed', 'cancelled'] as const;
/** How a refund stands, for its customer. */
export type RefundProgress = (typeof REFUND_PROGRESS)[number];

export const RefundProgresses = enumOf<RefundProgress>(REFUND_PROGRESS);
registerEnumType(RefundProgresses, {
  name: 'RefundProgress',
  description: 'How a refund stands, for the customer.',
  valuesConfig: {
    pending: { description: 'Asked for; the provider has not confirmed it yet.' },
    succeeded: { description: 'Confirmed by the provider.' },
    failed: { description: 'Refused by the provider, or sent back by the bank; staff have been notified.' },
    cancelled: { description: 'Not to be done any more, because the payment was reversed.' },
  },
});

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
