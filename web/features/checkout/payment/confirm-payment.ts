import { cardRefused, isUnanswered } from './card-errors';
import { NOT_TAKEN, REFUNDED, stillOpen } from './outcome-text';
import type { PaymentTools, PreparedPayment } from './payment-calls';
import { failPayment, type PaymentProgress } from './payment-progress';
import type { PendingPayment } from './payment-session-store';
import { isSessionExpired, sessionExpired } from './server-failures';
import { settlePayment } from './settle-payment';

/**
 * Confirms the payment with the bank and has the order written. Throws PaymentEnded with a message for the customer when it
 * was not paid.
 */
export async function confirmPayment(
  { payment, clientSecret, paymentMethodId }: PreparedPayment,
  tools: PaymentTools,
): Promise<PaymentProgress> {
  const { calls, paymentStore, report } = tools;
  const asked = { ...payment, isUnanswered: true };
  paymentStore.write(asked);
  report({ step: 'processing', isPaid: false });
  const answer = await calls.confirmCardPayment(clientSecret, paymentMethodId).catch(() => null);
  if (!answer || ('error' in answer && isUnanswered(answer.error))) return concludePayment(asked, tools);
  if ('error' in answer || answer.status === 'requires_payment_method') {
    paymentStore.write({ ...asked, isUnanswered: false });
    return failPayment(cardRefused('error' in answer ? answer.error : { type: 'card_error' }));
  }
  return answer.status === 'succeeded'
    ? writeOrder(asked, payment.checkoutId, tools)
    : concludePayment(asked, tools);
}

/** Waits for the outcome of a payment that the bank was asked for. Throws PaymentEnded when there is no order. */
export async function concludePayment(
  payment: PendingPayment,
  tools: PaymentTools,
  isPaid = false,
): Promise<PaymentProgress> {
  const { calls, paymentStore, report } = tools;
  report({ step: 'processing', isPaid });
  const outcome = await settlePayment(calls, payment.paymentIntentId ?? '', isPaid, () =>
    report({ step: 'processing', isPaid: true }),
  );
  switch (outcome.kind) {
    case 'ordered':
      return orderWritten(outcome.orderId, tools);
    case 'notTaken':
      paymentStore.write({ ...payment, isUnanswered: false });
      return failPayment(NOT_TAKEN);
    case 'cancelled':
      paymentStore.clear();
      return { step: 'cancelled' };
    case 'refunded':
      paymentStore.clear();
      return failPayment(REFUNDED);
    case 'sessionOver':
      return failPayment(sessionExpired(outcome.isPaid ? 'yes' : 'unknown'));
    case 'stillOpen':
      return failPayment(stillOpen(outcome.isPaid));
  }
}

/** The payment succeeded: clears the cart and the pending payment from the browser. */
export function orderWritten(orderId: string, { calls, paymentStore }: PaymentTools): PaymentProgress {
  paymentStore.clear();
  calls.clearShipment();
  return { step: 'succeeded', orderId };
}

async function writeOrder(
  payment: PendingPayment,
  checkoutId: string,
  tools: PaymentTools,
): Promise<PaymentProgress> {
  tools.report({ step: 'processing', isPaid: true });
  try {
    const { orderId } = await tools.calls.finalizeCheckout(checkoutId);
    return orderWritten(orderId, tools);
  } catch (error) {
    return isSessionExpired(error)
      ? failPayment(sessionExpired('yes'))
      : concludePayment(payment, tools, true);
  }
}
