import { askedWaitMs, isLongWait } from '../../apollo/back-off';
import { errorCode } from '../../apollo/error-words';
import { cardRefused, providerAway } from './card-errors';
import { concludePayment, orderWritten } from './confirm-payment';
import { REFUNDED, stillOpen } from './outcome-words';
import type {
  BillingDetails,
  CheckoutDetails,
  Intent,
  Payable,
  PaymentTools,
  PreparedPayment,
} from './payment-calls';
import type { RememberedPayment } from './payment-memory';
import { PaymentEnded, type PaymentFailure, stop } from './payment-progress';
import {
  isLost,
  isSessionOver,
  notCharged,
  paidBefore,
  pressNotCharged,
  pricesChanged,
  pricesOutdated,
  sessionOver,
} from './server-failures';

/** Payment method, checkout and intent; nothing is charged here. Throws PaymentEnded when it goes no further. */
export async function preparePayment(payable: Payable, tools: PaymentTools): Promise<PreparedPayment> {
  tools.report({ step: 'creating' });
  await endEarlierPayment(payable, tools);
  const payment = tools.memory.read() ?? beginPayment(payable, tools);
  const paymentMethodId = await createMethod(payable.billing, tools);
  const checkoutId = payable.checkoutId ?? (await openCheckout(payable.details, payment, tools));
  const { paymentIntentId, clientSecret } = await createIntent(
    checkoutId,
    Boolean(payable.checkoutId),
    tools,
  );
  return { payment: { ...payment, checkoutId, paymentIntentId }, clientSecret, paymentMethodId };
}

/** Leaves nothing behind that could be charged beside this payment. */
async function endEarlierPayment(payable: Payable, tools: PaymentTools): Promise<void> {
  const { memory, report } = tools;
  const earlier = memory.read();
  if (!earlier) return;
  if (earlier.isUnanswered) {
    await refuseIfTaken(earlier, tools);
    report({ step: 'creating' });
  }
  if (isSame(earlier, payable)) return;
  if (earlier.paymentIntentId && !payable.checkoutId) await withdraw(earlier, earlier.paymentIntentId, tools);
  memory.forget();
}

async function refuseIfTaken(earlier: RememberedPayment, tools: PaymentTools): Promise<void> {
  const end = await concludePayment(earlier, tools).catch((error) => {
    if (error instanceof PaymentEnded) return error.progress;
    throw error;
  });
  const isFree = end.step === 'cancelled' || (end.step === 'failed' && end.failure.charged === 'no');
  if (!isFree) throw new PaymentEnded(end);
}

async function withdraw(earlier: RememberedPayment, intentId: string, tools: PaymentTools): Promise<void> {
  try {
    const { status } = await again(() => tools.calls.cancelPayment(intentId), tools);
    if (status === 'SUCCEEDED' || status === 'PROCESSING') await refuseIfTaken(earlier, tools);
  } catch (error) {
    if (error instanceof PaymentEnded) throw error;
    if (errorCode(error) === 'CONFLICT') return refuseIfTaken(earlier, tools);
    if (errorCode(error) !== 'NOT_FOUND') stop(notCharged(error, 'Failed to cancel payment'));
  }
}

function beginPayment(
  { fingerprint, checkoutId = null }: Pick<RememberedPayment, 'fingerprint'> & { checkoutId?: string | null },
  { calls, memory }: PaymentTools,
) {
  const payment: RememberedPayment = {
    fingerprint,
    idempotencyKey: calls.newKey(),
    checkoutId,
    paymentIntentId: null,
    isUnanswered: false,
  };
  memory.write(payment);
  return payment;
}

async function createMethod(billing: BillingDetails, { calls }: PaymentTools): Promise<string> {
  const method = await calls.createPaymentMethod(billing).catch(() => stop(providerAway()));
  return 'error' in method ? stop(cardRefused(method.error)) : method.id;
}

async function openCheckout(
  details: CheckoutDetails,
  payment: RememberedPayment,
  tools: PaymentTools,
): Promise<string> {
  const { calls, memory } = tools;
  const open = () => calls.openCheckout(details, payment.idempotencyKey);
  const opened = await again(open, tools).catch((error) => {
    if (!isLost(error) && !isSessionOver(error)) memory.forget();
    return stop(notCharged(error, 'Failed to create checkout'));
  });
  if ('newTotalPence' in opened) {
    memory.forget();
    return stop(pricesChanged(opened.newTotalPence));
  }
  const { checkoutId } = opened;
  memory.write({ ...payment, checkoutId });
  return checkoutId;
}

async function createIntent(checkoutId: string, isFrozen: boolean, tools: PaymentTools): Promise<Intent> {
  const { calls, memory } = tools;
  const intent = await again(() => calls.createPaymentIntent(checkoutId), tools).catch(async (error) => {
    if (errorCode(error) === 'CONFLICT') await refuseIfPaid(checkoutId, paidBefore(error), tools);
    if (errorCode(error) === 'CONFLICT' || errorCode(error) === 'NOT_FOUND') memory.forget();
    return stop(
      isLost(error) ? pressNotCharged(error) : notCharged(error, 'Failed to create payment intent'),
    );
  });
  if (!('newTotalPence' in intent)) return intent;
  return stop(isFrozen ? pricesOutdated(intent.newTotalPence) : pricesChanged(intent.newTotalPence));
}

/**
 * A checkout that cannot be paid may be closed, or paid already: by another tab, or by money that staff is looking into.
 * Throws PaymentEnded unless it is known to be unpaid, with `paid` where there is money but no order.
 */
export async function refuseIfPaid(
  checkoutId: string,
  paid: PaymentFailure,
  tools: PaymentTools,
): Promise<void> {
  tools.report({ step: 'processing', isPaid: false });
  const { status, orderId } = await again(() => tools.calls.readCheckout(checkoutId), tools).catch((error) =>
    stop(isSessionOver(error) ? sessionOver('unknown') : stillOpen(false)),
  );
  if (orderId) throw new PaymentEnded(orderWritten(orderId, tools));
  if (status === 'REFUNDED') stop(REFUNDED);
  if (status === 'REVIEW') stop(paid);
}

function isSame(earlier: RememberedPayment, { fingerprint, checkoutId }: Payable): boolean {
  return checkoutId ? earlier.checkoutId === checkoutId : earlier.fingerprint === fingerprint;
}

const RETRY_WAITS_MS = [500, 1500];

/** The call once more, twice at most, when its answer was lost, unless a long wait is asked for; the server takes repeats for the same call. */
async function again<T>(call: () => Promise<T>, { calls }: PaymentTools): Promise<T> {
  for (const milliseconds of RETRY_WAITS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isLost(error) || isLongWait(error)) throw error;
      await calls.wait(Math.max(milliseconds, askedWaitMs(error)));
    }
  }
  return call();
}
