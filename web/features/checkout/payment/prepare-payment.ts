import { isLongWait, retryAfterWaitMs } from '../../../data/back-off';
import { errorCode } from '../../../data/error-message';
import { cardRefused, providerUnavailable } from './card-errors';
import { concludePayment, orderWritten } from './confirm-payment';
import { REFUNDED, stillOpen } from './outcome-text';
import type {
  BillingDetails,
  CheckoutDetails,
  Intent,
  Payable,
  PaymentTools,
  PreparedPayment,
} from './payment-calls';
import { failPayment, PaymentEnded, type PaymentFailure } from './payment-progress';
import type { PendingPayment } from './payment-session-store';
import {
  alreadyPaid,
  attemptNotCharged,
  isLost,
  isSessionExpired,
  notCharged,
  pricesChanged,
  pricesOutdated,
  sessionExpired,
} from './server-failures';

/** Creates payment method, checkout and intent; charges nothing. Throws PaymentEnded when it cannot go on. */
export async function preparePayment(payable: Payable, tools: PaymentTools): Promise<PreparedPayment> {
  tools.report({ step: 'creating' });
  await endEarlierPayment(payable, tools);
  const payment = tools.paymentStore.read() ?? beginPayment(payable, tools);
  const paymentMethodId = await createMethod(payable.billing, tools);
  const checkoutId = payable.checkoutId ?? (await openCheckout(payable.details, payment, tools));
  const { paymentIntentId, clientSecret } = await createIntent(
    checkoutId,
    Boolean(payable.checkoutId),
    tools,
  );
  return { payment: { ...payment, checkoutId, paymentIntentId }, clientSecret, paymentMethodId };
}

/** Cancels what could be charged beside this payment. */
async function endEarlierPayment(payable: Payable, tools: PaymentTools): Promise<void> {
  const { paymentStore, report } = tools;
  const earlier = paymentStore.read();
  if (!earlier) return;
  if (earlier.isUnanswered) {
    await refuseIfTaken(earlier, tools);
    report({ step: 'creating' });
  }
  if (isSame(earlier, payable)) return;
  if (earlier.paymentIntentId && !payable.checkoutId) await withdraw(earlier, earlier.paymentIntentId, tools);
  paymentStore.clear();
}

async function refuseIfTaken(earlier: PendingPayment, tools: PaymentTools): Promise<void> {
  const end = await concludePayment(earlier, tools).catch((error) => {
    if (error instanceof PaymentEnded) return error.progress;
    throw error;
  });
  const isFree = end.step === 'cancelled' || (end.step === 'failed' && end.failure.charged === 'no');
  if (!isFree) throw new PaymentEnded(end);
}

async function withdraw(earlier: PendingPayment, intentId: string, tools: PaymentTools): Promise<void> {
  try {
    const { status } = await retryCall(() => tools.calls.cancelPayment(intentId), tools);
    if (status === 'SUCCEEDED' || status === 'PROCESSING') await refuseIfTaken(earlier, tools);
  } catch (error) {
    if (error instanceof PaymentEnded) throw error;
    if (errorCode(error) === 'CONFLICT') return refuseIfTaken(earlier, tools);
    if (errorCode(error) !== 'NOT_FOUND') failPayment(notCharged(error, 'Failed to cancel payment'));
  }
}

function beginPayment(
  { fingerprint, checkoutId = null }: Pick<PendingPayment, 'fingerprint'> & { checkoutId?: string | null },
  { calls, paymentStore }: PaymentTools,
) {
  const payment: PendingPayment = {
    fingerprint,
    idempotencyKey: calls.newKey(),
    checkoutId,
    paymentIntentId: null,
    isUnanswered: false,
  };
  paymentStore.write(payment);
  return payment;
}

async function createMethod(billing: BillingDetails, { calls }: PaymentTools): Promise<string> {
  const method = await calls.createPaymentMethod(billing).catch(() => failPayment(providerUnavailable()));
  return 'error' in method ? failPayment(cardRefused(method.error)) : method.id;
}

async function openCheckout(
  details: CheckoutDetails,
  payment: PendingPayment,
  tools: PaymentTools,
): Promise<string> {
  const { calls, paymentStore } = tools;
  const open = () => calls.openCheckout(details, payment.idempotencyKey);
  const opened = await retryCall(open, tools).catch((error) => {
    if (!isLost(error) && !isSessionExpired(error)) paymentStore.clear();
    return failPayment(notCharged(error, 'Failed to create checkout'));
  });
  if ('newTotalPence' in opened) {
    paymentStore.clear();
    return failPayment(pricesChanged(opened.newTotalPence));
  }
  const { checkoutId } = opened;
  paymentStore.write({ ...payment, checkoutId });
  return checkoutId;
}

async function createIntent(checkoutId: string, isFrozen: boolean, tools: PaymentTools): Promise<Intent> {
  const { calls, paymentStore } = tools;
  const intent = await retryCall(() => calls.createPaymentIntent(checkoutId), tools).catch(async (error) => {
    if (errorCode(error) === 'CONFLICT') await refuseIfPaid(checkoutId, alreadyPaid(error), tools);
    if (errorCode(error) === 'CONFLICT' || errorCode(error) === 'NOT_FOUND') paymentStore.clear();
    return failPayment(
      isLost(error) ? attemptNotCharged(error) : notCharged(error, 'Failed to create payment intent'),
    );
  });
  if (!('newTotalPence' in intent)) return intent;
  return failPayment(isFrozen ? pricesOutdated(intent.newTotalPence) : pricesChanged(intent.newTotalPence));
}

/**
 * A checkout that cannot be paid may be closed or paid already: by another tab, or with money under review. Throws
 * PaymentEnded unless it is known to be unpaid; with `paid` when there is money but no order.
 */
export async function refuseIfPaid(
  checkoutId: string,
  paid: PaymentFailure,
  tools: PaymentTools,
): Promise<void> {
  tools.report({ step: 'processing', isPaid: false });
  const { status, orderId } = await retryCall(() => tools.calls.readCheckout(checkoutId), tools).catch(
    (error) => failPayment(isSessionExpired(error) ? sessionExpired('unknown') : stillOpen(false)),
  );
  if (orderId) throw new PaymentEnded(orderWritten(orderId, tools));
  if (status === 'REFUNDED') failPayment(REFUNDED);
  if (status === 'REVIEW') failPayment(paid);
}

function isSame(earlier: PendingPayment, { fingerprint, checkoutId }: Payable): boolean {
  return checkoutId ? earlier.checkoutId === checkoutId : earlier.fingerprint === fingerprint;
}

const RETRY_WAITS_MS = [500, 1500];

/** Retries a call without an answer, twice at most, unless a long wait is asked for; the server treats repeats as one call. */
async function retryCall<T>(call: () => Promise<T>, { calls }: PaymentTools): Promise<T> {
  for (const milliseconds of RETRY_WAITS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isLost(error) || isLongWait(error)) throw error;
      await calls.wait(Math.max(milliseconds, retryAfterWaitMs(error)));
    }
  }
  return call();
}
