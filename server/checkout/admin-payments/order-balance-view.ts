import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PaymentStatus } from '../../orders/order.entity.js';
import { PaymentStatuses } from '../../orders/order-view.js';
import type { DisputeView } from '../../payments/gateway/payment-gateway.js';
import type { RefundChannel, RefundStatus } from '../../payments/refunds/refund-status.js';
import { RefundChannels, RefundStatuses } from '../../payments/refunds/refund-view.js';
import { registerEnum } from '../../shared/api/enums.js';
import { CalendarDate } from '../../shared/api/scalars.js';
import { Money, money } from '../../shared/money.js';
import { type MoneyRefund, type OrderMoneyFigures, type PaymentCorrection } from './order-balance.js';
import type { StoredDispute, StoredMoneyPayment, UnlinkedRefund } from './order-balance.store.js';

export type PaymentMethodName = 'card' | 'bankTransfer';

/** The method of a refund that staff recorded as sent. */
export const SENT_METHOD_TEXT =
  "How it was sent; `CARD`: in the card provider's dashboard, and the provider is asked whether it was.";

export const PaymentMethods = registerEnum<PaymentMethodName>('PaymentMethod', 'How a payment is made.', {
  card: 'By card, at the card provider.',
  bankTransfer: 'By bank transfer; the card provider knows nothing of it.',
});
export const PaymentCorrections = registerEnum<PaymentCorrection>(
  'PaymentCorrection',
  'The payment status after a reversal.',
  {
    pending: 'The customer has to pay again.',
    failed: 'The payment failed: charged back, or reversed by the bank.',
  },
);

const DisputeStatuses = registerEnum<DisputeView['status']>('DisputeStatus', 'How a dispute stands.', {
  open: 'The bank asks or decides.',
  won: 'The money is ours.',
  lost: "The money is the customer's; correct the payment.",
});

@ObjectType({ description: "A payment that the customer's bank disputes, or did." })
class PaymentDispute {
  @Field(() => DisputeStatuses, { description: 'How it stands.' }) status: DisputeView['status'];
  @Field(() => Money, { description: 'The disputed amount.' }) amount: Money;
  @Field(() => Date, { nullable: true, description: 'By when it has to be answered; null when it was.' })
  dueBy: Date | null;
}

@ObjectType({ description: 'A payment of an order as staff see it.' })
class MoneyPayment {
  @Field(() => ID, { description: "The provider's id, pi_…; of one recorded by hand manual_…." }) id: string;
  @Field(() => PaymentMethods, { description: 'The payment method.' }) method: PaymentMethodName;
  @Field({ description: 'Lower case, such as visa; empty when it was not by card.' }) cardBrand: string;
  @Field({ description: 'The last four digits; empty when it was not by card.' }) cardLast4: string;
  @Field(() => String, { nullable: true, description: 'The note of staff; null for a card payment.' })
  note: string | null;
  @Field(() => String, { nullable: true, description: 'Who recorded it; null for a card payment.' })
  recordedBy: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day it was received; null for a card payment.',
  })
  receivedOn: string | null;
  @Field(() => Money, { description: 'The amount paid.' }) amount: Money;
  @Field(() => Money, { description: 'The confirmed refunds of it.' }) refunded: Money;
  @Field(() => Money, { description: 'The reversed part of it, as staff recorded.' }) reversed: Money;
  @Field(() => Money, { description: 'What can still be refunded of it.' }) left: Money;
  @Field(() => PaymentDispute, { nullable: true, description: 'Its latest dispute; null without one.' })
  dispute: PaymentDispute | null;
  @Field(() => Date, { description: 'When it was recorded.' }) createdAt: Date;
}

@ObjectType({ description: 'A refund of an order, as staff see it.' })
class MoneyRefundView {
  @Field(() => ID, { description: 'For `adminRecordRefundSent`.' }) id: string;
  @Field(() => ID, { description: 'The payment it refunds.' }) paymentId: string;
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field(() => RefundChannels, { description: 'The channel of the refund.' }) channel: RefundChannel;
  @Field({ description: 'Why, in words.' }) reason: string;
  @Field(() => String, { nullable: true, description: 'The reason that staff gave.' })
  note: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The member of staff who requested it; null for anybody else.',
  })
  askedBy: string | null;
  @Field(() => RefundStatuses, { description: 'Its status.' }) status: RefundStatus;
  @Field({ description: 'The same in words.' }) statusText: string;
  @Field({ description: 'Whether `adminRecordRefundSent` can be called for it now.' }) canBeSent: boolean;
  @Field(() => String, { nullable: true, description: 'The member of staff who sent it.' })
  sentBy: string | null;
  @Field(() => Date, { nullable: true, description: 'When that was recorded.' }) sentAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Their note.' }) sentNote: string | null;
  @Field(() => Date, { description: 'When it was requested.' }) createdAt: Date;
}

@ObjectType('UnlinkedRefund', {
  description: "A refund made in the card provider's dashboard: staff have to say which refund it was for.",
})
export class UnlinkedRefundView {
  @Field(() => ID, { description: "The provider's id of it, for `adminLinkRefund`." }) id: string;
  @Field(() => ID, { description: 'The payment it refunds.' }) paymentId: string;
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field(() => [ID], { description: 'The `refunds` that it may have been made for.' })
  mayBeFor: readonly string[];
  @Field(() => Date, { description: 'When it was first seen.' }) createdAt: Date;
}

@ObjectType({ description: 'A reversal that staff recorded.' })
class MoneyCorrection {
  @Field(() => ID, { nullable: true, description: 'The payment; null for all of them.' })
  paymentId: string | null;
  @Field(() => Money, { description: 'The reversed amount.' }) amount: Money;
  @Field({ description: 'The reason; staff only.' }) reason: string;
  @Field({ description: 'Who recorded it.' }) madeBy: string;
  @Field(() => Date, { description: 'When.' }) createdAt: Date;
}

@ObjectType({
  description:
    'The payments and refunds of an order in total, for staff. `paid` is the sum of `refunded`, `reversed`, `onItsWay` and `refundable`.',
})
export class OrderBalance {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field(() => Int, { description: 'Its version; send it with the next change.' }) version: number;
  @Field(() => PaymentStatuses, { description: 'The status of its payment.' }) paymentStatus: PaymentStatus;
  @Field(() => Money, { description: 'The sum of all payments.' }) paid: Money;
  @Field(() => Money, { description: 'The confirmed refunds.' }) refunded: Money;
  @Field(() => Money, { description: 'The reversed amount, as staff recorded.' }) reversed: Money;
  @Field(() => Money, { description: 'Refunds that are requested and not confirmed.' }) onItsWay: Money;
  @Field(() => Money, { description: 'What can still be refunded.' }) refundable: Money;
  @Field(() => Money, { description: 'What is held: paid less refunded and reversed.' }) net: Money;
  @Field(() => Money, { description: 'What the shipment costs as it is now.' }) price: Money;
  @Field(() => Money, { description: 'The price of the shipment less what is held.' }) due: Money;
  @Field(() => [MoneyPayment], { description: 'The payments, oldest first.' }) payments: MoneyPayment[];
  @Field(() => [MoneyRefundView], { description: 'The refunds, oldest first.' }) refunds: MoneyRefundView[];
  @Field(() => [UnlinkedRefundView], {
    description: "Refunds of the card provider's dashboard that wait for `adminLinkRefund`, oldest first.",
  })
  unlinkedRefunds: UnlinkedRefundView[];
  @Field(() => [MoneyCorrection], { description: 'The reversals that staff recorded, oldest first.' })
  corrections: MoneyCorrection[];
  @Field(() => [PaymentCorrections], { description: 'What `adminCorrectPaymentStatus` accepts now.' })
  possibleCorrections: readonly PaymentCorrection[];
  @Field({ description: 'Whether `adminRecordManualPayment` can be called now.' }) canRecordPayment: boolean;
}

/** As GraphQL shows it. */
export function toOrderMoney(figures: OrderMoneyFigures): OrderBalance {
  const { orderId, version, paymentStatus, possibleCorrections, canRecordPayment } = figures;
  return {
    ...{ orderId, version, paymentStatus, possibleCorrections, canRecordPayment },
    paid: money(figures.paidPence),
    refunded: money(figures.refundedPence),
    reversed: money(figures.reversedPence),
    onItsWay: money(figures.onItsWayPence),
    refundable: money(figures.refundablePence),
    net: money(figures.netPence),
    price: money(figures.pricePence),
    due: money(figures.duePence),
    payments: figures.payments.map(toMoneyPayment),
    refunds: figures.refunds.map(toMoneyRefund),
    unlinkedRefunds: figures.unlinkedRefunds.map(toUnlinkedRefund),
    corrections: figures.corrections.map(({ amountPence, paymentIntent, words, madeBy, createdAt }) => ({
      ...{ paymentId: paymentIntent, amount: money(amountPence), reason: words, madeBy },
      createdAt: new Date(createdAt),
    })),
  };
}

function toMoneyPayment(payment: StoredMoneyPayment): MoneyPayment {
  const { paymentIntent, method, cardBrand, cardLast4, note, recordedBy, receivedOn } = payment;
  return {
    ...{ id: paymentIntent, cardBrand, cardLast4, note, recordedBy, receivedOn },
    method: method === 'card' ? 'card' : 'bankTransfer',
    amount: money(payment.amountPence),
    refunded: money(payment.refundedPence - payment.reversedPence),
    reversed: money(payment.reversedPence),
    left: money(payment.leftPence),
    dispute: payment.dispute && toDispute(payment.dispute),
    createdAt: new Date(payment.createdAt),
  };
}

function toDispute({ status, amountPence, dueBy }: StoredDispute): PaymentDispute {
  return { status, amount: money(amountPence), dueBy: dueBy === null ? null : new Date(dueBy) };
}

/** A dashboard refund that waits for an answer, as GraphQL shows it. */
export function toUnlinkedRefund({
  paymentIntent,
  amountPence,
  createdAt,
  ...rest
}: UnlinkedRefund): UnlinkedRefundView {
  return { ...rest, paymentId: paymentIntent, amount: money(amountPence), createdAt: new Date(createdAt) };
}

function toMoneyRefund(refund: MoneyRefund): MoneyRefundView {
  const { id, paymentIntent, channel, words, askedBy, status, statusText, canBeSent } = refund;
  return {
    ...{ id, paymentId: paymentIntent, note: words, askedBy, status, statusText, channel, canBeSent },
    amount: money(refund.amountPence),
    reason: refund.reasonText,
    sentBy: refund.sentBy,
    sentAt: refund.sentAt === null ? null : new Date(refund.sentAt),
    sentNote: refund.sentNote,
    createdAt: new Date(refund.createdAt),
  };
}
