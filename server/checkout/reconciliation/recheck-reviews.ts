import { query } from '../../db/query.js';
import { ENDED_BY_ORDER } from '../payment-issues/payment-issues.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { tryWhileAvailable } from './log-and-continue.js';

/** After this the hourly comparison is enough: what the provider still says is true, and a person looks at it. */
const RECHECK_WITHIN_MS = 60 * 60 * 1000;
const BATCH = 50;

/**
 * Asks the provider again about payments that came under review within the last hour for a reason that an order would
 * end, such as a wrong sum. Throws GatewayUnavailable.
 */
export async function recheckReviews(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const since = new Date(deps.now().getTime() - RECHECK_WITHIN_MS);
  const open = await query<{ id: string }>(
    deps.em,
    `select payment_intent as id from payment_issues where resolved_at is null and created_at > $1
        and kind = any($2)
      group by payment_intent order by max(created_at) desc limit ${BATCH}`,
    [since, ENDED_BY_ORDER],
  );
  for (const { id } of open) {
    if (isStopped()) return;
    await tryWhileAvailable(deps.log, 'payment_issue', () => syncPayment(deps, id));
  }
}
