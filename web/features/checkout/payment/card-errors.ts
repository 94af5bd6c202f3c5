/** Maps the card provider's errors to messages; codes are from Stripe's documentation. */
import type { PaymentFailure } from './payment-progress';

/** The parts of a provider's error that we read. */
export interface CardError {
  readonly type?: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
}

const WRONG_NUMBER =
  "The card number isn't right. You haven't been charged. Check the number and press Pay again.";
const AUTHENTICATION =
  "Your bank couldn't verify you. You haven't been charged. Press Pay to repeat the check, or use another card.";
const DECLINED =
  "Your bank declined the card. You haven't been charged. Try another card, or ask your bank why.";

const MESSAGES: Record<string, string> = {
  card_declined: DECLINED,
  insufficient_funds:
    "There isn't enough money on the card. You haven't been charged. Use another card, or top this one up and press Pay again.",
  expired_card: "The card has expired. You haven't been charged. Use another card.",
  incorrect_cvc:
    "The security code (CVC) is wrong. You haven't been charged. Check the digits on the card and press Pay again.",
  invalid_cvc:
    "The security code (CVC) is wrong. You haven't been charged. Check the digits on the card and press Pay again.",
  incorrect_number: WRONG_NUMBER,
  invalid_number: WRONG_NUMBER,
  incorrect_zip:
    "Your card isn't registered at this postcode. You haven't been charged. Check the billing address and press Pay again.",
  payment_intent_authentication_failure: AUTHENTICATION,
  authentication_required: AUTHENTICATION,
  processing_error:
    "We couldn't process the card. You haven't been charged. Wait a minute and press Pay again.",
};

const API_ERRORS = ['api_connection_error', 'api_error', 'idempotency_error'];

/** Whether, after this error, it is unknown if the card was charged. */
export function isUnanswered({ type, code }: CardError): boolean {
  return (
    code === 'payment_intent_unexpected_state' || code === 'lock_timeout' || API_ERRORS.includes(type ?? '')
  );
}

/** The failure for a refused card: nothing was charged. */
export function cardRefused(error: CardError): PaymentFailure {
  const known = MESSAGES[error.decline_code ?? ''] ?? MESSAGES[error.code ?? ''];
  if (known) return { reason: 'card', charged: 'no', message: known };
  if (error.type === 'validation_error' && error.message) {
    return { reason: 'card', charged: 'no', message: `${error.message} You haven't been charged.` };
  }
  if (error.type === 'card_error') return { reason: 'card', charged: 'no', message: DECLINED };
  if (API_ERRORS.includes(error.type ?? '')) return providerUnavailable();
  return {
    reason: 'provider',
    charged: 'no',
    message: "Payment failed. Please try again. You haven't been charged.",
  };
}

/** The failure for an unreachable provider: nothing was charged. */
export function providerUnavailable(): PaymentFailure {
  return {
    reason: 'provider',
    charged: 'no',
    message:
      "We can't reach the card service. You haven't been charged. Wait a minute and press Pay again. Your details are still here.",
  };
}
