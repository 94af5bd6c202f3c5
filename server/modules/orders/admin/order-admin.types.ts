import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../../platform/api/result-union.js';
import { Money, money } from '../../../platform/values/money.js';
import { OrderActor } from '../order-actor.js';
import { Order, toOrder } from '../order-view.js';
import type { BulkOutcome } from './change-statuses.js';
import type { CancelPreview } from './order-admin.service.js';

@ObjectType({ description: 'An event of an order since it was read.' })
class OrderChangeSince {
  @Field(() => Int, { description: 'The version it made.' }) version: number;
  @Field({ description: 'When, ISO 8601 in UTC.' }) at: string;
  @Field(() => OrderActor, { description: 'Who did it.' }) by: OrderActor;
  @Field({ description: 'A short description.' }) what: string;
}

@ObjectType({ implements: UserError, description: 'One of many orders, which did not change.' })
class RefusedOrder extends UserError {
  @Field(() => ID, { description: 'The order.' }) id: string;
  @Field(() => String, { nullable: true, description: 'Its number; null when there is no such order.' })
  number: string | null;
  @Field(() => [OrderChangeSince], {
    description: 'What has happened since it was read; empty unless that is the reason.',
  })
  changes: OrderChangeSince[];
}

@ObjectType({ description: 'The result for each of many orders.' })
export class ChangedStatuses {
  @Field(() => [Order], { description: 'Orders that now have the status.' }) changed: Order[];
  @Field(() => [RefusedOrder], { description: 'Orders that did not change.' }) refused: RefusedOrder[];
}

@ObjectType({ description: 'The refund of one payment.' })
class CancelledPayment {
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field({ description: 'Lower case, such as visa; empty when the payment was not by card.' })
  cardBrand: string;
  @Field({ description: 'The last four digits; empty when the payment was not by card.' }) cardLast4: string;
}

@ObjectType({ description: 'Preview of cancelling an order by staff. Nothing is changed.' })
export class StaffCancelPreview {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field({ description: 'Its number.' }) number: string;
  @Field(() => Int, { description: 'The version of the order it was calculated for.' }) version: number;
  @Field({ description: 'Whether it is already cancelled; then nothing more is refunded.' })
  isCancelled: boolean;
  @Field(() => Money, { description: 'The total refund; send its pence as `expectedRefund`.' })
  refund: Money;
  @Field(() => [CancelledPayment], { description: 'The refund of each payment.' })
  payments: CancelledPayment[];
}

/** The outcome of `setStatuses` or `undoStatuses` as GraphQL shows it. */
export function toChangedStatuses({ changed, refused }: BulkOutcome): ChangedStatuses {
  return {
    changed: changed.map(toOrder),
    refused: refused.map((order) => ({ ...order, changes: [...order.changes] })),
  };
}

/** The preview of a cancellation as GraphQL shows it. */
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
