import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { PaymentLeft } from '../../../rules/orders/change-money.js';
import { query } from '../../platform/db/query.js';
import { IS_DISPUTED } from '../payments/disputes.store.js';
import { UNLINKED_PENCE } from '../payments/refunds/refund-predicates.js';
import { type CardReceipt, OrderRecord } from './order.entity.js';

/** The method of an order's payment. */
export type PaymentMethod = 'card' | 'bank_transfer';

/** A payment of an order: the one that created it, or a further one. */
export interface OrderPayment extends PaymentLeft {
  readonly amountPence: number;
  readonly refundedPence: number;
  /** The reversed part of `refundedPence`. */
  readonly reversedPence: number;
  readonly card: CardReceipt;
  /** The bank is deciding who gets the payment, or has taken it. */
  readonly isDisputed: boolean;
}

/**
 * Pence left of payment `p`: requested refunds and dashboard refunds that the books do not contain yet are subtracted.
 */
export const LEFT_PENCE = `greatest(0, p.amount_pence - p.refunded_pence - coalesce((select sum(r.amount_pence) from refunds r
    where r.payment_intent = p.payment_intent and r.confirmed_at is null), 0) - coalesce((select sum(${UNLINKED_PENCE}) from provider_refunds d
    where d.payment_intent = p.payment_intent and d.refund_id is null and d.confirmed_at is null and d.status <> 'failed'), 0))::int`;

/** The payments of an order, oldest first, with what is left of each. To move money, lock the order first. */
export function readPaymentsIn(tx: EntityManager, orderId: string): Promise<OrderPayment[]> {
  return query<OrderPayment>(
    tx,
    `select p.payment_intent, p.amount_pence, p.refunded_pence,
        p.reversed_pence, p.card, ${LEFT_PENCE} as left_pence, ${IS_DISPUTED} as is_disputed
      from order_payments p where p.order_id = $1 order by p.created_at, p.payment_intent`,
    [orderId],
  );
}

/** The payments with nothing left of disputed ones: the part that can be refunded without a decision of staff. */
export function withoutDisputed(payments: readonly OrderPayment[]): OrderPayment[] {
  return payments.map((payment) => (payment.isDisputed ? { ...payment, leftPence: 0 } : payment));
}

/** The order of a payment intent, locked; null when there is none. */
export async function lockOrderPaidBy(tx: EntityManager, paymentIntent: string): Promise<OrderRecord | null> {
  const [payment] = await query<{ id: string }>(
    tx,
    'select order_id as id from order_payments where payment_intent = $1',
    [paymentIntent],
  );
  return payment ? tx.findOne(OrderRecord, payment, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
}

/** The payment intent that paid a checkout; null while it is unpaid. */
export async function readIntentOf(tx: EntityManager, checkoutId: string): Promise<string | null> {
  const [payment] = await query<{ id: string }>(
    tx,
    'select payment_intent as id from order_payments where checkout_id = $1',
    [checkoutId],
  );
  return payment?.id ?? null;
}

/** Stores a further payment of a locked order: for a change, or a bank transfer. */
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
  order.paidPence += amountPence;
  await query(
    tx,
    `insert into order_payments (payment_intent, order_id, checkout_id, method, amount_pence, card, created_at)
      values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [paymentIntent, order.id, checkoutId, method, amountPence, JSON.stringify(card), now],
  );
}

/** Whether any refund of an order's payments exists. */
export async function hasRefund(tx: EntityManager, { id }: OrderRecord): Promise<boolean> {
  const rows = await query(
    tx,
    `select 1 from refunds r join order_payments p on p.payment_intent = r.payment_intent where p.order_id = $1 limit 1`,
    [id],
  );
  return rows.length > 0;
}

/** Raises the version of a locked order, so that a decision on its money without the latest state is refused. */
export async function raiseVersion(tx: EntityManager, { id }: Pick<OrderRecord, 'id'>): Promise<void> {
  await query(tx, 'update orders set version = version + 1 where id = $1', [id]);
}

/** Records the refunded total of a payment, by the books. */
export async function setRefunded(
  tx: EntityManager,
  paymentIntent: string,
  refundedPence: number,
): Promise<void> {
  await query(tx, 'update order_payments set refunded_pence = $1 where payment_intent = $2', [
    refundedPence,
    paymentIntent,
  ]);
}

/** Adds to the refunded total of a payment. */
export async function addRefunded(
  tx: EntityManager,
  paymentIntent: string,
  amountPence: number,
): Promise<void> {
  await query(
    tx,
    'update order_payments set refunded_pence = refunded_pence + $1 where payment_intent = $2',
    [amountPence, paymentIntent],
  );
}

/** Records that the rest of a payment was reversed. */
export async function setReversed(tx: EntityManager, paymentIntent: string): Promise<void> {
  await query(
    tx,
    `update order_payments set reversed_pence = reversed_pence + amount_pence - refunded_pence, refunded_pence = amount_pence
      where payment_intent = $1`,
    [paymentIntent],
  );
}
