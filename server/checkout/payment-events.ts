import { OrderRecord } from '../orders/order.entity.js';
import type { WebhookView } from '../payments/gateway/payment-gateway.js';
import { StripeEvent } from '../payments/payment.entity.js';
import type { PaymentDeps } from './payment-deps.js';
import { raiseException, syncPayment } from './settle-payment.js';

/** Events that ask us to look at a payment. Everything else is only kept. */
const ABOUT_A_PAYMENT =
  /^(payment_intent\.(succeeded|payment_failed|canceled|processing)|charge\.refunded|charge\.dispute\.)/;

/** Stores an event, then acts on it. A repeat of one that was acted on does nothing. Throws when it has to come again. */
export async function takeEvent(deps: PaymentDeps, event: WebhookView): Promise<void> {
  const now = deps.now();
  const [row] = await deps.em.execute<{ doneAt: Date | null }[]>(
    `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
      values (?, ?, ?, ?::jsonb, ?, ?) on conflict (id) do update set type = excluded.type returning done_at as "doneAt"`,
    [
      event.id,
      event.type,
      event.paymentIntentId,
      JSON.stringify(event.payload),
      now,
      laterThan(now, deps.reconcileEveryMs),
    ],
  );
  if (row?.doneAt) return;
  await actOnEvent(deps, { id: event.id, type: event.type, paymentIntent: event.paymentIntentId });
}

/** Does what an event asks for and marks it done. Its content is a hint: the provider is asked for the truth. */
export async function actOnEvent(
  deps: PaymentDeps,
  { id, type, paymentIntent }: { id: string; type: string; paymentIntent: string | null },
): Promise<void> {
  if (paymentIntent && ABOUT_A_PAYMENT.test(type) && !(await isSettled(deps, type, paymentIntent))) {
    const { intent } = await syncPayment(deps, paymentIntent);
    if (type.startsWith('charge.dispute.'))
      await raiseException(deps.em.fork(), deps, intent, `disputed: ${type}`);
  }
  await deps.em.nativeUpdate(StripeEvent, { id }, { doneAt: deps.now() });
}

/** A success whose order is written needs no second look. */
async function isSettled(deps: PaymentDeps, type: string, paymentIntent: string): Promise<boolean> {
  if (type !== 'payment_intent.succeeded') return false;
  return (await deps.em.count(OrderRecord, { paymentIntent })) > 0;
}

function laterThan(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
