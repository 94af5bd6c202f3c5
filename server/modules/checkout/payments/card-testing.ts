import type { EntityManager } from '@mikro-orm/postgresql';
import { type AppError, tooManyAttempts } from '../../../platform/errors/errors.js';
import { secondsOf } from '../../../platform/limits/postgres-counter.store.js';
import { RATE_LIMITS } from '../../../platform/limits/rate-limits.js';
import { isUuid } from '../../../platform/values/uuid.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { withdrawCheckout } from '../status/cancel-checkout.js';
import { readBegun, readCancelled, readDeclined, readOwnerOfOpen } from './card-testing.store.js';

/** Shown to a customer who books and cancels repeatedly. */
const BOOK_LATER = "You've cancelled several bookings within a day. Book again tomorrow, or call us.";

const READ = {
  'payment-user': readBegun,
  'declined-user': readDeclined,
  'cancelled-user': readCancelled,
} as const;
type Counted = keyof typeof READ;

/** The placeholder values of {@link MAY_PAY_SQL}. */
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
    msToWait(tx, deps, 'payment-user', userId),
    msToWait(tx, deps, 'declined-user', userId),
    msToWait(tx, deps, 'cancelled-user', userId),
  ]);
  const others = Math.max(begun, declined);
  return cancelled > others
    ? tooManyAttempts(secondsOf(cancelled), BOOK_LATER)
    : tooManyAttempts(secondsOf(others));
}

/**
 * Closes a checkout whose owner had too many cards declined: its client secret, with which a browser can try cards
 * without our server, stops working. Throws what the gateway throws.
 */
export async function stopCardTesting(deps: PaymentDeps, checkoutId: string | null): Promise<void> {
  if (!isUuid(checkoutId)) return;
  const userId = await readOwnerOfOpen(deps.em, checkoutId);
  if (!userId || (await msToWait(deps.em, deps, 'declined-user', userId)) <= 0) return;
  deps.log.warn(
    { event: 'payment.card_testing_blocked', checkoutId },
    'Too many declined cards; closed the checkout',
  );
  await withdrawCheckout(deps, checkoutId, 'cancelled');
}

/** Values of a limit's query: user id, start of the period, and the number of rows that is allowed. */
function tooMany({ limits, now }: PaymentDeps, name: Counted, userId: string): unknown[] {
  const since = new Date(now().getTime() - RATE_LIMITS[name].seconds * 1000);
  return [userId, since, limits.pointsOf(name) - 1];
}

/** Milliseconds until the row above the limit is old enough; 0 when there is none. */
async function msToWait(
  em: EntityManager,
  deps: PaymentDeps,
  name: Counted,
  userId: string,
): Promise<number> {
  const at = await READ[name](em, tooMany(deps, name, userId));
  return at ? at.getTime() + RATE_LIMITS[name].seconds * 1000 - deps.now().getTime() : 0;
}
