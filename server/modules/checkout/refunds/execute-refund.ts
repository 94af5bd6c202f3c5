import { inTransaction } from '../../../platform/db/transaction.js';
import { lockOrderPaidBy } from '../../orders/order-payments.store.js';
import { GatewayRefused, isResourceMissing } from '../../payments/gateway/gateway-errors.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { Refund } from '../../payments/refunds/refund.entity.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { AFTER_REFUSAL_MS, claimDue, DUE_REFUNDS } from '../reconciliation/due-rows.store.js';
import { logAndContinue } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { recordReading } from './record-reading.js';
import { readStanding } from './refund.store.js';

/** Stripe deletes idempotency keys after 24 hours; this leaves an hour. */
const KEY_HOLDS_MS = 23 * 60 * 60 * 1000;

export type DueRefund = Pick<
  Refund,
  'id' | 'paymentIntent' | 'reason' | 'amountPence' | 'providerRefund' | 'createdAt'
>;

/** Executes one refund, unless another process has claimed it. Never throws: the reconciler retries failures. */
export async function startRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  await logAndContinue(deps.log, 'refund', async () => {
    const [due] = await claimDue<DueRefund>(deps, DUE_REFUNDS, refundId);
    if (due) await executeRefund(deps, due);
  });
}

/**
 * Refunds at the provider once, under a key of payment and reason; a refund that the provider has already is read
 * instead. A refusal raises an issue for staff and is retried the next day.
 */
export async function executeRefund(deps: PaymentDeps, due: DueRefund): Promise<void> {
  const { paymentIntent, reason, amountPence, providerRefund } = due;
  try {
    if (!providerRefund && (await isMade(deps, due))) return;
    const refund = providerRefund
      ? await deps.gateway.readRefund(providerRefund)
      : await deps.gateway.refund({
          intentId: paymentIntent,
          amountPence,
          idempotencyKey: `refund:${paymentIntent}:${reason}`,
          reason,
        });
    const intent = await deps.gateway.readIntent(paymentIntent);
    // The list has the refund's latest status; the response to a repeat has its first.
    const isListed = intent.refunds.some(({ id }) => id === refund.id);
    const refunds = isListed ? intent.refunds : [...intent.refunds, { ...refund, reason }];
    await recordReading(deps, { ...intent, refunds });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    if (providerRefund && !isResourceMissing(error)) await putOff(deps, due, error.code);
    else await recordRefusal(deps, due, error.code);
  }
}

/**
 * Whether a refund whose key may have expired was made, so that a repeat would make it twice. True also while it may
 * have been made in the dashboard: it waits for staff's answer.
 */
async function isMade(deps: PaymentDeps, due: DueRefund): Promise<boolean> {
  if (deps.now().getTime() - new Date(due.createdAt).getTime() < KEY_HOLDS_MS) return false;
  const intent = await deps.gateway.readIntent(due.paymentIntent);
  await recordReading(deps, intent);
  const { status, isInQuestion } = await readStanding(deps.em, due.id);
  if (status !== 'requested' && status !== 'refused') return true;
  if (isInQuestion) await refuse(deps, due, intent);
  return isInQuestion;
}

/** Delays a refund that the provider accepted and does not report now: it may still succeed. */
async function putOff(deps: PaymentDeps, { id, paymentIntent }: DueRefund, code: string): Promise<void> {
  await deps.em.nativeUpdate(Refund, { id, status: 'processing' }, nextDay(deps));
  const intent = await deps.gateway.readIntent(paymentIntent);
  await raiseIssue(deps.em, deps, intent, { kind: 'refund_refused', data: { code } }, { isNews: true });
}

async function recordRefusal(deps: PaymentDeps, due: DueRefund, code: string): Promise<void> {
  const intent = await deps.gateway.readIntent(due.paymentIntent);
  await refuse(deps, due, intent);
  const { status } = await readStanding(deps.em, due.id);
  if (status !== 'refused') return;
  await raiseIssue(deps.em, deps, intent, { kind: 'refund_refused', data: { code } }, { isNews: true });
}

/** Delays a refund for a day, unless another process has begun it since, and records the payment that was read. */
async function refuse(deps: PaymentDeps, due: DueRefund, intent: PaymentIntentView): Promise<void> {
  const { id, paymentIntent, providerRefund } = due;
  await inTransaction(deps.em, async (tx) => {
    await lockOrderPaidBy(tx, paymentIntent);
    const asked = { id, channel: 'provider', providerRefund, failedAt: null } as const;
    // The provider does not know that id, if the refund was accepted before.
    await moveRefund(tx, asked, 'refused', deps.now(), { providerRefund: null, ...nextDay(deps) });
  });
  await recordReading(deps, intent);
}

function nextDay({ now }: PaymentDeps): Pick<Refund, 'nextCheckAt'> {
  return { nextCheckAt: new Date(now().getTime() + AFTER_REFUSAL_MS) };
}
