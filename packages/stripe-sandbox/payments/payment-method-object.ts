import type Stripe from 'stripe';
import type { BehaviourName } from './test-cards.js';

/** A payment method as stored. */
export interface PaymentMethodRow {
  id: string;
  created: number;
  behaviour: BehaviourName;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  billing_details: Stripe.PaymentMethod.BillingDetails;
  metadata: Record<string, string>;
}

/** The method as the API shows it. */
export function toPaymentMethod(row: PaymentMethodRow) {
  return {
    id: row.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: row.billing_details,
    card: {
      brand: row.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'GB',
      display_brand: row.brand,
      exp_month: row.exp_month,
      exp_year: row.exp_year,
      fingerprint: row.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: row.last4,
      networks: { available: [row.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: row.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: row.metadata,
    type: 'card',
  } satisfies Stripe.PaymentMethod;
}
