import { currentPlace } from '../limits/place.js';
import { secondsOf } from '../limits/postgres-counter.js';
import { tooManyAttempts } from '../shared/errors.js';
import { isUuid } from '../shared/uuid.js';
import type { PaymentDeps } from './payment-deps.js';
import { withdrawCheckout } from './withdraw-checkout.js';

/** Declined cards of one customer before we stop: nobody owns that many, but a list of stolen ones is longer. */
const DECLINED_MAX = 10;
const WITHIN_MS = 60 * 60 * 1000;

/** The moment of the declined card that is one too many; null while there are fewer. The webhooks of a customer's checkouts tell. */
const DECLINED_SQL = `select e.received_at from stripe_events e
  join payment_attempts a on a.payment_intent = e.payment_intent join checkouts own on own.id = a.checkout_id
  where own.user_id = c.user_id and e.type = 'payment_intent.payment_failed' and e.received_at > ?
  order by e.received_at desc offset ${DECLINED_MAX - 1} limit 1`;

/**
 * Counts a new payment of a customer and of the place they pay from; to go on with one that lives is free. Throws
 * TOO_MANY_ATTEMPTS, also when too many cards were declined.
 */
export async function admitPayment(deps: PaymentDeps, checkoutId: string, userId: string): Promise<void> {
  if (!isUuid(checkoutId)) return;
  const now = deps.now().getTime();
  const [tries] = await deps.em.execute<{ isLive: boolean; declinedAt: Date | null }[]>(
    `select exists (select from payment_attempts where checkout_id = c.id and live) as "isLive",
      (${DECLINED_SQL}) as "declinedAt"
      from checkouts c where c.id = ? and c.user_id = ? and c.status = 'awaiting_payment'`,
    [new Date(now - WITHIN_MS), checkoutId, userId],
  );
  if (!tries) return;
  if (tries.declinedAt) throw tooManyAttempts(secondsOf(tries.declinedAt.getTime() + WITHIN_MS - now));
  if (tries.isLive) return;
  await Promise.all([
    deps.limits.spend('payment-user', userId),
    deps.limits.spend('payment-ip', currentPlace()),
  ]);
}

/**
 * Closes a checkout whose owner had too many cards declined: its secret, with which a browser can try cards without
 * asking us, is of no more use. Throws what the gateway throws.
 */
export async function stopCardTesting(deps: PaymentDeps, checkoutId: string | null): Promise<void> {
  if (!isUuid(checkoutId)) return;
  const [owner] = await deps.em.execute<{ declinedAt: Date | null }[]>(
    `select (${DECLINED_SQL}) as "declinedAt" from checkouts c where c.id = ? and c.status = 'awaiting_payment'`,
    [new Date(deps.now().getTime() - WITHIN_MS), checkoutId],
  );
  if (!owner?.declinedAt) return;
  deps.log.warn({ checkoutId }, 'too many declined cards: the checkout is closed');
  await withdrawCheckout(deps, checkoutId, 'cancelled');
}
