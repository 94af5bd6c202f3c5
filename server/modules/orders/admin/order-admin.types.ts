import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../../platform/api/result-union.js';
import { Money, money } from '../../../platform/values/money.js';
import { OrderActor } from '../order-actor.js';
import { Order, toOrderOfList } from '../order-view.js';
import type { BulkOutcome } from './change-statuses.js';
import type { CancelPreview } from './order-admin.service.js';

@ObjectType({ description: 'An event of an order since its version was read.' })
class OrderChangeSince {
  @Field(() => Int, { description: 'Version of the order after it.' }) version: number;
  @Field({ description: 'When it happened, ISO 8601 in UTC.' }) at: string;
  @Field(() => OrderActor, { description: 'Who caused it.' }) by: OrderActor;
  @Field({ description: 'A short description of the event.' }) what: string;
}

@ObjectType({ implements: UserError, description: 'An order whose status did not change.' })
export class RefusedOrder extends UserError {
  @Field(() => ID, { description: 'Id of the order.' }) id: string;
  @Field(() => String, { nullable: true, description: 'Order number; null when there is no such order.' })
  number: string | null;
  @Field(() => [OrderChangeSince], {
    description: 'The events since its version was read; empty unless they are the reason.',
  })
  changes: OrderChangeSince[];
}

@ObjectType({ description: 'Result of setting the status of many orders.' })
export class ChangedStatuses {
  @Field(() => [Order], { description: 'The orders that now have the status.' }) changed: Order[];
  @Field(() => [RefusedOrder], { description: 'The orders that did not change.' }) refused: RefusedOrder[];
}

@ObjectType({ description: 'The refund of one payment.' })
class CancelledPayment {
  @Field(() => Money, { description: 'The refunded amount.' }) amount: Money;
  @Field({ description: 'Card brand in lower case, such as visa; empty for other payments.' })
  cardBrand: string;
  @Field({ description: 'Last four digits of the card; empty for other payments.' }) cardLast4: string;
}

@ObjectType({ description: 'A preview of cancelling an order by staff. It changes nothing.' })
export class StaffCancelPreview {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field({ description: 'Number of the order.' }) number: string;
  @Field(() => Int, { description: 'The version of the order it was calculated for.' }) version: number;
  @Field({ description: 'Whether the order is already cancelled, so that nothing more is refunded.' })
  isCancelled: boolean;
  @Field(() => Money, { description: 'The total refund; send its pence as `expectedRefund`.' })
  refund: Money;
  @Field(() => [CancelledPayment], { description: 'The refund of each payment.' })
  payments: CancelledPayment[];
}

/** The outcome of `setStatuses` or `undoStatuses` as GraphQL shows it. */
export function toChangedStatuses({ changed, refused }: BulkOutcome): ChangedStatuses {
  return {
    changed: changed.map(toOrderOfList),
    refused: toRefused(refused),
  };
}

/** Refused orders as GraphQL shows them. */
export function toRefused(refused: BulkOutcome['refused']): RefusedOrder[] {
  return refused.map((order) => ({ ...order, changes: [...order.changes] }));
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
