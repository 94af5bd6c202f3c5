import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { untilLocksAwaited } from '../../../test/until.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';
import { executeRefund } from './execute-refund.js';

let stage: PaymentStage;
let staff: StaffAtStage;
let customer: Customer;
let order: FullOrder;
let total: number;

beforeAll(async () => {
  stage = await PaymentStage.open();
  staff = await StaffAtStage.hire(stage);
});
afterAll(() => stage?.close());

beforeEach(async () => {
  stage.setClock(new Date('2026-11-21T10:00:00Z'));
  stage.gateway.refundStatus = 'succeeded';
  customer = await stage.customer();
  const checkoutId = await customer.openCheckout({ collectionDate: '2026-12-04' });
  const intent = await customer.services().payments.createIntent(checkoutId);
  stage.gateway.pay(intent.id);
  const settled = await syncPayment(stage.deps(), intent.id);
  order = (await readOrder(stage.database.pool, settled.order!.id, null))!;
  total = order.paidPence;
  stage.passHours(0.1);
});

test('an issue that is raised while a colleague closes the payment stays open', async () => {
  const about = { id: order.paymentIntent, checkoutId: order.checkoutId };
  await raiseIssue(stage.deps().em, stage.deps(), about, { kind: 'disputed', data: { stage: 'created' } });
  const client = await stage.database.pool.connect();
  try {
    // Delays the closing between its read and its write.
    await client.query('begin');
    await client.query('lock table payment_resolutions in share mode');
    const closing = staff.reviews().resolve(order.paymentIntent, 'Answered', 1);
    await untilLocksAwaited(stage.database.pool, 1, 'insert into payment_resolutions%');
    await raiseIssue(stage.deps().em, stage.deps(), about, { kind: 'refund_failed', data: {} });
    await client.query('commit');
    await closing;
  } finally {
    client.release();
  }
  expect(
    await stage.rows('select kind from payment_issues where payment_intent = $1 and resolved_at is null', [
      order.paymentIntent,
    ]),
  ).toEqual([{ kind: 'refund_failed' }]);
});

const money = () => staff.money().read(order.id);
const giveByHand = (amountPence: number) =>
  stage.gateway.refund({ intentId: order.paymentIntent, amountPence, idempotencyKey: randomUUID() });
async function refund(amountPence: number) {
  const { version, refundablePence } = await money();
  await staff.money().refund(order.id, {
    amountPence,
    version,
    expectedRefundablePence: refundablePence,
    reason: 'x',
    idempotencyKey: randomUUID(),
  });
  return money();
}

test('a dashboard refund during a retry, which the bank then sends back, is refunded once', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'x'));
  const [refused] = (await refund(3_000)).refunds;
  expect(refused).toMatchObject({ status: 'refused' });
  stage.passHours(25);
  stage.gateway.forgetKeys();
  stage.gateway.refundStatus = 'pending';
  // The retry reaches the provider; before its response, staff refund in the dashboard and the webhook is processed.
  const original = stage.gateway.refund.bind(stage.gateway);
  let raced = false;
  stage.gateway.refund = async (input) => {
    if (raced || !input.idempotencyKey.startsWith('refund:')) return original(input);
    raced = true;
    stage.gateway.refundStatus = 'succeeded';
    await giveByHand(3_000);
    await syncPayment(stage.deps(), order.paymentIntent);
    stage.gateway.refundStatus = 'pending';
    return original(input);
  };
  await reconcile(stage.deps());
  stage.gateway.refund = original;

  const ours = stage.gateway.refunds.filter(({ intentId }) => intentId === order.paymentIntent).at(-1)!;
  stage.gateway.returnRefund(ours.id);
  await syncPayment(stage.deps(), order.paymentIntent);
  for (let i = 0; i < 3; i += 1) {
    stage.passHours(1);
    await reconcile(stage.deps());
  }
  const [{ id } = { id: '' }] = (await money()).unlinkedRefunds;
  await staff.link(id);

  expect(await money()).toMatchObject({ refundedPence: 3_000, refundablePence: total - 3_000 });
});

test('a refund whose reading the provider refuses once, and which the bank then sends back, is for staff to send', async () => {
  stage.gateway.refundStatus = 'pending';
  await refund(3_000);
  stage.gateway.spoil('readRefund', new GatewayRefused('parameter_unknown', 'x'));
  stage.passHours(1);
  await reconcile(stage.deps());

  stage.gateway.returnRefund(stage.gateway.refunds.at(-1)!.id);
  await syncPayment(stage.deps(), order.paymentIntent);
  for (let i = 0; i < 3; i += 1) {
    stage.passHours(25);
    await reconcile(stage.deps());
  }
  const after = await money();

  expect(after.refunds).toMatchObject([{ status: 'failed', canBeSent: true }]);
});

test('the webhook of a pending retry that comes before its answer books nothing', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'x'));
  await refund(3_000);
  stage.passHours(25);
  stage.gateway.forgetKeys();
  stage.gateway.refundStatus = 'pending';
  const original = stage.gateway.refund.bind(stage.gateway);
  stage.gateway.refund = async (input) => {
    const answer = await original(input);
    await syncPayment(stage.deps(), order.paymentIntent);
    return answer;
  };
  await reconcile(stage.deps());
  stage.gateway.refund = original;
  const { refunds, refundedPence } = await money();
  expect([refunds[0]!.status, refundedPence]).toEqual(['processing', 0]);
  stage.gateway.returnRefund(stage.gateway.refunds.at(-1)!.id);
  await syncPayment(stage.deps(), order.paymentIntent);
  expect(await money()).toMatchObject({ refundedPence: 0, refunds: [{ status: 'failed', canBeSent: true }] });
});

test('an old refusal does not undo what the provider has taken on since', async () => {
  stage.gateway.refundStatus = 'pending';
  const [begun] = (await refund(3_000)).refunds;
  expect(begun).toMatchObject({ status: 'processing' });
  const { id, paymentIntent, reason, amountPence } = begun!;
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'x'));
  const due = { id, paymentIntent, reason, amountPence, providerRefund: null, createdAt: stage.now() };
  await executeRefund(stage.deps(), due);
  expect((await money()).refunds).toMatchObject([{ status: 'processing' }]);
  expect((await money()).refundedPence).toBe(0);
});

test('dashboard refunds that are linked after the order was cancelled count once, and the rest goes back', async () => {
  const whole = total - 5_000;
  stage.gateway.spoil('refund', 'lost');
  await refund(whole);
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'x'));
  await refund(400);
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'x'));
  await refund(1_000);
  const first = await giveByHand(400);
  // The unlinked 400 counts as refunded, so cancelling refunds 400 too little until staff have linked it.
  await syncPayment(stage.deps(), order.paymentIntent);
  await staff.orders().setStatus(order.id, 'cancelled');
  const cancelled = (await money()).refunds.find(({ reason }) => reason === 'order-cancelled')!;
  expect(cancelled.amountPence).toBe(3_200);
  stage.gateway.returnRefund(stage.gateway.refunds.at(-1)!.id);
  await syncPayment(stage.deps(), order.paymentIntent);
  const second = await giveByHand(cancelled.amountPence);
  await syncPayment(stage.deps(), order.paymentIntent);
  stage.passHours(1);
  await staff.link(first.id);
  await staff.link(second.id, cancelled.id);

  stage.gateway.forgetKeys();
  for (let i = 0; i < 4; i += 1) {
    stage.passHours(25);
    await reconcile(stage.deps());
  }

  expect(await money()).toMatchObject({ refundedPence: total, refundablePence: 0 });
  expect((await money()).refunds.filter(({ canBeSent }) => canBeSent)).toEqual([]);
  expect(stage.gateway.holds(order.paymentIntent)).toBe(0);
});

test('what was read before another refund was made, and is recorded after that one, changes nothing', async () => {
  await refund(1_843);
  stage.gateway.spoil('refund', 'lost');
  await refund(2_000);
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await refund(982);
  // The bank returns the first one, and staff refund it again in the dashboard.
  stage.gateway.returnRefund(stage.gateway.refunds.at(-2)!.id);
  const again = await giveByHand(1_843);
  await syncPayment(stage.deps(), order.paymentIntent);
  const { refunds: before } = await money();
  const due = (pence: number) => {
    const { id, paymentIntent, reason, amountPence } = before.find((one) => one.amountPence === pence)!;
    return { id, paymentIntent, reason, amountPence, providerRefund: null, createdAt: stage.now() };
  };

  const read = stage.gateway.readIntent.bind(stage.gateway);
  stage.gateway.readIntent = async (id) => {
    stage.gateway.readIntent = read;
    const intent = await read(id);
    await executeRefund(stage.deps(), due(982));
    return intent;
  };
  await executeRefund(stage.deps(), due(2_000));
  await staff.link(again.id);

  const { refunds, netPence } = await money();
  expect(refunds.filter(({ status }) => status !== 'succeeded')).toEqual([]);
  expect(netPence).toBe(stage.gateway.holds(order.paymentIntent));
});

test('a dashboard refund of a refused one counts whole while another refund has not reached the provider', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'x'));
  await refund(428);
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await refund(177);
  const { id } = await giveByHand(428);
  await syncPayment(stage.deps(), order.paymentIntent);
  expect((await money()).refundedPence).toBe(428);
  stage.passHours(1);
  await staff.link(id);

  for (let days = 0; days < 2; days += 1) {
    stage.passHours(25);
    await reconcile(stage.deps());
  }

  expect(await money()).toMatchObject({ refundedPence: 605, refundablePence: total - 605 });
  expect(stage.gateway.holds(order.paymentIntent)).toBe(total - 605);
});
