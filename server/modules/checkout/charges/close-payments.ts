import { type AppError, conflict } from '../../../platform/errors/errors.js';
import { asRefusal } from '../payments/provider-refusal.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { withdrawCheckout } from '../status/cancel-checkout.js';

/** Nothing was done until the payments of these checkouts are closed at the provider. */
export interface CloseFirst {
  readonly kind: 'close';
  readonly checkoutIds: readonly string[];
}

/** How often another payment may come in between. */
const ROUNDS_MAX = 3;

/**
 * Does work under a lock for which extra payments have to be closed first: at the provider, outside any transaction, and
 * then the work looks again; a payment that was quicker has changed the order by then. Throws `refusal` when others come
 * in between again and again, and PAYMENT_UNAVAILABLE.
 */
export async function oncePaymentsAreClosed<Done extends { readonly kind: 'done' }>(
  deps: PaymentDeps,
  work: () => Promise<Done | CloseFirst>,
  refusal: () => AppError = justPaid,
): Promise<Done> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const step = await work();
    if (step.kind === 'done') return step;
    for (const checkoutId of step.checkoutIds) await close(deps, checkoutId);
  }
  throw refusal();
}

const justPaid = () => conflict('A payment for this order has just arrived. Check your order again.');

async function close(deps: PaymentDeps, checkoutId: string): Promise<void> {
  try {
    await withdrawCheckout(deps, checkoutId, 'cancelled');
  } catch (error) {
    throw asRefusal(deps.log, error);
  }
}
