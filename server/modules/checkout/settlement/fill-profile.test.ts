import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CheckoutInput } from '../checkout.inputs.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { syncPayment } from './settle-payment.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

const HOME = {
  ...{ line1: '1 Park Row', line2: 'Flat 2', city: 'Leeds', state: '', postcode: 'LS1 5AB' },
  country: 'United Kingdom',
};
const PHONE = '020 7946 0001';
const FIRST = { contactName: 'Ann Shipper', contactPhone: PHONE, collectionAddress: HOME };

test('the first paid checkout fills phone and address of the account, and leaves its name', async () => {
  const customer = await stage.customer();
  await buy(customer, FIRST);
  expect(await profileOf(customer)).toEqual({ name: 'Ann', phone: PHONE, address: HOME });
});

test('an account without a name takes that of the contact', async () => {
  const customer = await stage.customer();
  await stage.rows(`update users set name = '' where id = $1`, [customer.id]);
  await buy(customer, FIRST);
  expect(await profileOf(customer)).toMatchObject({ name: 'Ann Shipper' });
});

test.each([
  ['phone', `phone = '0113 496 0999'`, { phone: '0113 496 0999', address: HOME }],
  ['address', `address = '{"line1":"9 Low Lane"}'`, { phone: PHONE, address: { line1: '9 Low Lane' } }],
])('a %s that the account has is never overwritten', async (_field, stored, profile) => {
  const customer = await stage.customer();
  await stage.rows(`update users set ${stored} where id = $1`, [customer.id]);
  await buy(customer, FIRST);
  expect(await profileOf(customer)).toMatchObject(profile);
});

test('what was filled in by its owner while the order was being written stays', async () => {
  const customer = await stage.customer();
  const { intent } = await paid(customer, FIRST);
  const own = await stage.database.pool.connect();
  await own.query('begin');
  await own.query(`update users set phone = '0113 496 0999' where id = $1`, [customer.id]);
  const settled = syncPayment(stage.deps(), intent.id);
  await stage.lockIsAwaited();
  await own.query('commit');
  own.release();
  expect((await settled).order).not.toBeNull();
  expect(await profileOf(customer)).toMatchObject({ phone: '0113 496 0999', address: HOME });
});

test('what its owner has taken out since the first order stays empty', async () => {
  const customer = await stage.customer();
  await buy(customer, FIRST);
  await stage.rows(`update users set phone = '', address = null where id = $1`, [customer.id]);
  await customer.putIntoCart(await stage.productId(0), 1);
  await buy(customer, FIRST);
  expect(await profileOf(customer)).toMatchObject({ phone: '', address: null });
});

test('a collection that is only a place, and a contact without a phone, fill nothing', async () => {
  const customer = await stage.customer();
  const place = { line1: 'Leeds', city: 'Leeds', country: 'United Kingdom' };
  await buy(customer, { collectionAddress: place }, { collectionIsPlace: true });
  expect(await profileOf(customer)).toMatchObject({ phone: '', address: null });
});

test('a checkout that is not paid fills nothing', async () => {
  const customer = await stage.customer();
  await customer.openCheckout(FIRST);
  expect(await profileOf(customer)).toMatchObject({ phone: '', address: null });
});

async function buy(...checkout: Parameters<typeof paid>): Promise<void> {
  const { intent } = await paid(...checkout);
  expect((await syncPayment(stage.deps(), intent.id)).order).not.toBeNull();
}

async function paid(customer: Customer, input: Partial<CheckoutInput>, options = {}) {
  const whole = { ...customer.checkoutInput(await customer.cartTotal()), ...input };
  const { id } = await customer.services().checkouts.open(whole, options);
  const intent = await customer.services().payments.createIntent(id);
  stage.gateway.pay(intent.id);
  return { intent };
}

async function profileOf({ id }: Customer) {
  const [profile] = await stage.rows('select name, phone, address from users where id = $1', [id]);
  return profile;
}
