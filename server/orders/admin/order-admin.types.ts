import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Money, money } from '../../shared/money.js';
import { OrderActor } from '../order-actor.js';
import { AdminOrderRow, toAdminOrderRow } from './admin-orders.types.js';
import type { BulkOutcome } from './change-statuses.js';
import type { CancelPreview } from './order-admin.service.js';

@ObjectType({ description: 'Something that happened to an order since somebody looked at it.' })
class OrderChangeSince {
  @Field(() => Int, { description: 'The version it made.' }) version: number;
  @Field({ description: 'When, ISO 8601 in UTC.' }) at: string;
  @Field(() => OrderActor, { description: 'Who did it.' }) by: OrderActor;
  @Field({ description: 'What it was, in a few words.' }) what: string;
}

@ObjectType({ description: 'One of many orders, which stayed as it was.' })
class RefusedOrder {
  @Field(() => ID, { description: 'The order.' }) id: string;
  @Field(() => String, { nullable: true, description: 'Its number; null when there is no such order.' })
  number: string | null;
  @Field({ description: 'Why, as an error code.' }) code: string;
  @Field({ description: 'Why, in words.' }) message: string;
  @Field(() => [OrderChangeSince], {
    description: 'What has happened since it was looked at; empty unless that is why.',
  })
  changes: OrderChangeSince[];
}

@ObjectType({ description: 'What became of many orders.' })
export class ChangedStatuses {
  @Field(() => [AdminOrderRow], { description: 'Those that have the status now.' }) changed: AdminOrderRow[];
  @Field(() => [RefusedOrder], { description: 'Those that stayed as they were.' }) refused: RefusedOrder[];
}

@ObjectType({ description: 'What goes back of one payment.' })
class CancelledPayment {
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field({ description: 'Lower case, such as visa; empty when the payment was not by card.' })
  cardBrand: string;
  @Field({ description: 'The last four digits; empty when the payment was not by card.' }) cardLast4: string;
}

@ObjectType({ description: 'What cancelling an order by staff would do now. Nothing is done by asking.' })
export class StaffCancelPreview {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field({ description: 'Its number.' }) number: string;
  @Field(() => Int, { description: 'The version of the order that it was worked out for.' }) version: number;
  @Field({ description: 'Whether it is cancelled already; then nothing goes back any more.' })
  isCancelled: boolean;
  @Field(() => Money, { description: 'What goes back in all; its pence are sent back as `expectedRefund`.' })
  refund: Money;
  @Field(() => [CancelledPayment], { description: 'What goes back of which payment.' })
  payments: CancelledPayment[];
}

/** What became of many orders, as GraphQL shows it. */
export function toChangedStatuses({ changed, refused }: BulkOutcome): ChangedStatuses {
  return {
    changed: changed.map(toAdminOrderRow),
    refused: refused.map((order) => ({ ...order, changes: [...order.changes] })),
  };
}

/** What cancelling would do, as GraphQL shows it. */
export function toStaffCancelPreview({
  order,
  leftPence,
  parts,
  payments,
}: CancelPreview): StaffCancelPreview {
  return {
    ...{ orderId: order.id, number: order.number, version: order.version },
    isCancelled: order.status === 'cancelled',
    refund: money(leftPence),
    payments: parts.map(({ paymentIntent, amountPence }) => {
      const card = payments.find((payment) => payment.paymentIntent === paymentIntent)?.card;
      return { amount: money(amountPence), cardBrand: card?.brand ?? '', cardLast4: card?.last4 ?? '' };
    }),
  };
}
