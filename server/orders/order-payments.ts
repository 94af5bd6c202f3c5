import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { PaymentLeft } from '../../rules/change-money.js';
import { query } from '../db/query.js';
import { type CardReceipt, OrderRecord } from './order.entity.js';

/** How a payment of an order came. */
export type PaymentMethod = 'card' | 'bank_transfer';

/** One of the payments of an order: the one it was made by, or one for a change. */
export interface OrderPayment extends PaymentLeft {
  readonly amountPence: number;
  readonly refundedPence: number;
  /** What of that was reversed. */
  readonly reversedPence: number;
  readonly card: CardReceipt;
}

/** What is left of payment `p`: a refund that was requested and is not in the books is promised already. */
export const LEFT_PENCE = `greatest(0, p.amount_pence - p.refunded_pence - coalesce((select sum(r.amount_pence) from refunds r
    where r.payment_intent = p.payment_intent and r.confirmed_at is null), 0))::int`;

/** The payments of an order, oldest first, with what is left of each. The order is locked where money depends on it. */
export function readPaymentsIn(tx: EntityManager, orderId: string): Promise<OrderPayment[]> {
  return query<OrderPayment>(
    tx,
    `select p.payment_intent as "paymentIntent", p.amount_pence as "amountPence", p.refunded_pence as "refundedPence",
        p.reversed_pence as "reversedPence", p.card, ${LEFT_PENCE} as "leftPence"
      from order_payments p where p.order_id = $1 order by p.created_at, p.payment_intent`,
    [orderId],
  );
}

/** The order that an intent has paid for, whole or in part, locked; null when there is none. */
export async function lockOrderPaidBy(tx: EntityManager, paymentIntent: string): Promise<OrderRecord | null> {
  const [payment] = await query<{ id: string }>(
    tx,
    'select order_id as id from order_payments where payment_intent = $1',
    [paymentIntent],
  );
  return payment ? tx.findOne(OrderRecord, payment, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
}

/** By which intent a checkout was paid; null while it was not. */
export async function readIntentOf(tx: EntityManager, checkoutId: string): Promise<string | null> {
  const [payment] = await query<{ id: string }>(
    tx,
    'select payment_intent as id from order_payments where checkout_id = $1',
    [checkoutId],
  );
  return payment?.id ?? null;
}

/** Stores a further payment of an order, which is locked: one that a change has cost, or a bank transfer. */
export async function addPayment(
  tx: EntityManager,
  order: OrderRecord,
  payment: Pick<OrderPayment, 'paymentIntent' | 'amountPence' | 'card'> & {
    readonly method: PaymentMethod;
    /** Null for a bank transfer. */
    readonly checkoutId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { paymentIntent, checkoutId, method, amountPence, card, now } = payment;
  order.totalPence += amountPence;
  await query(
    tx,
    `insert into order_payments (payment_intent, order_id, checkout_id, method, amount_pence, card, created_at)
      values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [paymentIntent, order.id, checkoutId, method, amountPence, JSON.stringify(card), now],
  );
}
