import type { EntityManager } from '@mikro-orm/postgresql';
import { isDisputed } from '../../payments/disputes.store.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { paymentDisputed } from '../../shared/errors/errors.js';
import {
  assertRefundedInDashboard,
  assertToBeSent,
  digestOfSent,
  type RefundMethod,
  tooLittleLeft,
  wasRecordedSent,
} from '../admin-payments/open-refund.js';
import { type OpenRefund, readOpenRefund, readOthers } from '../admin-payments/open-refund.store.js';
import { recordOperation } from '../admin-payments/payment-operation.store.js';

interface UnmatchedRefund {
  readonly refundId: string;
  /** The payment as the provider has just reported it; null when it knows none. */
  readonly intent: PaymentIntentView | null;
  readonly method: RefundMethod;
  readonly words: string;
  /** Staff have sent what the customer's bank disputes knowingly. */
  readonly isDisputeConfirmed: boolean;
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
  if (!sent.isDisputeConfirmed && (await isDisputed(tx, paymentIntent))) throw paymentDisputed();
  const gonePence = others.atProviderPence + others.transferredPence + unmatchedPence;
  if (intent && intent.amountReceivedPence - gonePence < amountPence) throw tooLittleLeft();
  await recordOperation(tx, operation);
  await moveRefund(tx, { id: refundId }, 'succeeded', now, { channel: 'bank_transfer' });
}
