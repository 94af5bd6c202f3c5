import type { FormParams } from '../api/form-encoding.js';
import { neededNumber, neededText } from '../api/read-params.js';
import type { SandboxCall } from '../api/sandbox-call.js';
import { missing, StripeFailure, wrongParam } from '../api/stripe-failure.js';
import { type IntentRow, toPublicIntent } from './intents.js';

/** Least amounts by currency, minor units (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const LEAST_AMOUNT = new Map([
  ['gbp', 30],
  ['eur', 50],
  ['usd', 50],
]);
const LARGEST_AMOUNT = 99_999_999;

/** The currency asked for, in lower case. */
export function readCurrency(params: FormParams): string {
  const currency = neededText(params, 'currency').toLowerCase();
  if (LEAST_AMOUNT.has(currency)) return currency;
  const known = [...LEAST_AMOUNT.keys()].join(', ');
  throw wrongParam('currency', undefined, `Invalid currency: ${currency}. The sandbox knows ${known}.`);
}

/** The amount asked for, in minor units and within Stripe's bounds. */
export function readAmount(params: FormParams, currency: string): number {
  const amount = neededNumber(params, 'amount');
  const least = LEAST_AMOUNT.get(currency)!;
  if (amount < 1)
    throw wrongParam('amount', 'parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  if (amount < least)
    throw wrongParam(
      'amount',
      'amount_too_small',
      `Amount must be at least ${(least / 100).toFixed(2)} ${currency}`,
    );
  if (amount > LARGEST_AMOUNT)
    throw wrongParam('amount', 'amount_too_large', `Amount must be no more than 999999.99 ${currency}`);
  return amount;
}

/** The browser must know the intent's secret; to one that does not, the intent does not exist. */
export function checkClientSecret(call: SandboxCall, intent: IntentRow): void {
  const secret = call.params.client_secret;
  if (call.caller === 'secret' && secret === undefined) return;
  if (secret !== intent.client_secret) throw missing('payment_intent', intent.id, 'intent');
}

/** Refuses a move that the intent's status does not allow. `verb` reads "cancel"; `done` reads "canceled". */
export function checkMove(
  intent: IntentRow,
  allowed: readonly IntentRow['status'][],
  verb: string,
  done: string,
): void {
  if (allowed.includes(intent.status)) return;
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${done}: ${allowed.join(', ')}.`;
  throw unexpectedState(intent, message);
}

/** 400 with the intent as it stands. */
export function unexpectedState(intent: IntentRow, message: string): StripeFailure {
  return new StripeFailure(
    400,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      payment_intent: toPublicIntent(intent),
    },
    true,
  );
}
