import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RestClient } from '../../test/clients/rest-client.js';
import { openCheckout, placeOrder, signUp, standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
let shop: RestClient;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(() => {
  shop = new RestClient(app.url);
});

afterAll(() => app?.stop());

describe('a checkout over REST', () => {
  const wanted = { expectedPence: 33_250 };
  let productId: string;

  beforeEach(async () => {
    await signUp(shop);
    productId = (await standardBox(shop)).id;
    await shop.addToCart({ productId, quantity: 5, destination: 'australia' });
  });

  const body = (changes: object) => ({
    ...shop.checkoutBody([], wanted),
    checkoutItems: [{ productId, quantity: 5, name: 'Free box', price: 0.01, image: 'x', size: 'M' }],
    ...changes,
  });

  it('takes names and prices from the catalogue, not from the caller', async () => {
    const tampered = { isFinalized: true, paymentStatus: 'paid', currency: 'JPY' };
    const { status, body: checkout } = await shop.call('POST', '/checkout', body(tampered));
    expect(status).toBe(201);
    expect(checkout).toMatchObject({
      checkoutItems: [{ productId, name: 'Standard Box', price: 66.5, quantity: 5 }],
      shippingAddress: {
        address: '9 Far Road',
        city: 'Farville',
        state: 'NSW',
        zip: '2000',
        country: 'Australia',
      },
      paymentMethod: 'stripe',
      totalPrice: 332.5,
      currency: 'GBP',
      isFinalized: false,
      finalizedAt: null,
      paymentStatus: 'pending',
    });
  });

  it('says what it costs now, in pounds', async () => {
    expect(await shop.call('POST', '/checkout', body({ totalPrice: 1 }))).toMatchObject({
      status: 409,
      body: { message: 'Prices have changed', code: 'PRICES_CHANGED', newTotal: 332.5 },
    });
  });

  it.each([undefined, null, 'free', -1, '1e400', {}])('with a total of %p is refused', async (totalPrice) => {
    expect(await shop.call('POST', '/checkout', body({ totalPrice }))).toMatchObject({ status: 400 });
  });

  it.each([
    ['more than the cart holds', { quantity: 6 }],
    ['something else', { productId: crypto.randomUUID() }],
    ['half a box', { quantity: 0.5 }],
    ['less than nothing', { quantity: -5 }],
  ])('of %s is refused', async (_what, item) => {
    const checkoutItems = [{ productId, quantity: 5, ...item }];
    expect(await shop.call('POST', '/checkout', body({ checkoutItems }))).toMatchObject({ status: 400 });
  });

  it('may be of a part of the cart; the rest stays in it', async () => {
    const checkoutItems = [{ productId, quantity: 4 }];
    const { status, body: checkout } = await shop.call(
      'POST',
      '/checkout',
      body({ checkoutItems, totalPrice: 266 }),
    );
    expect({ status, checkout }).toMatchObject({ status: 201, checkout: { totalPrice: 266 } });
  });

  it('counts a thing that is named twice, whatever the case of its id', async () => {
    const checkoutItems = [
      { productId, quantity: 3 },
      { productId: productId.toUpperCase(), quantity: 3 },
    ];
    expect(await shop.call('POST', '/checkout', body({ checkoutItems, totalPrice: 399 }))).toMatchObject({
      status: 400,
    });
  });

  it.each([[[]], [undefined], ['all']])('of %p is of an empty cart', async (checkoutItems) => {
    expect(await shop.call('POST', '/checkout', body({ checkoutItems }))).toMatchObject({
      status: 400,
      body: { message: 'Your cart is empty. Please add items before proceeding to checkout.' },
    });
  });

  it('to another destination than the prices are for is refused', async () => {
    for (const destination of [
      'Singapore',
      'Raffles Place, Singapore',
      { city: 'Singapore', country: 'singapore' },
    ]) {
      expect(await shop.call('POST', '/checkout', body({ destination }))).toMatchObject({
        status: 400,
        body: { message: 'All items in a shipment must go to the same destination. Choose one.' },
      });
    }
  });

  it('collects at a place that is only a text, and asks an address for its UK postcode', async () => {
    const text = await shop.call('POST', '/checkout', body({ origin: 'Leeds LS1 4AP' }));
    expect(text).toMatchObject({
      status: 201,
      body: { origin: { address: 'Leeds LS1 4AP', zipCode: 'LS1 4AP' } },
    });
    const town = await shop.call('POST', '/checkout', body({ origin: { city: 'Leeds' } }));
    expect(town).toMatchObject({ status: 201, body: { origin: { city: 'Leeds', zipCode: '' } } });
    const origin = { address: '1 Mill Lane', city: 'Leeds', zip: '90210' };
    expect(await shop.call('POST', '/checkout', body({ origin }))).toMatchObject({
      status: 400,
      body: { message: 'Enter a UK postcode, like LS1 4AP' },
    });
    expect(await shop.call('POST', '/checkout', body({ origin: undefined }))).toMatchObject({ status: 400 });
  });

  it('is the same one for the same key', async () => {
    const key = { 'Idempotency-Key': 'one-press-of-the-button' };
    const first = await shop.call('POST', '/checkout', body({}), key);
    await shop.clearCart();
    expect(await shop.call('POST', '/checkout', body({}), key)).toEqual(first);
    expect(await shop.call('POST', '/checkout', body({}), { 'Idempotency-Key': 'short' })).toMatchObject({
      status: 400,
    });
  });

  it('bought a second time is a second order', async () => {
    const order = await placeOrder(app, shop);
    const again = await openCheckout(shop);
    expect(again).toMatchObject({ status: 'awaiting_payment' });
    expect((await shop.myOrders()).ids).toEqual([order.id]);
  });
});
