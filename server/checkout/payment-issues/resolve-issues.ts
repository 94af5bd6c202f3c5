import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import { ENDED_BY_ORDER } from './payment-issues.js';

/** Closes the issues that an order ends, of one payment that has its order, or of all such payments. */
export async function resolveIssuesEndedByOrder(
  em: EntityManager,
  now: Date,
  paymentIntent: string | null = null,
): Promise<void> {
  await query(
    em,
    `update payment_issues i set resolved_at = $1 where i.resolved_at is null
        and i.kind = any($2) and i.payment_intent = coalesce($3, i.payment_intent)
        and exists (select from order_payments p where p.payment_intent = i.payment_intent)`,
    [now, ENDED_BY_ORDER, paymentIntent],
  );
}
