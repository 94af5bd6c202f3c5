import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { byProperty } from '../../../platform/db/query.js';
import { inPounds } from '../../../platform/values/format.js';
import { readDashboardTotals } from '../../admin/dashboard.store.js';
import { readTasks } from '../../admin/tasks.store.js';
import { readLedger } from '../../orders/documents/document.store.js';
import { documentsOf } from '../../orders/documents/document-list.js';
import { invoice } from '../../orders/documents/pdf/invoice.js';
import { renderOrderEmail } from '../../orders/emails/order-email.js';
import { renderRefund } from '../../orders/emails/order-email-refund.js';
import { renderStatusChange } from '../../orders/emails/order-email-status.js';
import { exportSql } from '../../orders/export/export-rows.js';
import { readOrdersOf } from '../../orders/list/my-orders.store.js';
import { restOrder } from '../../orders/order.rest.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { toOrder, toOrderOfList } from '../../orders/order-view.js';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { readLetterhead } from '../../settings/settings.store.js';
import { EXPORT_SECTIONS } from '../../users/privacy/export.store.js';
import type { IssueToRaise } from '../payment-issues/payment-issues.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { compareWithProvider } from '../reconciliation/compare-with-provider.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { takeEvent } from '../reconciliation/webhook-events.js';
import { type DueRefund, executeRefund } from '../refunds/execute-refund.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';
import { isForStaff } from './order-balance.js';
import type { OrderBalance } from './order-balance.types.js';

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
  order = await read(settled.order!.id);
  total = order.paidPence;
  stage.passHours(0.1);
});

test('a partial refund: the order keeps its status, the customer may still cancel for the rest', async () => {
  const before = await revenue();
  expect(await refund(1_000)).toMatchObject({
    paymentStatus: 'paid',
    paidPence: total,
    refundedPence: 1_000,
    onItsWayPence: 0,
    refundablePence: total - 1_000,
    netPence: total - 1_000,
    refunds: [
      {
        status: 'succeeded',
        channel: 'provider',
        words: 'A damaged box',
        askedBy: 'Sam',
        reasonText: 'Refunded by staff',
      },
    ],
  });
  expect(await revenue()).toBe(before - 1_000);
  order = await read(order.id);
  expect(order).toMatchObject({ status: 'processing', refundedPence: 1_000 });
  expect(order.events.map(({ description }) => description).sort()).toEqual([
    'Payment received and booking confirmed',
    '£10.00 is on its way back to the card',
    '£10.00 was refunded to the card',
  ]);
  expect(JSON.stringify(order)).not.toContain('damaged');
  const preview = await customer.services().changes.previewCancellation(order.id);
  expect(preview).toMatchObject({ kind: 'refund', refundPence: total - 1_000 });
  await customer.services().changes.cancel(order.id, preview.refundPence);
  expect(await read(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  expect(atProvider()).toBe(0);
  expect((await ledger()).map(({ kind, amountPence }) => [kind, amountPence])).toEqual([
    ['payment', total],
    ['refund', -1_000],
    ['refund', -(total - 1_000)],
  ]);
});

test('a full refund: refunded once the provider has confirmed it, and not before', async () => {
  stage.gateway.refundStatus = 'pending';
  expect(await refund(total)).toMatchObject({
    ...{ paymentStatus: 'paid', refundedPence: 0, onItsWayPence: total, refundablePence: 0 },
    ...{ refunds: [{ status: 'processing' }], possibleCorrections: [] },
  });
  await expect(correct('failed')).rejects.toThrow('A refund of this order is pending');
  stage.gateway.refundStatus = 'succeeded';
  await later();
  expect(await staff.money().read(order.id)).toMatchObject({
    paymentStatus: 'refunded',
    refundedPence: total,
  });
  expect(await read(order.id)).toMatchObject({ status: 'processing', paymentStatus: 'refunded' });
  await expect(correct('failed')).rejects.toThrow('was refunded');
});

test('a press is carried out once for its key, whatever comes between, and nothing else goes under that key', async () => {
  const press = { ...shown(2_000), idempotencyKey: randomUUID() };
  await Promise.all([staff.money().refund(order.id, press), staff.money().refund(order.id, press)]);
  await staff.money().refund(order.id, press);
  expect(total - atProvider()).toBe(2_000);
  await expect(staff.money().refund(order.id, { ...press, amountPence: 2_001 })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('key was used'),
  });
});

test('of two of staff who refund at once, and a customer who cancels, one gets a conflict', async () => {
  const colleague = await StaffAtStage.hire(stage, 'Kim');
  const outcomes = await Promise.allSettled([
    staff.money().refund(order.id, { ...shown(total), idempotencyKey: randomUUID() }),
    colleague.money().refund(order.id, { ...shown(total), idempotencyKey: randomUUID() }),
    customer.services().changes.cancel(order.id, total),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 });
  await later();
  expect(atProvider()).toBe(0);
  expect(await held()).toBe(0);
});

test('what was shown must still hold: another version or another sum is refused with the figures of now', async () => {
  await refund(1_000);
  const stale = { ...shown(500), idempotencyKey: randomUUID() };
  await expect(staff.money().refund(order.id, stale)).rejects.toMatchObject({
    status: 409,
    details: {
      current: {
        ...{ refundablePence: total - 1_000, refundedPence: 1_000, status: 'processing' },
        changes: expect.arrayContaining([
          expect.objectContaining({ what: '£10.00 is on its way back to the card' }),
        ]),
      },
    },
  });
  const { version } = await read(order.id);
  await expect(staff.money().refund(order.id, { ...stale, version })).rejects.toMatchObject({
    status: 409,
    details: { current: { refundablePence: total - 1_000 } },
  });
  expect(atProvider()).toBe(total - 1_000);
});

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e12])(
  'a sum of %p is refused',
  async (amountPence) => {
    const asked = { ...shown(amountPence), idempotencyKey: randomUUID() };
    await expect(staff.money().refund(order.id, asked)).rejects.toMatchObject({ status: 400 });
    const payment = { ...transfer(), amountPence };
    await expect(staff.money().recordPayment(order.id, payment)).rejects.toMatchObject({ status: 400 });
    expect(atProvider()).toBe(total);
  },
);

test('more than is left, empty words, a day to come and others than staff are refused', async () => {
  const press = { ...shown(total + 1), idempotencyKey: randomUUID() };
  await expect(staff.money().refund(order.id, press)).rejects.toThrow('at most');
  const wordless = { ...shown(1), reason: '  ', idempotencyKey: randomUUID() };
  await expect(staff.money().refund(order.id, wordless)).rejects.toThrow('Write a reason');
  const tomorrow = { ...transfer(), receivedOn: '2026-11-22' };
  await expect(staff.money().recordPayment(order.id, tomorrow)).rejects.toThrow('today or an earlier day');
  await expect(staff.money().recordPayment(order.id, transfer())).rejects.toThrow('already paid');
  await expect(staff.money().refund(randomUUID(), press)).rejects.toMatchObject({ status: 404 });
  await expect(staff.money().recordRefundSent('nonsense', 'Sent')).rejects.toMatchObject({ status: 404 });
});

test.each(['lost', new GatewayUnavailable('Nobody answers.')] as const)(
  'a provider that is away (%s) refunds later, once',
  async (trouble) => {
    stage.gateway.spoil('refund', trouble);
    expect(await refund(3_000)).toMatchObject({
      refundedPence: 0,
      onItsWayPence: 3_000,
      refunds: [{ status: 'requested', channel: 'provider' }],
    });
    await later();
    await later();
    expect(await staff.money().read(order.id)).toMatchObject({ refundedPence: 3_000, onItsWayPence: 0 });
    expect(total - atProvider()).toBe(3_000);
  },
);

test('what the provider refuses to refund is sent by bank transfer, once, and never retried', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('charge_disputed', 'Disputed.'));
  const [refused] = (await refund(3_000)).refunds;
  expect(refused).toMatchObject({ status: 'refused', canBeSent: true });
  const colleague = await StaffAtStage.hire(stage, 'Kim');
  const send = () => staff.money().recordRefundSent(refused!.id, 'Transfer 12');
  await Promise.all([send(), send()]);
  await expect(colleague.money().recordRefundSent(refused!.id, 'Transfer 13')).rejects.toThrow(
    'Sam has already recorded',
  );
  await later(25);
  expect(atProvider()).toBe(total);
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{ refundedPence: 3_000, refundablePence: total - 3_000 },
    refunds: [
      {
        status: 'succeeded',
        channel: 'bank_transfer',
        sentBy: 'Sam',
        sentNote: 'Transfer 12',
        canBeSent: false,
      },
    ],
  });
  // The provider refunds the rest; the list also shows the refund sent by bank transfer.
  order = await read(order.id);
  await refund(total - 3_000);
  expect(await read(order.id)).toMatchObject({ paymentStatus: 'refunded', refundedPence: total });
  expect(await held()).toBe(0);
});

test('a refund made twice, by bank transfer and at the provider, raises a payment issue', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  const [refused] = (await refund(total)).refunds;
  await staff.money().recordRefundSent(refused!.id, 'Transfer 14');
  await stage.gateway.refund({
    intentId: order.paymentIntent,
    amountPence: 664,
    idempotencyKey: randomUUID(),
  });
  await syncPayment(stage.deps(), order.paymentIntent);
  await syncPayment(stage.deps(), order.paymentIntent);
  expect(await held()).toBe(0);
  expect(await stage.issuesOf(order.paymentIntent)).toContainEqual({
    kind: 'over_refunded',
    data: { excessPence: 664 },
  });
});

test('what was refused and then given at the provider by a person is not sent by bank transfer as well', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  const [refused] = (await refund(3_000)).refunds;
  const byHand = { intentId: order.paymentIntent, amountPence: 3_000, idempotencyKey: randomUUID() };
  await stage.gateway.refund(byHand);
  await syncPayment(stage.deps(), order.paymentIntent);
  expect((await staff.money().read(order.id)).refunds).toMatchObject([{ canBeSent: false }]);
  await expect(staff.money().recordRefundSent(refused!.id, 'Sent')).rejects.toThrow('at the card provider');
  await later(25);
  expect(atProvider()).toBe(total - 3_000);
  const { unlinkedRefunds } = await staff.money().read(order.id);
  expect(unlinkedRefunds).toMatchObject([{ amountPence: 3_000, mayBeFor: [refused!.id] }]);
  stage.passHours(1);
  const press = () => staff.money().linkRefund(unlinkedRefunds[0]!.id, refused!.id);
  await Promise.all([press(), press()]);
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{ refundedPence: 3_000, refundablePence: total - 3_000, unlinkedRefunds: [] },
    refunds: [{ status: 'succeeded', channel: 'dashboard' }],
  });
  await expect(staff.money().linkRefund(unlinkedRefunds[0]!.id, null)).rejects.toThrow('an answer any more');
  for (const [id, refundId] of [
    ['re_none', refused!.id],
    ['re_\0', null],
    [unlinkedRefunds[0]!.id, randomUUID()],
    [unlinkedRefunds[0]!.id, 'nonsense'],
  ] as const)
    await expect(staff.money().linkRefund(id, refundId)).rejects.toMatchObject({ status: 404 });
});

test.each(['linked', 'noted'])(
  'a refused refund that is made in the dashboard counts once when staff have %s it, and cancelling refunds all the rest',
  async (how) => {
    stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
    const [refused] = (await refund(3_000)).refunds;
    const note = () => staff.money().recordRefundSent(refused!.id, 'Given there, re_12', 'card');
    await expect(note()).rejects.toThrow('has no such refund');
    const byHand = { intentId: order.paymentIntent, amountPence: 3_000, idempotencyKey: randomUUID() };
    await stage.gateway.refund(byHand);
    if (how === 'linked') {
      await syncPayment(stage.deps(), order.paymentIntent);
      await staff.link((await staff.money().read(order.id)).unlinkedRefunds[0]!.id);
    } else await Promise.all([note(), note()]);
    expect(await staff.money().read(order.id)).toMatchObject({
      ...{ refundedPence: 3_000, onItsWayPence: 0, refundablePence: total - 3_000 },
      refunds: [
        {
          status: 'succeeded',
          channel: 'dashboard',
          canBeSent: false,
          sentBy: how === 'noted' ? 'Sam' : null,
        },
      ],
    });
    const { refundPence } = await customer.services().changes.previewCancellation(order.id);
    expect(refundPence).toBe(total - 3_000);
    await customer.services().changes.cancel(order.id, refundPence);
    await later(25);
    expect(atProvider()).toBe(0);
    expect(await held()).toBe(0);
    expect(await read(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  },
);

test('what staff have given at the provider, which has not reported it yet, is not sent by bank transfer as well', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  const [refused] = (await refund(3_000)).refunds;
  const byHand = { intentId: order.paymentIntent, amountPence: 3_000, idempotencyKey: randomUUID() };
  await stage.gateway.refund(byHand);
  await expect(staff.money().recordRefundSent(refused!.id, 'Sent')).rejects.toThrow('at the card provider');
  expect(await held()).toBe(total - 3_000);
});

test('of two refusals of one payment, staff say which was given; the other is still to be done', async () => {
  for (const pence of [2_000, 3_000]) {
    stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
    order = await read(order.id);
    stage.passHours(0.001);
    await staff.money().refund(order.id, {
      ...{ ...shown(pence), expectedRefundablePence: (await staff.money().read(order.id)).refundablePence },
      idempotencyKey: randomUUID(),
    });
  }
  const { id } = await giveByHand(3_000);
  await syncPayment(stage.deps(), order.paymentIntent);
  expect(await stage.openIssuesOf(order.paymentIntent)).toContain('refund_unlinked');
  const { unlinkedRefunds, refunds } = await staff.money().read(order.id);
  expect(unlinkedRefunds).toMatchObject([{ id, mayBeFor: refunds.map((refund) => refund.id) }]);
  await staff.money().linkRefund(id, refunds[1]!.id);
  expect(await stage.openIssuesOf(order.paymentIntent)).not.toContain('refund_unlinked');
  const money = await staff.money().read(order.id);
  expect(money.refunds.map(({ amountPence, status, channel }) => [amountPence, status, channel])).toEqual([
    [2_000, 'refused', 'provider'],
    [3_000, 'succeeded', 'dashboard'],
  ]);
  expect(money.refundablePence).toBe(total - 5_000);
  await later(25);
  expect(atProvider()).toBe(total - 5_000);
});

test('a second dashboard refund of the same sum is a question again, though the first was closed', async () => {
  const giveByStaff = async () => {
    stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
    order = await read(order.id);
    const { refundablePence } = await staff.money().read(order.id);
    const asked = { ...shown(2_000), expectedRefundablePence: refundablePence };
    await staff.money().refund(order.id, { ...asked, idempotencyKey: randomUUID() });
    const byHand = { intentId: order.paymentIntent, amountPence: 2_000, idempotencyKey: randomUUID() };
    await stage.gateway.refund(byHand);
    await syncPayment(stage.deps(), order.paymentIntent);
  };
  await giveByStaff();
  expect(await stage.openIssuesOf(order.paymentIntent)).toContain('refund_unlinked');
  const [review] = await stage.rows<{ version: number }>(
    'select sum(raised)::int as version from payment_issues where payment_intent = $1',
    [order.paymentIntent],
  );
  await staff.reviews().resolve(order.paymentIntent, 'The customer has it.', review!.version);
  await syncPayment(stage.deps(), order.paymentIntent);
  expect(await stage.openIssuesOf(order.paymentIntent)).toEqual([]);
  await giveByStaff();
  expect(await stage.openIssuesOf(order.paymentIntent)).toContain('refund_unlinked');
});

test('a refusal that is just tried again is not sent by hand as well', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  const [refused] = (await refund(3_000)).refunds;
  await stage.rows('update refunds set next_check_at = $1 where id = $2', [stage.now(), refused!.id]);
  await expect(staff.money().recordRefundSent(refused!.id, 'Sent')).rejects.toThrow(
    'trying this refund again',
  );
  await expect(correct('failed')).rejects.toThrow('trying a refund');
  await later();
  expect(await held()).toBe(total - 3_000);
});

test('a payment that did not hold is written off; nothing is asked of the provider, and nobody hears of it for ever', async () => {
  const before = await revenue();
  await refund(1_000);
  order = await read(order.id);
  expect(await correct('failed')).toMatchObject({
    ...{ paymentStatus: 'failed', paidPence: total, refundedPence: 1_000, reversedPence: total - 1_000 },
    ...{
      netPence: 0,
      refundablePence: 0,
      duePence: total,
      canRecordPayment: true,
      possibleCorrections: ['pending'],
    },
    corrections: [{ amountPence: total - 1_000, words: 'Charged back', madeBy: 'Sam' }],
  });
  expect(await revenue()).toBe(before - total);
  await compareWithProvider(stage.deps());
  await syncPayment(stage.deps(), order.paymentIntent);
  await later(48);
  expect(atProvider()).toBe(total - 1_000);
  expect(await stage.issuesOf(order.paymentIntent)).toEqual([]);
  expect(await revenue()).toBe(before - total);
  order = await read(order.id);
  expect(order).toMatchObject({ paymentStatus: 'failed', status: 'processing' });
  expect(await asCustomersSee()).toEqual([total, total]);
  expect(JSON.stringify([order, await ledger()])).not.toContain('Charged back');
  await expect(
    staff.money().refund(order.id, { ...shown(1), expectedRefundablePence: 0, idempotencyKey: randomUUID() }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await customer.services().changes.previewCancellation(order.id)).toMatchObject({ reason: 'unpaid' });
  await expect(staff.orders().remove(order.id)).rejects.toThrow('cannot be deleted');
  expect(await printed()).toContain('Reversed');
});

test('paid again by bank transfer, it is refunded by bank transfer, and the customer reads so', async () => {
  const before = await revenue();
  await correct('pending');
  order = await read(order.id);
  const press = transfer();
  await Promise.all([
    staff.money().recordPayment(order.id, press),
    staff.money().recordPayment(order.id, press),
  ]);
  expect(await revenue()).toBe(before);
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{
      paymentStatus: 'paid',
      paidPence: 2 * total,
      reversedPence: total,
      netPence: total,
      refundablePence: total,
    },
    payments: [
      { leftPence: 0 },
      { method: 'bank_transfer', note: 'HL 4711', recordedBy: 'Sam', receivedOn: '2026-11-20' },
    ],
  });
  const { refundPence } = await customer.services().changes.previewCancellation(order.id);
  expect(refundPence).toBe(total);
  await customer.services().changes.cancel(order.id, refundPence);
  await later(25);
  const [waiting] = (await staff.money().read(order.id)).refunds;
  expect(waiting).toMatchObject({ status: 'requested', channel: 'bank_transfer', amountPence: total });
  expect(
    (await readTasks(stage.database.pool, stage.now(), 50)).find(({ kind }) => kind === 'refund_to_send')
      ?.items,
  ).toMatchObject([{ id: waiting!.id, title: order.number, orderId: order.id }]);
  expect(await letter('status-change')).toContain('on its way back to your bank account');
  expect(await read(order.id)).toMatchObject({ paymentStatus: 'paid', status: 'cancelled' });

  await staff.money().recordRefundSent(waiting!.id, 'Transfer 99');
  expect(await read(order.id)).toMatchObject({ paymentStatus: 'refunded' });
  expect(await letter('refund')).toContain('to your bank account');
  for (const kind of ['refund', 'order-details'] as const)
    expect(await letter(kind)).not.toContain(inPounds(2 * total));
  const { paid, refunded, reversed } = toOrder(await read(order.id));
  expect([paid, refunded, reversed].map(({ minorUnits }) => minorUnits)).toEqual([total, total, total]);
  expect(await asCustomersSee()).toEqual([total, 0]);
  const listed = { pricePence: total, refundedPence: total, reversedPence: total };
  const { nodes } = await staff.orders().list({ filter: { search: order.number } });
  const sum = { minorUnits: total };
  expect(nodes.map(toOrderOfList)).toMatchObject([{ total: sum, refunded: sum, reversed: sum }]);
  const { text, values } = exportSql({ search: order.number });
  const exported = (await stage.rows<object>(text, values)).map((row) => byProperty(row));
  expect(exported).toMatchObject([{ ...listed, paidPence: 2 * total, netPence: 0 }]);
  expect(await revenue()).toBe(before - total);
  expect(atProvider()).toBe(total);
  expect(
    (await readTasks(stage.database.pool, stage.now(), 50)).find(({ kind }) => kind === 'refund_to_send')
      ?.count,
  ).toBe(0);
  const words = await printed();
  for (const expected of [
    'by bank transfer, 20 November 2026',
    'by bank transfer, 22 November 2026',
    'Reversed',
  ])
    expect(words).toContain(expected);
  expect(words).not.toContain('the card,');
});

test('of a transfer that came after the order was cancelled only what staff refund goes back', async () => {
  await correct('failed');
  await staff.orders().setStatus(order.id, 'cancelled');
  order = await read(order.id);
  await staff.money().recordPayment(order.id, transfer());
  order = await read(order.id);
  const asked = { ...shown(2_000), expectedRefundablePence: total, idempotencyKey: randomUUID() };
  const [part] = (await balanceAfter(staff.money().refund(order.id, asked))).refunds;
  await staff.money().recordRefundSent(part!.id, 'Transfer 31');
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{ refundablePence: total - 2_000, onItsWayPence: 0 },
    refunds: [{ amountPence: 2_000, status: 'succeeded', channel: 'bank_transfer' }],
  });
});

test('a correction cancels what nobody has sent yet, and the customer sees it as cancelled', async () => {
  await correct('pending');
  order = await read(order.id);
  await staff.money().recordPayment(order.id, transfer());
  order = await read(order.id);
  const [waiting] = (await refund(2_000)).refunds;
  order = await read(order.id);
  expect(await correct('failed')).toMatchObject({
    netPence: 0,
    refunds: [{ status: 'cancelled', canBeSent: false }],
  });
  await expect(staff.money().recordRefundSent(waiting!.id, 'Sent')).rejects.toThrow(
    "isn't for bank transfer",
  );
  const corrected = await read(order.id);
  expect(toOrder(corrected)).toMatchObject({
    refund: null,
    refunds: [{ status: 'cancelled', amountPence: 2_000 }],
  });
  await staff.orders().setStatus(order.id, 'cancelled');
  expect(await letter('status-change')).not.toContain('on its way back');
});

test('a cancellation without a refund promises none, whatever was refunded before', async () => {
  await refund(total);
  await customer.services().changes.cancel(order.id, 0);
  expect(await letter('status-change')).toContain('is cancelled');
  expect(await letter('status-change')).not.toContain('on its way back');
});

test('what the bank sent back is cancelled by a correction as well, and stays on the list', async () => {
  stage.gateway.refundStatus = 'failed';
  const [failed] = (await refund(1_000)).refunds;
  expect(failed).toMatchObject({ status: 'failed', canBeSent: true });
  expect((await toSend())?.items.map(({ id }) => id)).toContain(failed!.id);
  expect((await correct('failed')).refunds).toMatchObject([{ status: 'cancelled', canBeSent: false }]);
  expect(toOrder(await read(order.id)).refunds).toMatchObject([{ status: 'cancelled', amountPence: 1_000 }]);
  expect((await toSend())?.items.map(({ id }) => id) ?? []).not.toContain(failed!.id);
});

test.each([
  ['before it was certain', 'the failure'],
  ['before it was certain', 'the money'],
  ['long after', 'the failure'],
  ['long after', 'the money'],
])(
  'what the bank sent back %s and somebody gave at the provider counts once, when %s is heard of first',
  async (when, first) => {
    if (when !== 'long after') stage.gateway.refundStatus = 'pending';
    const [given] = (await refund(3_000)).refunds;
    const returnRefund = async () => {
      stage.gateway.returnRefund(given!.providerRefund!);
      if (first === 'the failure') await hear('refund.failed');
    };
    await returnRefund();
    stage.gateway.refundStatus = 'succeeded';
    if (first === 'the failure')
      expect((await staff.money().read(order.id)).refunds).toMatchObject([
        { status: 'failed', canBeSent: true },
      ]);
    await giveByHand(3_000);
    await Promise.all([hear('charge.refunded'), hear('charge.refunded')]);
    await hear('refund.failed');
    await later();
    await expect(staff.money().recordRefundSent(given!.id, 'Sent')).rejects.toThrow('at the card provider');
    expect(await stage.openIssuesOf(order.paymentIntent)).toContain('refund_unlinked');
    await staff.money().recordRefundSent(given!.id, 'Given there', 'card');
    expect(await staff.money().read(order.id)).toMatchObject({
      ...{ refundedPence: 3_000, onItsWayPence: 0, refundablePence: total - 3_000 },
      refunds: [{ status: 'succeeded', channel: 'dashboard', canBeSent: false }],
    });
    expect([await held(), atProvider()]).toEqual([total - 3_000, total - 3_000]);
    await expect(staff.money().recordRefundSent(given!.id, 'Sent')).rejects.toThrow('Sam has already');
    await staff.orders().setStatus(order.id, 'cancelled');
    expect([await held(), atProvider(), (await read(order.id)).paymentStatus]).toEqual([0, 0, 'refunded']);
  },
);

test('what the bank sent back after it was confirmed waits for staff, is sent once, and the books stay', async () => {
  await refund(total);
  const [given] = (await staff.money().read(order.id)).refunds;
  const entries = (await ledger()).length;
  stage.gateway.returnRefund(given!.providerRefund!);
  await hear('refund.failed');
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{ paymentStatus: 'refunded', refundablePence: 0 },
    refunds: [{ status: 'failed', channel: 'provider', canBeSent: true }],
  });
  expect((await read(order.id)).refunds).toMatchObject([{ status: 'failed' }]);
  expect((await toSend())?.items.map(({ id }) => id)).toContain(given!.id);
  stage.passHours(0.1);
  const kim = await StaffAtStage.hire(stage, 'Kim');
  const sent = await Promise.allSettled(
    [staff, kim].map((who) => who.money().recordRefundSent(given!.id, 'Sent')),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await staff.money().read(order.id)).toMatchObject({
    refunds: [{ status: 'succeeded', channel: 'bank_transfer' }],
  });
  expect((await toSend())?.items.map(({ id }) => id)).not.toContain(given!.id);
  await hear('charge.refunded');
  expect([(await ledger()).length, await held(), atProvider()]).toEqual([entries, 0, total]);
  expect(await letter('refund')).toContain('bank account');
});

test('less than any that we owe, given at the provider by hand, is one more refund; what may be one waits for staff', async () => {
  const [given] = (await refund(3_000)).refunds;
  stage.gateway.returnRefund(given!.providerRefund!);
  await giveByHand(1_000);
  await hear('charge.refunded');
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{ refundedPence: 4_000, refundablePence: total - 4_000 },
    refunds: [{ status: 'failed', canBeSent: true }],
  });
  const { id } = await giveByHand(3_000);
  await hear('charge.refunded');
  expect(await staff.money().read(order.id)).toMatchObject({
    refundedPence: 4_000,
    refundablePence: total - 7_000,
  });
  await staff.link(id);
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{ refundedPence: 4_000, refundablePence: total - 4_000 },
    refunds: [{ status: 'succeeded', channel: 'dashboard', canBeSent: false }],
  });
  expect([await held(), atProvider()]).toEqual([total - 4_000, total - 4_000]);
});

test('a refund that the provider gives a day later is not taken for another one that the bank has sent back', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  await refund(3_000);
  stage.passHours(0.001);
  const { version, refundablePence: expectedRefundablePence } = await staff.money().read(order.id);
  const asked = { reason: 'Damaged too', idempotencyKey: randomUUID(), version, expectedRefundablePence };
  const [, given] = (await balanceAfter(staff.money().refund(order.id, { ...asked, amountPence: 2_000 })))
    .refunds;
  stage.gateway.returnRefund(given!.providerRefund!);
  await hear('refund.failed');
  await later(25);
  expect([await held(), atProvider()]).toEqual([total - 5_000, total - 3_000]);
  expect((await staff.money().read(order.id)).refunds).toMatchObject([
    { status: 'succeeded', channel: 'provider' },
    { canBeSent: true },
  ]);
});

test.each([0, 1])(
  'what was given again by hand counts once although refund %d is noted late a second time',
  async (late) => {
    const [given] = (await refund(3_000)).refunds;
    stage.passHours(0.001);
    const { version, refundablePence: expectedRefundablePence } = await staff.money().read(order.id);
    const asked = { reason: 'Damaged too', idempotencyKey: randomUUID(), version, expectedRefundablePence };
    const { refunds } = await balanceAfter(staff.money().refund(order.id, { ...asked, amountPence: 4_000 }));
    stage.gateway.returnRefund(given!.providerRefund!);
    await hear('refund.failed');
    const { id } = await giveByHand(3_000);
    const { paymentIntent, reason, amountPence } = refunds[late]!;
    // Another process had claimed it as well and was delayed; the key returns the same refund again.
    const due = { id: refunds[late]!.id, paymentIntent, reason, amountPence, providerRefund: null };
    await executeRefund(stage.deps(), { ...due, createdAt: stage.now() } satisfies DueRefund);
    await staff.link(id);
    expect([await held(), atProvider()]).toEqual([total - 7_000, total - 7_000]);
    expect((await staff.money().read(order.id)).refunds.map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
    ]);
  },
);

test('what was given again by hand is not taken for a refund that the provider never got', async () => {
  const [given] = (await refund(3_000)).refunds;
  const { version, refundablePence: expectedRefundablePence } = await staff.money().read(order.id);
  const asked = { reason: 'Damaged too', idempotencyKey: randomUUID(), version, expectedRefundablePence };
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await staff.money().refund(order.id, { ...asked, amountPence: 1_000 });
  stage.gateway.returnRefund(given!.providerRefund!);
  const { id } = await giveByHand(3_000);
  await hear('charge.refunded');
  await later(25);
  expect(atProvider()).toBe(total - 3_000);
  await staff.link(id, given!.id);
  await later(25);
  expect([await held(), atProvider()]).toEqual([total - 4_000, total - 4_000]);
  expect((await staff.money().read(order.id)).refunds.map(({ status }) => status)).toEqual([
    'succeeded',
    'succeeded',
  ]);
});

test('of two that the bank sent back staff say which was given, also while a third is unanswered', async () => {
  const ask = async (amountPence: number) => {
    stage.passHours(0.001);
    const { version, refundablePence: expectedRefundablePence } = await staff.money().read(order.id);
    const asked = { reason: 'Damaged too', idempotencyKey: randomUUID(), version, expectedRefundablePence };
    return (await balanceAfter(staff.money().refund(order.id, { ...asked, amountPence }))).refunds.at(-1)!;
  };
  const [larger, smaller] = [await ask(3_000), await ask(1_500)];
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await ask(1_000);
  for (const { providerRefund } of [larger, smaller]) stage.gateway.returnRefund(providerRefund!);
  const { id } = await giveByHand(3_000);
  await hear('charge.refunded');
  await staff.money().linkRefund(id, larger.id);
  await later(25);
  await later();
  expect([await held(), atProvider()]).toEqual([total - 5_500, total - 4_000]);
  expect((await staff.money().read(order.id)).refunds).toMatchObject([
    { amountPence: 3_000, status: 'succeeded', channel: 'dashboard' },
    { amountPence: 1_500, status: 'failed', canBeSent: true },
    { amountPence: 1_000, status: 'succeeded', channel: 'provider' },
  ]);
});

test('cancelling while another refund is unanswered refunds everything in the end', async () => {
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  await refund(3_000);
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  const { version, refundablePence } = await staff.money().read(order.id);
  const asked = { reason: 'Damaged too', idempotencyKey: randomUUID(), version };
  await staff
    .money()
    .refund(order.id, { ...asked, amountPence: 1_000, expectedRefundablePence: refundablePence });
  const { id } = await giveByHand(3_000);
  await hear('charge.refunded');
  await staff.orders().setStatus(order.id, 'cancelled');
  await later();
  await staff.link(id);
  await later();
  expect([await held(), atProvider()]).toEqual([0, 0]);
  const { status, paymentStatus, events } = await read(order.id);
  expect({ status, paymentStatus }).toEqual({ status: 'cancelled', paymentStatus: 'refunded' });
  expect(events.map(({ description }) => description).join()).toContain(
    'more is on its way back to the card',
  );
  await later(30);
  expect([await held(), atProvider()]).toEqual([0, 0]);
});

test('of two transfers for one booking each is recorded, and no third', async () => {
  await correct('pending');
  for (const amountPence of [5_000, total - 5_000]) {
    order = await read(order.id);
    expect(await staff.money().read(order.id)).toMatchObject({ canRecordPayment: true });
    await staff.money().recordPayment(order.id, { ...transfer(), amountPence });
  }
  expect(await staff.money().read(order.id)).toMatchObject({
    ...{ paymentStatus: 'paid', netPence: total, duePence: 0, canRecordPayment: false },
  });
  order = await read(order.id);
  await expect(staff.money().recordPayment(order.id, transfer())).rejects.toThrow('already paid');
});

test('an extra payment for an order whose payment was reversed is refunded by itself', async () => {
  const { changes, payments } = customer.services();
  const preview = await changes.preview(order.id, { service: 'express' });
  const { version, refundPence, extraPence } = preview;
  const asked = { version, refund: refundPence, extra: extraPence };
  const { checkout } = await changes.apply(order.id, { service: 'express' }, asked, randomUUID());
  const intent = await payments.createIntent(checkout!.id);
  await correct('failed');
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  await later();
  expect(stage.gateway.holds(intent.id)).toBe(0);
  expect(await read(order.id)).toMatchObject({ shipment: { service: 'standard' }, paymentStatus: 'failed' });
});

test('of two payments the reversed one is written off; the other stays, is reported so, and is refunded by cancelling', async () => {
  const before = await revenue();
  const extraPence = await payForExpress();
  const [first, extra] = (await staff.money().read(order.id)).payments;
  await expect(correct('failed', 'pi_of_nobody')).rejects.toMatchObject({ status: 400 });
  expect(await correct('failed', first!.paymentIntent)).toMatchObject({
    ...{ paymentStatus: 'failed', reversedPence: total, netPence: extraPence, duePence: total },
    ...{
      payments: [{ leftPence: 0 }, { leftPence: extraPence }],
      possibleCorrections: ['pending', 'failed'],
    },
    corrections: [{ amountPence: total, paymentIntent: first!.paymentIntent }],
  });
  expect(await revenue()).toBe(before - total + extraPence);
  await expect(correct('pending', first!.paymentIntent)).rejects.toThrow('Nothing is left of this payment');

  order = await read(order.id);
  await staff.money().recordPayment(order.id, transfer());
  expect(await asCustomersSee()).toEqual([total + extraPence, 0]);
  expect(await staff.money().read(order.id)).toMatchObject({ paymentStatus: 'paid', duePence: 0 });
  // The bank transfer is reversed as well; the customer's payment for the change is still held.
  const [, , byHand] = (await staff.money().read(order.id)).payments;
  expect(await correct('pending', byHand!.paymentIntent)).toMatchObject({
    ...{ paymentStatus: 'pending', netPence: extraPence },
    payments: [{}, { leftPence: extraPence }, { note: 'HL 4711', recordedBy: 'Sam', leftPence: 0 }],
  });
  await staff.orders().setStatus(order.id, 'cancelled');
  await later();
  expect(stage.gateway.holds(extra!.paymentIntent)).toBe(0);
  expect(await held()).toBe(0);
  expect(await read(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' });
});

test('a payment that did not hold leaves a booking paid when the others make up its price', async () => {
  const extraPence = await payForExpress();
  const [first, extra] = (await staff.money().read(order.id)).payments;
  await correct('failed', first!.paymentIntent);
  order = await read(order.id);
  await staff.money().recordPayment(order.id, { ...transfer(), amountPence: total + extraPence });
  expect(await correct('failed', extra!.paymentIntent)).toMatchObject({
    ...{ paymentStatus: 'paid', duePence: 0, netPence: total + extraPence },
  });
});

test('a refund of one payment that is to be sent stays when another payment did not hold', async () => {
  const extraPence = await payForExpress();
  stage.gateway.spoil('refund', new GatewayRefused('charge_disputed', 'Disputed.'));
  order = await read(order.id);
  await refund(extraPence);
  const [first, extra] = (await staff.money().read(order.id)).payments;
  expect(await correct('failed', first!.paymentIntent)).toMatchObject({
    refunds: [{ paymentIntent: extra!.paymentIntent, status: 'refused', canBeSent: true }],
  });
});

test('a refund while an extra payment settles: both happen, and the figures agree', async () => {
  const { changes, payments } = customer.services();
  const { version, refundPence, extraPence } = await changes.preview(order.id, { service: 'express' });
  const asked = { version, refund: refundPence, extra: extraPence };
  const { checkout } = await changes.apply(order.id, { service: 'express' }, asked, randomUUID());
  const intent = await payments.createIntent(checkout!.id);
  stage.gateway.pay(intent.id);
  const press = { ...shown(total), idempotencyKey: randomUUID() };
  const [refunded] = await Promise.allSettled([
    staff.money().refund(order.id, press),
    syncPayment(stage.deps(), intent.id),
  ]);
  await later();
  const money = await staff.money().read(order.id);
  expect(money.paidPence).toBe(total + extraPence);
  expect(money.netPence).toBe(extraPence + (refunded.status === 'fulfilled' ? 0 : total));
  expect(await held()).toBe(money.netPence);
});

test.each(['sent by bank transfer', 'given at the provider'])(
  'what the provider refused to refund of a payment without an order is recorded once: %s',
  async (how) => {
    const intentId = await payTooLate();
    stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
    await later();
    const find = async () =>
      (await staff.reviews().list({ pageSize: 100 })).nodes.find(
        ({ paymentIntent }) => paymentIntent === intentId,
      )!;
    const [refused] = (await find()).refunds;
    expect(refused).toMatchObject({ status: 'refused', amountPence: total });
    expect(isForStaff(refused!)).toBe(true);
    const method = how === 'given at the provider' ? 'card' : 'bank_transfer';
    const send = (who = staff) => who.money().recordRefundSent(refused!.id, 'Transfer 21', method);
    if (method === 'card') {
      await expect(send()).rejects.toThrow('has no such refund');
      await stage.gateway.refund({ intentId, amountPence: total, idempotencyKey: randomUUID() });
      await expect(staff.money().recordRefundSent(refused!.id, 'Sent')).rejects.toThrow(
        'at the card provider',
      );
    }
    await Promise.all([send(), send()]);
    await expect(send(await StaffAtStage.hire(stage, 'Kim'))).rejects.toThrow('Sam has already recorded');
    const [sent] = (await find()).refunds;
    expect(isForStaff(sent!)).toBe(false);
    expect(sent).toMatchObject({
      ...{ status: 'succeeded', channel: method === 'card' ? 'dashboard' : 'bank_transfer' },
      ...{ sentBy: 'Sam', sentNote: 'Transfer 21' },
    });
    await later(25);
    expect(stage.gateway.holds(intentId)).toBe(method === 'card' ? 0 : total);
    const exported = await stage.rows(EXPORT_SECTIONS.find(({ name }) => name === 'moneyNotes')!.sql, [
      ...[customer.id, 10],
    ]);
    expect(exported).toMatchObject([{ order_number: null, kind: 'refund_sent', words: 'Transfer 21' }]);
  },
);

test('what the bank sent back of a payment without an order can be sent, but not while the provider cannot be asked', async () => {
  const intentId = await payTooLate();
  stage.gateway.refundStatus = 'failed';
  await later();
  const { nodes: reviews } = await staff.reviews().list({ pageSize: 100 });
  const { refunds } = reviews.find(({ paymentIntent }) => paymentIntent === intentId)!;
  const send = () => staff.money().recordRefundSent(refunds[0]!.id, 'Transfer 22');
  stage.gateway.spoil('readIntent', new GatewayUnavailable('Nobody answers.'));
  await expect(send()).rejects.toMatchObject({ status: 503 });
  const sent = await send();
  expect(sent.order).toBeNull();
  expect(sent.payment?.refunds[0]).toMatchObject({
    status: 'succeeded',
    channel: 'bank_transfer',
    sentBy: 'Sam',
  });
});

test('payments to review are described in sentences, closed with a note by one, and opened again by what is new', async () => {
  const about = { id: order.paymentIntent, checkoutId: order.checkoutId };
  const raise = (issue: IssueToRaise, isNews = false) =>
    raiseIssue(stage.deps().em, stage.deps(), about, issue, { isNews });
  await raise({ kind: 'disputed', data: { stage: 'created' } });
  const find = async (isResolved = false) =>
    (await staff.reviews().list({ isResolved, pageSize: 100 })).nodes.find(
      ({ paymentIntent }) => paymentIntent === order.paymentIntent,
    );
  expect(await find()).toMatchObject({
    ...{ orderId: order.id, orderNumber: order.number, amountPence: total, version: 1, note: null },
  });
  const close = (version: number, who = staff) =>
    who.reviews().resolve(order.paymentIntent, 'Answered', version);
  const [first, second] = await Promise.allSettled([
    close(1),
    close(1, await StaffAtStage.hire(stage, 'Kim')),
  ]);
  expect([first, second].filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { status: 409 } },
  ]);
  expect(await find(true)).toMatchObject({ note: 'Answered', resolvedAt: expect.any(String) });

  await raise({ kind: 'disputed', data: { stage: 'created' } });
  expect(await find()).toBeUndefined();
  await raise({ kind: 'disputed', data: { stage: 'created' } }, true);
  expect(await find()).toMatchObject({ version: 2, resolvedBy: null });
  await raise({ kind: 'disputed', data: { stage: 'closed' } });
  await expect(close(2)).rejects.toMatchObject({ status: 409, details: { current: { version: 3 } } });
  await close(3);
  for (const unknown of ['pi_none', 'pi_\0'])
    await expect(staff.reviews().resolve(unknown, 'Answered', 1)).rejects.toMatchObject({ status: 404 });
  await expect(staff.reviews().resolve(order.paymentIntent, ' ', 3)).rejects.toMatchObject({ status: 400 });
  for (const sql of ['update payment_resolutions set note = $1', 'update payment_operations set words = $1'])
    await expect(stage.rows(sql, ['x'])).rejects.toThrow('written once');
});

const shown = (amountPence: number) => ({
  amountPence,
  expectedRefundablePence: order.paidPence - order.refundedPence,
  reason: 'A damaged box',
  version: order.version,
});

const refund = (amountPence: number) =>
  balanceAfter(staff.money().refund(order.id, { ...shown(amountPence), idempotencyKey: randomUUID() }));

const correct = async (status: 'pending' | 'failed', paymentIntent?: string) => {
  const { version } = await read(order.id);
  return balanceAfter(
    staff.money().correct(order.id, { status, reason: 'Charged back', version, paymentIntent }),
  );
};

/** Pays a closed checkout: no order, and the payment is to be refunded. */
async function payTooLate(): Promise<string> {
  await customer.putIntoCart(await stage.productId(0), 2);
  const { checkoutId, intent } = await customer.startPayment();
  await stage.rows(
    `update checkouts set status = 'expired', updated_at = $1::timestamptz - interval '2 days' where id = $2`,
    [stage.now(), checkoutId],
  );
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  return intent.id;
}

/** Changes to a dearer service, paid by card; returns its price. */
async function payForExpress(): Promise<number> {
  const { changes, payments } = customer.services();
  const { version, refundPence, extraPence } = await changes.preview(order.id, { service: 'express' });
  const asked = { version, refund: refundPence, extra: extraPence };
  const { checkout } = await changes.apply(order.id, { service: 'express' }, asked, randomUUID());
  const intent = await payments.createIntent(checkout!.id);
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  stage.passHours(0.001);
  return extraPence;
}

const transfer = () => ({
  amountPence: total,
  note: 'HL 4711',
  receivedOn: '2026-11-20',
  version: order.version,
  idempotencyKey: randomUUID(),
});

async function balanceAfter(done: Promise<unknown>): Promise<OrderBalance> {
  await done;
  return staff.money().read(order.id);
}

async function read(id: string): Promise<FullOrder> {
  return (await readOrder(stage.database.pool, id, null))!;
}

const toSend = async () =>
  (await readTasks(stage.database.pool, stage.now(), 50)).find(({ kind }) => kind === 'refund_to_send');

const ledger = () => readLedger(stage.database.pool, order.id);

async function held(): Promise<number> {
  return (await ledger()).reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/** The paid and due amounts, which the customer's list, the order's page and REST show alike. */
async function asCustomersSee(): Promise<number[]> {
  const seen = await read(order.id);
  const [listed] = await readOrdersOf(stage.database.pool, { userId: customer.id, limit: 1, offset: 0 });
  const [page, row] = [toOrder(seen), toOrderOfList(listed!)];
  const sums = [page.total.minorUnits, page.due.minorUnits];
  expect([row.total.minorUnits, row.due.minorUnits]).toEqual(sums);
  const total = sums[0]! / 100;
  expect(restOrder.write(seen)).toMatchObject({ total, totalAmount: total, due: sums[1]! / 100 });
  return sums;
}

async function revenue(): Promise<number> {
  return (await readDashboardTotals(stage.database.pool)).revenuePence;
}

/** Pence of the booking's payment that the provider holds. */
const atProvider = () => stage.gateway.holds(order.paymentIntent);

/** Makes a refund in the provider's dashboard. */
const giveByHand = (amountPence: number) =>
  stage.gateway.refund({ intentId: order.paymentIntent, amountPence, idempotencyKey: randomUUID() });

/** Takes an event of the provider about the booking's payment. */
const hear = (type: string) =>
  takeEvent(stage.deps(), {
    ...{ id: `evt_${randomUUID()}`, type, paymentIntentId: order.paymentIntent },
    ...{ livemode: false, payload: {} },
  });

async function later(hours = 0.1): Promise<void> {
  stage.passHours(hours);
  await reconcile(stage.deps());
}

/** The text of all invoices and credit notes of the order. */
async function printed(): Promise<string> {
  const entries = await ledger();
  const listed = documentsOf(await read(order.id), entries).filter(({ number }) => number !== null);
  expect(listed).toHaveLength(entries.length);
  return JSON.stringify(entries.map((entry) => invoice(entry)));
}

async function letter(kind: 'refund' | 'status-change' | 'order-details'): Promise<string> {
  const [email] = await stage.rows<{ orderId: string; recipient: string; data: Record<string, string> }>(
    'select order_id as "orderId", recipient, data from email_messages where order_id = $1 and kind = $2 order by created_at desc limit 1',
    [order.id, kind],
  );
  const letterhead = await readLetterhead(stage.database.pool);
  const env = { storeName: letterhead.name, publicUrl: '', jwtSecret: 'x'.repeat(32) };
  const deps = { database: stage.database, env, letterhead, now: stage.now, kept: null };
  const render = {
    refund: renderRefund,
    'status-change': renderStatusChange,
    'order-details': renderOrderEmail,
  }[kind];
  return (await render(deps as never, email!))?.text ?? '';
}
