import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RestClient } from '../../test/clients/rest-client.js';
import { countRows, payAtSandbox, placeOrder, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';

let app: TestApp;
let shop: RestClient;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(() => {
  shop = new RestClient(app.url);
});

afterAll(() => app?.stop());

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
    const marked = await shop.call('PUT', `/checkout/${checkout.id}/pay`, { paymentStatus: 'failed' });
    expect(marked).toMatchObject({
      status: 200,
      body: { paymentStatus: 'paid', isFinalized: true, paymentDetails: { cardLast4: '4242' } },
    });
    expect((await shop.call('GET', `/orders/${body.order._id}`)).body).toEqual(body.order);
    expect((await shop.call<{ orders: unknown[] }>('GET', '/orders/my-orders')).body.orders).toEqual([
      body.order,
    ]);
  });

  it('is sent by email to its own address in our words, whatever the caller says', async () => {
    const order = await placeOrder(app, shop);
    const relay = {
      order: { _id: order.id, notes: '<script>alert(1)</script>', customerEmail: 'victim@example.com' },
      userEmail: 'victim@example.com\r\nBcc: everybody@example.com',
      userName: '<b>You won</b>',
    };
    const first = await shop.call('POST', '/email/order-details', relay);
    expect([200, 202]).toContain(first.status);
    expect(first.body).toEqual({ queued: true });
    await until(async () => (await shop.call('POST', '/email/order-details', relay)).status !== 202);
    expect(await shop.call('POST', '/email/order-details', { orderId: order.id })).toEqual({
      status: 200,
      body: { queued: true },
    });
    const { rows } = await app.deps.database.pool.query(
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
