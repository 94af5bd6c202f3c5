/** Where a payment stands, in Stripe's words. */
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

/** One payment as the provider holds it. Amounts in minor units (pence); never store or log `clientSecret`. */
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
  /** Each refund that was ever made of it, however it stands; a list of intents comes without them. */
  refunds: readonly RefundView[];
  createdAt: Date;
  failureMessage: string | null;
}

/** The refunded part of a payment, or what is on its way, without what failed. */
export function givenBackPence({ refunds }: Pick<PaymentIntentView, 'refunds'>): number {
  return refunds.reduce((sum, { status, amountPence }) => (status === 'failed' ? sum : sum + amountPence), 0);
}

/** A refund the provider took on. */
export interface RefundView {
  id: string;
  amountPence: number;
  /** A refund that failed or was cancelled, however late, has failed: its money is with us again. */
  status: 'pending' | 'succeeded' | 'failed';
  /** With which we asked for it; null when a person made it in the provider's dashboard. */
  reason: string | null;
}

/** A dispute of a charge as the provider holds it. */
export interface DisputeView {
  id: string;
  /** While the bank decides or asks it is open; an inquiry that ended without a charge back is won. */
  status: 'open' | 'won' | 'lost';
  amountPence: number;
  /** By when it has to be answered; null once it was. */
  dueBy: Date | null;
}

/** The type of the event that reports a success. */
export const PAYMENT_SUCCEEDED = 'payment_intent.succeeded';

/** An event, as a webhook whose signature held or from the provider's list. A hint only: read the intent before acting on it. */
export interface WebhookView {
  id: string;
  type: string;
  paymentIntentId: string | null;
  livemode: boolean;
  payload: object;
}

/**
 * Everything the product may ask of the payment provider. Each call ends within 8 s.
 * Throws GatewayUnavailable (outcome unknown: repeat with the same key) or GatewayRefused (a definite no).
 */
export interface PaymentGateway {
  /** Whether real money moves. An intent of the other mode is refused with `livemode_mismatch`. */
  readonly livemode: boolean;
  /** A repeat with the same key answers what the first call answered; read the intent for its present state. */
  createIntent(input: {
    amountPence: number;
    currency: 'gbp';
    checkoutId: string;
    attemptId: string;
    idempotencyKey: string;
    receiptEmail: string;
  }): Promise<PaymentIntentView>;
  /** The intent now, with its card and what was refunded. Refused with `resource_missing` if there is none. */
  readIntent(id: string): Promise<PaymentIntentView>;
  /** Refused with `payment_intent_unexpected_state` when the money won, or it was cancelled before. */
  cancelIntent(id: string, idempotencyKey: string): Promise<PaymentIntentView>;
  /** The whole rest when no amount is given. `reason` is kept with the refund. */
  refund(input: {
    intentId: string;
    amountPence?: number;
    idempotencyKey: string;
    reason?: string;
  }): Promise<RefundView>;
  /** A refund now. */
  readRefund(id: string): Promise<RefundView>;
  /** The disputes of a payment now, newest first. */
  readDisputes(intentId: string): Promise<readonly DisputeView[]>;
  /** Newest first, page by page as it is read; bounds are whole seconds, `createdBefore` excluded. */
  listIntents(input: { createdAfter: Date; createdBefore?: Date }): AsyncIterable<PaymentIntentView>;
  /** Events of these kinds, newest first, page by page as it is read; what was made before that second is left out. */
  listEvents(input: { createdAfter: Date; types: readonly string[] }): AsyncIterable<WebhookView>;
  /** Checks the signature over the raw body (age up to 300 s). Throws InvalidWebhookSignature, UnreadableEvent. */
  readWebhook(rawBody: Buffer, signature: string): WebhookView;
}
