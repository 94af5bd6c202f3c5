import type Stripe from 'stripe';
import { type PaymentMethodRow, toPaymentMethod } from './payment-method-object.js';

/** A charge as stored. */
export interface ChargeRow {
  id: string;
  created: number;
  payment_intent: string;
  payment_method: string;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  receipt_email: string | null;
  metadata: Record<string, string>;
  failure_code: string | null;
  failure_message: string | null;
  decline_code: string | null;
}

/** The charge as the API shows it; its method is read separately. */
export function toCharge(row: ChargeRow, method: PaymentMethodRow): Stripe.Charge {
  const { card } = toPaymentMethod(method);
  return {
    id: row.id,
    object: 'charge',
    amount: row.amount,
    amount_captured: row.amount_captured,
    amount_refunded: row.amount_refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: row.amount_captured > 0,
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: row.failure_code,
    failure_message: row.failure_message,
    fraud_details: {},
    livemode: false,
    metadata: row.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(row),
    paid: !row.failure_code,
    payment_intent: row.payment_intent,
    payment_method: row.payment_method,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: row.failure_code ? null : row.amount,
        authorization_code: null,
        brand: card.brand,
        checks: card.checks,
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: card.brand,
        network_transaction_id: null,
        regulated_status: card.regulated_status,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: row.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: row.amount_captured > 0 && row.amount_refunded === row.amount_captured,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.failure_code ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

function outcomeOf(row: ChargeRow): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: row.failure_code ? 'declined_by_network' : 'approved_by_network',
    reason: row.decline_code,
    risk_level: 'normal',
    seller_message: row.failure_code ? 'The bank did not accept the payment.' : 'Payment complete.',
    type: row.failure_code ? 'issuer_declined' : 'authorized',
  };
}
