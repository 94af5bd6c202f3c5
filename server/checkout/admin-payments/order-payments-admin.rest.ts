import { Type } from 'typebox';
import { PAYMENT_STATUSES } from '../../orders/order.entity.js';
import {
  Currency,
  Day,
  Flag,
  Moment,
  OrNull,
  Pounds,
  shape,
  Text,
  Uuid,
  Whole,
  Word,
} from '../../shared/api/rest-schema.js';
import { REST_CURRENCY, toPounds } from '../../shared/money.js';
import { MONEY_REFUND_STATES, type OrderMoneyFigures, PAYMENT_CORRECTIONS } from './order-balance.js';
import { PAYMENT_WAYS } from './order-balance-view.js';

const way = () => Word(PAYMENT_WAYS, 'How it moves.');
const staffWords = (description: string) => OrNull(Text(description));

const RestMoneyPayment = shape(
  {
    id: Text("The provider's id, pi_…; of one recorded by hand manual_…."),
    way: way(),
    cardBrand: Text('Brand, such as visa; empty when it was not by card.'),
    cardLast4: Text('Last four digits; empty when it was not by card.'),
    note: staffWords('What staff wrote of it; null when it was by card.'),
    recordedBy: staffWords('Who recorded it; null when it was by card.'),
    receivedOn: OrNull(Day('The day it came in; null when it was by card.')),
    amount: Pounds('What it took.'),
    refunded: Pounds('What of it was certainly given back.'),
    reversed: Pounds('What of it did not hold.'),
    left: Pounds('What can still be given back of it.'),
    createdAt: Moment('When it was written down.'),
  },
  { name: 'MoneyPayment', description: 'A payment of an order as staff see it.' },
);

const RestMoneyRefund = shape(
  {
    id: Uuid('The refund.'),
    paymentId: Text('The payment it goes back of.'),
    amount: Pounds('How much.'),
    way: way(),
    reason: Text('Why, in words.'),
    note: staffWords('What staff wrote when they asked for it.'),
    askedBy: staffWords('Who of staff asked for it; null for anybody else.'),
    state: Word(MONEY_REFUND_STATES, 'How it stands.'),
    stateWords: Text('The same in words.'),
    canBeSent: Flag('Whether it can be noted as sent by bank transfer.'),
    sentBy: staffWords('Who sent it by bank transfer.'),
    sentAt: OrNull(Moment('When that was noted.')),
    sentNote: staffWords('What they wrote of it.'),
    createdAt: Moment('When it was asked for.'),
  },
  { name: 'MoneyRefund', description: 'Money of an order that goes back, or went, as staff see it.' },
);

export const RestOrderMoney = shape(
  {
    orderId: Uuid('The order.'),
    version: Whole('Its version, to be sent with what is done next.'),
    paymentStatus: Word(PAYMENT_STATUSES, 'How its payment stands.'),
    currency: Currency(),
    paid: Pounds('What was taken in all payments.'),
    refunded: Pounds('What was certainly given back.'),
    reversed: Pounds('What did not hold.'),
    onItsWay: Pounds('Asked to be given back, and not confirmed.'),
    refundable: Pounds('What can still be given back.'),
    net: Pounds('What is held.'),
    price: Pounds('What the shipment costs as it is now.'),
    due: Pounds('What the shipment costs beyond what is held.'),
    payments: Type.Array(RestMoneyPayment),
    refunds: Type.Array(RestMoneyRefund),
    corrections: Type.Array(
      shape({
        paymentId: OrNull(Text('Which payment; null when it was all of them.')),
        amount: Pounds('What was written off.'),
        reason: Text('Why, in the words of staff.'),
        madeBy: Text('Who said so.'),
        createdAt: Moment('When.'),
      }),
    ),
    possibleCorrections: Type.Array(Word(PAYMENT_CORRECTIONS, 'What the payment can be corrected to now.')),
    canRecordPayment: Flag('Whether a payment by hand can be recorded now.'),
  },
  { name: 'OrderMoney', description: 'What staff see of the money of an order.' },
);

/** As REST shows it. */
export function toRestMoney(figures: OrderMoneyFigures) {
  const { orderId, version, paymentStatus, possibleCorrections, canRecordPayment } = figures;
  return {
    ...{ orderId, version, paymentStatus, possibleCorrections, canRecordPayment },
    currency: REST_CURRENCY,
    paid: toPounds(figures.paidPence),
    refunded: toPounds(figures.refundedPence),
    reversed: toPounds(figures.reversedPence),
    onItsWay: toPounds(figures.onItsWayPence),
    refundable: toPounds(figures.refundablePence),
    net: toPounds(figures.netPence),
    price: toPounds(figures.pricePence),
    due: toPounds(figures.duePence),
    payments: figures.payments.map((payment) => ({
      id: payment.paymentIntent,
      way: wayOf(payment),
      cardBrand: payment.cardBrand,
      cardLast4: payment.cardLast4,
      note: payment.note,
      recordedBy: payment.recordedBy,
      receivedOn: payment.receivedOn,
      amount: toPounds(payment.amountPence),
      refunded: toPounds(payment.refundedPence - payment.reversedPence),
      reversed: toPounds(payment.reversedPence),
      left: toPounds(payment.leftPence),
      createdAt: payment.createdAt,
    })),
    refunds: figures.refunds.map((refund) => ({
      id: refund.id,
      paymentId: refund.paymentIntent,
      amount: toPounds(refund.amountPence),
      way: wayOf(refund),
      reason: refund.reasonWords,
      note: refund.words,
      askedBy: refund.askedBy,
      state: refund.state,
      stateWords: refund.stateWords,
      canBeSent: refund.canBeSent,
      sentBy: refund.sentBy,
      sentAt: refund.sentAt,
      sentNote: refund.sentNote,
      createdAt: refund.createdAt,
    })),
    corrections: figures.corrections.map(({ amountPence, paymentIntent, words, madeBy, createdAt }) => ({
      ...{ paymentId: paymentIntent, amount: toPounds(amountPence), reason: words, madeBy, createdAt },
    })),
  };
}

function wayOf({ isByHand }: { readonly isByHand: boolean }) {
  return isByHand ? ('bankTransfer' as const) : ('card' as const);
}
