import type Stripe from 'stripe';
import type {
  CardView,
  DisputeView,
  PaymentIntentStatus,
  PaymentIntentView,
  RefundView,
} from './payment-gateway.js';

/** Converts Stripe's intent (latest_charge and payment_method expanded). */
export function toIntentView(intent: Stripe.PaymentIntent): PaymentIntentView {
  const charge = objectOrNull(intent.latest_charge);
  return {
    id: intent.id,
    // The package's type allows unknown statuses too; the seven known ones are named.
    status: intent.status as PaymentIntentStatus,
    amountPence: intent.amount,
    amountReceivedPence: intent.amount_received,
    currency: intent.currency,
    livemode: intent.livemode,
    clientSecret: intent.client_secret,
    checkoutId: intent.metadata.checkout_id ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    card: toCardView(intent, charge),
    refunds: (charge?.refunds?.data ?? []).map(toRefundView),
    createdAt: new Date(intent.created * 1000),
    failureMessage: intent.last_payment_error?.message ?? null,
  };
}

/** Converts Stripe's refund. */
export function toRefundView({ id, amount, status, metadata }: Stripe.Refund): RefundView {
  return {
    id,
    amountPence: amount,
    status: REFUND_STATUSES[status ?? ''] ?? 'pending',
    reason: metadata?.reason || null,
  };
}

/** All other statuses of Stripe count as pending. */
const REFUND_STATUSES: Readonly<Record<string, RefundView['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

function toCardView(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): CardView | null {
  // After a decline, Stripe moves the payment method from the intent to the error.
  const method = objectOrNull(intent.payment_method) ?? intent.last_payment_error?.payment_method;
  const card = method?.card ?? charge?.payment_method_details?.card;
  const paymentMethodId = method?.id ?? charge?.payment_method;
  if (!card || !paymentMethodId) return null;

  const billing = method?.billing_details ?? charge?.billing_details;
  return {
    paymentMethodId,
    brand: card.brand ?? 'unknown',
    last4: card.last4 ?? '',
    expMonth: card.exp_month,
    expYear: card.exp_year,
    email: billing?.email ?? null,
    phone: billing?.phone ?? null,
  };
}

function objectOrNull<T extends object>(value: string | T | null): T | null {
  return typeof value === 'object' ? value : null;
}

/** Converts Stripe's dispute. */
export function toDisputeView({ id, status, amount, evidence_details }: Stripe.Dispute): DisputeView {
  const isAsked = status === 'needs_response' || status === 'warning_needs_response';
  const dueBy = isAsked ? evidence_details?.due_by : null;
  return {
    id,
    status: OUTCOMES[status] ?? 'open',
    amountPence: amount,
    dueBy: dueBy ? new Date(dueBy * 1000) : null,
  };
}

const OUTCOMES: Readonly<Record<string, DisputeView['status']>> = {
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};
