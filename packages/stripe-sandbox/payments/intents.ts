import type Stripe from 'stripe';
import type { Db } from '../api/sandbox-call.js';
import { missing } from '../api/stripe-failure.js';

/** A payment intent as stored. */
export interface IntentRow {
  id: string;
  created: number;
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: Stripe.PaymentIntent['status'];
  capture_method: 'automatic' | 'manual';
  customer: string | null;
  payment_method: string | null;
  latest_charge: string | null;
  description: string | null;
  receipt_email: string | null;
  metadata: Record<string, string>;
  last_payment_error: Stripe.PaymentIntent.LastPaymentError | null;
  canceled_at: number | null;
  cancellation_reason: Stripe.PaymentIntent.CancellationReason | null;
  settles_at: Date | null;
}

/** The intent, locked until the transaction ends, or 404. Every change of money begins here. */
export async function lockIntent(db: Db, id: string): Promise<IntentRow> {
  return findIntent(db, id, 'FOR UPDATE');
}

/** The intent as the API shows it, or 404. */
export async function intentOf(db: Db, id: string): Promise<Stripe.PaymentIntent> {
  return toIntent(await findIntent(db, id));
}

/** The intent as stored, or 404. */
export async function findIntent(db: Db, id: string, lock: '' | 'FOR UPDATE' = ''): Promise<IntentRow> {
  const { rows } = await db.query<IntentRow>(
    `SELECT * FROM stripe_sandbox.payment_intent WHERE id = $1 ${lock}`,
    [id],
  );
  if (rows[0]) return rows[0];
  throw missing('payment_intent', id, 'intent');
}

/** Writes back a locked intent. */
export async function saveIntent(db: Db, intent: IntentRow): Promise<void> {
  await db.query(
    `UPDATE stripe_sandbox.payment_intent SET amount = $2, amount_received = $3, currency = $4, status = $5,
        customer = $6, payment_method = $7, latest_charge = $8, description = $9, receipt_email = $10,
        metadata = $11, last_payment_error = $12, canceled_at = $13, cancellation_reason = $14, settles_at = $15
      WHERE id = $1`,
    [
      intent.id,
      intent.amount,
      intent.amount_received,
      intent.currency,
      intent.status,
      intent.customer,
      intent.payment_method,
      intent.latest_charge,
      intent.description,
      intent.receipt_email,
      intent.metadata,
      intent.last_payment_error,
      intent.canceled_at,
      intent.cancellation_reason,
      intent.settles_at,
    ],
  );
}

/** The intent as the API shows it. */
export function toIntent(row: IntentRow) {
  return {
    id: row.id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: row.amount,
    amount_capturable: row.status === 'requires_capture' ? row.amount : 0,
    amount_received: row.amount_received,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: row.canceled_at,
    cancellation_reason: row.cancellation_reason,
    capture_method: row.capture_method,
    client_secret: row.client_secret,
    confirmation_method: 'automatic',
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    customer_account: null,
    description: row.description,
    excluded_payment_method_types: null,
    last_payment_error: row.last_payment_error,
    latest_charge: row.latest_charge,
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_action:
      row.status === 'requires_action'
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'sandbox_authentication' } }
        : null,
    on_behalf_of: null,
    payment_method: row.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: row.status === 'processing' ? { type: 'card' } : null,
    receipt_email: row.receipt_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

/** The intent as the browser may see it: without the fields that are the customer's or ours. */
export function toPublicIntent(row: IntentRow) {
  const { metadata, customer, latest_charge, customer_account, ...rest } = toIntent(row);
  return rest satisfies Partial<Stripe.PaymentIntent>;
}
