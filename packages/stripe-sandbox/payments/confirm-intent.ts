import type Stripe from 'stripe';
import { type Db, type Origin, readNow } from '../api/sandbox-call.js';
import { cardError, type StripeErrorBody, type StripeFailure } from '../api/stripe-failure.js';
import { recordEvent } from '../webhooks/events.js';
import { insertCharge } from './charges.js';
import { type IntentRow, saveIntent, toIntent, toPublicIntent } from './intents.js';
import { type PaymentMethodRow, toPaymentMethod } from './payment-method-object.js';
import { findPaymentMethod } from './payment-methods.js';
import { CARD_BEHAVIOURS, type CardBehaviour, type Decline } from './test-cards.js';

/** How long a card of the "settles later" kind takes. */
const SETTLES_AFTER_MS = 3_000;

const AUTHENTICATION_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Confirms a locked intent that has a method. Returns the failure when the card was declined. */
export async function confirmIntent(
  db: Db,
  origin: Origin,
  intent: IntentRow,
): Promise<StripeFailure | null> {
  const method = await methodOf(db, intent);
  const behaviour: CardBehaviour = CARD_BEHAVIOURS[method.behaviour];
  intent.last_payment_error = null;
  if (!behaviour.authenticates) return charge(db, origin, intent, method);

  await moveTo(db, origin, intent, 'requires_action', 'payment_intent.requires_action');
  return null;
}

/** The cardholder answered the bank's question about a locked intent in `requires_action`. */
export async function authenticateIntent(
  db: Db,
  origin: Origin,
  intent: IntentRow,
  outcome: 'complete' | 'fail',
): Promise<void> {
  const method = await methodOf(db, intent);
  if (outcome === 'complete') {
    await charge(db, origin, intent, method);
    return;
  }
  await fail(db, origin, intent, method, {
    code: 'payment_intent_authentication_failure',
    message: AUTHENTICATION_FAILED,
    type: 'invalid_request_error',
  });
}

/** A locked intent in `processing` settles. */
export async function settleIntent(db: Db, origin: Origin, intent: IntentRow): Promise<void> {
  intent.settles_at = null;
  await succeed(db, origin, intent, await methodOf(db, intent));
}

async function charge(
  db: Db,
  origin: Origin,
  intent: IntentRow,
  method: PaymentMethodRow,
): Promise<StripeFailure | null> {
  const behaviour: CardBehaviour = CARD_BEHAVIOURS[method.behaviour];
  if (behaviour.decline) return decline(db, origin, intent, method, behaviour.decline);

  if (behaviour.settlesLater) {
    intent.settles_at = new Date((await readNow(db)).getTime() + SETTLES_AFTER_MS);
    await moveTo(db, origin, intent, 'processing', 'payment_intent.processing');
  } else if (intent.capture_method === 'manual') {
    const authorised = await insertCharge(db, intent, method, 'authorised');
    intent.latest_charge = authorised.id;
    await recordEvent(db, origin, 'charge.succeeded', authorised);
    await moveTo(db, origin, intent, 'requires_capture', 'payment_intent.amount_capturable_updated');
  } else {
    await succeed(db, origin, intent, method);
  }
  return null;
}

async function succeed(db: Db, origin: Origin, intent: IntentRow, method: PaymentMethodRow): Promise<void> {
  const captured = await insertCharge(db, intent, method, 'captured');
  intent.latest_charge = captured.id;
  intent.amount_received = intent.amount;
  await recordEvent(db, origin, 'charge.succeeded', captured);
  await moveTo(db, origin, intent, 'succeeded', 'payment_intent.succeeded');
}

async function decline(
  db: Db,
  origin: Origin,
  intent: IntentRow,
  method: PaymentMethodRow,
  refusal: Decline,
): Promise<StripeFailure> {
  const failed = await insertCharge(db, intent, method, refusal);
  intent.latest_charge = failed.id;
  await recordEvent(db, origin, 'charge.failed', failed);

  const error = {
    charge: failed.id,
    code: refusal.code,
    decline_code: refusal.declineCode,
    doc_url: `https://stripe.com/docs/error-codes/${refusal.code.replaceAll('_', '-')}`,
    message: refusal.message,
  };
  await fail(db, origin, intent, method, { ...error, type: 'card_error' });
  return cardError({
    ...error,
    payment_intent: toPublicIntent(intent),
    payment_method: toPaymentMethod(method),
  });
}

/** Back to the start, without the method that failed, as https://docs.stripe.com/payments/paymentintents/lifecycle. */
async function fail(
  db: Db,
  origin: Origin,
  intent: IntentRow,
  method: PaymentMethodRow,
  error: StripeErrorBody &
    Pick<Stripe.PaymentIntent.LastPaymentError, 'charge' | 'doc_url'> & { payment_intent?: never },
): Promise<void> {
  intent.payment_method = null;
  intent.last_payment_error = { ...error, payment_method: toPaymentMethod(method) };
  await moveTo(db, origin, intent, 'requires_payment_method', 'payment_intent.payment_failed');
}

async function moveTo(
  db: Db,
  origin: Origin,
  intent: IntentRow,
  status: IntentRow['status'],
  event: Parameters<typeof recordEvent>[2],
): Promise<void> {
  intent.status = status;
  await saveIntent(db, intent);
  await recordEvent(db, origin, event, toIntent(intent));
}

async function methodOf(db: Db, intent: IntentRow): Promise<PaymentMethodRow> {
  return findPaymentMethod(db, intent.payment_method ?? '', 'payment_method');
}
