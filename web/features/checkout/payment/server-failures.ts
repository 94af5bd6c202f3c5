/** Maps our server's errors during a payment to messages that say whether the card was charged. */
import { areTermsOutdated } from '../../../data/are-terms-outdated';
import {
  errorCode,
  errorDetails,
  errorMessage,
  invalidFields,
  isServerBusy,
  isUnreachable,
} from '../../../data/error-message';
import { formatPounds } from '../../../lib/formats/formats';
import { providerUnavailable } from './card-errors';
import type { Charged, PaymentFailure } from './payment-progress';

/** The server failed; the call may be repeated. */
const TRY_AGAIN_CODES = ['INTERNAL', 'SERVICE_UNAVAILABLE'];

const BUSY_MESSAGE =
  "We can't answer right now. You haven't been charged. Wait a moment and press Pay again. Your details are still here.";

/** Whether the call got no usable answer, so that it may be sent again. */
export function isLost(error: unknown): boolean {
  const code = errorCode(error);
  return !isSessionExpired(error) && (code === undefined || TRY_AGAIN_CODES.includes(code));
}

/** Whether the session has expired. */
export function isSessionExpired(error: unknown): boolean {
  const code = errorCode(error);
  return (
    code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED' || (error as Error)?.message === 'Token expired'
  );
}

/** The failure for a call that failed before the bank was asked; `fallback` names the call in the specification's words. */
export function notCharged(error: unknown, fallback: string): PaymentFailure {
  if (isSessionExpired(error)) return sessionExpired('no');
  if (isUnreachable(error)) {
    return failure(
      'network',
      "The connection dropped before we asked your bank. You haven't been charged. Check your connection and press Pay again. Your details are still here.",
    );
  }
  switch (errorCode(error)) {
    case 'PAYMENT_UNAVAILABLE':
      return providerUnavailable();
    case 'TOO_MANY_ATTEMPTS':
      return failure('tooManyAttempts', `${errorMessage(error)} You haven't been charged.`);
    case 'BAD_INPUT':
      return {
        ...failure(
          'details',
          `${sentence(errorMessage(error))} You haven't been charged. Correct it and press Pay again.`,
        ),
        fields: invalidFields(error),
      };
    case 'CONFLICT':
      if (areTermsOutdated(error))
        return {
          ...failure(
            'details',
            "Our terms have changed. You haven't been charged. Read the new ones beside the Pay button and press Pay again to agree to them.",
          ),
          areTermsOutdated: true,
        };
      return failure('closed', `${sentence(errorMessage(error, fallback))} You haven't been charged.`);
    case 'NOT_FOUND':
      return failure('closed', `${sentence(errorMessage(error, fallback))} You haven't been charged.`);
    default:
      return failure(
        'unexpected',
        isServerBusy(error)
          ? BUSY_MESSAGE
          : `${fallback}. You haven't been charged. Please try again${reference(error)}.`,
      );
  }
}

/** The failure for a payment whose first call got no answer: another tab may have paid the same checkout. */
export function attemptNotCharged(error: unknown): PaymentFailure {
  const why = isUnreachable(error)
    ? 'The connection dropped before we asked your bank.'
    : "We can't answer right now.";
  return failure(
    isUnreachable(error) ? 'network' : 'unexpected',
    `${why} This attempt has charged nothing. Wait a moment and press Pay again. Your details are still here. If you've paid for this shipment in another tab, we won't charge you again${reference(error)}.`,
  );
}

/** The failure when the session expired during a payment. */
export function sessionExpired(charged: Charged): PaymentFailure {
  const money = {
    no: "You haven't been charged, and your details are still here.",
    yes: "Your card has been charged and we're creating your order. Don't pay again.",
    unknown:
      "Your card may have been charged, so don't pay again yet. We'll check the payment as soon as you're back.",
  }[charged];
  return { reason: 'session', charged, message: `Your session has expired. Please login again. ${money}` };
}

/** The failure for an open checkout whose frozen prices have expired. */
export function pricesOutdated(newTotalPence: number): PaymentFailure {
  return failure(
    'pricesChanged',
    `Prices have changed since you opened this checkout: the shipment now costs ${formatPounds(newTotalPence)}. You haven't been charged. Cancel this payment and check out again from your cart.`,
  );
}

/** The failure for a checkout whose money has arrived without an order yet. */
export function alreadyPaid(error: unknown): PaymentFailure {
  const message = `${sentence(errorMessage(error))} Don't pay again: we'll email you.`;
  return { reason: 'closed', charged: 'yes', message: message };
}

/** The failure when the total differs from the one shown. */
export function pricesChanged(newTotalPence: number): PaymentFailure {
  const sum = formatPounds(newTotalPence);
  return {
    ...failure(
      'pricesChanged',
      `Prices have changed: your shipment now costs ${sum}. You haven't been charged. If you agree, press Pay ${sum}.`,
    ),
    newTotalPence,
  };
}

function failure(reason: PaymentFailure['reason'], message: string): PaymentFailure {
  return { reason, charged: 'no', message };
}

/** With a full stop at the end. */
export function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function reference(error: unknown): string {
  const fault = errorDetails(error, 'INTERNAL');
  return fault?.requestId ? `; if it happens again, tell us the number ${fault.requestId}` : '';
}
