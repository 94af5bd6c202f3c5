import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { countUp, type HistoryEnd } from './count-up.js';
import { book, cancelOrder, changeOrder, payExtra } from './customer-steps.js';
import { expectRefusal, OrderLife } from './order-life.js';
import type { Customer } from './payment-stage.js';
import { failRefund, refundMoreInDashboard } from './provider-steps.js';
import { refundByStaff, refundRefusedInDashboard } from './refund-steps.js';
import { cancelByStaff, payByTransfer, reversePayments, sendTransfers } from './staff-steps.js';

const STEPS_MAX = 9;
/** Starts in weeks in which London's clocks change, and in one in which they do not. */
const BEGINNINGS = ['2026-10-19T08:00:00Z', '2027-03-22T08:00:00Z', '2026-12-01T08:00:00Z'];

/**
 * Runs a random history of one order: changed, paid, cancelled around its deadline, submitted twice; refunded, reversed
 * and paid by bank transfer by two members of staff, in parallel with each other and with the customer.
 */
export async function liveOrder(...given: ConstructorParameters<typeof OrderLife>): Promise<HistoryEnd> {
  const life = new OrderLife(...given);
  life.stage.setClock(new Date(life.one(BEGINNINGS)));
  await life.stage.rows(
    `update service_options set surcharge_pence = case level when 'express' then 2999 else 5999 end where level <> 'standard'`,
  );
  const customer = await book(life);
  const count = 1 + Math.floor(life.chance() * STEPS_MAX);
  for (let step = 0; step < count; step += 1) await takeStep(life, customer);
  if (life.payingId) await customer.services().payments.cancelCheckout(life.payingId).catch(expectRefusal);
  return end(life);
}

/** Each step, and the chance below which it is drawn; above all of them, time passes. */
const STEPS: readonly (readonly [
  below: number,
  step: (life: OrderLife, customer: Customer) => Promise<void>,
])[] = [
  [0.05, failRefund],
  [0.36, changeOrder],
  [0.42, cancelOrder],
  [0.5, payExtra],
  [0.53, refundMoreInDashboard],
  [0.7, refundByStaff],
  [0.79, reversePayments],
  [0.85, payByTransfer],
  [0.88, cancelByStaff],
  [0.92, sendTransfers],
  [0.96, refundRefusedInDashboard],
];

async function takeStep(life: OrderLife, customer: Customer): Promise<void> {
  const { stage } = life;
  // Payments of the same moment have no order, and the same seed would produce another history.
  stage.passHours(0.001);
  stage.gateway.refundStatus = 'succeeded';
  if (life.happens(0.2)) await life.changeVat();
  const dice = life.chance();
  const [, step] = STEPS.find(([below]) => dice < below) ?? [];
  if (step) return step(life, customer);
  stage.passHours(life.chance() * 48);
  life.steps.push(`it is ${stage.now().toISOString()}`);
}

/** Finishes all pending work, and counts. */
async function end(life: OrderLife): Promise<HistoryEnd> {
  const { stage, orderId, steps } = life;
  stage.gateway.refundStatus = 'succeeded';
  const unfinished = `select 1 from refunds where channel = 'provider' and status in ('requested', 'processing', 'refused')`;
  do {
    stage.passHours(25);
    await reconcile(stage.deps());
    await syncRefunded(life);
    await life.answerQuestions();
  } while ((await stage.rows(unfinished)).length > 0);
  await sendTransfers(life);
  await countRemainder(life);
  await handOver(life);
  return countUp(stage, {
    ...{ orderId, steps, shown: life.shown, figures: await life.figures() },
    pricePence: life.pricePence,
    strange: life.inBank - life.takenBack,
    isCancelled: life.isCancelled && !life.isPaidSince,
  });
}

/** Closes the next month of the accounts that has ended; what comes later is in a later one. */
async function handOver({ staff, steps }: OrderLife): Promise<void> {
  const accounts = staff[0].accounts();
  const next = (await accounts.months()).find(({ mayClose }) => mayClose);
  if (!next) return;
  const { pageInfo } = await accounts.month(next.month, {});
  await accounts.close(next.month, pageInfo.total);
  steps.push(`month ${next.month} is closed`);
}

/** Reads every payment again, so that the provider reports all refunds. */
async function syncRefunded({ stage, orderId }: OrderLife): Promise<void> {
  const payments = await stage.rows<{ id: string }>(
    'select payment_intent as id from order_payments where order_id = $1 and checkout_id is not null order by created_at',
    [orderId],
  );
  for (const { id } of payments)
    if (stage.gateway.refunds.some(({ intentId }) => intentId === id)) await syncPayment(stage.deps(), id);
}

/** Adds the remainder of a cancelled order that was refunded in addition to the amount shown. */
async function countRemainder(life: OrderLife): Promise<void> {
  const rest = await life.stage.rows<{ pence: number }>(
    `select r.amount_pence as pence from refunds r join order_payments p using (payment_intent)
      where p.order_id = $1 and r.reason like 'order-cancelled:%'`,
    [life.orderId],
  );
  for (const { pence } of rest) {
    life.shown -= pence;
    life.steps.push(`the rest of ${pence} went as well`);
  }
}
