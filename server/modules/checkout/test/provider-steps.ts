import { randomUUID } from 'node:crypto';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { expectRefusal, type OrderLife } from './order-life.js';
import { cancelByStaff, sendTransfers } from './staff-steps.js';

/** Fails a refund at the customer's bank, soon or long after; staff refund it in the dashboard, send it, or do nothing. */
export async function failRefund(life: OrderLife): Promise<void> {
  const { gateway } = life.stage;
  const ours = await life.stage.rows<{
    id: string;
    intent: string;
    at: string;
    pence: number;
    reversed: number;
  }>(
    `select r.id, r.payment_intent as intent, r.provider_refund as at, r.amount_pence as pence, p.reversed_pence as reversed
      from refunds r join order_payments p using (payment_intent)
      where p.order_id = $1 and r.channel = 'provider' and r.provider_refund is not null and r.failed_at is null order by 3`,
    [life.orderId],
  );
  const there = ours.filter(({ at }) => gateway.refunds.find(({ id }) => id === at)?.status !== 'failed');
  if (there.length === 0) return;
  const { id, intent, at, pence, reversed } = life.one(there);
  gateway.returnRefund(at);
  const isHeard = life.happens(0.5);
  if (isHeard) await syncPayment(life.stage.deps(), intent);
  life.steps.push(`${pence} of ${at} was sent back`);
  if (life.happens(0.3)) life.stage.passHours(life.chance() * 48);
  if (life.happens(0.6) && reversed === 0 && (await refundInDashboard(life, intent, pence, id))) {
    life.steps.push(`${pence} that was sent back is given by hand`);
    if (life.happens(0.5)) await syncPayment(life.stage.deps(), intent);
    if (life.happens(0.4))
      await life.staff[1].money().recordRefundSent(id, 'Given there', 'card').catch(expectRefusal);
  } else if (life.happens(0.3)) await sendTransfers(life);
  if (life.happens(0.2)) await cancelByStaff(life);
}

/** Staff refund a part in the dashboard, for none of our refunds, and may link it at once. */
export async function refundMoreInDashboard(life: OrderLife): Promise<void> {
  if (life.takenBack > 0) return;
  const { gateway } = life.stage;
  await syncPayment(life.stage.deps(), life.intentId);
  const { payments } = await life.figures();
  const leftPence = payments.find(({ paymentIntent }) => paymentIntent === life.intentId)!.leftPence;
  const amountPence = Math.min(
    ...[1 + Math.floor(life.chance() * 2_000), leftPence, gateway.holds(life.intentId)],
  );
  if (amountPence <= 0) return;
  if (!(await refundInDashboard(life, life.intentId, amountPence, null))) return;
  await syncPayment(life.stage.deps(), life.intentId);
  if (life.happens(0.5)) await life.answerQuestions();
  life.shown -= amountPence;
  life.steps.push(`${amountPence} back by hand`);
}

/** The provider refuses to refund a late payment: staff send it by bank transfer or refund it in the dashboard, both at once. */
export async function sendUnmatchedRefund(life: OrderLife, intentId: string): Promise<void> {
  const { gateway } = life.stage;
  gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  life.stage.passHours(0.1);
  await reconcile(life.stage.deps());
  const list = await life.staff[0].reviews().list({ pageSize: 100 });
  const refunds = list.nodes.find(({ paymentIntent }) => paymentIntent === intentId)?.refunds ?? [];
  const refused = refunds.find(({ status }) => status === 'refused');
  if (!refused) return;
  const { id: refundId, amountPence } = refused;
  const isAtProvider = life.happens(0.4);
  if (isAtProvider) await refundInDashboard(life, intentId, amountPence, refundId);
  const submit = (who: 0 | 1, method: 'card' | 'bank_transfer') =>
    life.staff[who].money().recordRefundSent(refundId, 'Sent', method).catch(expectRefusal);
  const [first, second] = await Promise.all([
    submit(0, isAtProvider ? 'card' : 'bank_transfer'),
    submit(1, life.happens(0.5) ? 'card' : 'bank_transfer'),
  ]);
  if (first && second) throw new Error('one refund without an order was sent by two');
  const [sent] = (first ?? second)?.payment?.refunds.filter(({ id }) => id === refundId) ?? [];
  const isTransfer = sent?.channel === 'bank_transfer';
  if (isTransfer) life.inBank -= amountPence;
  life.steps.push(`too late: ${amountPence} ${sent ? (isTransfer ? 'by transfer' : 'by hand') : 'left'}`);
}

/** Refunds in the dashboard; false when the provider holds less, because a retry has refunded it first. */
export async function refundInDashboard(
  life: OrderLife,
  intentId: string,
  amountPence: number,
  /** The refund of ours that it is for. */
  refundId: string | null,
): Promise<boolean> {
  const { gateway } = life.stage;
  if (gateway.holds(intentId) < amountPence) return false;
  const asked = { intentId, amountPence, idempotencyKey: randomUUID() };
  for (;;) {
    const made = await gateway.refund(asked).catch(askAgain);
    if (!made) continue;
    life.given.set(made.id, refundId);
    return true;
  }
}

/** Returns undefined for errors after which staff try again: the provider does not respond, or refuses temporarily. */
function askAgain(error: unknown): undefined {
  const isForNow = error instanceof GatewayRefused && error.code === 'insufficient_funds';
  if (!isForNow && !(error instanceof GatewayUnavailable)) throw error;
}
