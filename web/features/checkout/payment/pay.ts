import { concludePayment, confirmPayment } from './confirm-payment';
import { cancelOpenPayment, checkOpenPayment, type OpenPayment } from './open-payment';
import { stillOpen } from './outcome-text';
import type { Payable, PaymentCalls, PaymentTools } from './payment-calls';
import { PaymentEnded, type PaymentProgress } from './payment-progress';
import { preparePayment, refuseIfPaid } from './prepare-payment';
import { notCharged } from './server-failures';

export interface PaymentFlow {
  /**
   * Takes the payment, by the card field or another source of a payment method, such as a wallet. A second call while it runs
   * is the same payment.
   */
  pay(payable: Payable, createPaymentMethod?: PaymentCalls['createPaymentMethod']): Promise<PaymentProgress>;
  /** The outcome of a payment without an answer; idle when there is none. */
  recover(): Promise<PaymentProgress>;
  /** The outcome of a checkout that may have been paid elsewhere. */
  lookUp(open: OpenPayment): Promise<PaymentProgress>;
  /** Cancels a checkout, unless it was paid first. */
  cancel(open: OpenPayment): Promise<PaymentProgress>;
}

/**
 * The card payment: payment method, checkout, intent, confirmation, order. Every step is idempotent, and nothing new is
 * charged while a bank's answer is missing. Never rejects.
 */
export function createPaymentFlow(tools: PaymentTools): PaymentFlow {
  let running: Promise<PaymentProgress> | null = null;

  function oneAtATime(steps: () => Promise<PaymentProgress>): Promise<PaymentProgress> {
    running ??= endOf(steps, tools).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    pay: (payable, createPaymentMethod = tools.calls.createPaymentMethod) =>
      oneAtATime(async () => {
        const paying = { ...tools, calls: { ...tools.calls, createPaymentMethod } };
        return confirmPayment(await preparePayment(payable, paying), paying);
      }),
    recover: () =>
      oneAtATime(async () => {
        const left = tools.paymentStore.read();
        if (left?.isUnanswered) return concludePayment(left, tools);
        if (left?.checkoutId) await refuseIfPaid(left.checkoutId, stillOpen(true), tools);
        return { step: 'idle' };
      }),
    lookUp: (open) => oneAtATime(() => checkOpenPayment(open, tools)),
    cancel: (open) => oneAtATime(() => cancelOpenPayment(open, tools)),
  };
}

async function endOf(
  steps: () => Promise<PaymentProgress>,
  { paymentStore, report }: PaymentTools,
): Promise<PaymentProgress> {
  const end = await steps().catch((error): PaymentProgress => {
    if (error instanceof PaymentEnded) return error.progress;
    const failure = paymentStore.read()?.isUnanswered
      ? stillOpen(false)
      : notCharged(error, 'Failed to process payment');
    return { step: 'failed', failure };
  });
  report(end);
  return end;
}
