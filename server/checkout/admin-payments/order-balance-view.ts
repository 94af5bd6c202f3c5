import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PaymentStatus } from '../../orders/order.entity.js';
import { PaymentStatuses } from '../../orders/order-view.js';
import type { RefundChannel, RefundStatus } from '../../payments/refunds/refund-status.js';
import { RefundChannels, RefundStatuses } from '../../payments/refunds/refund-view.js';
import { registerEnum } from '../../shared/api/enums.js';
import { CalendarDate } from '../../shared/api/scalars.js';
import { Money, money } from '../../shared/money.js';
import { type MoneyRefund, type OrderMoneyFigures, type PaymentCorrection } from './order-balance.js';
import type { StoredMoneyPayment } from './order-balance.store.js';

export type PaymentMethodName = 'card' | 'bankTransfer';

/** What the method of a refund that staff have given says. */
export const SENT_METHOD_TEXT =
  'How it was given; `CARD`: in the dashboard of the card provider, which is asked whether it was.';

export const PaymentMethods = registerEnum<PaymentMethodName>(
  'PaymentMethod',
  'How money comes, or goes back.',
  {
    card: 'By card, at the card provider.',
    bankTransfer: 'By bank transfer; the card provider knows nothing of it.',
  },
);
export const PaymentCorrections = registerEnum<PaymentCorrection>(
  'PaymentCorrection',
  'What a payment that did not hold may be corrected to.',
  {
    pending: 'The customer is to pay again.',
    failed: 'The payment failed: charged back, or taken back by the bank.',
  },
);

@ObjectType({ description: 'A payment of an order as staff see it.' })
class MoneyPayment {
  @Field(() => ID, { description: "The provider's id, pi_…; of one recorded by hand manual_…." }) id: string;
  @Field(() => PaymentMethods, { description: 'How it came.' }) method: PaymentMethodName;
  @Field({ description: 'Lower case, such as visa; empty when it was not by card.' }) cardBrand: string;
  @Field({ description: 'The last four digits; empty when it was not by card.' }) cardLast4: string;
  @Field(() => String, { nullable: true, description: 'What staff wrote of it; null when it was by card.' })
  note: string | null;
  @Field(() => String, { nullable: true, description: 'Who recorded it; null when it was by card.' })
  recordedBy: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day it came in; null when it was by card.',
  })
  receivedOn: string | null;
  @Field(() => Money, { description: 'What it took.' }) amount: Money;
  @Field(() => Money, { description: 'What of it was certainly given back.' }) refunded: Money;
  @Field(() => Money, { description: 'What of it did not hold, as staff have corrected.' }) reversed: Money;
  @Field(() => Money, { description: 'What can still be given back of it.' }) left: Money;
  @Field(() => Date, { description: 'When it was written down.' }) createdAt: Date;
}

@ObjectType({ description: 'Money of an order that goes back, or went, as staff see it.' })
class MoneyRefundView {
  @Field(() => ID, { description: 'For `recordRefundSent`.' }) id: string;
  @Field(() => ID, { description: 'The payment it goes back of.' }) paymentId: string;
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field(() => RefundChannels, { description: 'How it goes back.' }) channel: RefundChannel;
  @Field({ description: 'Why, in words.' }) reason: string;
  @Field(() => String, { nullable: true, description: 'What staff wrote when they asked for it.' })
  note: string | null;
  @Field(() => String, { nullable: true, description: 'Who of staff asked for it; null for anybody else.' })
  askedBy: string | null;
  @Field(() => RefundStatuses, { description: 'How it stands.' }) status: RefundStatus;
  @Field({ description: 'The same in words.' }) statusText: string;
  @Field({ description: 'Whether `recordRefundSent` can be called for it now.' }) canBeSent: boolean;
  @Field(() => String, { nullable: true, description: 'Who of staff gave it.' })
  sentBy: string | null;
  @Field(() => Date, { nullable: true, description: 'When that was noted.' }) sentAt: Date | null;
  @Field(() => String, { nullable: true, description: 'What they wrote of it.' }) sentNote: string | null;
  @Field(() => Date, { description: 'When it was asked for.' }) createdAt: Date;
}

@ObjectType({ description: 'That staff have said a payment did not hold.' })
class MoneyCorrection {
  @Field(() => ID, { nullable: true, description: 'Which payment; null when it was all of them.' })
  paymentId: string | null;
  @Field(() => Money, { description: 'What was written off.' }) amount: Money;
  @Field({ description: 'Why, in the words of staff; for staff only.' }) reason: string;
  @Field({ description: 'Who said so.' }) madeBy: string;
  @Field(() => Date, { description: 'When.' }) createdAt: Date;
}

@ObjectType({
  description:
    'What staff see of the money of an order. `paid` is the sum of `refunded`, `reversed`, `onItsWay` and `refundable`.',
})
export class OrderBalance {
  @Field(() => ID, { description: 'The order.' }) orderId: string;
  @Field(() => Int, { description: 'Its version, to be sent with what is done next.' }) version: number;
  @Field(() => PaymentStatuses, { description: 'How its payment stands.' }) paymentStatus: PaymentStatus;
  @Field(() => Money, { description: 'What was taken in all payments.' }) paid: Money;
  @Field(() => Money, { description: 'What was certainly given back.' }) refunded: Money;
  @Field(() => Money, { description: 'What did not hold, as staff have corrected.' }) reversed: Money;
  @Field(() => Money, { description: 'Asked to be given back, and not confirmed.' }) onItsWay: Money;
  @Field(() => Money, { description: 'What can still be given back.' }) refundable: Money;
  @Field(() => Money, { description: 'What is held: paid less refunded and reversed.' }) net: Money;
  @Field(() => Money, { description: 'What the shipment costs as it is now.' }) price: Money;
  @Field(() => Money, { description: 'What the shipment costs beyond what is held.' }) due: Money;
  @Field(() => [MoneyPayment], { description: 'The payments, oldest first.' }) payments: MoneyPayment[];
  @Field(() => [MoneyRefundView], { description: 'The refunds, oldest first.' }) refunds: MoneyRefundView[];
  @Field(() => [MoneyCorrection], { description: 'The corrections, oldest first.' })
  corrections: MoneyCorrection[];
  @Field(() => [PaymentCorrections], { description: 'What `correctPaymentStatus` accepts now.' })
  possibleCorrections: readonly PaymentCorrection[];
  @Field({ description: 'Whether `recordManualPayment` can be called now.' }) canRecordPayment: boolean;
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
    createdAt: new Date(payment.createdAt),
  };
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
