import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import {
  IS_FOR_STAFF,
  IS_IN_FLIGHT,
  IS_REFUNDED_EXTERNALLY,
} from '../../payments/refunds/refund-predicates.js';
import type { RefundChannel, RefundStatus } from '../../payments/refunds/refund-status.js';

/** A refund that staff record as sent. */
export interface OpenRefund {
  readonly paymentIntent: string;
  readonly amountPence: number;
  readonly status: RefundStatus;
  readonly channel: RefundChannel;
  readonly nextCheckAt: Date;
  /** It was confirmed once, and a bank sent it back since. */
  readonly isInBooks: boolean;
  readonly isRefundedExternally: boolean;
  /** Another refund of the payment is in flight: the provider's refund may be that one. */
  readonly isAnotherInFlight: boolean;
}

/** Reads a refund and locks it, with or without an order. */
export async function readOpenRefund(tx: EntityManager, refundId: string, now: Date): Promise<OpenRefund> {
  const [refund] = await query<OpenRefund>(
    tx,
    `select r.payment_intent, r.amount_pence, r.status, r.channel,
        r.next_check_at, r.confirmed_at is not null as is_in_books,
        ${IS_REFUNDED_EXTERNALLY} as is_refunded_externally,
        exists (select from refunds other where other.payment_intent = r.payment_intent and other.id <> r.id
          and ${IS_IN_FLIGHT('other', '$1')}) as is_another_in_flight
      from refunds r left join order_payments p on p.payment_intent = r.payment_intent where r.id = $2 for update of r`,
    [now, refundId],
  );
  return refund!;
}

/** Who recorded a refund as sent, and the digest of their command; null when nobody has. */
export async function readSent(
  tx: EntityManager,
  refundId: string,
): Promise<{ digest: string; name: string } | null> {
  const [sent] = await query<{ digest: string; name: string }>(
    tx,
    'select o.digest, u.name from payment_operations o join users u on u.id = o.actor_id where o.refund_id = $1',
    [refundId],
  );
  return sent ?? null;
}

/** Refunds that are not on their way, of one payment of an order or of all. */
export function readCancellable(
  tx: EntityManager,
  orderId: string,
  paymentIntent: string | null,
): Promise<{ id: string; status: RefundStatus; nextCheckAt: Date }[]> {
  return query<{ id: string; status: RefundStatus; nextCheckAt: Date }>(
    tx,
    `select r.id, r.status, r.next_check_at from refunds r
      join order_payments p on p.payment_intent = r.payment_intent
      where p.order_id = $1 and p.payment_intent = coalesce($2, p.payment_intent)
        and (r.status = 'refused' or ${IS_FOR_STAFF('r')})`,
    [orderId, paymentIntent],
  );
}

/** The payment of a refund that the provider has not given; null for any other. */
export async function readIntentOfUnpaid(em: EntityManager, refundId: string): Promise<string | null> {
  const [refund] = await query<{ paymentIntent: string }>(
    em,
    `select payment_intent from refunds
      where id = $1 and (status = 'failed' or channel = 'provider' and status in ('requested', 'refused'))`,
    [refundId],
  );
  return refund?.paymentIntent ?? null;
}

/** The payment of a refund; null when there is no such refund. */
export async function readIntentOfRefund(tx: EntityManager, refundId: string): Promise<string | null> {
  const [refund] = await query<{ paymentIntent: string }>(
    tx,
    'select payment_intent from refunds where id = $1',
    [refundId],
  );
  return refund?.paymentIntent ?? null;
}

/** The sum of the other refunds of a payment, and of failed ones. */
export async function readOthers(tx: EntityManager, paymentIntent: string, refundId: string) {
  const [others] = await query<{
    atProviderPence: number;
    failedPence: number;
    transferredPence: number;
    isAnyInFlight: boolean;
  }>(
    tx,
    `select coalesce(sum(amount_pence) filter (where is_other and channel <> 'bank_transfer' and status in ('processing', 'succeeded')), 0)::int
        as at_provider_pence,
        coalesce(sum(amount_pence) filter (where failed_at is not null), 0)::int as failed_pence,
        coalesce(sum(amount_pence) filter (where is_other and channel = 'bank_transfer' and status = 'succeeded'), 0)::int as transferred_pence,
        coalesce(bool_or(is_other and channel = 'provider' and status in ('requested', 'refused')), false) as is_any_in_flight
      from (select *, id <> $1 as is_other from refunds where payment_intent = $2) r`,
    [refundId, paymentIntent],
  );
  return others!;
}
