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
  'Whether a change costs extra or is refunded.',
  {
    free: 'Nothing to pay and nothing to refund.',
    refund: 'A part is refunded.',
    extra: 'An extra payment comes first; the change is applied once it is paid.',
    refused: 'The customer cannot make it.',
  },
);
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

@ObjectType({ description: 'The refund to one card.' })
class CardRefund {
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field({ description: 'Lower case, such as visa; empty when the payment was not by card.' })
  cardBrand: string;
  @Field({ description: 'The last four digits; empty when the payment was not by card.' }) cardLast4: string;
}

@ObjectType({ description: 'Preview of changing or cancelling an order. Nothing is changed.' })
export class ChangePreview {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field(() => ChangeKinds, { description: 'Whether it costs extra or is refunded.' })
  kind: ChangeMoney['kind'];
  @Field(() => Refusals, { nullable: true, description: 'Why it cannot be done; null when it can.' })
  reason: RefusedBecause | null;
  @Field(() => Money, { description: 'The total refund; 0 unless `kind` is a refund.' }) refund: Money;
  @Field(() => Money, {
    description: "What isn't refunded because the customer's bank disputes its payment; the bank decides.",
  })
  held: Money;
  @Field(() => Money, { description: 'The extra payment; 0 unless `kind` is one.' }) extra: Money;
  @Field(() => [CardRefund], { description: 'The refund to each card.' }) cards: CardRefund[];
  @Field(() => [String], { description: 'What changes, in sentences; empty for a cancellation.' })
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

@ObjectType({ description: 'Whether and until when an order can be changed by its customer.' })
export class OrderChangeOptions {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field({ description: 'Whether it can be changed and cancelled now.' }) isOpen: boolean;
  @Field(() => Refusals, { nullable: true, description: 'Why not; null when it can.' })
  reason: RefusedBecause | null;
  @Field(() => Date, {
    nullable: true,
    description: 'The deadline; null while no collection date is agreed.',
  })
  deadline: Date | null;
  @Field(() => Int, { description: 'The version of the order.' }) version: number;
  @Field({
    description: 'Whether you change it as staff: with a reason, and its customer pays what it costs more.',
  })
  isByStaff: boolean;
  @Field(() => Checkout, { nullable: true, description: 'The change that waits for its extra payment.' })
  waiting: Checkout | null;
}

@ObjectType({ description: 'The result of applying a change.' })
export class AppliedOrderChange {
  @Field(() => Order, { description: 'The order; already changed, unless there is something to pay.' })
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
