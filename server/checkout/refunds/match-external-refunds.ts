import type { EntityManager } from '@mikro-orm/postgresql';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import {
  findOwed,
  findRefundedExternally,
  limitDashboardBefore,
  lowerDashboardBefore,
} from './refund.store.js';

type Deps = Pick<PaymentDeps, 'log' | 'now'>;
type Intent = { readonly id: string; readonly checkoutId: string | null };

/**
 * Matches refunds that a person made in the provider's dashboard to those that the provider had refused, or that a bank had
 * sent back before they were confirmed; kept open, they would count twice. The order is locked and the provider's sum is
 * recorded. An issue is raised.
 */
export async function matchExternalRefunds(tx: EntityManager, deps: Deps, intent: Intent): Promise<void> {
  for (;;) {
    const now = deps.now();
    const match = await findRefundedExternally(tx, intent.id, now);
    if (!match) break;
    await moveRefund(tx, { id: match.id }, 'succeeded', now, { channel: 'dashboard' });
    await lowerDashboardBefore(tx, match.id);
    await raiseIssue(tx, deps, intent, refundAssumed(match.amountPence), { isNews: true });
  }
  await limitDashboardBefore(tx, intent.id);
}

/**
 * Matches what a person refunded in the dashboard to refunds that a bank had sent back after they were confirmed: the books
 * have those already. Gives how much of the unmatched sum was theirs.
 */
export async function matchOwedRefunds(
  tx: EntityManager,
  deps: Deps,
  intent: Intent,
  unmatchedPence: number,
): Promise<number> {
  let matchedPence = 0;
  while (unmatchedPence > matchedPence) {
    const match = await findOwed(tx, intent.id, unmatchedPence - matchedPence);
    if (!match) break;
    await moveRefund(tx, { id: match.id }, 'succeeded', deps.now(), { channel: 'dashboard' });
    matchedPence += match.amountPence;
    await raiseIssue(tx, deps, intent, refundAssumed(match.amountPence), { isNews: true });
  }
  return matchedPence;
}

/** The issue of a refund that was matched, not observed. */
export const refundAssumed = (amountPence: number) =>
  ({ kind: 'refund_assumed', data: { amountPence } }) as const;
