import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { IS_LIVE } from '../../payments/attempt-status.js';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { PaymentStage } from '../test/payment-stage.js';
import { expireOldCheckouts } from './expire-checkouts.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

test('a checkout is left open for a day', async () => {
  const { checkoutId } = await (await stage.customer()).startPayment();
  stage.passHours(23.9);
  await expireOldCheckouts(stage.deps());
  expect(await stage.statusOf(checkoutId)).toBe('awaiting_payment');
});

test('after a day the payment is cancelled at the provider first, then the checkout is closed; the cart stays', async () => {
  const customer = await stage.customer(4);
  const { checkoutId, intent } = await customer.startPayment();
  stage.passHours(24.1);

  await expireOldCheckouts(stage.deps());
  expect(stage.gateway.intents.get(intent.id)?.status).toBe('canceled');
  expect(await stage.statusOf(checkoutId)).toBe('expired');
  expect(Object.values(await customer.cart())).toEqual([4]);
  expect(
    await stage.rows(`select 1 from payment_attempts where checkout_id = $1 and ${IS_LIVE}`, [checkoutId]),
  ).toEqual([]);
});

test('money that was quicker than the closing wins', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.passHours(24.1);
  stage.gateway.pay(intent.id);

  await expireOldCheckouts(stage.deps());
  expect(await stage.statusOf(checkoutId)).toBe('finalized');
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('a checkout that cannot be closed keeps none of the others open', async () => {
  const stuck = await (await stage.customer()).startPayment();
  const other = await (await stage.customer()).startPayment();
  stage.gateway.intents.delete(stuck.intent.id);
  stage.passHours(24.1);

  await expireOldCheckouts(stage.deps());
  expect(await stage.statusOf(other.checkoutId)).toBe('expired');
});

test('a provider that does not answer ends it at once, and the rest is closed the next time', async () => {
  const customers = [await stage.customer(), await stage.customer()];
  const begun = await Promise.all(customers.map((customer) => customer.startPayment()));
  stage.passHours(24.1);
  stage.gateway.spoil('cancelIntent', new GatewayUnavailable('time-out'));
  const asked = stage.gateway.countOf('cancelIntent');

  await expect(expireOldCheckouts(stage.deps())).rejects.toThrow(GatewayUnavailable);
  expect(stage.gateway.countOf('cancelIntent')).toBe(asked + 1);
  await expireOldCheckouts(stage.deps());
  for (const { checkoutId } of begun) expect(await stage.statusOf(checkoutId)).toBe('expired');
});

test('a payment begun while its checkout is being closed keeps it open until the next time', async () => {
  const customer = await stage.customer();
  const checkoutId = await customer.openCheckout();
  stage.passHours(24.1);
  const client = await stage.database.pool.connect();
  await client.query('begin');
  await client.query('select 1 from checkouts where id = $1 for update', [checkoutId]);

  const expired = expireOldCheckouts(stage.deps());
  await stage.lockIsAwaited();
  await client.query(
    `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, next_check_at, created_at)
      values (gen_random_uuid(), $1::uuid, 1, 5000, 'late' || $1::text, now(), now())`,
    [checkoutId],
  );
  await client.query('commit');
  client.release();
  await expired;
  expect(await stage.statusOf(checkoutId)).toBe('awaiting_payment');
  expect(
    await stage.rows('select status from payment_attempts where checkout_id = $1', [checkoutId]),
  ).toEqual([{ status: 'requested' }]);
});
