import { OrderRecord } from '../orders/order.entity.js';
import type { PaymentDeps } from './payment-deps.js';
import { raiseException, settlePayment } from './settle-payment.js';

/** Stripe retries webhooks for three days; so far back both lists are compared. */
const LOOK_BACK_MS = 72 * 60 * 60 * 1000;
/** Payments younger than this are still under way. */
const LEAVE_ALONE_MS = 2 * 60 * 1000;

/** Compares both ways: money without an order gets its order, an order without money is raised with a person. */
export async function compareWithProvider(deps: PaymentDeps): Promise<void> {
  const now = deps.now().getTime();
  const window = {
    createdAfter: new Date(now - LOOK_BACK_MS),
    createdBefore: new Date(now - LEAVE_ALONE_MS),
  };
  const succeeded = new Set<string>();
  for await (const intent of deps.gateway.listIntents(window)) {
    if (intent.status !== 'succeeded') continue;
    succeeded.add(intent.id);
    if ((await deps.em.count(OrderRecord, { paymentIntent: intent.id })) > 0) continue;
    await settlePayment(deps, await deps.gateway.readIntent(intent.id));
  }
  const orders = await deps.em.execute<{ paymentIntent: string; checkoutId: string }[]>(
    `select o.payment_intent as "paymentIntent", o.checkout_id as "checkoutId" from orders o
      join payment_attempts a on a.payment_intent = o.payment_intent where a.created_at between ? and ?`,
    [new Date(now - LOOK_BACK_MS + LEAVE_ALONE_MS), new Date(now - 2 * LEAVE_ALONE_MS)],
  );
  for (const { paymentIntent, checkoutId } of orders) {
    if (succeeded.has(paymentIntent)) continue;
    const intent = await deps.gateway.readIntent(paymentIntent);
    if (intent.status === 'succeeded') continue;
    await raiseException(
      deps.em,
      deps,
      { id: paymentIntent, checkoutId },
      'an order without a successful payment',
    );
  }
}
