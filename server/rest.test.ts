import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countRows, openCheckout, payAtSandbox, placeOrder, signUp, standardBox } from './test/factories.js';
import { RestClient } from './test/rest-client.js';
import { startTestApp, type TestApp } from './test/test-app.js';

let app: TestApp;
let shop: RestClient;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(() => {
  shop = new RestClient(app.url);
});

afterAll(() => app?.stop());

describe('the REST door', () => {
  it.each([
    ['GET', '/nothing'],
    ['DELETE', '/products'],
    ['GET', '/users/login'],
    ['POST', '/'],
  ])('%s %s is no page', async (method, path) => {
    expect(await shop.call(method, path)).toMatchObject({ status: 404, body: { message: 'Page not found' } });
  });

  it.each([
    ['text/plain', '{"email":"a@b.co"}'],
    ['application/x-www-form-urlencoded', 'email=a@b.co'],
    ['application/json', '{"email":'],
    ['application/json', '"text"'],
    ['application/json; charset=wide', '{}'],
  ])('a body of %s is not read: %s', async (type, body) => {
    const response = await fetch(`${app.url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'The request could not be read', code: 'BAD_INPUT' });
  });

  it('a body that is far too large is not read', async () => {
    const answer = await shop.call('POST', '/users/login', { email: 'x'.repeat(300_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  it.each(['Bearer x', 'Basic YTpi', 'Bearer a.b.c', 'bearer'])(
    'a token "%s" is none',
    async (Authorization) => {
      expect(await shop.call('GET', '/orders/my-orders', undefined, { Authorization })).toMatchObject({
        status: 401,
        body: { message: 'Not authorized, please log in' },
      });
    },
  );
});

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
    const tampered = { isFinalized: true, paymentStatus: 'paid', currency: 'JPY', user: 'someone' };
    const { status, body: checkout } = await shop.call('POST', '/checkout', body(tampered));
    expect(status).toBe(201);
    expect(checkout).toMatchObject({
      checkoutItems: [{ productId, name: 'Standard Box', price: 66.5, quantity: 5 }],
      shippingAddress: {
        address: '9 Far Road',
        city: 'Farville',
        state: 'FV',
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
        body: { message: 'All items of one shipment go to the same destination. Please choose one.' },
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
      body: { message: 'Please enter a UK postcode' },
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

describe('an order over REST', () => {
  it('stands under every name that its readers look for', async () => {
    const { checkout } = await payAtSandbox(app, shop);
    const { body } = await shop.call<{ order: { _id: string } }>('POST', '/orders/create-from-checkout', {
      checkoutId: checkout.id,
    });
    const total = { totalPrice: 332.5, totalAmount: 332.5, total: 332.5, currency: 'GBP' };
    const item = { name: 'Standard Box', quantity: 5, price: 66.5, image: '/pictures/standard-box.svg' };
    expect(body.order).toMatchObject({
      id: body.order._id,
      user: { name: 'Ann Archer', email: 'ann@example.com' },
      customerName: 'Ann Archer',
      customerEmail: 'ann@example.com',
      ...total,
      orderItems: [item],
      items: [item],
      origin: { address: '1 Harbour Street', city: 'London', zipCode: 'SW1A 1AA' },
      destination: { city: 'Farville', country: 'Australia' },
      shippingMethod: 'Standard door to door',
      paymentDetails: { cardLast4: '4242', cardExpMonth: 12, amount: 332.5 },
      timeline: [{ status: 'processing', completed: true }, { completed: false }, {}, {}],
    });
    const same = await shop.call('POST', '/stripe/finalize-checkout', { checkoutId: checkout.id });
    expect(same).toMatchObject({ status: 200, body });
    expect((await shop.call('GET', `/orders/${body.order._id}`)).body).toEqual(body.order);
    expect((await shop.call<{ orders: unknown[] }>('GET', '/orders/my-orders')).body.orders).toEqual([
      body.order,
    ]);
  });

  it('is sent by e-mail to its own address in our words, whatever the caller says', async () => {
    const order = await placeOrder(app, shop);
    const relay = {
      order: { _id: order.id, notes: '<script>alert(1)</script>', customerEmail: 'victim@example.com' },
      userEmail: 'victim@example.com\r\nBcc: everybody@example.com',
      userName: '<b>You won</b>',
    };
    const first = await shop.call('POST', '/email/order-details', relay);
    expect([200, 202]).toContain(first.status);
    expect(first.body).toEqual({ queued: true });
    const until = Date.now() + 10_000;
    while ((await shop.call('POST', '/email/order-details', relay)).status === 202 && Date.now() < until);
    expect(await shop.call('POST', '/email/order-details', { orderId: order.id })).toEqual({
      status: 200,
      body: { queued: true },
    });
    const { rows } = await app.parts.database.pool.query(
      'select recipient, subject, body_text, body_html from email_messages where order_id = $1',
      [order.id],
    );
    expect(rows).toMatchObject([{ recipient: 'ann@example.com' }]);
    expect(JSON.stringify(rows)).not.toMatch(/victim|everybody|script|You won/);
  });

  it.each([[{}], [{ order: {} }], [{ order: 'x' }], [{ orderId: { $ne: '' } }], [{ order: { _id: 7 } }]])(
    'is not sent for %j',
    async (body) => {
      await signUp(shop);
      expect(await shop.call('POST', '/email/order-details', body)).toMatchObject({ status: 404 });
    },
  );

  it('that another customer asks to have sent is not found, and nothing is sent', async () => {
    const order = await placeOrder(app, shop);
    const stranger = new RestClient(app.url);
    await signUp(stranger);
    expect(await stranger.call('POST', '/email/order-details', { order: { _id: order.id } })).toMatchObject({
      status: 404,
      body: { message: 'Order not found' },
    });
    expect(await countRows(app, 'email_messages', 'order_id = $1', [order.id])).toBe(1);
  });
});
