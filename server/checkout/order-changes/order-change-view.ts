import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ChangeMoney, RefusedBecause } from '../../../rules/orders/change-money.js';
import { Order, toOrder } from '../../orders/order-view.js';
import { registerEnum } from '../../shared/api/enums.js';
import { Money, money } from '../../shared/money.js';
import { Checkout, toCheckout } from '../checkout-view.js';
import type { DecidedChange } from './decide-change.js';
import type { AppliedChange, ChangeOptions } from './order-change.service.js';

const ChangeKinds = registerEnum<ChangeMoney['kind']>('ChangeKind', 'What a change means for the money.', {
  free: 'Nothing moves.',
  refund: 'Money goes back.',
  extra: 'Something is to be paid first; the change is made when it is.',
  refused: 'It cannot be made by the customer.',
});
const Refusals = registerEnum<RefusedBecause>(
  'ChangeRefusal',
  'Why an order cannot be changed by its customer.',
  {
    tooLate: 'The collection date begins within 24 hours, or has begun.',
    underWay: 'It has been collected.',
    cancelled: 'It is cancelled.',
    unpaid: 'It is not paid.',
  },
);

@ObjectType({ description: 'What goes back to one card.' })
class CardRefund {
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field({ description: 'Lower case, such as visa; empty when the payment was not by card.' })
  cardBrand: string;
  @Field({ description: 'The last four digits; empty when the payment was not by card.' }) cardLast4: string;
}

@ObjectType({ description: 'What changing or cancelling an order would do now. Nothing is done by asking.' })
export class ChangePreview {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field(() => ChangeKinds, { description: 'What it means for the money.' }) kind: ChangeMoney['kind'];
  @Field(() => Refusals, { nullable: true, description: 'Why it cannot be done; null when it can.' })
  reason: RefusedBecause | null;
  @Field(() => Money, { description: 'What goes back in all; 0 unless it is a refund.' }) refund: Money;
  @Field(() => Money, { description: 'What is to be paid; 0 unless it is an extra payment.' }) extra: Money;
  @Field(() => [CardRefund], { description: 'What goes back to which card.' }) cards: CardRefund[];
  @Field(() => [String], { description: 'What becomes different, in sentences; empty for a cancellation.' })
  changes: string[];
  @Field(() => Date, {
    nullable: true,
    description: 'The first moment that is too late; null while no collection date is agreed.',
  })
  deadline: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'The same once the change is made; null for a cancellation, or without a date.',
  })
  deadlineAfter: Date | null;
  @Field(() => Int, { description: 'The version of the order that it was worked out for.' }) version: number;
}

@ObjectType({ description: 'Whether and until when an order can be changed by its customer.' })
export class OrderChangeOptions {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field({ description: 'Whether it can be changed and cancelled now.' }) isOpen: boolean;
  @Field(() => Refusals, { nullable: true, description: 'Why not; null when it can.' })
  reason: RefusedBecause | null;
  @Field(() => Date, {
    nullable: true,
    description: 'The first moment that is too late; null while no collection date is agreed.',
  })
  deadline: Date | null;
  @Field(() => Int, { description: 'The version of the order.' }) version: number;
  @Field(() => Checkout, { nullable: true, description: 'The change that waits for its extra payment.' })
  waiting: Checkout | null;
}

@ObjectType({ description: 'What applying a change came to.' })
export class AppliedOrderChange {
  @Field(() => Order, { description: 'The order; changed already, unless there is something to pay.' })
  order: Order;
  @Field(() => Checkout, {
    nullable: true,
    description: 'What is to be paid before the change is made; null when it is made.',
  })
  checkout: Checkout | null;
}

/** What would happen, as GraphQL shows it. */
export function toChangePreview(decided: DecidedChange): ChangePreview {
  const { orderId, kind, reason, refundPence, extraPence, cards, words, deadline, deadlineAfter, version } =
    decided;
  return {
    ...{ orderId, kind, reason, deadline, deadlineAfter, version },
    refund: money(refundPence),
    extra: money(extraPence),
    changes: [...words],
    cards: cards.map(({ amountPence, card }) => ({
      amount: money(amountPence),
      cardBrand: card.brand,
      cardLast4: card.last4,
    })),
  };
}

/** Whether an order can be changed, as GraphQL shows it. */
export function toChangeOptions({ waiting, ...options }: ChangeOptions): OrderChangeOptions {
  return { ...options, waiting: waiting && toCheckout(waiting) };
}

/** What was done, as GraphQL shows it. */
export function toAppliedChange({ order, checkout }: AppliedChange): AppliedOrderChange {
  return { order: toOrder(order), checkout: checkout && toCheckout(checkout) };
}
