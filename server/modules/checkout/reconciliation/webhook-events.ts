import { isResourceMissing } from '../../payments/gateway/gateway-errors.js';
import { PAYMENT_SUCCEEDED, type WebhookView } from '../../payments/gateway/payment-gateway.js';
import { StripeEvent } from '../../payments/payment.entity.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { recordDisputes } from '../payment-issues/record-disputes.js';
import { stopCardTesting } from '../payments/card-testing.js';
import { queuePaymentProblemEmail } from '../payments/payment-problem.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { isWritten, type Settlement, syncPayment } from '../settlement/settle-payment.js';
import { insertOrReadEvent, readPaid, type StoredEvent } from './reconciliation.store.js';

/** Event types after which the payment is read. Others are only stored. */
export const PAYMENT_EVENTS: readonly string[] = [
  PAYMENT_SUCCEEDED,
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.failed',
];

const DISPUTE = 'charge.dispute.';

/** Delay before an unknown payment is read again: it may belong to another API key than the configured one. */
export const UNKNOWN_AGAIN_MS = 60 * 60 * 1000;
/** How long after its event an unknown payment is read again; the provider retries webhooks for as long. */
const UNKNOWN_FOR_MS = 72 * 60 * 60 * 1000;

/** Stores and processes an event. A repeat of a processed one does nothing. Throws when it has to be resent. */
export async function takeEvent(deps: PaymentDeps, event: WebhookView): Promise<void> {
  const now = deps.now();
  const { id, type, paymentIntentId } = event;
  const row = await insertOrReadEvent(deps.em, event, {
    now,
    nextCheckAt: laterThan(now, deps.reconcileEveryMs),
    isOnlyStored: !paymentIntentId || !PAYMENT_EVENTS.includes(type),
  });
  if (!row || row.doneAt) return;
  const { receivedAt, tries } = row;
  await actOnEvent(deps, { id, type, paymentIntent: paymentIntentId, isSettled: false, receivedAt, tries });
}

/**
 * Processes an event and marks it done, or delays it while the provider does not know the payment. The content of an
 * event is only a hint: the payment is read at the provider.
 */
export async function actOnEvent(deps: PaymentDeps, event: StoredEvent): Promise<void> {
  const { id, type, paymentIntent, isSettled, tries } = event;
  // A success of a payment that has its order needs no second read.
  const isOldNews = isSettled && type === PAYMENT_SUCCEEDED;
  if (paymentIntent && PAYMENT_EVENTS.includes(type) && !isOldNews) {
    const settlement = await syncUnlessUnknown(deps, paymentIntent);
    // The statement that wrote the order has marked the event as done.
    if (type === PAYMENT_SUCCEEDED && settlement && isWritten(settlement.order)) return;
    const intent = settlement?.intent ?? { id: paymentIntent, checkoutId: null };
    if (!settlement) await raiseUnknown(deps, paymentIntent);
    // Reading an unknown payment again reopens no issue that staff have closed.
    const isNews = settlement !== null || tries === 0;
    if (type.startsWith(DISPUTE)) await recordDisputes(deps, intent, type.slice(DISPUTE.length), isNews);
    if (type === 'payment_intent.payment_failed') {
      await queuePaymentProblemEmail(deps, intent.checkoutId);
      await stopCardTesting(deps, intent.checkoutId);
    }
    if (type === 'refund.failed')
      await raiseIssue(deps.em.fork(), deps, intent, { kind: 'refund_failed', data: {} }, { isNews });
    if (!settlement && deps.now() < laterThan(new Date(event.receivedAt), UNKNOWN_FOR_MS)) {
      await deps.em.nativeUpdate(
        StripeEvent,
        { id },
        { nextCheckAt: laterThan(deps.now(), UNKNOWN_AGAIN_MS) },
      );
      return;
    }
  }
  await deps.em.nativeUpdate(StripeEvent, { id }, { doneAt: deps.now() });
}

/** Reads and settles a payment; null when the provider does not know it. */
async function syncUnlessUnknown(deps: PaymentDeps, paymentIntent: string): Promise<Settlement | null> {
  try {
    return await syncPayment(deps, paymentIntent);
  } catch (error) {
    if (isResourceMissing(error)) return null;
    throw error;
  }
}

/** Raises an issue for a payment that is unknown to the provider only if it has paid for an order. */
async function raiseUnknown(deps: PaymentDeps, paymentIntent: string): Promise<void> {
  deps.log.warn(
    { event: 'webhook.unknown_payment', paymentIntent },
    'Webhook about a payment unknown to the provider',
  );
  const paid = await readPaid(deps.em, paymentIntent);
  if (!paid) return;
  const intent = { id: paymentIntent, checkoutId: paid.checkoutId };
  await raiseIssue(deps.em.fork(), deps, intent, { kind: 'order_without_payment', data: {} });
}

function laterThan(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
