import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readOrder } from '../../orders/order.store.js';
import { IS_LIVE } from '../../payments/attempt-status.js';
import type { IssueToRaise } from '../payment-issues/payment-issues.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { compareWithProvider } from '../reconciliation/compare-with-provider.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { PaymentStage } from '../test/payment-stage.js';
import { settlePayment, syncPayment } from './settle-payment.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

const sync = (intentId: string) => syncPayment(stage.deps(), intentId);

test('twenty callers at once make one order and are all given the same', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.pay(intent.id);

  const settled = await Promise.all(Array.from({ length: 20 }, () => sync(intent.id)));
  const [order] = await stage.ordersOf(checkoutId);
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  for (const { order: given } of settled) expect(given?.id).toBe(order!.id);
  expect(await stage.rows('select 1 from email_messages where order_id = $1', [order!.id])).toHaveLength(1);
  expect(
    await stage.rows(`select 1 from payment_attempts where checkout_id = $1 and ${IS_LIVE}`, [checkoutId]),
  ).toEqual([]);
});

test('money that differs from the checkout makes no order and goes to a person', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id, { amountReceivedPence: intent.amountPence - 1 });

  expect((await sync(intent.id)).order).toBeNull();
  expect(await stage.ordersOf(checkoutId)).toEqual([]);
  expect(await stage.statusOf(checkoutId)).toBe('review');
  expect(await stage.issuesOf(intent.id)).toMatchObject([{ kind: 'amount_differs' }]);
});

test('a wrong sum that the provider tells once is asked for again before a person has to look', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id, { amountReceivedPence: intent.amountPence + 1 });
  const wrong = await stage.gateway.readIntent(intent.id);
  stage.gateway.pay(intent.id);

  expect((await settlePayment(stage.deps(), wrong)).order).not.toBeNull();
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(await isOpen(intent.id)).toBe(false);
});

test('a wrong sum that the provider tells twice is asked for again in the next round, within the hour', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id, { amountReceivedPence: intent.amountPence + 1 });
  await sync(intent.id);
  expect(await isOpen(intent.id)).toBe(true);

  stage.gateway.pay(intent.id);
  const anHour = 60 * 60 * 1000;
  await reconcile({ ...stage.deps(), now: () => new Date(stage.deps().now().getTime() + anHour + 1) });
  expect(await stage.ordersOf(checkoutId)).toEqual([]);
  await reconcile(stage.deps());
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(await isOpen(intent.id)).toBe(false);
});

test('what a person had to look at ends when the payment gets its order after all', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id, { amountReceivedPence: intent.amountPence - 1 });
  await sync(intent.id);
  expect(await isOpen(intent.id)).toBe(true);

  stage.gateway.pay(intent.id);
  expect((await sync(intent.id)).order).not.toBeNull();
  expect(await isOpen(intent.id)).toBe(false);
});

test('what a person had to look at before ends with the next comparison, but not what is disputed', async () => {
  const paid = async () => {
    const { intent } = await (await stage.customer()).startPayment();
    stage.gateway.pay(intent.id);
    await sync(intent.id);
    return intent;
  };
  const raise = (intent: { id: string; checkoutId: string | null }, issue: IssueToRaise) =>
    raiseIssue(stage.deps().em, stage.deps(), intent, issue);
  const [settled, disputed] = [await paid(), await paid()];
  for (const intent of [settled, disputed]) {
    await raise(intent, { kind: 'unknown_checkout', data: {} });
    await raise(intent, { kind: 'amount_differs', data: { receivedPence: 1, expectedPence: 2 } });
  }
  await raise(disputed, { kind: 'disputed', data: { stage: 'created' } });

  await compareWithProvider(stage.deps());
  expect(await isOpen(settled.id)).toBe(false);
  expect(await isOpen(disputed.id)).toBe(true);
});

test('another currency makes no order and goes to a person', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id, { currency: 'usd' });

  expect((await sync(intent.id)).order).toBeNull();
  expect(await stage.statusOf(checkoutId)).toBe('review');
  expect(await stage.issuesOf(intent.id)).toContainEqual({
    kind: 'currency_differs',
    data: { received: 'usd', expected: 'gbp' },
  });
});

test('a payment that belongs to no checkout goes to a person', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id, { checkoutId: 'somebody-elses' });

  expect(await sync(intent.id)).toMatchObject({ checkout: null, order: null });
  expect(await stage.issuesOf(intent.id)).toContainEqual({ kind: 'unknown_checkout', data: {} });
});

test('a second payment of a finished checkout is refunded, and the order stays', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  const first = await sync(intent.id);
  const second = await secondIntent(checkoutId, intent.amountPence);
  stage.gateway.pay(second);

  expect((await sync(second)).order?.id).toBe(first.order?.id);
  await sync(second);
  expect(await stage.refundsOf(second)).toMatchObject([
    { reason: 'paid-twice', status: 'requested', provider_refund: null },
  ]);
  expect(await stage.refundsOf(intent.id)).toEqual([]);
});

test('money that comes within a day of the closing, at an unchanged price, makes the order', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  await close(checkoutId);
  stage.passHours(23);
  stage.gateway.pay(intent.id);

  await sync(intent.id);
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(await stage.statusOf(checkoutId)).toBe('finalized');
});

test('a payment more than a day after the closing is refunded', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  await close(checkoutId);
  stage.passHours(25);
  stage.gateway.pay(intent.id);

  expect((await sync(intent.id)).order).toBeNull();
  expect(await stage.ordersOf(checkoutId)).toEqual([]);
  expect(await stage.statusOf(checkoutId)).toBe('refunded');
  expect(await stage.refundsOf(intent.id)).toMatchObject([
    { reason: 'checkout-closed', status: 'requested', provider_refund: null },
  ]);
});

test('a payment after the closing is refunded when the price has changed', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  await close(checkoutId);
  await stage.rows(
    `update service_options set surcharge_pence = surcharge_pence + 500 where level = 'standard'`,
  );
  stage.gateway.pay(intent.id);

  await sync(intent.id);
  await stage.rows(
    `update service_options set surcharge_pence = surcharge_pence - 500 where level = 'standard'`,
  );
  expect(await stage.statusOf(checkoutId)).toBe('refunded');
  expect(await stage.refundsOf(intent.id)).toHaveLength(1);
});

test('every payment of a refunded checkout is refunded, not only the first', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  const second = await secondIntent(checkoutId, intent.amountPence);
  await close(checkoutId);
  stage.passHours(25);
  stage.gateway.pay(intent.id);
  stage.gateway.pay(second);

  await sync(intent.id);
  await sync(second);
  expect(await stage.refundsOf(intent.id)).toHaveLength(1);
  expect(await stage.refundsOf(second)).toHaveLength(1);
});

test('an order takes over all that its checkout has frozen', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  const promotion = { id: randomUUID(), name: 'Spring', isLimited: false };
  await stage.rows(
    `update checkouts set shipment = shipment || $2 || jsonb_build_object('itemsPence', (shipment->>'itemsPence')::int + 1) where id = $1`,
    [
      checkoutId,
      JSON.stringify({
        ...{ promotion, promotionPence: 1, collectionDate: stage.today(9) },
        ...{ transit: { fromDays: 3, toDays: 5 }, fromCity: 'Leeds', toCity: 'Perth' },
      }),
    ],
  );
  stage.gateway.pay(intent.id);
  await sync(intent.id);

  const [rows] = await stage.rows<{ frozen: object; ordered: object }>(
    'select c.shipment as frozen, o.shipment as ordered from checkouts c join orders o on o.checkout_id = c.id where c.id = $1',
    [checkoutId],
  );
  expect(rows!.ordered).toEqual(rows!.frozen);
  expect(rows!.ordered).toMatchObject({ promotion, promotionPence: 1, collectionDate: stage.today(9) });
});

test('what was bought leaves the cart, what was added meanwhile stays', async () => {
  const customer = await stage.customer(2);
  const { intent } = await customer.startPayment();
  const [same, other] = [await stage.productId(0), await stage.productId(1)];
  await customer.putIntoCart(same, 5);
  await customer.putIntoCart(other, 1);
  stage.gateway.pay(intent.id);

  await sync(intent.id);
  expect(await customer.cart()).toEqual({ [same]: 3, [other]: 1 });
});

test.each([
  ['of its attempt', async () => null],
  ['that no attempt of ours knows', secondIntent],
])(
  'a quantity that is being changed while a payment %s is settled loses exactly what was bought',
  async (_which, another) => {
    const customer = await stage.customer(2);
    const { checkoutId, intent } = await customer.startPayment();
    const paid = (await another(checkoutId, intent.amountPence)) ?? intent.id;
    stage.gateway.pay(paid);
    const client = await stage.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from carts where user_id = $1 for update', [customer.id]);
    await client.query(
      'update cart_lines set quantity = 5 where cart_id = (select id from carts where user_id = $1)',
      [customer.id],
    );
    const settled = sync(paid);
    await stage.lockIsAwaited();
    await client.query('commit');
    client.release();

    await settled;
    expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
    expect(Object.values(await customer.cart())).toEqual([3]);
  },
);

test('a payment that came back whole marks its order as refunded', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await sync(intent.id);
  await refundInDashboard(intent.id, intent.amountPence);

  expect((await sync(intent.id)).order?.paymentStatus).toBe('refunded');
});

test('a payment refunded at the provider before it was reported makes no order and raises no issue', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await refundInDashboard(intent.id, intent.amountPence);

  expect((await sync(intent.id)).order).toBeNull();
  expect(await stage.ordersOf(checkoutId)).toEqual([]);
  expect(await stage.statusOf(checkoutId)).toBe('refunded');
  await reconcile(stage.deps());
  await sync(intent.id);
  expect(await stage.refundsOf(intent.id)).toMatchObject([{ status: 'succeeded', channel: 'dashboard' }]);
  expect(await stage.issuesOf(intent.id)).toEqual([]);
});

test('a partial refund before the payment was reported counts from the beginning', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await refundInDashboard(intent.id, 500);

  const [{ order }] = [await sync(intent.id)];
  const rows = await stage.rows(
    `select refunded_pence::int as refunded, payment_status as status, (select sum(amount_pence)::int from ledger_entries l
      where l.order_id = o.id) as ledger from orders o where id = $1`,
    [order!.id],
  );
  expect(rows).toEqual([{ refunded: 500, status: 'paid', ledger: intent.amountPence - 500 }]);
  const shown = await readOrder(stage.database.pool, order!.id, null);
  expect(shown?.payments).toMatchObject([{ refundedPence: 500 }]);
});

function refundInDashboard(intentId: string, amountPence: number) {
  return stage.gateway.refund({ intentId, amountPence, idempotencyKey: `by hand ${intentId}` });
}

async function close(checkoutId: string): Promise<void> {
  await stage.rows(`update checkouts set status = 'expired', updated_at = $2 where id = $1`, [
    checkoutId,
    stage.now(),
  ]);
}

/** An intent of the same checkout that belongs to no stored attempt. */
async function secondIntent(checkoutId: string, amountPence: number): Promise<string> {
  const { id } = await stage.gateway.createIntent({
    amountPence,
    currency: 'gbp',
    checkoutId,
    attemptId: '',
    idempotencyKey: `second:${checkoutId}`,
    receiptEmail: '',
  });
  return id;
}

async function isOpen(intentId: string): Promise<boolean> {
  const sql = 'select 1 from payment_issues where payment_intent = $1 and resolved_at is null';
  return (await stage.rows(sql, [intentId])).length === 1;
}
