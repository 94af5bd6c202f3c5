import { allowOnly, changedMetadata, oneOf, text, texts } from '../api/read-params.js';
import { NOW_SECONDS_SQL, newId, type SandboxCall } from '../api/sandbox-call.js';
import { wrongParam } from '../api/stripe-failure.js';
import { recordEvent } from '../webhooks/events.js';
import { confirmIntent } from './confirm-intent.js';
import { customerOf } from './customers.js';
import { readAmount, readCurrency } from './intent-rules.js';
import { type IntentRow, toIntent } from './intents.js';
import { findPaymentMethod } from './payment-methods.js';

/** POST /v1/payment_intents: a new intent, confirmed at once if asked. */
export async function createIntent(call: SandboxCall) {
  const { db, params } = call;
  allowOnly(params, [
    'allowed_payment_method_types',
    'amount',
    'automatic_payment_methods',
    'capture_method',
    'confirm',
    'currency',
    'customer',
    'description',
    'metadata',
    'payment_method',
    'receipt_email',
    'return_url',
  ]);
  const types = texts(params, 'allowed_payment_method_types');
  if (types.length > 0 && !types.includes('card'))
    throw wrongParam('allowed_payment_method_types', undefined, 'The sandbox takes cards only.');

  const intent = await insertIntent(call);
  await recordEvent(db, call, 'payment_intent.created', toIntent(intent));
  if (oneOf(params, 'confirm', ['true', 'false']) !== 'true') return toIntent(intent);
  if (!intent.payment_method)
    throw wrongParam('payment_method', 'parameter_missing', 'Missing required param: payment_method.');
  return (await confirmIntent(db, call, intent)) ?? toIntent(intent);
}

async function insertIntent({ db, params }: SandboxCall): Promise<IntentRow> {
  const currency = readCurrency(params);
  const amount = readAmount(params, currency);
  const customerId = text(params, 'customer');
  if (customerId) await customerOf(db, customerId, 'customer');
  const methodId = text(params, 'payment_method');
  const method = methodId ? await findPaymentMethod(db, methodId, 'payment_method') : null;

  const id = newId('pi');
  const { rows } = await db.query<IntentRow>(
    `INSERT INTO stripe_sandbox.payment_intent (id, created, client_secret, amount, currency, status,
        capture_method, customer, payment_method, description, receipt_email, metadata)
      VALUES ($1, ${NOW_SECONDS_SQL}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING *`,
    [
      id,
      newId(`${id}_secret`),
      amount,
      currency,
      method ? 'requires_confirmation' : 'requires_payment_method',
      oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic',
      customerId,
      method?.id,
      text(params, 'description'),
      text(params, 'receipt_email'),
      changedMetadata(params),
    ],
  );
  return rows[0]!;
}
