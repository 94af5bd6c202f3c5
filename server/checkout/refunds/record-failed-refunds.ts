import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/** What was confirmed is in the books; it is owed until it was given again. */
const RETURNED_SQL = `update refunds set is_returned = true, is_owed = provider_status is not distinct from 'succeeded',
    by_hand = provider_status is not distinct from 'succeeded', provider_status = case provider_status when 'succeeded' then 'succeeded' else 'failed' end
  where payment_intent = ? and not by_hand and not is_returned
    and provider_refund in (select jsonb_array_elements_text(?::jsonb)) returning id`;

/**
 * Takes in which refunds of a payment a bank has sent back, also long after they were confirmed; a person is told. The
 * order of the payment, if it has one, is locked.
 */
export async function noteReturned(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now' | 'log'>,
  intent: PaymentIntentView,
): Promise<void> {
  if (intent.returned.length === 0) return;
  const ids = JSON.stringify(intent.returned.map(({ id }) => id));
  const news = await tx.execute<unknown[]>(RETURNED_SQL, [intent.id, ids]);
  if (news.length > 0)
    await raiseIssue(tx, deps, intent, { kind: 'refund_failed', data: {} }, { isNews: true });
}
