import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import type { RefundView } from '../../payments/gateway/payment-gateway.js';
import type { ProviderRefund, Refund } from '../../payments/refunds/refund.entity.js';
import { MAY_BE_FOR, MAY_BE_IN_BOOKS, MAY_BE_MADE } from '../../payments/refunds/refund-predicates.js';

/**
 * Stores a refund as the provider lists it. Returns it when it is new or its status has advanced; a late, older reading
 * does not revert it. It is ours when a refund of this payment was requested for its reason.
 */
export async function storeProviderRefund(
  tx: EntityManager,
  paymentIntent: string,
  { id, amountPence, status, reason }: RefundView,
  now: Date,
): Promise<Pick<ProviderRefund, 'id' | 'status' | 'refundId' | 'confirmedAt'> | undefined> {
  const [stored] = await query<Pick<ProviderRefund, 'id' | 'status' | 'refundId' | 'confirmedAt'>>(
    tx,
    `insert into provider_refunds as stored (id, payment_intent, amount_pence, status, refund_id, created_at)
      select $1, $2, $3, $4, (select r.id from refunds r where r.payment_intent = $2 and r.reason = $5), $6
      on conflict (id) do update set status = excluded.status
        where stored.status = 'pending' and excluded.status <> 'pending' or stored.status = 'succeeded' and excluded.status = 'failed'
      returning id, status, refund_id, confirmed_at`,
    [id, paymentIntent, amountPence, status, reason, now],
  );
  return stored;
}

/** Requests the returned part of a confirmed dashboard refund that belongs to no refund of ours: staff have to send it. */
export async function requestReturned(tx: EntityManager, id: string, now: Date): Promise<number> {
  const rows = await query(
    tx,
    `insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, confirmed_at, failed_at, next_check_at, created_at)
      select gen_random_uuid(), d.payment_intent, 'dashboard:' || d.id, d.amount_pence - linked.pence, 'failed', d.id, d.confirmed_at, $1, $1, $1
        from provider_refunds d, lateral (select coalesce(sum(r.amount_pence), 0) as pence from refunds r
          where r.payment_intent = d.payment_intent and r.provider_refund = d.id) linked
        where d.id = $2 and d.confirmed_at is not null and d.amount_pence > linked.pence
      on conflict (payment_intent, reason) do nothing returning id`,
    [now, id],
  );
  return rows.length;
}

/**
 * Puts a payment's refunds in the books: ours once they succeed, a dashboard refund at once, unless it may be for one
 * that the books already have.
 */
export async function confirmProviderRefunds(
  tx: EntityManager,
  paymentIntent: string,
  now: Date,
): Promise<void> {
  await query(
    tx,
    `update provider_refunds d set confirmed_at = $1 where d.payment_intent = $2 and d.confirmed_at is null
      and case when d.refund_id is null then d.status <> 'failed' and not ${MAY_BE_IN_BOOKS} else d.status = 'succeeded' end`,
    [now, paymentIntent],
  );
}

/** The sums of an order's payment, by the books and by its refunds. */
export interface PaymentSums {
  readonly amountPence: number;
  readonly refundedPence: number;
  /** Refunded at the provider, sent by bank transfer, reversed, or owed again after a bank returned it. */
  readonly gonePence: number;
  readonly last4: string | null;
}

/** The sums of a payment; null for one without an order. */
export async function readPaymentSums(tx: EntityManager, paymentIntent: string): Promise<PaymentSums | null> {
  const [payment] = await query<PaymentSums>(
    tx,
    `select p.amount_pence, p.refunded_pence, p.card->>'last4' as last4,
        (p.reversed_pence + coalesce((select sum(d.amount_pence) from provider_refunds d
            where d.payment_intent = p.payment_intent and d.confirmed_at is not null and d.status <> 'failed'), 0)
          + coalesce((select sum(r.amount_pence) from refunds r where r.payment_intent = p.payment_intent
            and r.confirmed_at is not null and (r.status <> 'succeeded' or r.channel = 'bank_transfer')), 0))::int as gone_pence
      from order_payments p where p.payment_intent = $1`,
    [paymentIntent],
  );
  return payment ?? null;
}

/** Dashboard refunds of a payment that staff have to link. */
export function readInQuestion(
  tx: EntityManager,
  paymentIntent: string,
): Promise<Pick<ProviderRefund, 'id' | 'amountPence'>[]> {
  return query<Pick<ProviderRefund, 'id' | 'amountPence'>>(
    tx,
    `select d.id, d.amount_pence from provider_refunds d where d.payment_intent = $1
      and exists (select from refunds r where ${MAY_BE_FOR}) order by d.created_at, d.id`,
    [paymentIntent],
  );
}

/** Our refunds for which a dashboard refund may have been made, oldest first. */
export async function readRefundCandidates(tx: EntityManager, providerRefund: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    tx,
    `select r.id from provider_refunds d join refunds r on ${MAY_BE_FOR} where d.id = $1 order by r.created_at, r.id`,
    [providerRefund],
  );
  return rows.map(({ id }) => id);
}

/** The status of a refund, and whether it may have been made in the dashboard. */
export async function readStanding(
  em: EntityManager,
  id: string,
): Promise<Pick<Refund, 'status'> & { readonly isInQuestion: boolean }> {
  const [refund] = await query<Pick<Refund, 'status'> & { isInQuestion: boolean }>(
    em,
    `select r.status, ${MAY_BE_MADE} as is_in_question from refunds r where r.id = $1`,
    [id],
  );
  return refund!;
}
