import { isResourceMissing } from '../../payments/gateway/gateway-errors.js';
import { resolveSettledIssues } from '../payment-issues/payment-issue.store.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { tryWhileAvailable } from './log-and-continue.js';
import { readPaidBetween, readWithoutOrder } from './reconciliation.store.js';

/** Stripe retries webhooks for three days; the comparison covers the same period. */
const LOOK_BACK_MS = 72 * 60 * 60 * 1000;
/** Margin of the period: the list counts whole seconds, and the provider's clock may differ. */
const MARGIN_MS = 2 * 60 * 1000;

/**
 * Compares both ways: a payment without an order gets its order; an order without a payment becomes an issue, unless a
 * second call finds that it was paid during the listing. Throws GatewayUnavailable at the first such call.
 */
export async function compareWithProvider(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const now = deps.now().getTime();
  const succeeded = new Set<string>();
  for await (const intent of deps.gateway.listIntents({ createdAfter: new Date(now - LOOK_BACK_MS) })) {
    if (isStopped()) return;
    if (intent.status === 'succeeded') succeeded.add(intent.id);
  }
  const withoutOrder = await readWithoutOrder(deps.em, [...succeeded]);
  for (const id of withoutOrder) {
    if (isStopped()) return;
    await tryWhileAvailable(deps.log, 'payment_without_order', () => syncPayment(deps, id));
  }
  await resolveSettledIssues(deps.em, deps.now());
  const orders = await readPaidBetween(deps.em, new Date(now - LOOK_BACK_MS + MARGIN_MS), new Date(now));
  for (const { paymentIntent, checkoutId } of orders) {
    if (isStopped()) return;
    if (succeeded.has(paymentIntent)) continue;
    await tryWhileAvailable(deps.log, 'order_without_payment', async () => {
      if (await isPaid(deps, paymentIntent)) return;
      const intent = { id: paymentIntent, checkoutId };
      await raiseIssue(deps.em, deps, intent, { kind: 'order_without_payment', data: {} });
    });
  }
}

async function isPaid({ gateway }: PaymentDeps, intentId: string): Promise<boolean> {
  try {
    return (await gateway.readIntent(intentId)).status === 'succeeded';
  } catch (error) {
    if (isResourceMissing(error)) return false;
    throw error;
  }
}
