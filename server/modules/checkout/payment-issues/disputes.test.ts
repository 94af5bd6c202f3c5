import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import type { DisputeView } from '../../payments/gateway/payment-gateway.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { takeEvent } from '../reconciliation/webhook-events.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';
import { issueAdvice, issueSentences } from './payment-issues.js';

let stage: PaymentStage;
let staff: StaffAtStage;
let customer: Customer;
let order: FullOrder;

beforeAll(async () => {
  stage = await PaymentStage.open();
  staff = await StaffAtStage.hire(stage);
});
afterAll(() => stage?.close());

beforeEach(async () => {
  stage.setClock(new Date('2026-11-21T10:00:00Z'));
  stage.gateway.refundStatus = 'succeeded';
  customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment({ collectionDate: '2026-12-04' });
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  const [made] = await stage.ordersOf(checkoutId);
  order = await read(made!.id);
  stage.passHours(0.1);
});

test('staff who refund a disputed payment are warned, and go on only when they say that they mean it', async () => {
  await hear('created', 'open');
  const { version, refundablePence, payments } = await staff.money().read(order.id);
  expect(payments).toMatchObject([
    {
      dispute: {
        status: 'open',
        amountPence: order.paidPence,
        dueBy: expect.stringContaining('2026-12-01'),
      },
    },
  ]);
  const press = {
    ...{ version, amountPence: 1_000, expectedRefundablePence: refundablePence, reason: 'Goodwill' },
    idempotencyKey: randomUUID(),
  };
  await expect(staff.money().refund(order.id, press)).rejects.toMatchObject({
    ...{ code: 'PAYMENT_DISPUTED', status: 409 },
  });
  expect(await stage.refundsOf(order.paymentIntent)).toEqual([]);
  await staff.money().refund(order.id, { ...press, confirmDisputed: true });
  const meant = await staff.money().read(order.id);
  expect(meant.refunds).toMatchObject([{ amountPence: 1_000, status: 'refused' }]);
  stage.passHours(1);
  const { id } = meant.refunds[0]!;
  await expect(staff.money().recordRefundSent(id, 'Transfer')).rejects.toMatchObject({
    code: 'PAYMENT_DISPUTED',
  });
  await staff.money().recordRefundSent(id, 'Transfer', 'bank_transfer', true);
  expect(await staff.money().read(order.id)).toMatchObject({ refundedPence: 1_000 });
});

test.each(['customer', 'staff'])(
  'an order that the %s cancels while the bank decides is refunded once the dispute is won, once',
  async (who) => {
    await hear('created', 'open');
    const { changes } = customer.services();
    const preview = await changes.previewCancellation(order.id);
    expect(preview).toMatchObject({ kind: 'free', refundPence: 0, heldPence: order.paidPence });
    if (who === 'customer') await changes.cancel(order.id, 0);
    else await staff.orders().setStatus(order.id, 'cancelled');
    await syncPayment(stage.deps(), order.paymentIntent);
    await later();
    expect(await stage.refundsOf(order.paymentIntent)).toEqual([]);
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', refundedPence: 0 });

    await hear('funds_withdrawn', 'open');
    await hear('closed', 'won');
    await hear('funds_reinstated', 'won');
    await later();
    expect(await read(order.id)).toMatchObject({
      refundedPence: order.paidPence,
      paymentStatus: 'refunded',
    });
    expect(stage.gateway.holds(order.paymentIntent)).toBe(0);
  },
);

test('a lost dispute is not refunded as well, and ends with the correction of the payment', async () => {
  await hear('created', 'open');
  await customer.services().changes.cancel(order.id, 0);
  await hear('closed', 'lost');
  await syncPayment(stage.deps(), order.paymentIntent);
  await later();
  expect(await stage.refundsOf(order.paymentIntent)).toEqual([]);
  const { version } = await staff.money().read(order.id);
  await staff.money().correct(order.id, { status: 'failed', reason: 'Dispute lost', version });
  expect(await read(order.id)).toMatchObject({
    refundedPence: order.paidPence,
    reversedPence: order.paidPence,
  });
});

test('advice names sum and deadline, and ends with its stage, also when events come late', async () => {
  await hear('created', 'open');
  expect(await shown()).toEqual([
    expect.stringMatching(/disputes £245\.00\. Answer .* by 1 December 2026\.$/),
    expect.stringContaining('Answer before the provider'),
  ]);
  await hear('closed', 'won');
  stage.gateway.disputes.set(order.paymentIntent, dispute('open'));
  await takeEvent(stage.deps(), event('updated'));
  stage.gateway.disputes.set(order.paymentIntent, dispute('won'));
  await hear('funds_reinstated', 'won');
  expect((await shown())[0]).toBe('The dispute over £245.00 is over, and the money is ours.');
  expect(await shown()).toHaveLength(2);
  const { version, refundablePence } = await staff.money().read(order.id);
  const press = { version, amountPence: 500, expectedRefundablePence: refundablePence, reason: 'Goodwill' };
  expect(await staff.money().refund(order.id, { ...press, idempotencyKey: randomUUID() })).toMatchObject({
    refundedPence: 500,
  });
});

const dispute = (status: DisputeView['status']): DisputeView => ({
  id: `dp_${order.number}`,
  status,
  amountPence: order.paidPence,
  dueBy: status === 'open' ? new Date('2026-12-01T23:59:00Z') : null,
});

const event = (stageName: string) => ({
  ...{ id: `evt_${randomUUID()}`, type: `charge.dispute.${stageName}`, paymentIntentId: order.paymentIntent },
  ...{ livemode: false, payload: {} },
});

async function hear(stageName: string, status: DisputeView['status']): Promise<void> {
  stage.gateway.disputes.set(order.paymentIntent, dispute(status));
  await takeEvent(stage.deps(), event(stageName));
}

/** The sentences about the payment that staff read, then the advice. */
async function shown(): Promise<string[]> {
  const { nodes } = await staff.reviews().list({ pageSize: 100 });
  const { issues } = nodes.find(({ paymentIntent }) => paymentIntent === order.paymentIntent)!;
  return [...issueSentences(issues), ...issueAdvice(issues)];
}

async function later(): Promise<void> {
  stage.passHours(25);
  await reconcile(stage.deps());
}

async function read(id: string): Promise<FullOrder> {
  return (await readOrder(stage.database.pool, id, null))!;
}
