import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { PaymentStage } from '../test/payment-stage.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

test('asking for the intent again gives the same one, also to ten pages at once', async () => {
  const customer = await stage.customer();
  const checkoutId = await customer.openCheckout();
  const asked = stage.gateway.intents.size;

  const intents = await Promise.all(
    Array.from({ length: 10 }, () => customer.services().payments.createIntent(checkoutId)),
  );
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  expect(stage.gateway.intents.size).toBe(asked + 1);
});

test('when the answer to the creation is lost, asking again gives the intent that was made', async () => {
  const customer = await stage.customer();
  const checkoutId = await customer.openCheckout();
  stage.gateway.spoil('createIntent', 'lost');
  const asked = stage.gateway.intents.size;

  await expect(customer.services().payments.createIntent(checkoutId)).rejects.toMatchObject({ status: 503 });
  await customer.services().payments.createIntent(checkoutId);
  expect(stage.gateway.intents.size).toBe(asked + 1);
});

test('an intent that was cancelled at the provider is not handed out: the checkout is closed', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.move(intent.id, 'canceled');

  await expect(customer.services().payments.createIntent(checkoutId)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('closed'),
  });
  expect(await stage.statusOf(checkoutId)).toBe('cancelled');
  expect(await customer.startPayment()).toMatchObject({ intent: { status: 'requires_payment_method' } });
});

test('an intent that was paid meanwhile is not handed out: the order is made', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.pay(intent.id);

  await expect(customer.services().payments.createIntent(checkoutId)).rejects.toMatchObject({
    status: 409,
    message: 'Checkout is already paid',
  });
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('paying answers with the finished checkout and keeps the collection date for the order', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.pay(intent.id);

  const { checkout } = await customer.services().payments.pay(checkoutId, '2026-12-01');
  expect(checkout.status).toBe('finalized');
  expect(
    await stage.rows('select collection_date::text from orders where checkout_id = $1', [checkoutId]),
  ).toEqual([{ collection_date: '2026-12-01' }]);
});

/** An order that was paid before a collection date was chosen. */
async function dateless() {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.pay(intent.id);
  const order = await customer.services().payments.finalize(checkoutId);
  return { customer, checkoutId, order };
}

const afterwards = (orderId: string) =>
  stage.rows(
    `select collection_date::text as date, version,
      (select count(*)::int from order_events where order_id = o.id and status = 'changed') as events,
      (select count(*)::int from email_messages where order_id = o.id and kind = 'order-changed') as emails
    from orders o where id = $1`,
    [orderId],
  );

test('a date that arrives once the order is there is dated on its timeline and confirmed by email, once', async () => {
  const { customer, checkoutId, order } = await dateless();
  await customer.services().payments.pay(checkoutId, '2026-12-01');
  await customer.services().payments.pay(checkoutId, '2026-12-02');
  const [after] = await afterwards(order.id);
  expect(after).toMatchObject({ date: '2026-12-01', events: 1, emails: 1 });
  expect(after?.version).toBeGreaterThan(order.version);
});

test.each(['cancelled', 'shipped', 'delivered'])(
  'an order that is %s gets no collection date',
  async (status) => {
    const { customer, checkoutId, order } = await dateless();
    await stage.rows('update orders set status = $2 where id = $1', [order.id, status]);
    await expect(customer.services().payments.pay(checkoutId, '2026-12-01')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You can only set the collection date while the order is processing',
    });
    expect(await afterwards(order.id)).toMatchObject([{ date: null, events: 0, emails: 0 }]);
    expect((await customer.services().payments.pay(checkoutId)).order.id).toBe(order.id);
  },
);

test('a date that staff agreed stays when the page sends another one late', async () => {
  const { customer, checkoutId, order } = await dateless();
  await stage.rows(
    `update orders set shipment = shipment || '{"collectionDate": "2026-12-08"}' where id = $1`,
    [order.id],
  );
  await customer.services().payments.pay(checkoutId, '2026-12-01');
  expect(await afterwards(order.id)).toMatchObject([{ date: '2026-12-08', emails: 0 }]);
});

test.each([
  ['no answer', new GatewayUnavailable('time-out')],
  ['a wrong key', new GatewayRefused('api_key_expired', 'Expired API Key')],
  ['a refused card', new GatewayRefused('card_declined', 'Your card was declined.')],
])('%s at the provider gives 503, never as a 401 or 402 of ours', async (_what, trouble) => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  const { payments } = customer.services();

  stage.gateway.spoil('readIntent', trouble);
  await expect(payments.confirm(intent.id)).rejects.toMatchObject({
    status: 503,
    code: 'PAYMENT_UNAVAILABLE',
  });
  stage.gateway.spoil('readIntent', trouble);
  await expect(payments.finalize(checkoutId)).rejects.toMatchObject({ status: 503 });
  const other = await (await stage.customer()).openCheckout();
  await expect(payments.finalize(other)).rejects.toMatchObject({ status: 404 });
});

test('cancelling keeps the cart and closes the checkout; a repeat says the same', async () => {
  const customer = await stage.customer(2);
  const { checkoutId, intent } = await customer.startPayment();

  await customer.services().payments.cancel(intent.id);
  expect((await customer.services().payments.cancel(intent.id)).checkout.status).toBe('cancelled');
  expect(Object.values(await customer.cart())).toEqual([2]);
  await expect(customer.services().payments.finalize(checkoutId)).rejects.toMatchObject({
    code: 'PAYMENT_NOT_COMPLETED',
  });
});

test('cancelling a payment whose money was quicker makes the order and says so', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.pay(intent.id);

  await expect(customer.services().payments.cancel(intent.id)).rejects.toMatchObject({
    status: 409,
    message: 'Payment already completed',
  });
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('somebody else sees nothing of a payment', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  const { payments } = (await stage.customer()).services();

  await expect(payments.confirm(intent.id)).rejects.toMatchObject({ status: 404 });
  await expect(payments.cancel(intent.id)).rejects.toMatchObject({ status: 404 });
  await expect(payments.finalize(checkoutId)).rejects.toMatchObject({ status: 404 });
  await expect(payments.createIntent(checkoutId)).rejects.toMatchObject({ status: 404 });
});

test('finishing asks the provider about the payment that can have money, not about cancelled ones', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  await stage.rows(
    `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, payment_intent, provider_status, status, next_check_at, created_at)
      select gen_random_uuid(), $1::uuid, n, 100, 'old' || n || $1::text, 'pi_old' || n || $1::text, 'canceled', 'cancelled', now(), now() from generate_series(2, 6) n`,
    [checkoutId],
  );
  stage.gateway.pay(intent.id);
  const before = stage.gateway.countOf('readIntent');

  expect(await customer.services().payments.finalize(checkoutId)).toMatchObject({ paymentIntent: intent.id });
  expect(stage.gateway.countOf('readIntent') - before).toBe(1);
});

test('a checkout opened while its payment settles is never a second one for what was just bought', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  const expectedTotal = await customer.cartTotal();
  stage.gateway.pay(intent.id);
  const client = await stage.database.pool.connect();
  await client.query('begin');
  await client.query('lock table service_options in access exclusive mode');

  const opened = customer.openCheckout({ expectedTotal }).catch((error: Error) => error.message);
  await stage.lockIsAwaited();
  const settled = syncPayment(stage.deps(), intent.id);
  await Promise.race([settled, stage.lockIsAwaited(2)]);
  await client.query('commit');
  client.release();
  await Promise.all([opened, settled]);

  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(
    await stage.rows(`select id from checkouts where user_id = $1 and status = 'awaiting_payment'`, [
      customer.id,
    ]),
  ).toEqual([]);
});
