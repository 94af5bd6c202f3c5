import { type HeldPlace, readIdlePlaces } from '../../catalogue/promotions/promotion-places.store.js';
import { tryWhileAvailable } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { withdrawCheckout } from './cancel-checkout.js';

/** How long an idle, unpaid checkout holds a place of its promotion that others want, from the last payment step. */
const HELD_FOR_MS = 30 * 60 * 1000;
const BATCH = 100;

/**
 * Closes idle, unpaid checkouts whose promotion has no place left, so that accounts that never pay can't deny it to
 * all. Cancels the payment at the provider first: one that is paid gets its order, and a payment in progress keeps its
 * place. The cart stays, at today's prices. Throws GatewayUnavailable.
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

/** Whether the bank is processing the payment, or its customer has to confirm it. */
async function isUnderWay(deps: PaymentDeps, paymentIntent: string): Promise<boolean> {
  const { status } = (await syncPayment(deps, paymentIntent)).intent;
  return !['requires_payment_method', 'requires_confirmation', 'canceled'].includes(status);
}
