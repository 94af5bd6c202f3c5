/** Failures after the bank was asked and the answer was not a plain yes or no. */
import type { PaymentFailure } from './payment-progress';

/** The bank was never reached, or its refusal did not arrive. */
export const NOT_TAKEN: PaymentFailure = {
  reason: 'network',
  charged: 'no',
  message:
    "The connection dropped before we took the payment. You haven't been charged. Check your connection and press Pay again.",
};

/** The money was refunded, because the checkout was closed before it arrived. */
export const REFUNDED: PaymentFailure = {
  reason: 'refunded',
  charged: 'no',
  message:
    "Your payment arrived after this checkout had closed, or too late for its change, so we're refunding the whole amount to your card. Your cart is saved, and you can check out again.",
};

const STILL_ASKING: PaymentFailure = {
  reason: 'unanswered',
  charged: 'unknown',
  message:
    "The connection dropped while we were asking your bank, so we don't know yet whether your card was charged. Don't pay again. Check the payment with the button below, or close this page. If the payment went through, we'll create your order and email you the details.",
};

const STILL_WRITING: PaymentFailure = {
  reason: 'unanswered',
  charged: 'yes',
  message:
    "We have your payment, but creating your order is taking longer than usual. Don't pay again. You can close this page: we'll finish your order and email you the details.",
};

/** The failure after two minutes without an answer. */
export function stillOpen(isPaid: boolean): PaymentFailure {
  return isPaid ? STILL_WRITING : STILL_ASKING;
}
