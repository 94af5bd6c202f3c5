import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ChangeMoney, RefusedBecause } from '../../../../rules/orders/change-money.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { Money, money } from '../../../platform/values/money.js';
import { Order, toOrder } from '../../orders/order-view.js';
import { Checkout, toCheckout } from '../checkout-view.js';
import type { DecidedChange } from './decide-change.js';
import type { AppliedChange, ChangeOptions } from './order-change.service.js';

const ChangeKinds = registerEnum<ChangeMoney['kind']>(
  'ChangeKind',
  'Whether an order change costs extra or is refunded.',
  {
    free: 'Nothing to pay and nothing to refund.',
    refund: 'Part of the price is refunded.',
    extra: 'An extra payment is due; the change is applied once it is paid.',
    refused: 'The customer cannot make the change.',
  },
);
const Refusals = registerEnum<RefusedBecause>('ChangeRefusal', 'Why an order cannot be changed.', {
  tooLate: 'The collection day begins within 24 hours or has begun.',
  underWay: 'The shipment has been collected.',
  cancelled: 'The order is cancelled.',
  unpaid: 'The order is not paid.',
});

@ObjectType({ description: 'The refund to one card.' })
class CardRefund {
  @Field(() => Money, { description: 'The refunded amount.' }) amount: Money;
  @Field({ description: 'Card brand in lower case, such as visa; empty for other payments.' })
  cardBrand: string;
  @Field({ description: 'Last four digits of the card; empty for other payments.' }) cardLast4: string;
}

@ObjectType({ description: 'A preview of changing or cancelling an order. It changes nothing.' })
export class ChangePreview {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field(() => ChangeKinds, { description: 'Whether it costs extra or is refunded.' })
  kind: ChangeMoney['kind'];
  @Field(() => Refusals, { nullable: true, description: 'Why the change is refused; null when it is not.' })
  reason: RefusedBecause | null;
  @Field(() => Money, { description: 'The total refund; 0 unless `kind` is REFUND.' }) refund: Money;
  @Field(() => Money, {
    description: "Amount not refunded because the customer's bank disputes its payment.",
  })
  held: Money;
  @Field(() => Money, { description: 'The extra payment; 0 unless `kind` is EXTRA.' }) extra: Money;
  @Field(() => [CardRefund], { description: 'The refund to each card.' }) cards: CardRefund[];
  @Field(() => [String], { description: 'The changes as sentences; empty for a cancellation.' })
  changes: string[];
  @Field(() => Date, {
    nullable: true,
    description: 'The deadline; null while no collection date is agreed.',
  })
  deadline: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'The deadline after the change; null for a cancellation, or without a date.',
  })
  deadlineAfter: Date | null;
  @Field(() => Int, { description: 'The version of the order it was calculated for.' }) version: number;
}

@ObjectType({ description: 'Whether and until when a customer can change an order.' })
export class OrderChangeOptions {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field({ description: 'Whether the order can be changed and cancelled now.' }) isOpen: boolean;
  @Field(() => Refusals, { nullable: true, description: 'Why it cannot be changed; null when it can.' })
  reason: RefusedBecause | null;
  @Field(() => Date, {
    nullable: true,
    description: 'The deadline; null while no collection date is agreed.',
  })
  deadline: Date | null;
  @Field(() => Int, { description: 'The version of the order.' }) version: number;
  @Field({ description: 'Whether you change it as staff: with a reason, and the customer pays any extra.' })
  isByStaff: boolean;
  @Field(() => Checkout, { nullable: true, description: 'A change that waits for its extra payment.' })
  waiting: Checkout | null;
}

@ObjectType({ description: 'The result of applying a change.' })
export class AppliedOrderChange {
  @Field(() => Order, { description: 'The order; changed already, unless there is an extra payment.' })
  order: Order;
  @Field(() => Checkout, {
    nullable: true,
    description: 'The extra payment to make before the change is applied; null when it is applied.',
  })
  checkout: Checkout | null;
}

/** The preview of a change as GraphQL shows it. */
export function toChangePreview(decided: DecidedChange): ChangePreview {
  const {
    orderId,
    kind,
    reason,
    refundPence,
    heldPence,
    extraPence,
    cards,
    words,
    deadline,
    deadlineAfter,
    version,
  } = decided;
  return {
    ...{ orderId, kind, reason, deadline, deadlineAfter, version },
    refund: money(refundPence),
    held: money(heldPence),
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

/** An applied change as GraphQL shows it. */
export function toAppliedChange({ order, checkout }: AppliedChange): AppliedOrderChange {
  return { order: toOrder(order), checkout: checkout && toCheckout(checkout) };
}
