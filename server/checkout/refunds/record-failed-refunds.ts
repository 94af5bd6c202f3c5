import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/**
 * Records which refunds of a payment a bank has sent back, however long after they were confirmed, and tells a person. The
 * order of the payment, if it has one, is locked.
 */
export async function recordFailedRefunds(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'log' | 'now'>,
  intent: PaymentIntentView,
): Promise<void> {
  if (intent.returned.length === 0) return;
  const providerRefund = { $in: intent.returned.map(({ id }) => id) };
  const sentBack = { paymentIntent: intent.id, channel: 'provider', providerRefund, failedAt: null } as const;
  const failed = await moveRefund(tx, sentBack, 'failed', deps.now());
  if (failed > 0) await raiseIssue(tx, deps, intent, { kind: 'refund_failed', data: {} }, { isNews: true });
}
