/** The status of a payment, by Stripe's names. */
export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

/** The card of a payment: enough to recognise it, never enough to charge it. */
export interface CardView {
  paymentMethodId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  email: string | null;
  phone: string | null;
}

/** A payment as the provider reports it. Amounts in minor units (pence); never store or log `clientSecret`. */
export interface PaymentIntentView {
  id: string;
  status: PaymentIntentStatus;
  amountPence: number;
  amountReceivedPence: number;
  currency: string;
  livemode: boolean;
  clientSecret: string | null;
  checkoutId: string | null;
  attemptId: string | null;
  card: CardView | null;
  /** All refunds of the payment, whatever their status; empty in a list of intents. */
  refunds: readonly RefundView[];
  createdAt: Date;
  failureMessage: string | null;
}

/** The refunded part of a payment, with pending refunds and without failed ones. */
export function totalRefundedPence({ refunds }: Pick<PaymentIntentView, 'refunds'>): number {
  return refunds.reduce((sum, { status, amountPence }) => (status === 'failed' ? sum : sum + amountPence), 0);
}

/** A refund that the provider has accepted. */
export interface RefundView {
  id: string;
  amountPence: number;
  /** `failed` also when it was cancelled, however late: the money is ours again. */
  status: 'pending' | 'succeeded' | 'failed';
  /** The reason that we sent with the request; null for a refund made in the provider's dashboard. */
  reason: string | null;
}

/** A dispute of a charge as the provider reports it. */
export interface DisputeView {
  id: string;
  /** `open` until the bank has decided; an inquiry that ended without a chargeback is `won`. */
  status: 'open' | 'won' | 'lost';
  amountPence: number;
  /** The deadline for an answer; null once it was answered. */
  dueBy: Date | null;
}

/** The type of the event that reports a success. */
export const PAYMENT_SUCCEEDED = 'payment_intent.succeeded';

/** An event from a webhook with a valid signature, or from the provider's list. Only a hint: read the intent before acting. */
export interface WebhookView {
  id: string;
  type: string;
  paymentIntentId: string | null;
  livemode: boolean;
  payload: object;
}

/**
 * All calls to the payment provider. Each ends within 8 s. Throws GatewayUnavailable (outcome unknown: repeat with the
 * same key) or GatewayRefused (a definite refusal).
 */
export interface PaymentGateway {
  /** Whether real money is moved. An intent of the other mode is refused with `livemode_mismatch`. */
  readonly livemode: boolean;
  /** A repeat with the same key returns the first response; read the intent for its present state. */
  createIntent(input: {
    amountPence: number;
    currency: 'gbp';
    checkoutId: string;
    attemptId: string;
    idempotencyKey: string;
    receiptEmail: string;
  }): Promise<PaymentIntentView>;
  /** The present intent, with its card and refunds. Refused with `resource_missing` if it does not exist. */
  readIntent(id: string): Promise<PaymentIntentView>;
  /** Cancels an intent. Refused with `payment_intent_unexpected_state` when it was paid or cancelled. */
  cancelIntent(id: string, idempotencyKey: string): Promise<PaymentIntentView>;
  /** Refunds an amount, by default the whole rest. `reason` is stored with the refund. */
  refund(input: {
    intentId: string;
    amountPence?: number;
    idempotencyKey: string;
    reason?: string;
  }): Promise<RefundView>;
  /** The present state of a refund. */
  readRefund(id: string): Promise<RefundView>;
  /** The present disputes of a payment, newest first. */
  readDisputes(intentId: string): Promise<readonly DisputeView[]>;
  /** Intents, newest first, fetched page by page; bounds are whole seconds, `createdBefore` excluded. */
  listIntents(input: { createdAfter: Date; createdBefore?: Date }): AsyncIterable<PaymentIntentView>;
  /** Events of these types, newest first, fetched page by page, from the second of `createdAfter` on. */
  listEvents(input: { createdAfter: Date; types: readonly string[] }): AsyncIterable<WebhookView>;
  /** Checks the signature over the raw body (age up to 300 s). Throws InvalidWebhookSignature, UnreadableEvent. */
  readWebhook(rawBody: Buffer, signature: string): WebhookView;
}
