import type Stripe from 'stripe';
import { UnreadableEvent } from './gateway-errors.js';
import type { WebhookView } from './payment-gateway.js';

/** Stripe's ids and types have no other characters; longer ones would not fit into an index. */
const NAME = /^[\w.:-]{1,255}$/;
const DEPTH_MAX = 100;

/** An event in the form in which it is stored. Throws UnreadableEvent for one whose id or type cannot be stored. */
export function eventView(event: Stripe.Event | null): WebhookView {
  const { id, type, livemode, data } = (event ?? {}) as Partial<Stripe.Event>;
  if (!isName(id) || !isName(type) || typeof livemode !== 'boolean')
    throw new UnreadableEvent('The event has no id, type and mode that can be kept.');
  return { id, type, livemode, paymentIntentId: intentIdOf(data?.object), payload: kept(event) as object };
}

/** The intent of an event about an intent, or about a charge, refund or dispute that names one. */
function intentIdOf(subject: unknown): string | null {
  const { object, id, payment_intent } = (subject ?? {}) as Record<string, unknown>;
  const intentId = object === 'payment_intent' ? id : payment_intent;
  return isName(intentId) ? intentId : null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

/**
 * The content of an event in a form that PostgreSQL can store, without the client secret, with which a browser could
 * pay: that is neither stored nor logged.
 */
function kept(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) throw new UnreadableEvent('The event is nested too deeply.');
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd');
  if (Array.isArray(value)) return value.map((one) => kept(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'client_secret')
      .map(([key, part]) => [kept(key), kept(part, depth + 1)]),
  );
}
