import { type HeldPlace, readIdlePlaces } from '../../catalogue/promotions/promotion-places.store.js';
import { tryWhileAvailable } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { withdrawCheckout } from './cancel-checkout.js';

/** How long an unpaid checkout keeps a place that others want, from the last step of paying. */
const HELD_FOR_MS = 30 * 60 * 1000;
const BATCH = 100;

/**
 * Closes unpaid checkouts that nobody goes on with while their promotion has no place left, so that accounts which never
 * pay can't deny it to everybody. The payment is cancelled at the provider first: money that was quicker wins, and a
 * payment under way keeps its place. The cart stays, at the price of then. Throws GatewayUnavailable.
 */
export async function freeIdlePlaces(deps: PaymentDeps, isStopped = () => false): Promise<void> {
  const since = new Date(deps.now().getTime() - HELD_FOR_MS);
  for (const place of await readIdlePlaces(deps.em, since, BATCH)) {
    if (isStopped()) return;
    await tryWhileAvailable(deps.log, 'promotion_place', () => free(deps, place));
  }
}

async function free(deps: PaymentDeps, { id, paymentIntent }: HeldPlace): Promise<void> {
  if (paymentIntent && (await isUnderWay(deps, paymentIntent))) return;
  await withdrawCheckout(deps, id, 'cancelled');
}

/** Whether the bank has the payment, or asks its customer to confirm it. */
async function isUnderWay(deps: PaymentDeps, paymentIntent: string): Promise<boolean> {
  const { status } = (await syncPayment(deps, paymentIntent)).intent;
  return !['requires_payment_method', 'requires_confirmation', 'canceled'].includes(status);
}
