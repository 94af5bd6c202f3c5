import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import {
  assertRefundedInDashboard,
  assertToBeSent,
  digestOfSent,
  type OpenRefund,
  type RefundMethod,
  readOpenRefund,
  tooLittleLeft,
  wasRecordedSent,
} from '../admin-payments/open-refund.js';
import { recordOperation } from '../admin-payments/payment-operation.js';

interface UnmatchedRefund {
  readonly refundId: string;
  /** The payment as the provider has just reported it; null when it knows none. */
  readonly intent: PaymentIntentView | null;
  readonly method: RefundMethod;
  readonly words: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Records that staff have sent by bank transfer, or made in the provider's dashboard, a refund of a payment without an order,
 * which stands in no ledger. Part of the caller's transaction. The same words of the same person again change nothing. Throws
 * CONFLICT when it is not to be sent, or somebody else has recorded it.
 */
export async function recordUnmatchedRefundSent(tx: EntityManager, sent: UnmatchedRefund): Promise<void> {
  const { refundId, intent, method, words, actorId, now } = sent;
  const refund = await readOpenRefund(tx, refundId, now);
  const digest = digestOfSent(method, actorId, words);
  if (await wasRecordedSent(tx, refundId, digest)) return;
  const { paymentIntent, amountPence, status } = refund;
  const others = await readOthers(tx, paymentIntent, refundId);
  const unmatchedPence = Math.max(
    0,
    (intent?.refundedPence ?? 0) - others.atProviderPence - others.failedPence,
  );
  const isUnpaid = status === 'refused' || status === 'failed';
  const isRefundedExternally = isUnpaid && unmatchedPence >= amountPence;
  const seen: OpenRefund = { ...refund, isRefundedExternally };
  const asked = { orderId: null, kind: 'refund_sent', amountPence, words, refundId, digest } as const;
  const operation = { ...asked, actorId, now };
  if (method === 'card') {
    if (!isRefundedExternally || others.isAnyInFlight) assertRefundedInDashboard(seen, now);
    await recordOperation(tx, operation);
    await moveRefund(tx, { id: refundId }, 'succeeded', now, { channel: 'dashboard' });
    return;
  }
  assertToBeSent(seen, now);
  const gonePence = others.atProviderPence + others.transferredPence + unmatchedPence;
  if (intent && intent.amountReceivedPence - gonePence < amountPence) throw tooLittleLeft();
  await recordOperation(tx, operation);
  await moveRefund(tx, { id: refundId }, 'succeeded', now, { channel: 'bank_transfer' });
}

/** What the other refunds of a payment come to, and what banks sent back of any. */
async function readOthers(tx: EntityManager, paymentIntent: string, refundId: string) {
  const [others] = await query<{
    atProviderPence: number;
    failedPence: number;
    transferredPence: number;
    isAnyInFlight: boolean;
  }>(
    tx,
    `select coalesce(sum(amount_pence) filter (where is_other and channel <> 'bank_transfer' and status in ('processing', 'succeeded')), 0)::int
        as "atProviderPence",
        coalesce(sum(amount_pence) filter (where failed_at is not null), 0)::int as "failedPence",
        coalesce(sum(amount_pence) filter (where is_other and channel = 'bank_transfer' and status = 'succeeded'), 0)::int as "transferredPence",
        coalesce(bool_or(is_other and channel = 'provider' and status in ('requested', 'refused')), false) as "isAnyInFlight"
      from (select *, id <> $1 as is_other from refunds where payment_intent = $2) r`,
    [refundId, paymentIntent],
  );
  return others!;
}
