import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { IS_LIVE } from '../../payments/attempt-status.js';
import { expireOldCheckouts } from '../status/expire-checkouts.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { claimDue, DUE_ATTEMPTS } from './due-rows.store.js';
import type { DueAttempt } from './reconcile-attempt.js';
import { reconcile } from './reconciler.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

const reconcileLater = async (hours = 0.1) => {
  stage.passHours(hours);
  await reconcile(stage.deps());
};

test('a payment that nobody came back from gets its order', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);

  await reconcileLater();
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('an intent whose creation was never answered is found again under its key', async () => {
  const { checkoutId, attempt } = await lostCreation(await stage.customer());
  const made = stage.gateway.intents.size;

  await reconcileLater();
  expect(stage.gateway.intents.size).toBe(made);
  expect(await attempt()).toMatchObject({ payment_intent: expect.stringMatching(/^pi_/), status: 'open' });
  expect(await stage.statusOf(checkoutId)).toBe('awaiting_payment');
});

test('past the life of its key the intent is looked for in the list, and adopted', async () => {
  const { attempt } = await lostCreation(await stage.customer());
  stage.gateway.forgetKeys();
  const made = stage.gateway.intents.size;

  await reconcileLater(23.5);
  expect(stage.gateway.intents.size).toBe(made);
  expect(await attempt()).toMatchObject({ payment_intent: expect.stringMatching(/^pi_/) });
});

test('past the life of its key an attempt that made no intent is closed, and a new one may begin', async () => {
  const customer = await stage.customer();
  const checkoutId = await customer.openCheckout();
  stage.gateway.spoil('createIntent', new Error('the process was killed'));
  await customer
    .services()
    .payments.createIntent(checkoutId)
    .catch(() => {});

  await reconcileLater(23.5);
  expect(
    await stage.rows('select status from payment_attempts where checkout_id = $1', [checkoutId]),
  ).toEqual([{ status: 'abandoned' }]);
  expect((await customer.services().payments.createIntent(checkoutId)).status).toBe(
    'requires_payment_method',
  );
});

test('an attempt whose intent the provider does not know is closed after a day, and its checkout expires', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  const isLive = async () => {
    const sql = 'select status from payment_attempts where checkout_id = $1';
    return (await stage.rows<{ status: string }>(sql, [checkoutId]))[0]!.status === 'open';
  };
  stage.gateway.intents.delete(intent.id);
  await reconcileLater(1);
  expect(await isLive()).toBe(true);

  await reconcileLater(23.5);
  expect(await isLive()).toBe(false);
  await expireOldCheckouts(stage.deps());
  expect(await stage.statusOf(checkoutId)).toBe('expired');
});

test('an attempt whose intent is made while it is looked for is not closed', async () => {
  const customer = await stage.customer();
  const checkoutId = await customer.openCheckout();
  stage.gateway.spoil('createIntent', new Error('the process was killed'));
  await customer
    .services()
    .payments.createIntent(checkoutId)
    .catch(() => {});
  stage.gateway.beforeList = async () => {
    stage.gateway.beforeList = async () => {};
    await customer.services().payments.createIntent(checkoutId);
  };

  await reconcileLater(23.5);
  expect(
    await stage.rows('select status from payment_attempts where checkout_id = $1', [checkoutId]),
  ).toEqual([{ status: 'open' }]);
});

test('an intent cancelled at the provider closes its checkout and keeps the cart', async () => {
  const customer = await stage.customer(3);
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.move(intent.id, 'canceled');

  await reconcileLater();
  expect(await stage.statusOf(checkoutId)).toBe('cancelled');
  expect(Object.values(await customer.cart())).toEqual([3]);
});

test('a payment that could still be made for a finished checkout is cancelled at the provider', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  await stage.rows(`update checkouts set status = 'refunded' where id = $1`, [checkoutId]);

  await reconcileLater();
  expect(stage.gateway.intents.get(intent.id)?.status).toBe('canceled');
  expect(
    await stage.rows(`select 1 from payment_attempts where checkout_id = $1 and ${IS_LIVE}`, [checkoutId]),
  ).toEqual([]);
});

test('two reconcilers share the rows: none is taken twice', async () => {
  for (let count = 0; count < 6; count += 1) await (await stage.customer()).startPayment();
  stage.passHours(0.1);

  const taken = await Promise.all([1, 2, 3].map(() => claimDue<DueAttempt>(stage.deps(), DUE_ATTEMPTS)));
  const ids = taken.flat().map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(6);
  expect(new Set(ids).size).toBe(ids.length);
});

test('one round takes all that is due, however much', async () => {
  const customer = await stage.customer();
  const { checkoutId } = await customer.startPayment();
  await stage.rows(
    `insert into stripe_events (id, type, payload, received_at, next_check_at)
      select 'evt_many' || n, 'customer.created', '{}', $1, $1 from generate_series(1, 130) n`,
    [stage.now()],
  );

  await reconcileLater();
  expect(
    await stage.rows(`select 1 from stripe_events where id like 'evt_many%' and done_at is null`),
  ).toEqual([]);
  expect(await stage.statusOf(checkoutId)).toBe('awaiting_payment');
});

test('a payment the provider will not tell about holds up none of the others', async () => {
  const missing = await (await stage.customer()).startPayment();
  const paid = await (await stage.customer()).startPayment();
  stage.gateway.intents.delete(missing.intent.id);
  stage.gateway.pay(paid.intent.id);

  await reconcileLater();
  expect(await stage.ordersOf(paid.checkoutId)).toHaveLength(1);
});

async function lostCreation(customer: Customer) {
  const checkoutId = await customer.openCheckout();
  stage.gateway.spoil('createIntent', 'lost');
  await customer
    .services()
    .payments.createIntent(checkoutId)
    .catch(() => {});
  return {
    checkoutId,
    attempt: async () =>
      (
        await stage.rows('select payment_intent, status from payment_attempts where checkout_id = $1', [
          checkoutId,
        ])
      )[0],
  };
}
