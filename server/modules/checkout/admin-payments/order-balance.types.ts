import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { MoneyField } from '../../../platform/values/money.js';
import type { PaymentStatus } from '../../orders/order.entity.js';
import type { PaymentMethod } from '../../orders/order-payments.store.js';
import { PaymentDispute } from '../../payments/payment.entity.js';
import { ProviderRefund, Refund } from '../../payments/refunds/refund.entity.js';
import { PaymentOperation } from './payment-operation.entity.js';

export const PAYMENT_CORRECTIONS = ['pending', 'failed'] as const;
/** The payment status after a reversal. */
export type PaymentCorrection = (typeof PAYMENT_CORRECTIONS)[number];

/** The method of a refund that staff recorded as sent. */
export const SENT_METHOD_TEXT =
  "How it was sent; `CARD`: in the card provider's dashboard, and the provider is asked whether it was.";

export const PaymentMethods = registerEnum<PaymentMethod>('PaymentMethod', 'How a payment is made.', {
  card: 'By card, at the card provider.',
  bank_transfer: 'By bank transfer; the card provider knows nothing of it.',
});
export const PaymentCorrections = registerEnum<PaymentCorrection>(
  'PaymentCorrection',
  'The payment status after a reversal.',
  {
    pending: 'The customer has to pay again.',
    failed: 'The payment failed: charged back, or reversed by the bank.',
  },
);

@ObjectType({ description: 'A payment of an order as staff see it.' })
export class MoneyPayment {
  @Field(() => ID, {
    name: 'id',
    description: "The provider's id, pi_…; of one recorded by hand manual_….",
  })
  paymentIntent: string;
  @Field(() => PaymentMethods, { description: 'The payment method.' }) method: PaymentMethod;
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
  @MoneyField('amount', { description: 'The amount paid.' }) amountPence: number;
  @MoneyField('refunded', { description: 'The confirmed refunds of it.' }) refundedPence: number;
  @MoneyField('reversed', { description: 'The reversed part of it, as staff recorded.' })
  reversedPence: number;
  @MoneyField('left', { description: 'What can still be refunded of it.' }) leftPence: number;
  @Field(() => PaymentDispute, { nullable: true, description: 'Its latest dispute; null without one.' })
  dispute: Pick<PaymentDispute, 'status' | 'amountPence' | 'dueBy'> | null;
  @Field(() => Date, { description: 'When it was recorded.' }) createdAt: Date;
}

@ObjectType({
  description:
    'The payments and refunds of an order in total, for staff. `paid` is the sum of `refunded`, `reversed`, `onItsWay` and `refundable`.',
})
export class OrderBalance {
  /** The id of the order that the balance belongs to. */
  orderId: string;
  version: number;
  paymentStatus: PaymentStatus;
  @MoneyField('paid', { description: 'The sum of all payments.' }) paidPence: number;
  @MoneyField('refunded', { description: 'The confirmed refunds.' }) refundedPence: number;
  @MoneyField('reversed', { description: 'The reversed amount, as staff recorded.' }) reversedPence: number;
  @MoneyField('onItsWay', { description: 'Refunds that are requested and not confirmed.' })
  onItsWayPence: number;
  @MoneyField('refundable', { description: 'What can still be refunded.' }) refundablePence: number;
  @MoneyField('net', { description: 'What is held: paid less refunded and reversed.' }) netPence: number;
  @MoneyField('price', { description: 'What the shipment costs as it is now.' }) pricePence: number;
  @MoneyField('due', { description: 'The price of the shipment less what is held.' }) duePence: number;
  @Field(() => [MoneyPayment], { description: 'The payments, oldest first.' })
  payments: readonly MoneyPayment[];
  @Field(() => [Refund], { description: 'The refunds, oldest first.' }) refunds: readonly Refund[];
  @Field(() => [ProviderRefund], {
    description: "Refunds of the card provider's dashboard that wait for `adminLinkRefund`, oldest first.",
  })
  unlinkedRefunds: readonly ProviderRefund[];
  @Field(() => [PaymentOperation], { description: 'The reversals that staff recorded, oldest first.' })
  corrections: readonly PaymentOperation[];
  @Field(() => [PaymentCorrections], { description: 'What `adminCorrectPaymentStatus` accepts now.' })
  possibleCorrections: readonly PaymentCorrection[];
  @Field({ description: 'Whether `adminRecordManualPayment` can be called now.' }) canRecordPayment: boolean;
}
