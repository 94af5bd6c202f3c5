/** Failures after the bank was asked and the answer was not a plain yes or no. */
import type { PaymentFailure } from './payment-progress';

/** The bank was never reached, or its refusal did not arrive. */
export const NOT_TAKEN: PaymentFailure = {
  reason: 'network',
  charged: 'no',
  message:
    'The connection was lost and the payment was not taken. You have not been charged. Check your connection and press Pay again.',
};

/** The money was refunded, because the checkout was closed before it arrived. */
export const REFUNDED: PaymentFailure = {
  reason: 'refunded',
  charged: 'no',
  message:
    'When the payment arrived, this checkout had already been closed or its change could no longer be made, so the whole amount is being returned to your card. Your cart is kept; you can check out again.',
};

const STILL_ASKING: PaymentFailure = {
  reason: 'unanswered',
  charged: 'unknown',
  message:
    'The connection was lost while your bank was asked, so we do not know yet whether your card was charged. Do not pay again: check the payment with the button below, or close this page. If it went through, we write your order and send its details by email.',
};

const STILL_WRITING: PaymentFailure = {
  reason: 'unanswered',
  charged: 'yes',
  message:
    "We have your payment, your order is being written, and it takes longer than usual. Do not pay again. You can close this page: we'll finish the order for you, and its details are sent by email.",
};

/** The failure after two minutes without an answer. */
export function stillOpen(isPaid: boolean): PaymentFailure {
  return isPaid ? STILL_WRITING : STILL_ASKING;
}
