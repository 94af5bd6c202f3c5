import { errorCode, errorMessage } from '../../../data/error-message';
import { concludePayment, orderWritten } from './confirm-payment';
import { stillOpen } from './outcome-text';
import type { PaymentTools } from './payment-calls';
import { failPayment, type PaymentProgress } from './payment-progress';
import type { PendingPayment } from './payment-session-store';
import { isSessionExpired, sentence, sessionExpired } from './server-failures';

/** A checkout that waits for payment, with its live intent, if any. */
export interface OpenPayment {
  readonly id: string;
  readonly paymentIntentId?: string | null;
}

/** The outcome of a payment begun here before, or on another device; idle when the checkout can be paid. */
export async function checkOpenPayment(open: OpenPayment, tools: PaymentTools): Promise<PaymentProgress> {
  const { calls, paymentStore } = tools;
  const left = paymentStore.read();
  if (left?.isUnanswered && left.checkoutId === open.id) return concludePayment(left, tools);
  if (!open.paymentIntentId) return { step: 'idle' };
  const reading = await calls.readPayment(open.paymentIntentId).catch(() => null);
  if (reading?.orderId) return orderWritten(reading.orderId, tools);
  const isMoving = reading?.status === 'SUCCEEDED' || reading?.status === 'PROCESSING';
  return isMoving ? concludePayment(startedElsewhere(open, open.paymentIntentId), tools) : { step: 'idle' };
}

/** Cancels the checkout, so that it can no longer be charged. When it was paid first, ends with its order. */
export async function cancelOpenPayment(open: OpenPayment, tools: PaymentTools): Promise<PaymentProgress> {
  const { calls, paymentStore } = tools;
  try {
    await calls.cancelCheckout(open.id);
  } catch (error) {
    if (errorCode(error) === 'CONFLICT') return takePaidOrder(open, tools);
    return refuse(tools)(error);
  }
  paymentStore.clear();
  return { step: 'cancelled' };
}

async function takePaidOrder(open: OpenPayment, tools: PaymentTools): Promise<PaymentProgress> {
  const checkout = await tools.calls.readCheckout(open.id).catch(() => null);
  if (checkout?.orderId) return orderWritten(checkout.orderId, tools);
  if (open.paymentIntentId) return concludePayment(startedElsewhere(open, open.paymentIntentId), tools);
  return failPayment(stillOpen(checkout?.status === 'REVIEW'));
}

function refuse({ paymentStore }: PaymentTools): (error: unknown) => never {
  return (error) => {
    const isOpen = paymentStore.read()?.isUnanswered;
    if (isSessionExpired(error)) failPayment(sessionExpired(isOpen ? 'unknown' : 'no'));
    if (isOpen) failPayment(stillOpen(false));
    const message = `Failed to cancel payment. ${sentence(errorMessage(error))} You haven't been charged.`;
    return failPayment({ reason: 'unexpected', charged: 'no', message });
  };
}

function startedElsewhere({ id }: OpenPayment, paymentIntentId: string): PendingPayment {
  return { fingerprint: id, idempotencyKey: id, checkoutId: id, paymentIntentId, isUnanswered: true };
}
