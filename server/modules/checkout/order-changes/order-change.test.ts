import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { refundDeadline } from '../../../../rules/orders/refund-window.js';
import { restCard } from '../../orders/order.rest.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { toOrder } from '../../orders/order-view.js';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { readReview } from '../payment-issues/payment-issue.store.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import type { DecidedChange } from './decide-change.js';
import type { OrderChangeInput } from './order-change.inputs.js';

const DATE = '2026-12-04';
const EXPRESS_PENCE = 2_999;

let stage: PaymentStage;
let customer: Customer;
let order: FullOrder;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

beforeEach(async () => {
  stage.setClock(new Date('2026-11-21T10:00:00Z'));
  customer = await stage.customer();
  const checkoutId = await customer.openCheckout({ collectionDate: DATE });
  const intent = await customer.services().payments.createIntent(checkoutId);
  stage.gateway.pay(intent.id);
  const settled = await syncPayment(stage.deps(), intent.id);
  order = await read(settled.order!.id);
});

const changes = () => customer.services().changes;
const atDeadline = (ms: number) => stage.setClock(new Date(refundDeadline(DATE)!.getTime() + ms));

test('the date moves for free, is announced once, and a repeat of the same press does nothing', async () => {
  const key = randomUUID();
  const wanted = { collectionDate: '2026-12-06' };
  const preview = await changes().preview(order.id, wanted);
  expect(preview).toMatchObject({
    kind: 'free',
    refundPence: 0,
    extraPence: 0,
    deadline: refundDeadline(DATE),
  });
  const press = () => changes().apply(order.id, wanted, shownOf(preview), key);
  const [first, second] = await Promise.all([press(), press()]);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ checkout: null, order: { shipment: { collectionDate: '2026-12-06' } } });
  expect(wordsOf(first.order)).toEqual(['Collection moved from 4 to 6 December 2026']);
  expect(await mailsOf('order-changed')).toBe(1);
  await expect(
    changes().apply(order.id, { collectionDate: '2026-12-07' }, shownOf(preview), key),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('used for something else') });
});

test('the estimated delivery moves with the date, by the days that were promised at booking', async () => {
  expect(toOrder(order).estimatedDelivery).toEqual({ from: '2027-02-12', to: '2027-03-12' });
  const { pool } = stage.database;
  const { rows } = await pool.query(
    "select transit_times from destination_guides where destination = 'australia'",
  );
  await pool.query("update destination_guides set transit_times = '[]' where destination = 'australia'");
  const { order: moved } = await apply({ collectionDate: '2026-12-06' });
  expect(toOrder(moved!).estimatedDelivery).toEqual({ from: '2027-02-14', to: '2027-03-14' });
  await pool.query("update destination_guides set transit_times = $1 where destination = 'australia'", [
    JSON.stringify(rows[0].transit_times),
  ]);
});

test('addresses change within the destination, and the towns with them', async () => {
  const to = { line1: '9 Beach Road', city: 'Perth', state: 'WA', country: 'Australia', postcode: '6000' };
  const from = { line1: '7 Mill Lane', city: 'Leeds', country: 'United Kingdom', postcode: 'ls1 5ab' };
  const { order: changed } = await apply({ deliveryAddress: to, collectionAddress: from });
  expect(changed.shipment).toMatchObject({
    fromCity: 'Leeds',
    toCity: 'Perth',
    collectionAddress: { postcode: 'LS1 5AB' },
  });
  expect(wordsOf(changed)).toEqual(['Collection address changed. Delivery address changed']);
  await expect(changes().preview(order.id, { deliveryAddress: { ...to, country: 'Japan' } })).rejects.toThrow(
    'Enter a delivery address in Australia',
  );
  await expect(changes().preview(order.id, { deliveryAddress: to })).rejects.toThrow(
    'Nothing has changed yet',
  );
});

test('a dearer service is made when its extra payment arrives, by the same machine, and counts as the order', async () => {
  const { checkout, order: before } = await apply({ service: 'express' });
  expect(before.shipment.service).toBe('standard');
  expect(checkout).toMatchObject({ shipment: { totalPence: EXPRESS_PENCE }, amendsOrderId: order.id });
  const intent = await customer.services().payments.createIntent(checkout!.id);
  stage.gateway.pay(intent.id);
  await Promise.all([syncPayment(stage.deps(), intent.id), syncPayment(stage.deps(), intent.id)]);
  const finalized = await customer.services().payments.finalize(checkout!.id);
  expect(finalized).toMatchObject({
    id: order.id,
    shipment: {
      service: 'express',
      servicePence: EXPRESS_PENCE,
      totalPence: order.paidPence + EXPRESS_PENCE,
    },
    paidPence: order.paidPence + EXPRESS_PENCE,
  });
  expect(finalized.paymentIntent).toBe(order.paymentIntent);
  expect(wordsOf(finalized)).toEqual(['Service changed from Standard door to door to Express: £29.99 paid']);
  expect(toOrder(finalized).estimatedDelivery).toEqual({ from: '2027-02-05', to: '2027-02-19' });
  expect(await ledgerOf(order.id)).toBe(order.paidPence + EXPRESS_PENCE);
});

test('a cheaper service refunds the difference of the newest payment, and cancelling the rest of each', async () => {
  await payFor('express');
  const { order: cheaper } = await apply({ service: 'standard' });
  expect(wordsOf(cheaper).at(-1)).toMatch(/£29.99 is on its way back to the card$/);
  expect(await read(order.id)).toMatchObject({
    refundedPence: EXPRESS_PENCE,
    paymentStatus: 'paid',
    shipment: { servicePence: 0, totalPence: order.paidPence },
  });

  const { refundPence } = await changes().previewCancellation(order.id);
  expect(refundPence).toBe(order.paidPence);
  const cancelled = await changes().cancel(order.id, refundPence);
  expect(cancelled).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect(await changes().cancel(order.id, refundPence)).toMatchObject({ status: 'cancelled' });
  expect(await ledgerOf(order.id)).toBe(0);
  expect(stage.gateway.refunds.filter(({ intentId }) => intentId === order.paymentIntent)).toHaveLength(1);
});

test('after two payments, cancelling refunds each to its own card', async () => {
  await payFor('express');
  const { refundPence, cards } = await changes().previewCancellation(order.id);
  expect(cards.map(({ amountPence }) => amountPence)).toEqual([EXPRESS_PENCE, order.paidPence]);
  await changes().cancel(order.id, refundPence);
  expect(await read(order.id)).toMatchObject({ paymentStatus: 'refunded', refundedPence: refundPence });
});

test('the card that the order was booked with is not said to have paid for the change', async () => {
  await payFor('express');
  const changed = await read(order.id);
  expect(changed.paidPence).toBe(order.paidPence + EXPRESS_PENCE);
  const paid = { paymentIntentId: order.paymentIntent, amount: { minorUnits: order.paidPence } };
  expect(toOrder(changed).paymentDetails).toMatchObject(paid);
  expect(restCard.write(changed)).toMatchObject({ amount: order.paidPence / 100 });
});

test('whoever follows an order hears how the refund of an extra payment stands', async () => {
  await payFor('express');
  const { payments } = await read(order.id);
  const follower = await stage.database.pool.connect();
  try {
    const heard = once(follower, 'notification');
    await follower.query('listen order_changed');
    await stage.rows(
      `insert into refunds (id, payment_intent, reason, amount_pence, next_check_at, created_at)
        values ($1, $2, 'service-changed:1', 1, now(), now())`,
      [randomUUID(), payments[1]!.paymentIntent],
    );
    expect(await heard).toMatchObject([{ payload: order.id }]);
  } finally {
    follower.release(true);
  }
});

test('a refund in progress is not made a second time', async () => {
  await payFor('express');
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await apply({ service: 'standard' });
  const { refundPence } = await changes().previewCancellation(order.id);
  expect(refundPence).toBe(order.paidPence);
  await changes().cancel(order.id, refundPence);
  stage.passHours(1);
  await reconcile(stage.deps());
  const total = order.paidPence + EXPRESS_PENCE;
  expect(await read(order.id)).toMatchObject({ paymentStatus: 'refunded', refundedPence: total });
});

test('a millisecond before the deadline it can be done, at the deadline nothing can', async () => {
  atDeadline(-1);
  const preview = await changes().preview(order.id, { collectionDate: '2026-12-10' });
  expect(preview.kind).toBe('free');
  const { refundPence } = await changes().previewCancellation(order.id);
  atDeadline(0);
  const tooLate = { status: 409, decided: { kind: 'refused', reason: 'tooLate' } };
  await expect(
    changes().apply(order.id, { collectionDate: '2026-12-10' }, shownOf(preview), randomUUID()),
  ).rejects.toMatchObject(tooLate);
  await expect(changes().cancel(order.id, refundPence)).rejects.toMatchObject(tooLate);
  expect(await changes().options(order.id)).toMatchObject({ isOpen: false, reason: 'tooLate' });
  expect(await read(order.id)).toMatchObject({ status: 'processing', version: order.version });
});

test('prices or orders that changed since are shown anew, and nothing is done', async () => {
  const preview = await changes().preview(order.id, { service: 'express' });
  await stage.rows(
    `update service_options set surcharge_pence = surcharge_pence + 100 where level = 'express'`,
  );
  const press = () => changes().apply(order.id, { service: 'express' }, shownOf(preview), randomUUID());
  await expect(press()).rejects.toMatchObject({ decided: { extraPence: EXPRESS_PENCE + 100 } });
  await stage.rows(
    `update service_options set surcharge_pence = surcharge_pence - 100 where level = 'express'`,
  );
  await apply({ collectionDate: '2026-12-08' });
  await expect(press()).rejects.toMatchObject({ decided: { version: preview.version + 1 } });
  expect(await stage.rows('select 1 from checkouts where amends_order_id = $1', [order.id])).toEqual([]);
});

test('of two devices that change the same order at once one gets a conflict, and payments open one at a time', async () => {
  const wanted = [{ collectionDate: '2026-12-08' }, { collectionDate: '2026-12-09' }];
  const shown = shownOf(await changes().preview(order.id, wanted[0]!));
  const press = (change: OrderChangeInput, sums = shown) =>
    changes().apply(order.id, change, sums, randomUUID());
  const answers = await Promise.allSettled(wanted.map((change) => press(change)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

  const dearer = shownOf(await changes().preview(order.id, { service: 'express' }));
  await Promise.all([press({ service: 'express' }, dearer), press({ service: 'express' }, dearer)]);
  const open = `select 1 from checkouts where amends_order_id = $1 and status = 'awaiting_payment'`;
  expect(await stage.rows(open, [order.id])).toHaveLength(1);
});

test('another change closes the one that waits for its payment; whoever pays that one gets the money back', async () => {
  const { checkout } = await apply({ service: 'express' });
  const intent = await customer.services().payments.createIntent(checkout!.id);
  await apply({ collectionDate: '2026-12-08' });
  expect(await stage.statusOf(checkout!.id)).toBe('cancelled');
  expect(stage.gateway.intents.get(intent.id)?.status).toBe('canceled');
  expect(await changes().options(order.id)).toMatchObject({ waiting: null });
});

test.each([
  ['the window is over', async () => atDeadline(0)],
  [
    'staff cancelled the order',
    () => stage.rows(`update orders set status = 'cancelled' where id = $1`, [order.id]),
  ],
  [
    'staff changed the same thing',
    () =>
      stage.rows(
        `update orders set shipment = shipment || jsonb_build_object('service', 'whiteglove', 'servicePence', 5999,
          'totalPence', (shipment->>'totalPence')::int + 5999 - (shipment->>'servicePence')::int) where id = $1`,
        [order.id],
      ),
  ],
])(
  'an extra payment that arrives when %s is refunded by itself, and nothing changes',
  async (_why, happens) => {
    const { checkout } = await apply({ service: 'express' });
    const intent = await customer.services().payments.createIntent(checkout!.id);
    await happens();
    stage.gateway.pay(intent.id);
    await syncPayment(stage.deps(), intent.id);
    await syncPayment(stage.deps(), intent.id);
    await reconcile(stage.deps());
    expect(stage.gateway.holds(intent.id)).toBe(0);
    expect(await stage.refundsOf(intent.id)).toMatchObject([{ reason: 'change-refused' }]);
    expect(await read(order.id)).toMatchObject({ paidPence: order.paidPence, refundedPence: 0 });
    expect(await ledgerOf(order.id)).toBe(order.paidPence);
  },
);

test('an extra payment whose sum the provider reported wrongly ends with its refund, and nobody has to look', async () => {
  const { checkout } = await apply({ service: 'express' });
  const intent = await customer.services().payments.createIntent(checkout!.id);
  stage.gateway.pay(intent.id, { amountReceivedPence: EXPRESS_PENCE + 1 });
  await syncPayment(stage.deps(), intent.id);
  expect(await openIssuesOf(intent.id)).toMatchObject([{ kind: 'amount_differs' }]);

  atDeadline(0);
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  expect(await stage.refundsOf(intent.id)).toMatchObject([{ reason: 'change-refused' }]);
  expect(await openIssuesOf(intent.id)).toEqual([]);
  expect(await readReview(stage.deps().em, intent.id)).toMatchObject({
    resolvedBy: 'The shop',
    note: 'The payment is being refunded in full.',
  });
});

test('a change that can no longer be made is not offered for payment', async () => {
  const { checkout } = await apply({ service: 'express' });
  atDeadline(0);
  await expect(customer.services().payments.createIntent(checkout!.id)).rejects.toThrow(
    'We can no longer make this change',
  );
});

test('a second payment of the same change is refunded', async () => {
  const { checkout } = await apply({ service: 'express' });
  const first = await customer.services().payments.createIntent(checkout!.id);
  const second = await stage.gateway.createIntent({
    amountPence: EXPRESS_PENCE,
    currency: 'gbp',
    checkoutId: checkout!.id,
    attemptId: randomUUID(),
    idempotencyKey: randomUUID(),
    receiptEmail: '',
  });
  for (const { id } of [first, second]) {
    stage.gateway.pay(id);
    await syncPayment(stage.deps(), id);
  }
  expect(await stage.refundsOf(second.id)).toMatchObject([{ reason: 'paid-twice' }]);
  expect(await read(order.id)).toMatchObject({ paidPence: order.paidPence + EXPRESS_PENCE });
});

test('somebody else finds no such order', async () => {
  const stranger = (await stage.customer()).services().changes;
  const calls = [
    () => stranger.options(order.id),
    () => stranger.preview(order.id, { service: 'express' }),
    () => stranger.cancel(order.id, order.paidPence),
    () =>
      stranger.apply(
        order.id,
        { service: 'express' },
        { version: 1, refund: 0, extra: EXPRESS_PENCE },
        randomUUID(),
      ),
    () => stranger.options('no-id'),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 });
});

async function apply(wanted: OrderChangeInput) {
  stage.passHours(0.01);
  return changes().apply(order.id, wanted, shownOf(await changes().preview(order.id, wanted)), randomUUID());
}

async function payFor(service: 'express' | 'whiteglove'): Promise<void> {
  stage.passHours(0.1);
  const { checkout } = await apply({ service });
  const intent = await customer.services().payments.createIntent(checkout!.id);
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
}

function shownOf({ version, refundPence, extraPence }: DecidedChange) {
  return { version, refund: refundPence, extra: extraPence };
}

async function read(id: string): Promise<FullOrder> {
  return (await readOrder(stage.database.pool, id, null))!;
}

const wordsOf = ({ events }: FullOrder) =>
  events.filter(({ status }) => status === 'changed').map(({ description }) => description);

async function mailsOf(kind: string): Promise<number> {
  return (
    await stage.rows('select 1 from email_messages where kind = $1 and order_id = $2', [kind, order.id])
  ).length;
}

async function ledgerOf(orderId: string): Promise<number> {
  const [row] = await stage.rows<{ sum: number }>(
    'select sum(amount_pence)::int as sum from ledger_entries where order_id = $1',
    [orderId],
  );
  return row!.sum;
}

function openIssuesOf(intentId: string): Promise<{ kind: string }[]> {
  return stage.rows('select kind from payment_issues where payment_intent = $1 and resolved_at is null', [
    intentId,
  ]);
}
