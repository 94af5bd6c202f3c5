import { cardRefused, isUnanswered } from './card-errors';
import { NOT_TAKEN, REFUNDED, stillOpen } from './outcome-words';
import type { PaymentTools, PreparedPayment } from './payment-calls';
import type { RememberedPayment } from './payment-memory';
import { type PaymentProgress, stop } from './payment-progress';
import { isSessionOver, sessionOver } from './server-failures';
import { settlePayment } from './settle-payment';

/** Asks the bank and has the order written. Throws PaymentEnded with what to tell the customer when it was not paid. */
export async function confirmPayment(
  { payment, clientSecret, paymentMethodId }: PreparedPayment,
  tools: PaymentTools,
): Promise<PaymentProgress> {
  const { calls, memory, report } = tools;
  const asked = { ...payment, isUnanswered: true };
  memory.write(asked);
  report({ step: 'processing', isPaid: false });
  const answer = await calls.confirmCardPayment(clientSecret, paymentMethodId).catch(() => null);
  if (!answer || ('error' in answer && isUnanswered(answer.error))) return concludePayment(asked, tools);
  if ('error' in answer || answer.status === 'requires_payment_method') {
    memory.write({ ...asked, isUnanswered: false });
    return stop(cardRefused('error' in answer ? answer.error : { type: 'card_error' }));
  }
  return answer.status === 'succeeded'
    ? writeOrder(asked, payment.checkoutId, tools)
    : concludePayment(asked, tools);
}

/** Waits until it is known what became of a payment that the bank was asked for. Throws PaymentEnded when no order came of it. */
export async function concludePayment(
  payment: RememberedPayment,
  tools: PaymentTools,
  isPaid = false,
): Promise<PaymentProgress> {
  const { calls, memory, report } = tools;
  report({ step: 'processing', isPaid });
  const settled = await settlePayment(calls, payment.paymentIntentId ?? '', isPaid, () =>
    report({ step: 'processing', isPaid: true }),
  );
  switch (settled.kind) {
    case 'ordered':
      return orderWritten(settled.orderId, tools);
    case 'notTaken':
      memory.write({ ...payment, isUnanswered: false });
      return stop(NOT_TAKEN);
    case 'cancelled':
      memory.forget();
      return { step: 'cancelled' };
    case 'refunded':
      memory.forget();
      return stop(REFUNDED);
    case 'sessionOver':
      return stop(sessionOver(settled.isPaid ? 'yes' : 'unknown'));
    case 'stillOpen':
      return stop(stillOpen(settled.isPaid));
  }
}

/** The good end: what was bought leaves the browser. */
export function orderWritten(orderId: string, { calls, memory }: PaymentTools): PaymentProgress {
  memory.forget();
  calls.clearShipment();
  return { step: 'succeeded', orderId };
}

async function writeOrder(
  payment: RememberedPayment,
  checkoutId: string,
  tools: PaymentTools,
): Promise<PaymentProgress> {
  tools.report({ step: 'processing', isPaid: true });
  try {
    const { orderId } = await tools.calls.finalizeCheckout(checkoutId);
    return orderWritten(orderId, tools);
  } catch (error) {
    return isSessionOver(error) ? stop(sessionOver('yes')) : concludePayment(payment, tools, true);
  }
}
