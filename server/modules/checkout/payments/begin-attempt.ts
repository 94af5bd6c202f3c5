import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isSampleAddress } from '../../../../rules/orders/samples.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { badInput, conflict, notFound, pricesChanged, sampleMoney } from '../../../platform/errors/errors.js';
import type { PricesOfToday } from '../../catalogue/product-price.store.js';
import { readRivals, takePromotion } from '../../catalogue/promotions/promotion-places.store.js';
import { repriceLines } from '../../quotes/snapshot.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { readClaims } from '../checkout.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { lockCheckout } from '../settlement/settle-payment.js';
import { assertStillPossible, isAmending } from '../settlement/take-extra-payment.js';
import { insertOrReadLive, type LiveAttempt } from './attempt.store.js';
import { mayPayValues, refusalToPay } from './card-testing.js';

export interface BegunAttempt {
  /** Null while other checkouts compete for the same items; close those first. */
  readonly attempt: LiveAttempt | null;
  readonly competing: readonly string[];
}

/**
 * Decides, under the checkout's lock, whether it may be paid now, and stores the attempt before the provider is called.
 * Throws NOT_FOUND, CONFLICT when paid, closed or no longer equal to the cart, PRICES_CHANGED, TOO_MANY_ATTEMPTS, and
 * BAD_INPUT for items no longer sold.
 */
export function beginAttempt(deps: PaymentDeps, checkoutId: string, userId: string): Promise<BegunAttempt> {
  return inTransaction(deps.em, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (checkout?.userId !== userId) throw notFound('Checkout');
    assertOpen(checkout);
    if (isAmending(checkout)) {
      await assertStillPossible(tx, checkout, deps.now());
      return { attempt: await getOrCreateLiveAttempt(tx, checkout, deps), competing: [] };
    }
    const { stale, competing: others, prices } = await readClaims(tx, checkout);
    if (stale) throw conflict(stale);
    const competing = [...new Set([...others, ...(await readRivals(tx, checkout))])];
    if (competing.length > 0) return { attempt: null, competing };
    const { promotion } = checkout.shipment;
    if (promotion?.isLimited) await takePromotion(tx, promotion, userId);

    if (prices) refuseOtherPrices(checkout, prices);
    return { attempt: await getOrCreateLiveAttempt(tx, checkout, deps), competing };
  });
}

function refuseOtherPrices(checkout: CheckoutRecord, prices: PricesOfToday): void {
  const today = repriceLines(checkout, prices);
  if (!today) throw badInput('An item in this shipment is no longer available to its destination.');
  if (today.totalPence !== checkout.shipment.totalPence) throw pricesChanged(today.totalPence);
}

/** Throws CONFLICT with the outcome of a checkout that cannot be paid any more. */
export function assertOpen({ status }: CheckoutRecord): void {
  if (status === 'awaiting_payment') return;
  if (status === 'finalized') throw conflict('Checkout is already paid');
  if (status === 'review') throw conflict("We've received a payment for this checkout and are checking it.");
  throw conflict('This checkout is closed. Start again from your cart.');
}

/**
 * The one live attempt to pay a checkout, created when there is none: its key is stored before the provider is called.
 * One statement; the caller holds the checkout's lock. Throws TOO_MANY_ATTEMPTS, and CONFLICT for a sample.
 */
async function getOrCreateLiveAttempt(
  tx: EntityManager,
  checkout: CheckoutRecord,
  deps: PaymentDeps,
): Promise<LiveAttempt> {
  if (isSampleAddress(checkout.contact.email)) throw sampleMoney();
  const id = randomUUID();
  const createdAt = deps.now();
  const attempt = await insertOrReadLive(tx, checkout, {
    ...{ id, createdAt },
    nextCheckAt: new Date(createdAt.getTime() + deps.reconcileEveryMs),
    mayPay: mayPayValues(deps, checkout),
  });
  if (!attempt) throw await refusalToPay(tx, deps, checkout.userId);
  if (attempt.id === id) deps.requestLimits.countPayment();
  return attempt;
}
