import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { inTransaction } from '../../../platform/db/transaction.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { readPricesOfToday } from '../../catalogue/product-price.store.js';
import { placeRefusal } from '../../catalogue/promotions/promotion-places.store.js';
import { OrderRecord } from '../../orders/order.entity.js';
import type { FullOrder } from '../../orders/order.store.js';
import { readIntentOf } from '../../orders/order-payments.store.js';
import { LIVE_STATUSES } from '../../payments/attempt-status.js';
import { type PaymentIntentView, totalRefundedPence } from '../../payments/gateway/payment-gateway.js';
import { PaymentAttempt } from '../../payments/payment.entity.js';
import {
  hasRefundOf,
  requestRefund,
  type WholeRefundReason,
} from '../../payments/refunds/request-refund.store.js';
import { claimQuote } from '../../quotes/saved/book-quote.js';
import { repriceLines } from '../../quotes/snapshot.js';
import { CheckoutRecord } from '../checkout.entity.js';
import { resolveSettledIssues } from '../payment-issues/payment-issue.store.js';
import type { IssueToRaise } from '../payment-issues/payment-issues.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { recordIntent } from '../payments/attempt.store.js';
import { recordReading } from '../refunds/record-reading.js';
import { moveCheckout } from '../status/checkout-status.js';
import { cardReceipt } from './card-receipt.js';
import type { PaymentDeps } from './payment-deps.js';
import { placeOrder } from './place-order.js';
import { isAmending, lockAmendedOrder, takeExtraPayment } from './take-extra-payment.js';

/** The result of processing a payment intent. */
export interface Settlement {
  readonly intent: PaymentIntentView;
  readonly checkout: CheckoutRecord | null;
  /** The full order when this settlement has created it. */
  readonly order: OrderRecord | FullOrder | null;
}

/** Whether the settlement has created its order. */
export function isWritten(order: Settlement['order']): order is FullOrder {
  return order !== null && 'payments' in order;
}

/** A closed checkout with a late payment is reopened within this time, at an unchanged price. */
const REOPEN_WITHIN_MS = 24 * 60 * 60 * 1000;

const LOCK = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/**
 * Reads a payment at the provider, then updates our records: the only way in which orders are created. Concurrent calls
 * are safe and return the same order. Throws what the gateway throws.
 */
export async function syncPayment(
  deps: PaymentDeps,
  intentId: string,
  options?: SettleOptions,
): Promise<Settlement> {
  return settlePayment(deps, await deps.gateway.readIntent(intentId), options);
}

interface SettleOptions {
  /** Whether the customer is waiting: the reconciler then checks the payment again in its next round. */
  readonly isAwaited?: boolean;
}

/**
 * Processes an intent that was just read at the provider. One that leads to a review is read a second time: if the
 * first sum was reported wrongly, the order is created at once, and the review ends.
 */
export async function settlePayment(
  deps: PaymentDeps,
  intent: PaymentIntentView,
  options?: SettleOptions,
): Promise<Settlement> {
  const settlement = await settle(deps, intent, options);
  const again =
    settlement.checkout?.status === 'review'
      ? await deps.gateway.readIntent(intent.id).catch(() => null)
      : null;
  return withRefunds(deps, again ? await settle(deps, again, options) : settlement);
}

/** Records the refunds of a payment, once its order is created. */
async function withRefunds(deps: PaymentDeps, settlement: Settlement): Promise<Settlement> {
  if (settlement.intent.refunds.length === 0) return settlement;
  const order = await recordReading(deps, settlement.intent);
  return { ...settlement, order: order ?? settlement.order };
}

/** Settles in one transaction, under the checkout's lock. */
function settle(
  deps: PaymentDeps,
  intent: PaymentIntentView,
  { isAwaited = false }: SettleOptions = {},
): Promise<Settlement> {
  return inTransaction(deps.em, async (tx) => {
    const checkout = await lockCheckout(tx, intent.checkoutId);
    if (!checkout) {
      if (intent.status === 'succeeded')
        await raiseIssue(tx, deps, intent, { kind: 'unknown_checkout', data: {} });
      return { intent, checkout: null, order: null };
    }
    if (checkout.status === 'finalized' && intent.status === 'succeeded')
      return repeatedPayment(tx, deps, checkout, intent);
    await recordIntent(tx, checkout.id, intent, { soon: soonOf(deps), isAwaited });
    if (intent.status === 'canceled') return closeCancelled(tx, deps, checkout, intent);
    if (intent.status !== 'succeeded') return { intent, checkout, order: null };
    return takePayment(tx, deps, checkout, intent);
  });
}

async function takePayment(
  tx: EntityManager,
  deps: PaymentDeps,
  checkout: CheckoutRecord,
  intent: PaymentIntentView,
): Promise<Settlement> {
  if (checkout.status === 'refunded') {
    if (!(await hasRefundOf(tx, intent.id))) await refundWhole(tx, deps, intent, 'checkout-closed');
    return { intent, checkout, order: null };
  }
  const wasInReview = checkout.status === 'review';
  const mismatch = whyMoneyDiffers(checkout, intent, deps.gateway.livemode);
  if (mismatch) {
    moveCheckout(checkout, 'review', deps.now());
    await raiseIssue(tx, deps, intent, mismatch);
    return { intent, checkout, order: null };
  }
  const isClosed = checkout.status === 'cancelled' || checkout.status === 'expired';
  const refundAndClose = async (reason: WholeRefundReason): Promise<Settlement> => {
    moveCheckout(checkout, 'refunded', deps.now());
    await refundWhole(tx, deps, intent, reason);
    return { intent, checkout, order: null };
  };
  const isBackAlready = totalRefundedPence(intent) >= intent.amountReceivedPence;
  if (isBackAlready || (isClosed && !(await mayReopen(tx, deps, checkout))))
    return refundAndClose('checkout-closed');
  if (checkout.quoteId && !(await claimQuote(tx, checkout.quoteId))) return refundAndClose('paid-twice');
  const order = isAmending(checkout)
    ? await takeExtraPayment(tx, checkout, intent, deps)
    : await placeOrder(tx, checkout, { paymentIntent: intent.id, card: cardReceipt(intent) }, deps);
  if (!order) return refundAndClose('change-refused');
  if (wasInReview) await resolveSettledIssues(tx, deps.now(), intent.id);
  return { intent, checkout, order };
}

/** A payment for a checkout that has its order: the same intent changes nothing, a second one is refunded. */
async function repeatedPayment(
  tx: EntityManager,
  deps: PaymentDeps,
  checkout: CheckoutRecord,
  intent: PaymentIntentView,
): Promise<Settlement> {
  const { order, paymentIntent } = await lockPaidOrder(tx, checkout);
  if (paymentIntent !== intent.id) {
    await recordIntent(tx, checkout.id, intent, { soon: soonOf(deps) });
    await refundWhole(tx, deps, intent, 'paid-twice');
  }
  return { intent, checkout, order };
}

/** The order of a finalized checkout, locked, and the intent that paid it. */
async function lockPaidOrder(tx: EntityManager, checkout: CheckoutRecord) {
  if (isAmending(checkout)) {
    const order = await lockAmendedOrder(tx, checkout);
    return { order, paymentIntent: await readIntentOf(tx, checkout.id) };
  }
  const order = await tx.findOneOrFail(OrderRecord, { checkoutId: checkout.id }, LOCK);
  return { order, paymentIntent: order.paymentIntent };
}

async function closeCancelled(
  tx: EntityManager,
  deps: PaymentDeps,
  checkout: CheckoutRecord,
  intent: PaymentIntentView,
): Promise<Settlement> {
  const wasLive = await tx.nativeUpdate(
    PaymentAttempt,
    { paymentIntent: intent.id, status: { $in: [...LIVE_STATUSES] } },
    { status: 'cancelled' },
  );
  if (wasLive > 0 && checkout.status === 'awaiting_payment') moveCheckout(checkout, 'cancelled', deps.now());
  return { intent, checkout, order: null };
}

/** The checkout of an intent, locked; always the first lock of a transaction. */
export function lockCheckout(tx: EntityManager, id: string | null): Promise<CheckoutRecord | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return tx.findOne(CheckoutRecord, { id }, { ...LOCK, populate: ['mayFillProfile'] });
}

/** The time of the reconciler's next round. */
function soonOf({ now, reconcileEveryMs }: PaymentDeps): Date {
  return new Date(now().getTime() + reconcileEveryMs);
}

function whyMoneyDiffers(
  checkout: CheckoutRecord,
  intent: PaymentIntentView,
  livemode: boolean,
): IssueToRaise | null {
  const { amountReceivedPence: receivedPence, currency: received } = intent;
  const { totalPence: expectedPence, currency: expected } = checkout.shipment;
  if (receivedPence !== expectedPence)
    return { kind: 'amount_differs', data: { receivedPence, expectedPence } };
  if (received !== expected) return { kind: 'currency_differs', data: { received, expected } };
  if (intent.livemode !== livemode) return { kind: 'mode_differs', data: {} };
  return null;
}

async function mayReopen(tx: EntityManager, deps: PaymentDeps, checkout: CheckoutRecord): Promise<boolean> {
  // The customer requests an extra payment again with its change; price and order may have changed by then.
  if (isAmending(checkout)) return false;
  if (deps.now().getTime() - checkout.updatedAt.getTime() > REOPEN_WITHIN_MS) return false;
  const { promotion, totalPence } = checkout.shipment;
  if (promotion?.isLimited && (await placeRefusal(tx, promotion, checkout.userId))) return false;
  if (checkout.quoteId) return true;
  const today = repriceLines(checkout, await readPricesOfToday(tx, checkout));
  return today?.totalPence === totalPence;
}

/** Requests a refund of a whole payment, and closes its issues. */
async function refundWhole(
  tx: EntityManager,
  { now }: PaymentDeps,
  { id, amountReceivedPence }: PaymentIntentView,
  reason: WholeRefundReason,
): Promise<void> {
  await requestRefund(tx, { paymentIntent: id, reason, amountPence: amountReceivedPence, now: now() });
  await resolveSettledIssues(tx, now(), id);
}
