import { LIST_PARAMS, listPage } from '../api/list-page.js';
import { allowOnly, changedMetadata, neededText, oneOf, text } from '../api/read-params.js';
import { type Endpoint, readNow, type SandboxCall } from '../api/sandbox-call.js';
import { wrongParam } from '../api/stripe-failure.js';
import { recordEvent } from '../webhooks/events.js';
import { captureCharge } from './charges.js';
import { authenticateIntent, confirmIntent } from './confirm-intent.js';
import { createIntent } from './create-intent.js';
import { checkClientSecret, checkMove, readAmount, unexpectedState } from './intent-rules.js';
import { findIntent, type IntentRow, lockIntent, saveIntent, toIntent, toPublicIntent } from './intents.js';
import { findPaymentMethod } from './payment-methods.js';

const OPEN: IntentRow['status'][] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const CANCELLATION_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;

/** The payment intents' part of the API (https://docs.stripe.com/api/payment_intents). */
export const INTENT_ENDPOINTS: Endpoint[] = [
  { method: 'post', path: '/payment_intents', answer: createIntent },
  { method: 'get', path: '/payment_intents', answer: listIntents },
  { method: 'get', path: '/payment_intents/:id', public: true, answer: retrieve },
  { method: 'post', path: '/payment_intents/:id', answer: update },
  { method: 'post', path: '/payment_intents/:id/confirm', public: true, answer: confirm },
  { method: 'post', path: '/payment_intents/:id/capture', answer: capture },
  { method: 'post', path: '/payment_intents/:id/cancel', answer: cancel },
  // Ours: the browser's dialog says here how the cardholder answered the bank.
  {
    method: 'post',
    path: '/test_helpers/payment_intents/:id/authenticate',
    public: true,
    answer: authenticate,
  },
];

async function listIntents({ db, params }: SandboxCall) {
  allowOnly(params, [...LIST_PARAMS, 'customer']);
  return listPage(db, params, {
    table: 'payment_intent',
    url: '/v1/payment_intents',
    filters: { customer: text(params, 'customer') },
    toObject: toIntent,
  });
}

async function retrieve(call: SandboxCall) {
  allowOnly(call.params, ['client_secret']);
  const intent = await findIntent(call.db, call.id);
  checkClientSecret(call, intent);
  return show(call, intent);
}

async function update(call: SandboxCall) {
  const { db, params } = call;
  allowOnly(params, ['amount', 'description', 'metadata', 'payment_method', 'receipt_email']);
  const intent = await lockIntent(db, call.id);
  if ('amount' in params || 'payment_method' in params) checkMove(intent, OPEN, 'update', 'updated');

  if ('amount' in params) intent.amount = readAmount(params, intent.currency);
  if ('description' in params) intent.description = text(params, 'description');
  if ('receipt_email' in params) intent.receipt_email = text(params, 'receipt_email');
  intent.metadata = changedMetadata(params, intent.metadata);
  if ('payment_method' in params) {
    intent.payment_method = (await findPaymentMethod(db, neededText(params, 'payment_method'))).id;
    intent.status = 'requires_confirmation';
  }
  await saveIntent(db, intent);
  return toIntent(intent);
}

async function confirm(call: SandboxCall) {
  const { db, params } = call;
  allowOnly(params, ['client_secret', 'payment_method', 'receipt_email', 'return_url', 'use_stripe_sdk']);
  const intent = await lockIntent(db, call.id);
  checkClientSecret(call, intent);
  checkMove(intent, OPEN, 'confirm', 'confirmed');

  const methodId = text(params, 'payment_method');
  if (methodId) intent.payment_method = (await findPaymentMethod(db, methodId, 'payment_method')).id;
  if ('receipt_email' in params) intent.receipt_email = text(params, 'receipt_email');
  if (!intent.payment_method)
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it is missing a payment method. Provide one with the request, or update the PaymentIntent first.',
    );
  return (await confirmIntent(db, call, intent)) ?? show(call, intent);
}

async function capture(call: SandboxCall) {
  const { db, params } = call;
  allowOnly(params, []);
  const intent = await lockIntent(db, call.id);
  checkMove(intent, ['requires_capture'], 'capture', 'captured');
  const charge = await captureCharge(db, intent.latest_charge ?? '');
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  await saveIntent(db, intent);
  await recordEvent(db, call, 'charge.captured', charge);
  await recordEvent(db, call, 'payment_intent.succeeded', toIntent(intent));
  return toIntent(intent);
}

async function cancel(call: SandboxCall) {
  const { db, params } = call;
  allowOnly(params, ['cancellation_reason']);
  const reason = oneOf(params, 'cancellation_reason', CANCELLATION_REASONS);
  const intent = await lockIntent(db, call.id);
  checkMove(
    intent,
    ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action', 'processing'],
    'cancel',
    'canceled',
  );
  intent.status = 'canceled';
  intent.cancellation_reason = reason;
  intent.canceled_at = Math.floor((await readNow(db)).getTime() / 1000);
  intent.settles_at = null;
  await saveIntent(db, intent);
  await recordEvent(db, call, 'payment_intent.canceled', toIntent(intent));
  return toIntent(intent);
}

async function authenticate(call: SandboxCall) {
  const { db, params } = call;
  allowOnly(params, ['client_secret', 'outcome']);
  const outcome = oneOf(params, 'outcome', ['complete', 'fail']);
  if (!outcome) throw wrongParam('outcome', 'parameter_missing', 'Missing required param: outcome.');
  const intent = await lockIntent(db, call.id);
  checkClientSecret(call, intent);
  checkMove(intent, ['requires_action'], 'authenticate', 'authenticated');
  await authenticateIntent(db, call, intent, outcome);
  return show(call, intent);
}

function show(call: SandboxCall, intent: IntentRow) {
  return call.caller === 'secret' ? toIntent(intent) : toPublicIntent(intent);
}
