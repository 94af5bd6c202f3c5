import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RefundPart } from '../../../../rules/orders/change-money.js';
import { isSampleIntent } from '../../../../rules/orders/samples.js';
import { query } from '../../../platform/db/query.js';
import { sampleMoney } from '../../../platform/errors/errors.js';
import type { RefundChannel } from './refund-status.js';

/** Reasons for which a payment is refunded in full, because it buys nothing. */
export const WHOLE_REFUND_REASONS = ['checkout-closed', 'paid-twice', 'change-refused'] as const;
export type WholeRefundReason = (typeof WHOLE_REFUND_REASONS)[number];

/** The reason of a refund; a payment gets one refund for each. */
export type RefundReason =
  | WholeRefundReason
  | 'order-cancelled'
  /** The remainder of a cancelled order; with the id of its timeline event. */
  | `order-cancelled:${string}`
  | `service-changed:${string}`
  /** Made in the provider's dashboard, and returned by a bank. */
  | `dashboard:${string}`
  /** The id of staff's payment operation. */
  | `staff:${string}`;

export interface RequestedRefund {
  readonly id: string;
  readonly channel: RefundChannel;
}

/**
 * Stores a refund in the caller's transaction; the reconciler executes it. Bank transfers are refunded by bank
 * transfer, which staff send. Null when the payment has a refund for that reason already. Throws CONFLICT for a payment
 * of a sample order.
 */
export async function requestRefund(
  tx: EntityManager,
  request: {
    readonly paymentIntent: string;
    readonly reason: RefundReason;
    readonly amountPence: number;
    readonly now: Date;
  },
): Promise<RequestedRefund | null> {
  const { paymentIntent, reason, amountPence, now } = request;
  if (isSampleIntent(paymentIntent)) throw sampleMoney();
  const [refund] = await query<RequestedRefund>(
    tx,
    `insert into refunds (id, payment_intent, reason, amount_pence, channel, next_check_at, created_at)
      select $1, refunded.intent, $2, $3, case p.method when 'bank_transfer' then 'bank_transfer' else 'provider' end, $4, $5
        from (select $6::text as intent) refunded left join order_payments p on p.payment_intent = refunded.intent
      on conflict (payment_intent, reason) do nothing returning id, channel`,
    [randomUUID(), reason, amountPence, now, now, paymentIntent],
  );
  return refund ?? null;
}

/** Requests each part of a refund; returns those that were not requested before. */
export async function requestRefunds(
  tx: EntityManager,
  parts: readonly RefundPart[],
  reason: RefundReason,
  now: Date,
): Promise<RequestedRefund[]> {
  const refunds: RequestedRefund[] = [];
  for (const part of parts) {
    const refund = await requestRefund(tx, { ...part, reason, now });
    if (refund) refunds.push(refund);
  }
  return refunds;
}

/** Whether any refund of a payment was requested, for any reason. */
export async function hasRefundOf(tx: EntityManager, paymentIntent: string): Promise<boolean> {
  const rows = await query(tx, 'select 1 from refunds where payment_intent = $1 limit 1', [paymentIntent]);
  return rows.length > 0;
}
