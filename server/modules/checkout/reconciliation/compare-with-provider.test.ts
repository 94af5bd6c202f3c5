import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PaymentStage } from '../test/payment-stage.js';
import { compareWithProvider } from './compare-with-provider.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

test('money without an order gets its order, even when every message was lost', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await stage.rows(
    `update payment_attempts set status = 'abandoned', payment_intent = null where checkout_id = $1`,
    [checkoutId],
  );
  stage.passHours(0.5);

  await compareWithProvider(stage.deps());
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('an order without money goes to a person', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  stage.passHours(0.5);
  await compareWithProvider(stage.deps());
  stage.gateway.move(intent.id, 'canceled');

  await compareWithProvider(stage.deps());
  expect(await stage.issuesOf(intent.id)).toContainEqual({ kind: 'order_without_payment', data: {} });
});

test('a payment that cannot be read holds up none of the others', async () => {
  const lost = await (await stage.customer()).startPayment();
  stage.gateway.pay(lost.intent.id);
  stage.passHours(0.5);
  await compareWithProvider(stage.deps());
  const paid = await (await stage.customer()).startPayment();
  stage.gateway.pay(paid.intent.id);
  stage.passHours(0.5);
  const odd = await (await stage.customer()).startPayment();
  stage.gateway.pay(odd.intent.id);
  stage.gateway.move(odd.intent.id, 'canceled');
  stage.gateway.intents.delete(lost.intent.id);

  await compareWithProvider(stage.deps());
  expect(await stage.ordersOf(paid.checkoutId)).toHaveLength(1);
  expect(await stage.issuesOf(lost.intent.id)).toContainEqual({ kind: 'order_without_payment', data: {} });
});
