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
  "The method; `CARD` means the card provider's dashboard, and the provider is asked to confirm it.";

export const PaymentMethods = registerEnum<PaymentMethod>('PaymentMethod', 'Method of a payment.', {
  card: 'By card, through the card provider.',
  bank_transfer: 'By bank transfer, outside of the card provider.',
});
export const PaymentCorrections = registerEnum<PaymentCorrection>(
  'PaymentCorrection',
  'The payment status after a reversal.',
  {
    pending: 'The customer has to pay again.',
    failed: 'The payment failed: charged back, or reversed by the bank.',
  },
);

@ObjectType({ description: 'A payment of an order, as staff see it.' })
export class MoneyPayment {
  @Field(() => ID, {
    name: 'id',
    description: "The provider's id, pi_…; manual_… for a payment recorded by staff.",
  })
  paymentIntent: string;
  @Field(() => PaymentMethods, { description: 'The payment method.' }) method: PaymentMethod;
  @Field({ description: 'Card brand in lower case, such as visa; empty for other payments.' })
  cardBrand: string;
  @Field({ description: 'Last four digits of the card; empty for other payments.' }) cardLast4: string;
  @Field(() => String, { nullable: true, description: 'Note of the staff; null for a card payment.' })
  note: string | null;
  @Field(() => String, { nullable: true, description: 'Who recorded it; null for a card payment.' })
  recordedBy: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day it was received; null for a card payment.',
  })
  receivedOn: string | null;
  @MoneyField('amount', { description: 'The amount paid.' }) amountPence: number;
  @MoneyField('refunded', { description: 'The confirmed refunds.' }) refundedPence: number;
  @MoneyField('reversed', { description: 'The reversed amount, as staff recorded it.' })
  reversedPence: number;
  @MoneyField('left', { description: 'The amount that can still be refunded.' }) leftPence: number;
  @Field(() => PaymentDispute, { nullable: true, description: 'Its latest dispute; null without one.' })
  dispute: Pick<PaymentDispute, 'status' | 'amountPence' | 'dueBy'> | null;
  @Field(() => Date, { description: 'When it was recorded.' }) createdAt: Date;
}

@ObjectType({
  description:
    "Totals of an order's payments and refunds, for staff. `paid` is the sum of `refunded`, `reversed`, `onItsWay` and `refundable`.",
})
export class OrderBalance {
  /** The id of the order that the balance belongs to. */
  orderId: string;
  version: number;
  paymentStatus: PaymentStatus;
  @MoneyField('paid', { description: 'The sum of all payments.' }) paidPence: number;
  @MoneyField('refunded', { description: 'The confirmed refunds.' }) refundedPence: number;
  @MoneyField('reversed', { description: 'The reversed amount, as staff recorded it.' })
  reversedPence: number;
  @MoneyField('onItsWay', { description: 'Refunds that are requested but not confirmed.' })
  onItsWayPence: number;
  @MoneyField('refundable', { description: 'The amount that can still be refunded.' })
  refundablePence: number;
  @MoneyField('refundLimit', {
    nullable: true,
    description: 'The most you may refund by yourself now; more needs a second person. Null without a limit.',
  })
  refundLimitPence: number | null;
  @MoneyField('net', { description: 'The amount held: paid minus refunded and reversed.' }) netPence: number;
  @MoneyField('price', { description: 'Current price of the shipment.' }) pricePence: number;
  @MoneyField('due', { description: 'Price of the shipment minus `net`.' }) duePence: number;
  @Field(() => [MoneyPayment], { description: 'The payments, oldest first.' })
  payments: readonly MoneyPayment[];
  @Field(() => [Refund], { description: 'The refunds, oldest first.' }) refunds: readonly Refund[];
  @Field(() => [ProviderRefund], {
    description: 'Dashboard refunds that wait for `adminLinkRefund`, oldest first.',
  })
  unlinkedRefunds: readonly ProviderRefund[];
  @Field(() => [PaymentOperation], { description: 'The reversals that staff recorded, oldest first.' })
  corrections: readonly PaymentOperation[];
  @Field(() => [PaymentCorrections], { description: 'What `adminCorrectPaymentStatus` accepts now.' })
  possibleCorrections: readonly PaymentCorrection[];
  @Field({ description: 'Whether `adminRecordManualPayment` is possible now.' }) canRecordPayment: boolean;
}
