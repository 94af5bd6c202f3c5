import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OrderAdminService } from '../../orders/admin/order-admin.service.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { refundProgress } from '../../payments/refunds/refund-view.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { PaymentStage } from '../test/payment-stage.js';
import { startRefund } from './execute-refund.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

test('a cancelled order is refunded when the provider has confirmed the refund, and not before', async () => {
  const order = await paidOrder();
  stage.gateway.refundStatus = 'pending';
  expect(await cancel(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  expect(await standOf(order)).toEqual({ paymentStatus: 'paid', refunds: ['pending'], happened: 2 });
  await syncPayment(stage.deps(), order.paymentIntent);
  await reconcileLater();
  expect(await standOf(order)).toEqual({ paymentStatus: 'paid', refunds: ['pending'], happened: 2 });

  stage.gateway.refundStatus = 'succeeded';
  await reconcileLater(1);
  expect(await standOf(order)).toEqual({ paymentStatus: 'refunded', refunds: ['succeeded'], happened: 3 });
  await reconcileLater(1);
  expect(await standOf(order)).toMatchObject({ happened: 3 });
  expect(givenBack(order)).toEqual([order.paidPence]);
});

test('a refund that fails in the end leaves the payment paid, and an issue is raised', async () => {
  const order = await paidOrder();
  stage.gateway.refundStatus = 'pending';
  await cancel(order);
  stage.gateway.refundStatus = 'failed';
  await reconcileLater(1);
  stage.gateway.refundStatus = 'succeeded';
  await reconcileLater(1);
  expect(await standOf(order)).toEqual({ paymentStatus: 'paid', refunds: ['failed'], happened: 2 });
  expect(await stage.issuesOf(order.paymentIntent)).toEqual([{ kind: 'refund_failed', data: {} }]);
});

test.each(['lost', new GatewayUnavailable('Nobody answers.')] as const)(
  'a provider that is away when an order is cancelled (%s) refunds later, once',
  async (trouble) => {
    const order = await paidOrder();
    stage.gateway.spoil('refund', trouble);
    expect(await cancel(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
    expect(await standOf(order)).toMatchObject({ refunds: ['pending'] });
    await Promise.all([reconcileLater(), reconcile(stage.deps())]);
    expect(await standOf(order)).toEqual({ paymentStatus: 'refunded', refunds: ['succeeded'], happened: 3 });
    expect(givenBack(order)).toEqual([order.paidPence]);
  },
);

test('a refusal of the provider is shown, goes to a person, and the order stays cancelled', async () => {
  const order = await paidOrder();
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not enough in the account.'));
  await cancel(order);
  expect(await standOf(order)).toEqual({ paymentStatus: 'paid', refunds: ['failed'], happened: 2 });
  expect(await stage.issuesOf(order.paymentIntent)).toEqual([
    { kind: 'refund_refused', data: { code: 'insufficient_funds' } },
  ]);
  await expect(staff().setStatus(order.id, 'processing')).rejects.toMatchObject({ status: 409 });
  await reconcileLater(25);
  expect(await standOf(order)).toMatchObject({ paymentStatus: 'refunded', refunds: ['succeeded'] });
});

test('a dashboard refund counts, partial or full; cancelling refunds what is left', async () => {
  const order = await paidOrder();
  const byHand = { intentId: order.paymentIntent, amountPence: 1_000, idempotencyKey: 'by-hand' };
  await stage.gateway.refund(byHand);
  await syncPayment(stage.deps(), order.paymentIntent);
  expect(await read(order)).toMatchObject({ paymentStatus: 'paid', refundedPence: 1_000, version: 2 });

  await cancel(order);
  expect(await standOf(order)).toEqual({ paymentStatus: 'refunded', refunds: ['succeeded'], happened: 4 });
  expect(givenBack(order)).toEqual([1_000, order.paidPence - 1_000]);
});

test('a dashboard refund counts also when it makes our refund larger than what is left', async () => {
  const order = await paidOrder();
  await staff(async () => {}).setStatus(order.id, 'cancelled');
  await stage.gateway.refund({
    intentId: order.paymentIntent,
    amountPence: 1_000,
    idempotencyKey: 'by-hand 2',
  });
  await syncPayment(stage.deps(), order.paymentIntent);
  await reconcile(stage.deps());
  expect(await stage.issuesOf(order.paymentIntent)).toEqual([
    { kind: 'refund_refused', data: { code: 'amount_too_large' } },
  ]);
  expect(await read(order)).toMatchObject({ paymentStatus: 'paid', refundedPence: 1_000 });
});

test('a process that dies between cancelling and refunding leaves the refund to the others', async () => {
  const order = await paidOrder();
  await staff(async () => {}).setStatus(order.id, 'cancelled');
  expect(givenBack(order)).toEqual([]);
  await reconcile(stage.deps());
  expect(await standOf(order)).toMatchObject({ paymentStatus: 'refunded', refunds: ['succeeded'] });
});

async function paidOrder(): Promise<FullOrder> {
  stage.gateway.refundStatus = 'succeeded';
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  const { order } = await syncPayment(stage.deps(), intent.id);
  return read(order!);
}

function staff(start = (refundId: string) => startRefund(stage.deps(), refundId)): OrderAdminService {
  const { em, log, now } = stage.deps();
  const user = { id: '00000000-0000-4000-8000-000000000001', name: 'Sam', email: 'sam@example.com' };
  const viewer = { user: { ...user, role: 'admin' as const, sessionVersion: 1 }, guestId: null };
  const { pool } = stage.database;
  return new OrderAdminService({ em, pool, reads: pool, log, now, startRefund: start }, viewer);
}

const cancel = ({ id }: FullOrder) => staff().setStatus(id, 'cancelled');

async function read({ id }: { id: string }): Promise<FullOrder> {
  return (await readOrder(stage.database.pool, id, null))!;
}

async function standOf(order: FullOrder) {
  const { paymentStatus, refunds, events } = await read(order);
  return { paymentStatus, refunds: refunds.map(refundProgress), happened: events.length };
}

/** The provider's refunds, in pence. */
function givenBack({ paymentIntent }: FullOrder): number[] {
  return stage.gateway.refunds
    .filter(({ intentId }) => intentId === paymentIntent)
    .map(({ amountPence }) => amountPence);
}

async function reconcileLater(hours = 0.1): Promise<void> {
  stage.passHours(hours);
  await reconcile(stage.deps());
}
