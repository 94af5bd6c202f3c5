import Stripe from 'stripe';
import { eventView } from './event-view.js';
import { GatewayRefused, GatewayUnavailable, InvalidWebhookSignature } from './gateway-errors.js';
import { toDisputeView, toIntentView, toRefundView } from './intent-view.js';
import type { PaymentGateway, PaymentIntentView, RefundView } from './payment-gateway.js';
import { createStripeClient } from './stripe-client.js';

const EXPAND = ['latest_charge', 'payment_method'];
/** Expands the card and also the refunds. */
const EXPAND_WITH_REFUNDS = ['latest_charge.refunds', 'payment_method'];
/** The most refunds of one payment that are read; no payment has as many. */
const REFUNDS_MAX = 1_000;
/** The most disputes of one payment that are read. */
const DISPUTES_MAX = 20;
const WEBHOOK_TOLERANCE_SECONDS = 300;

/** Creates a gateway to Stripe, or to a server with Stripe's API at `apiBase` (a URL, a path allowed). */
export function createStripeGateway(options: {
  secretKey: string;
  webhookSecret: string;
  apiBase?: string;
  /** The clock that measures the age of a webhook; this machine's by default. */
  now?: () => Date;
}): PaymentGateway {
  const stripe = createStripeClient(options.secretKey, options.apiBase ?? 'https://api.stripe.com');
  const livemode = /^[a-z]+_live_/.test(options.secretKey);

  return {
    livemode,

    async createIntent(input) {
      return intentFrom(
        stripe.paymentIntents.create(
          {
            amount: input.amountPence,
            currency: input.currency,
            allowed_payment_method_types: ['card'],
            receipt_email: input.receiptEmail,
            metadata: { checkout_id: input.checkoutId, attempt_id: input.attemptId },
            expand: EXPAND,
          },
          { idempotencyKey: input.idempotencyKey },
        ),
        ({ metadata }) => metadata?.attempt_id === input.attemptId,
      );
    },

    async readIntent(id) {
      const retrieved = stripe.paymentIntents.retrieve(id, { expand: EXPAND_WITH_REFUNDS });
      return intentFrom(withAllRefunds(retrieved), (intent) => intent.id === id);
    },

    async cancelIntent(id, idempotencyKey) {
      const cancelled = stripe.paymentIntents.cancel(id, { expand: EXPAND }, { idempotencyKey });
      return intentFrom(cancelled, (intent) => intent.id === id);
    },

    async refund(input) {
      return refundFrom(
        stripe.refunds.create(
          {
            payment_intent: input.intentId,
            amount: input.amountPence,
            // Stripe's own `reason` allows three values only.
            metadata: input.reason ? { reason: input.reason } : undefined,
          },
          { idempotencyKey: input.idempotencyKey },
        ),
        ({ payment_intent, amount }) =>
          payment_intent === input.intentId && amount === (input.amountPence ?? amount),
      );
    },

    async readRefund(id) {
      return refundFrom(stripe.refunds.retrieve(id), (refund) => refund.id === id);
    },

    async *listIntents({ createdAfter, createdBefore }) {
      const pages = stripe.paymentIntents.list({
        created: { gte: toSeconds(createdAfter), lt: createdBefore && toSeconds(createdBefore) },
        limit: 100,
        expand: EXPAND.map((field) => `data.${field}`),
      });
      try {
        for await (const intent of pages) yield view(sound('payment_intent', intent));
      } catch (error) {
        throw toGatewayError(error);
      }
    },

    async *listEvents({ createdAfter, types }) {
      const pages = stripe.events.list({
        created: { gte: toSeconds(createdAfter) },
        types: [...types],
        limit: 100,
      });
      try {
        for await (const event of pages) yield eventView(sound('event', event));
      } catch (error) {
        throw toGatewayError(error);
      }
    },

    async readDisputes(intentId) {
      return asked(async () => {
        const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: DISPUTES_MAX });
        return data.map((dispute) => toDisputeView(sound('dispute', dispute)));
      });
    },

    readWebhook(rawBody, signature) {
      const event = verified(stripe, rawBody, signature, options);
      return eventView(event);
    },
  };

  function intentFrom(
    call: Promise<Stripe.PaymentIntent>,
    isAskedFor: (intent: Stripe.PaymentIntent) => boolean,
  ): Promise<PaymentIntentView> {
    return asked(async () => view(sound('payment_intent', await call, isAskedFor)));
  }

  function refundFrom(
    call: Promise<Stripe.Refund>,
    isAskedFor: (refund: Stripe.Refund) => boolean,
  ): Promise<RefundView> {
    return asked(async () => toRefundView(sound('refund', await call, isAskedFor)));
  }

  /** Reads all refunds of an intent: its charge contains only the latest ten. */
  async function withAllRefunds(call: Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent> {
    const intent = await call;
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
    if (charge?.refunds?.has_more)
      charge.refunds.data = await stripe.refunds
        .list({ payment_intent: intent.id, limit: 100 })
        .autoPagingToArray({ limit: REFUNDS_MAX });
    return intent;
  }

  function view(intent: Stripe.PaymentIntent): PaymentIntentView {
    if (intent.livemode === livemode) return toIntentView(intent);
    if (typeof intent.livemode !== 'boolean') throw new GatewayUnavailable('The answer is no whole payment.');
    throw new GatewayRefused('livemode_mismatch', `${intent.id} is not of the mode of this key.`);
  }
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toGatewayError(error);
  }
}

/** Returns the requested object. Throws GatewayUnavailable for any other, such as a proxy's answer. */
function sound<T extends { readonly id: string }>(
  object: string,
  answer: T,
  isAskedFor: (answer: T) => boolean = () => true,
): T {
  const { id, object: kind } = (answer ?? {}) as { readonly id?: unknown; readonly object?: unknown };
  if (kind !== object || typeof id !== 'string') throw new GatewayUnavailable(`The answer is no ${object}.`);
  if (!isAskedFor(answer)) throw new GatewayUnavailable(`The answer is about another ${object}.`);
  return answer;
}

function verified(
  { webhooks }: Stripe,
  rawBody: Buffer,
  signature: string,
  { webhookSecret, now }: { webhookSecret: string; now?: () => Date },
): Stripe.Event | null {
  try {
    const receivedAt = now?.().getTime();
    const tolerance = WEBHOOK_TOLERANCE_SECONDS;
    return webhooks.constructEvent(rawBody, signature, webhookSecret, tolerance, undefined, receivedAt);
  } catch (error) {
    const refusal = toGatewayError(error);
    if (refusal instanceof InvalidWebhookSignature) throw refusal;
    throw new InvalidWebhookSignature('The webhook could not be read.', { cause: error });
  }
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** Codes of temporary refusals (https://docs.stripe.com/error-codes). */
const TRY_AGAIN_CODES = new Set(['idempotency_key_in_use', 'lock_timeout', 'rate_limit']);

/** The key is wrong, or lacks a permission: nothing was done, and nothing is known about the payment. */
const KEY_REFUSED = new Set([401, 403]);

/**
 * Converts an error of a provider call into one of our three. On responses that make no sense, the package throws
 * JavaScript errors: the outcome is unknown then.
 */
function toGatewayError(error: unknown): Error {
  if (error instanceof GatewayRefused || error instanceof GatewayUnavailable) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new GatewayUnavailable('The provider answered what could not be read.', { cause: error });
  if (error instanceof Stripe.errors.StripeSignatureVerificationError)
    return new InvalidWebhookSignature(error.message, { cause: error });
  if (isUnavailable(error)) return new GatewayUnavailable(error.message, { cause: error });
  return new GatewayRefused(error.code ?? error.rawType ?? error.type, error.message, { cause: error });
}

function isUnavailable(error: Stripe.errors.StripeError): boolean {
  return (
    error.statusCode === undefined ||
    error.statusCode < 400 ||
    KEY_REFUSED.has(error.statusCode) ||
    error.statusCode === 429 ||
    error.statusCode >= 500 ||
    TRY_AGAIN_CODES.has(error.code ?? '')
  );
}
