import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import type { Refund } from '../../payments/refunds/refund.entity.js';
import {
  IS_FOR_STAFF,
  IS_IN_QUESTION,
  MAY_BE_FOR,
  UNLINKED_PENCE,
} from '../../payments/refunds/refund-predicates.js';

/** A refund that staff record as sent, or link to a dashboard refund. */
export interface OpenRefund
  extends Pick<
    Refund,
    'id' | 'paymentIntent' | 'amountPence' | 'status' | 'channel' | 'providerRefund' | 'nextCheckAt'
  > {
  /** Whether it was ever confirmed: then it is in the books, even if a bank has returned it since. */
  readonly isInBooks: boolean;
  /** Whether it may have been made in the dashboard; staff have to answer that. */
  readonly isInQuestion: boolean;
}

/** Reads and locks a refund, with or without an order. */
export async function readOpenRefund(tx: EntityManager, refundId: string): Promise<OpenRefund> {
  const [refund] = await query<OpenRefund>(
    tx,
    `select r.id, r.payment_intent, r.amount_pence, r.status, r.channel,
        r.provider_refund, r.next_check_at, r.confirmed_at is not null as is_in_books,
        ${IS_IN_QUESTION} as is_in_question
      from refunds r where r.id = $1 for update of r`,
    [refundId],
  );
  return refund!;
}

/** The dashboard refunds that may have been made for a refund. */
export function readDashboardRefundsFor(
  tx: EntityManager,
  refundId: string,
): Promise<{ id: string; unlinkedPence: number }[]> {
  return query<{ id: string; unlinkedPence: number }>(
    tx,
    `select d.id, ${UNLINKED_PENCE}::int as unlinked_pence from refunds r join provider_refunds d on ${MAY_BE_FOR} where r.id = $1`,
    [refundId],
  );
}

/** The member of staff who recorded a refund as sent, and the command's digest; null when nobody has. */
export async function readSent(
  tx: EntityManager,
  refundId: string,
): Promise<{ digest: string; name: string } | null> {
  const [sent] = await query<{ digest: string; name: string }>(
    tx,
    `select o.digest, u.name from payment_operations o join users u on u.id = o.actor_id
      where o.refund_id = $1 and o.kind = 'refund_sent'`,
    [refundId],
  );
  return sent ?? null;
}

/** Refunds that are not in progress, of one payment of an order or of all. */
export function readCancellable(
  tx: EntityManager,
  orderId: string,
  paymentIntent: string | null,
): Promise<Pick<Refund, 'id' | 'status' | 'nextCheckAt'>[]> {
  return query<Pick<Refund, 'id' | 'status' | 'nextCheckAt'>>(
    tx,
    `select r.id, r.status, r.next_check_at from refunds r
      join order_payments p on p.payment_intent = r.payment_intent
      where p.order_id = $1 and p.payment_intent = coalesce($2, p.payment_intent)
        and (r.status = 'refused' or ${IS_FOR_STAFF('r')})`,
    [orderId, paymentIntent],
  );
}

/** Pence of a payment that were refunded by bank transfer. */
export async function readTransferredPence(tx: EntityManager, paymentIntent: string): Promise<number> {
  const [sum] = await query<{ pence: number }>(
    tx,
    `select coalesce(sum(amount_pence), 0)::int as pence from refunds
      where payment_intent = $1 and channel = 'bank_transfer' and status = 'succeeded'`,
    [paymentIntent],
  );
  return sum!.pence;
}
