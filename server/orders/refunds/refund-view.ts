import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../shared/api/enums.js';
import { Money, money } from '../../shared/money.js';
import type { StoredOrder, StoredRefund } from '../order.store.js';

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const RefundStatuses = enumOf<RefundStatus>(REFUND_STATUSES);
registerEnumType(RefundStatuses, {
  name: 'RefundStatus',
  description: 'How giving money back stands.',
  valuesConfig: {
    pending: { description: 'Asked for; the provider has not confirmed it yet.' },
    succeeded: { description: 'Confirmed by the provider.' },
    failed: { description: 'Refused by the provider, or sent back by the bank; staff have been told.' },
  },
});

@ObjectType({ description: 'Money that goes back the way an order was paid.' })
export class OrderRefund {
  @Field(() => RefundStatuses, { description: 'How it stands.' }) status: RefundStatus;
  @Field(() => Money, { description: 'What goes back.' }) amount: Money;
  @Field(() => Date, { description: 'When it was asked for.' }) createdAt: Date;
}

/** A refund as GraphQL shows it. */
export function toOrderRefund({ amountPence, createdAt, ...refund }: StoredRefund): OrderRefund {
  return { status: refundStatus(refund), amount: money(amountPence), createdAt: new Date(createdAt) };
}

/** The provider's word in ours. */
export function refundStatus({ providerStatus }: Pick<StoredRefund, 'providerStatus'>): RefundStatus {
  if (providerStatus === 'succeeded') return 'succeeded';
  return ['failed', 'canceled', 'refused'].includes(providerStatus ?? '') ? 'failed' : 'pending';
}

/** The refund that matters of an order: the latest. */
export function latestRefund({ refunds }: Pick<StoredOrder, 'refunds'>): StoredRefund | null {
  return refunds.at(-1) ?? null;
}
