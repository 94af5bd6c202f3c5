import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../../platform/db/transaction.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { queueEmail } from '../../email/email.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { writeIssue } from './payment-issue.store.js';
import type { IssueToRaise } from './payment-issues.js';

/**
 * Stores an issue of a payment for staff, emails the company, and logs it, in the caller's transaction if there is one.
 * `isNews` reopens an issue that staff have closed, since it has happened again; an open issue does not change.
 */
export async function raiseIssue(
  em: EntityManager,
  deps: Pick<PaymentDeps, 'log' | 'now'>,
  intent: { readonly id: string; readonly checkoutId: string | null },
  issue: IssueToRaise,
  { isNews = false } = {},
): Promise<void> {
  const checkoutId = isUuid(intent.checkoutId) ? intent.checkoutId : null;
  const of = { paymentIntent: intent.id, checkoutId, isNews };
  const raise = async (tx: EntityManager): Promise<boolean> => {
    const written = await writeIssue(tx, issue, of, deps.now());
    if (!written) return false;
    await queueEmail(tx, {
      kind: 'payment-issue',
      dedupeKey: `payment-issue:${written.id}:${written.raised}`,
      recipient: null,
      data: { paymentIntent: intent.id },
      now: deps.now(),
    });
    return true;
  };
  if (!(await (em.isInTransaction() ? raise(em) : inTransaction(em, raise)))) return;
  deps.log.error(
    { event: 'payment_issue.raised', paymentIntent: intent.id, checkoutId, ...issue },
    'payment needs a person',
  );
}
