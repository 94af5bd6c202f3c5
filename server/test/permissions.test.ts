import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APIS } from './clients/clients.js';
import type { SeenOrder, ShopClient } from './clients/shop-client.js';
import { openCheckout, placeOrder, signInAsAdmin, signUp } from './factories.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Things of the owner that others ask for. */
interface Belongings {
  readonly order: SeenOrder;
  readonly checkoutId: string;
  readonly intentId: string;
}

type Call = (client: ShopClient, owned: Belongings) => Promise<unknown>;

/** Calls that only the owner's token opens, with the message for everybody else. */
const OWNERS: readonly (readonly [string, Call, string])[] = [
  ['order', (client, { order }) => client.order(order.id), 'Order not found'],
  ['order email', (client, { order }) => client.emailOrder(order.id), 'Order not found'],
  ['payment intent', (client, owned) => client.createPaymentIntent(owned.checkoutId), 'Checkout not found'],
  ['payment status', (client, { intentId }) => client.paymentStatus(intentId), 'Payment not found'],
  ['confirmation', (client, { intentId }) => client.confirmPayment(intentId), 'Payment not found'],
  ['payment', (client, { checkoutId }) => client.pay(checkoutId), 'Checkout not found'],
  ['finalisation', (client, { checkoutId }) => client.finalize(checkoutId), 'Checkout not found'],
  ['cancellation', (client, { intentId }) => client.cancelPayment(intentId), 'Payment not found'],
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('over %s', (_api, enter) => {
  let owner: ShopClient;
  let owned: Belongings;
  let stranger: ShopClient;
  let admin: ShopClient;

  beforeAll(async () => {
    [owner, stranger, admin] = [enter(app), enter(app), enter(app)];
    await signUp(stranger);
    await signInAsAdmin(admin);
    const order = await placeOrder(app, owner);
    const checkout = await openCheckout(owner, 4);
    const intent = await owner.createPaymentIntent(checkout.id);
    owned = { order, checkoutId: checkout.id, intentId: intent.id };
  });

  it.each(OWNERS)("%s: another customer's looks like none", async (_name, call, message) => {
    const refusal = { status: 404, code: 'NOT_FOUND', message };
    await expect(call(stranger, owned)).rejects.toMatchObject(refusal);
    const nothing = { ...owned, checkoutId: 'x', intentId: '../charges', order: { ...owned.order, id: 'x' } };
    await expect(call(stranger, nothing)).rejects.toMatchObject({ ...refusal, message });
  });

  it('staff see any order and say how far it has come, dated on its timeline', async () => {
    expect(await admin.order(owned.order.id)).toEqual(owned.order);
    const shipped = await admin.setOrderStatus(owned.order.id, 'shipped');
    expect(shipped).toMatchObject({ status: 'shipped', happened: ['processing', 'shipped'] });
    expect(await owner.order(owned.order.id)).toEqual(shipped);
    await expect(admin.setOrderStatus(owned.order.id, 'lost')).rejects.toMatchObject({ status: 400 });
  });

  it('staff pay and cancel nothing for a customer', async () => {
    await expect(admin.finalize(owned.checkoutId)).rejects.toMatchObject({ status: 404 });
    await expect(admin.cancelPayment(owned.intentId)).rejects.toMatchObject({ status: 404 });
  });

  it('the owner may', async () => {
    expect(await owner.order(owned.order.id)).toMatchObject({ id: owned.order.id });
    expect(await owner.paymentStatus(owned.intentId)).toMatchObject({ isPaid: false, isCancelled: false });
    expect(await owner.cancelPayment(owned.intentId)).toMatchObject({ isCancelled: true });
  });
});
