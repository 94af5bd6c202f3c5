import { GatewayRefused, isResourceMissing } from '../../payments/gateway/gateway-errors.js';
import { givenBackPence } from '../../payments/gateway/payment-gateway.js';
import { Refund } from '../../payments/refunds/refund.entity.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { AFTER_REFUSAL_MS, claimDue, DUE_REFUNDS } from '../reconciliation/due-rows.store.js';
import { logAndContinue } from '../reconciliation/log-and-continue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { type DueRefund, recordAnswer, recordRefund } from './record-refund.js';
import { recoverRefund } from './recover-refund.js';

/** It has happened, rather than being found again. */
const NEWS = { isNews: true };

/** Executes one refund at once, unless another process has it. Never throws: the reconciler takes up what fails. */
export async function startRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  await logAndContinue(deps.log, 'refund', async () => {
    const [due] = await claimDue<DueRefund>(deps, DUE_REFUNDS, refundId);
    if (due) await executeRefund(deps, due);
  });
}

/**
 * Refunds at the provider once, under the key of the payment and the reason; of a refund that was begun before, asks how it
 * stands. A refusal goes to a person and is tried again the next day, unless the money turns out to be back already.
 */
export async function executeRefund(deps: PaymentDeps, due: DueRefund): Promise<void> {
  const { paymentIntent, reason, amountPence, providerRefund } = due;
  try {
    if (!providerRefund && (await recoverRefund(deps, due))) return;
    const refund = providerRefund
      ? await deps.gateway.readRefund(providerRefund)
      : await deps.gateway.refund({
          intentId: paymentIntent,
          amountPence,
          idempotencyKey: `refund:${paymentIntent}:${reason}`,
          reason,
        });
    const intent = await deps.gateway.readIntent(paymentIntent);
    await recordAnswer(deps, due, intent, refund);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    if (providerRefund && !isResourceMissing(error)) await putOff(deps, due, error.code);
    else await recordRefusal(deps, due, error.code);
  }
}

/** The provider accepted it and does not report its status now: it may still succeed. */
async function putOff(deps: PaymentDeps, { id, paymentIntent }: DueRefund, code: string): Promise<void> {
  const nextCheckAt = new Date(deps.now().getTime() + AFTER_REFUSAL_MS);
  await deps.em.nativeUpdate(Refund, { id, status: 'processing' }, { nextCheckAt });
  const intent = await deps.gateway.readIntent(paymentIntent);
  await raiseIssue(deps.em, deps, intent, { kind: 'refund_refused', data: { code } }, NEWS);
}

async function recordRefusal(deps: PaymentDeps, due: DueRefund, code: string): Promise<void> {
  const intent = await deps.gateway.readIntent(due.paymentIntent);
  if (givenBackPence(intent) >= intent.amountReceivedPence) {
    await recordRefund(deps, due, intent, { status: 'succeeded', channel: 'dashboard' });
    return;
  }
  const nextCheckAt = new Date(deps.now().getTime() + AFTER_REFUSAL_MS);
  // The provider has none of that id, if it was taken on before.
  await recordRefund(deps, due, intent, { status: 'refused', providerRefund: null, nextCheckAt });
  await raiseIssue(deps.em, deps, intent, { kind: 'refund_refused', data: { code } }, NEWS);
}
