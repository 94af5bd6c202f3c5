import { type AppError, conflict } from '../../../platform/errors/errors.js';
import { asRefusal } from '../payments/provider-refusal.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { withdrawCheckout } from '../status/cancel-checkout.js';

/** The work has done nothing: the payments of these checkouts have to be closed at the provider first. */
export interface CloseFirst {
  readonly kind: 'close';
  readonly checkoutIds: readonly string[];
}

/** How often the work is repeated because of a new payment. */
const ROUNDS_MAX = 3;

/**
 * Runs work that changes an order under its lock. While it returns `close`, closes those payments at the provider,
 * outside any transaction, and runs it again; a payment made first has changed the order by then. Throws `refusal` when
 * new payments follow each time, and PAYMENT_UNAVAILABLE.
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
