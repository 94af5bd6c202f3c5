import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { PaymentLeft, RefundPart } from '../../../rules/change-money.js';
import { askForRefund, type RefundReason } from '../../payments/ask-for-refund.js';
import { type CardReceipt, OrderRecord } from '../order.entity.js';

/** One of the payments of an order: the one it was made by, or one for a change. */
export interface OrderPayment extends PaymentLeft {
  readonly amountPence: number;
  readonly refundedPence: number;
  /** What of that did not hold. */
  readonly reversedPence: number;
  readonly card: CardReceipt;
}

/** What is not confirmed as given back but was asked for is promised: it is not given back a second time. */
const PAYMENTS_SQL = `select p.payment_intent as "paymentIntent", p.amount_pence as "amountPence", p.refunded_pence as "refundedPence", p.reversed_pence as "reversedPence", p.card,
  greatest(0, p.amount_pence - p.refunded_pence - coalesce((select sum(r.amount_pence) from refunds r
    where r.payment_intent = p.payment_intent and r.provider_status is distinct from 'succeeded'), 0))::int as "leftPence"
  from order_payments p`;

/** The payments of an order, oldest first, with what is left of each. The order is locked where money depends on it. */
export function readPaymentsIn(tx: EntityManager, orderId: string): Promise<OrderPayment[]> {
  return tx.execute<OrderPayment[]>(
    `${PAYMENTS_SQL} where p.order_id = ? order by p.created_at, p.payment_intent`,
    [orderId],
  );
}

/** The order that an intent has paid for, whole or in part, locked; null when there is none. */
export async function lockOrderPaidBy(tx: EntityManager, paymentIntent: string): Promise<OrderRecord | null> {
  const [payment] = await tx.execute<{ id: string }[]>(
    'select order_id as id from order_payments where payment_intent = ?',
    [paymentIntent],
  );
  return payment ? tx.findOne(OrderRecord, payment, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
}

/** By which intent a checkout was paid; null while it was not. */
export async function readIntentOf(tx: EntityManager, checkoutId: string): Promise<string | null> {
  const [payment] = await tx.execute<{ id: string }[]>(
    'select payment_intent as id from order_payments where checkout_id = ?',
    [checkoutId],
  );
  return payment?.id ?? null;
}

/** Notes a further payment: one that a change has cost, or one by hand; its order is locked. */
export async function addPayment(
  tx: EntityManager,
  order: OrderRecord,
  payment: Pick<OrderPayment, 'paymentIntent' | 'amountPence' | 'card'> & {
    /** Null for a payment that staff have recorded by hand. */
    readonly checkoutId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { paymentIntent, checkoutId, amountPence, card, now } = payment;
  order.totalPence += amountPence;
  await tx.execute(
    `insert into order_payments (payment_intent, order_id, checkout_id, amount_pence, card, created_at)
      values (?, ?, ?, ?, ?::jsonb, ?)`,
    [paymentIntent, order.id, checkoutId, amountPence, JSON.stringify(card), now],
  );
}

/** Asks for each part of a refund, in the caller's transaction; gives the ids of those that were not asked for before. */
export async function askForRefunds(
  tx: EntityManager,
  parts: readonly RefundPart[],
  reason: RefundReason,
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of parts) {
    const id = await askForRefund(tx, { ...part, reason, now });
    if (id) ids.push(id);
  }
  return ids;
}
