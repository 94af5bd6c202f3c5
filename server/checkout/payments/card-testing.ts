import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import { secondsOf } from '../../limits/postgres-counter.js';
import { RATE_LIMITS } from '../../limits/rate-limits.js';
import { IS_LIVE } from '../../payments/attempt-status.js';
import { type AppError, tooManyAttempts } from '../../shared/errors/errors.js';
import { isUuid } from '../../shared/uuid.js';
import { withdrawCheckout } from '../cancel-checkout.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/** Said to who books and cancels in a circle. */
const BOOK_LATER =
  'You have cancelled several bookings within a day. Please book again tomorrow, or call us.';

type Counted = 'payment-user' | 'declined-user' | 'cancelled-user';

/**
 * Payments that a customer began of late, newest first, as moments; those are skipped that are fine. The values of
 * {@link tooMany} are placeholders from `first` on, here and below.
 */
const BEGUN_SQL = (
  first: number,
) => `select a.created_at as at from payment_attempts a join checkouts c on c.id = a.checkout_id
  where c.user_id = $${first} and a.created_at > $${first + 1} order by a.created_at desc offset $${first + 2} limit 1`;

/** The same for declined cards, as reported by the provider's webhooks. */
const DECLINED_SQL = (first: number) => `select e.received_at as at from stripe_events e
  join payment_attempts a on a.payment_intent = e.payment_intent join checkouts c on c.id = a.checkout_id
  where c.user_id = $${first} and e.type = 'payment_intent.payment_failed' and e.received_at > $${first + 1}
  order by e.received_at desc offset $${first + 2} limit 1`;

/** The same for orders that the customer cancelled within a day of booking them. */
const CANCELLED_SQL = (
  first: number,
) => `select e.created_at as at from (select $${first}::uuid as user_id, $${first + 1}::timestamptz as since) asked
  join orders o on o.user_id = asked.user_id and o.created_at > asked.since - interval '1 day'
  join order_events e on e.order_id = o.id and e.status = 'cancelled' and e.actor_id = o.user_id
  where e.created_at > asked.since and e.created_at < o.created_at + interval '1 day'
  order by e.created_at desc offset $${first + 2} limit 1`;

/**
 * Holds while a customer may begin a payment of a checkout, or go on with one that lives. Who has cancelled too much may
 * still pay for a change of what is booked.
 */
export const MAY_PAY_SQL = (
  first: number,
) => `(exists (select from payment_attempts where checkout_id = $${first} and ${IS_LIVE})
    or not exists (${BEGUN_SQL(first + 1)}) and ($${first + 4} or not exists (${CANCELLED_SQL(first + 5)})))
  and not exists (${DECLINED_SQL(first + 8)})`;

/** The values of {@link MAY_PAY_SQL}. */
export function mayPayValues(
  deps: PaymentDeps,
  { id, userId, amendsOrderId }: Pick<CheckoutRecord, 'id' | 'userId' | 'amendsOrderId'>,
): unknown[] {
  return [
    id,
    ...tooMany(deps, 'payment-user', userId),
    Boolean(amendsOrderId),
    ...tooMany(deps, 'cancelled-user', userId),
    ...tooMany(deps, 'declined-user', userId),
  ];
}

/** The refusal of a customer for whom {@link MAY_PAY_SQL} does not hold. */
export async function refusalToPay(tx: EntityManager, deps: PaymentDeps, userId: string): Promise<AppError> {
  const [begun, declined, cancelled] = await Promise.all([
    msToWait(tx, deps, 'payment-user', BEGUN_SQL(1), userId),
    msToWait(tx, deps, 'declined-user', DECLINED_SQL(1), userId),
    msToWait(tx, deps, 'cancelled-user', CANCELLED_SQL(1), userId),
  ]);
  const others = Math.max(begun, declined);
  return cancelled > others
    ? tooManyAttempts(secondsOf(cancelled), BOOK_LATER)
    : tooManyAttempts(secondsOf(others));
}

/**
 * Closes a checkout whose owner had too many cards declined: its secret, with which a browser can try cards without
 * asking us, is of no more use. Throws what the gateway throws.
 */
export async function stopCardTesting(deps: PaymentDeps, checkoutId: string | null): Promise<void> {
  if (!isUuid(checkoutId)) return;
  const [owner] = await query<{ userId: string }>(
    deps.em,
    `select user_id as "userId" from checkouts where id = $1 and status = 'awaiting_payment'`,
    [checkoutId],
  );
  if (!owner || (await msToWait(deps.em, deps, 'declined-user', DECLINED_SQL(1), owner.userId)) <= 0) return;
  deps.log.warn(
    { event: 'payment.card_testing_blocked', checkoutId },
    'Too many declined cards; closed the checkout',
  );
  await withdrawCheckout(deps, checkoutId, 'cancelled');
}

/** Whose rows count, from when on, and how many of them are fine. */
function tooMany({ limits, now }: PaymentDeps, name: Counted, userId: string): unknown[] {
  const since = new Date(now().getTime() - RATE_LIMITS[name].seconds * 1000);
  return [userId, since, limits.pointsOf(name) - 1];
}

/** Until the row that is one too many is old enough; 0 when there is none. */
async function msToWait(
  em: EntityManager,
  deps: PaymentDeps,
  name: Counted,
  sql: string,
  userId: string,
): Promise<number> {
  const [row] = await query<{ at: string | Date }>(em, sql, tooMany(deps, name, userId));
  return row ? new Date(row.at).getTime() + RATE_LIMITS[name].seconds * 1000 - deps.now().getTime() : 0;
}
