import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../shared/uuid.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import type { PaymentIssue } from './payment-issues.js';

/**
 * Puts a payment on the list of things a person has to look at, and says so in the log. A new reason opens the matter
 * again. One that is there already does so only when it has happened anew (`isNews`); what is merely found again changes
 * nothing, or nobody could ever close it.
 */
export async function raiseException(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'log' | 'now'>,
  intent: { readonly id: string; readonly checkoutId: string | null },
  why: PaymentIssue,
  { isNews = false } = {},
): Promise<void> {
  const checkoutId = isUuid(intent.checkoutId) ? intent.checkoutId : null;
  const news = await tx.execute<unknown[]>(
    `insert into payment_exceptions as e (payment_intent, checkout_id, why, created_at) values (?, ?, ?, ?)
      on conflict (payment_intent) do update set resolved_at = null, raised = e.raised + 1,
          why = case strpos(e.why, excluded.why) when 0 then e.why || '; ' || excluded.why else e.why end
        where strpos(e.why, excluded.why) = 0 or (? and e.resolved_at is not null)
      returning payment_intent`,
    [intent.id, checkoutId, why, deps.now(), isNews],
  );
  if (news.length === 0) return;
  deps.log.error({ paymentIntent: intent.id, checkoutId, why }, 'payment needs a person');
}
