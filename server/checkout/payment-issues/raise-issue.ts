import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../shared/uuid.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { writeIssue } from './payment-issue.store.js';
import type { PaymentIssue } from './payment-issues.js';

/**
 * Stores an issue of a payment for staff, and logs it. An issue that staff have closed opens again only if it has happened
 * anew (`isNews`); finding it again changes nothing.
 */
export async function raiseIssue(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'log' | 'now'>,
  intent: { readonly id: string; readonly checkoutId: string | null },
  issue: PaymentIssue,
  { isNews = false } = {},
): Promise<void> {
  const checkoutId = isUuid(intent.checkoutId) ? intent.checkoutId : null;
  const isRaised = await writeIssue(tx, issue, { paymentIntent: intent.id, checkoutId, isNews }, deps.now());
  if (!isRaised) return;
  deps.log.error(
    { event: 'payment_issue.raised', paymentIntent: intent.id, checkoutId, ...issue },
    'payment needs a person',
  );
}
