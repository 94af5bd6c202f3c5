import { inTransaction } from '../db/transaction.js';
import { inPounds } from '../email/format.js';
import { lockOrderPaidBy } from '../orders/order-payments.js';
import { GatewayRefused } from '../payments/gateway/gateway-errors.js';
import type { PaymentIntentView } from '../payments/gateway/payment-gateway.js';
import { Refund } from '../payments/payment.entity.js';
import { claimDue, DUE_REFUNDS } from './due-rows.js';
import { noteMoneyBack } from './note-money-back.js';
import type { PaymentDeps } from './payment-deps.js';
import { raiseException } from './settle-payment.js';
import { tryAgainLater } from './try-again-later.js';

/** It has happened, rather than being found again. */
const NEWS = { isNews: true };

export type DueRefund = Pick<
  Refund,
  'id' | 'paymentIntent' | 'reason' | 'amountPence' | 'providerRefund' | 'createdAt'
>;

/** Stripe forgets idempotency keys after 24 hours; an hour is kept in hand. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;

/** The provider repeats a refusal for as long as it knows the key (24 hours), so it is asked again after that. */
const AFTER_REFUSAL_MS = 24.5 * 60 * 60 * 1000;

/** Carries out one refund at once, unless another process has it. Never throws: what fails is the reconciler's. */
export function startRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  return tryAgainLater(deps.log, 'refunds', async () => {
    const [due] = await claimDue<DueRefund>(deps, DUE_REFUNDS, refundId);
    if (due) await carryOutRefund(deps, due);
  });
}

/**
 * Gives money back at the provider, once, under the key of its intent and reason; of one that was begun before, asks
 * how it stands. What is refused goes to a person and is tried again the next day, unless the money turns out to be
 * back already.
 */
export async function carryOutRefund(deps: PaymentDeps, due: DueRefund): Promise<void> {
  const { paymentIntent, reason, amountPence, providerRefund } = due;
  try {
    if (!providerRefund && (await wasGivenUnheard(deps, due))) return;
    const refund = providerRefund
      ? await deps.gateway.readRefund(providerRefund)
      : await deps.gateway.refund({
          intentId: paymentIntent,
          amountPence,
          idempotencyKey: `refund:${paymentIntent}:${reason}`,
          reason,
        });
    const intent = await deps.gateway.readIntent(paymentIntent);
    await note(deps, due, intent, { providerRefund: refund.id, providerStatus: refund.status });
    if (refund.status === 'failed' || refund.status === 'canceled')
      await raiseException(deps.em, deps, intent, 'refund failed: the money came back to us', NEWS);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await takeRefusal(deps, due, error.code);
  }
}

/**
 * Past the life of its key a repeat could give a part back twice: the answer was lost, or a person gave what was refused
 * by hand. As much as that, beyond all refunds we know of, is taken for this one, and a person is told.
 */
async function wasGivenUnheard(deps: PaymentDeps, due: DueRefund): Promise<boolean> {
  const { id, paymentIntent, amountPence, createdAt } = due;
  if (deps.now().getTime() - new Date(createdAt).getTime() < KEY_HOLDS_MS) return false;
  const intent = await deps.gateway.readIntent(paymentIntent);
  const [known] = await deps.em.execute<{ pence: number }[]>(
    `select coalesce(sum(amount_pence), 0)::int as pence from refunds where payment_intent = ? and id <> ? and not by_hand
      and provider_status in ('pending', 'requires_action', 'succeeded')`,
    [paymentIntent, id],
  );
  const isAllBack = intent.refundedPence >= intent.amountReceivedPence;
  if (isAllBack || intent.refundedPence - known!.pence < amountPence) return false;
  await note(deps, due, intent, { providerRefund: 'given before', providerStatus: 'succeeded' });
  await raiseException(
    deps.em,
    deps,
    intent,
    `a refund of ${inPounds(amountPence)} was taken as given already`,
  );
  return true;
}

async function takeRefusal(deps: PaymentDeps, due: DueRefund, code: string): Promise<void> {
  const intent = await deps.gateway.readIntent(due.paymentIntent);
  if (intent.refundedPence >= intent.amountReceivedPence) {
    await note(deps, due, intent, { providerRefund: 'given before', providerStatus: 'succeeded' });
    return;
  }
  const nextCheckAt = new Date(deps.now().getTime() + AFTER_REFUSAL_MS);
  await note(deps, due, intent, { nextCheckAt, providerStatus: 'refused' });
  await raiseException(deps.em, deps, intent, `refund refused: ${code}`, NEWS);
}

/** Notes how a refund stands, and in the same transaction what it means for the order of the payment, if it has one. */
function note(
  deps: PaymentDeps,
  { id, paymentIntent }: DueRefund,
  intent: PaymentIntentView,
  news: Pick<Refund, 'providerStatus'> & Partial<Pick<Refund, 'providerRefund' | 'nextCheckAt'>>,
): Promise<void> {
  return inTransaction(deps.em, async (tx) => {
    await tx.nativeUpdate(Refund, { id, byHand: false }, news);
    const order = await lockOrderPaidBy(tx, paymentIntent);
    if (order) await noteMoneyBack(tx, deps, order, intent);
  });
}
