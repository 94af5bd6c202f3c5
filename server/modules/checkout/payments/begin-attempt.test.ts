import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PaymentStage } from '../test/payment-stage.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});

afterAll(() => stage.close());

test('of two checkouts of the same things only one can be paid: starting the second closes the first', async () => {
  const customer = await stage.customer(2);
  const first = await customer.startPayment();
  await customer.putIntoCart(await stage.productId(0), 3);
  const second = await customer.startPayment();

  expect(await stage.statusOf(first.checkoutId)).toBe('cancelled');
  expect((await stage.gateway.readIntent(first.intent.id)).status).toBe('canceled');
  expect(await stage.statusOf(second.checkoutId)).toBe('awaiting_payment');
});

test('starting a second payment after the first was paid makes the first order and charges nothing', async () => {
  const customer = await stage.customer(2);
  const first = await customer.startPayment();
  await customer.putIntoCart(await stage.productId(0), 3);
  const second = await customer.openCheckout();
  stage.gateway.pay(first.intent.id);

  await expect(customer.services().payments.createIntent(second)).rejects.toMatchObject({
    status: 409,
    message: 'A payment for this shipment has just arrived. Check your orders before you pay again.',
  });
  expect(await stage.ordersOf(first.checkoutId)).toHaveLength(1);
});

test('a checkout of things that were bought meanwhile is not paid again', async () => {
  const customer = await stage.customer(2);
  const first = await customer.startPayment();
  await customer.putIntoCart(await stage.productId(0), 3);
  const second = await customer.openCheckout();
  await customer.putIntoCart(await stage.productId(0), 2);
  stage.gateway.pay(first.intent.id);
  await customer.services().payments.finalize(first.checkoutId);

  await expect(customer.services().payments.createIntent(second)).rejects.toMatchObject({
    status: 409,
    message: 'Your shipment has changed since this checkout was opened. Check out again from your cart.',
  });
});

test('checkouts of different parts of one cart do not hinder each other', async () => {
  const customer = await stage.customer(2);
  await customer.putIntoCart(await stage.productId(1), 1);
  const services = customer.services();
  const partOf = async (index: number, quantity: number) => {
    const items = [{ id: await stage.productId(index), quantity }];
    const probe = await services.checkouts.open(customer.checkoutInput(0), { items }).catch((error) => error);
    return services.checkouts.open(customer.checkoutInput(probe.details.newTotal), { items });
  };
  const one = await partOf(0, 2);
  const other = await partOf(1, 1);
  await customer.services().payments.createIntent(one.id);
  await customer.services().payments.createIntent(other.id);
  expect(await stage.statusOf(one.id)).toBe('awaiting_payment');
  expect(await stage.statusOf(other.id)).toBe('awaiting_payment');
});

test('money that comes after the collection date still makes the order, with the date to be agreed', async () => {
  const customer = await stage.customer(2);
  const checkoutId = await customer.openCheckout({ collectionDate: stage.today(1) });
  const intent = await customer.services().payments.createIntent(checkoutId);
  stage.passHours(48);
  stage.gateway.pay(intent.id);
  expect((await customer.services().payments.finalize(checkoutId)).shipment.collectionDate).toBeNull();
});

test('a checkout whose payment never began is cancelled by its own call; the cart is kept', async () => {
  const customer = await stage.customer(2);
  const checkoutId = await customer.openCheckout();
  const { payments } = customer.services();
  expect(await payments.cancelCheckout(checkoutId)).toMatchObject({ status: 'cancelled' });
  expect(await customer.services().payments.cancelCheckout(checkoutId)).toMatchObject({
    status: 'cancelled',
  });
  expect(Object.values(await customer.cart())).toEqual([2]);
  await expect(customer.services().payments.createIntent(checkoutId)).rejects.toMatchObject({ status: 409 });
});

test('a checkout that was paid cannot be cancelled by that call either', async () => {
  const customer = await stage.customer(2);
  const { checkoutId, intent } = await customer.startPayment();
  stage.gateway.pay(intent.id);
  await expect(customer.services().payments.cancelCheckout(checkoutId)).rejects.toMatchObject({
    status: 409,
    message: 'Payment already completed',
  });
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});
