import type { EntityManager } from '@mikro-orm/postgresql';
import { ENDS_WITH_ORDER } from './payment-issues.js';

/**
 * Takes payments off the list of things a person has to look at whose every reason ended when they got their order: one
 * payment, or all there are. What has happened to such a payment besides stays for a person.
 */
export async function resolveExceptions(
  em: EntityManager,
  now: Date,
  paymentIntent: string | null = null,
): Promise<void> {
  await em.execute(
    `update payment_exceptions e set resolved_at = ? where e.resolved_at is null and e.why ~ ?
        and e.payment_intent = coalesce(?, e.payment_intent)
        and exists (select from order_payments p where p.payment_intent = e.payment_intent)`,
    [now, ENDS_WITH_ORDER, paymentIntent],
  );
}
