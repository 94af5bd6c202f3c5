import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { APIS } from '../../test/clients/clients.js';
import { countRows, newEmail, PASSWORD, standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('over %s', (_api, enter) => {
  it('a visitor fills a cart, signs up, pays by card and finds the order under their name', async () => {
    const shop = enter(app);
    const email = newEmail();

    const box = await standardBox(shop);
    expect(box).toMatchObject({ name: 'Standard Box', category: 'Shipping Boxes', pence: 6650 });

    const three = await shop.addToCart({ productId: box.id, quantity: 3, destination: 'australia' });
    expect(three).toMatchObject({ topUpPence: 24_500 - 3 * 6650, totalPence: 24_500 });
    const five = await shop.setQuantity(box.id, 5);
    expect(five).toMatchObject({ topUpPence: 0, totalPence: 33_250 });

    const user = await shop.register({ name: 'Ann Archer', email, password: PASSWORD });
    expect(user).toMatchObject({ name: 'Ann Archer', email, role: 'customer' });
    expect(await shop.cart()).toMatchObject({ lines: [], totalPence: 0 });
    const mine = await shop.mergeCart();
    expect(mine).toMatchObject({ lines: [{ productId: box.id, quantity: 5 }], totalPence: 33_250 });
    expect(await shop.mergeCart()).toEqual(mine);

    const checkout = await shop.checkout({ expectedPence: 33_250 });
    expect(checkout).toMatchObject({ status: 'awaiting_payment', totalPence: 33_250 });
    const intent = await shop.createPaymentIntent(checkout.id);
    expect(intent.pence).toBe(33_250);
    expect(await shop.createPaymentIntent(checkout.id)).toEqual(intent);
    await expect(shop.finalize(checkout.id)).rejects.toMatchObject({ status: 409 });

    expect(await confirmAtSandbox(app, intent, CARDS.good)).toMatchObject({ status: 'succeeded' });
    const payment = await shop.confirmPayment(intent.id);
    expect(payment).toMatchObject({ isPaid: true, checkout: { id: checkout.id, status: 'finalized' } });

    const order = await shop.finalize(checkout.id);
    expect(order).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      totalPence: 33_250,
      cardLast4: '4242',
      customer: { name: 'Ann Archer', email: 'ann@example.com' },
      lines: [{ name: 'Standard Box', quantity: 5, pence: 6650 }],
      happened: ['processing'],
    });
    expect(order.number).toMatch(/^HL-\d{6}$/);
    expect(await shop.finalize(checkout.id)).toEqual(order);
    expect(await shop.order(order.id)).toEqual(order);

    expect(await shop.cart()).toMatchObject({ lines: [] });
    expect(await shop.myOrders()).toEqual({
      ids: [order.id],
      found: 1,
      count: 1,
      revenuePence: 33_250,
      processing: 1,
      delivered: 0,
    });
    expect(await shop.emailOrder(order.id)).toBe(true);
    expect(await shop.emailOrder(order.id)).toBe(true);
    expect(await countRows(app, 'email_messages', 'order_id = $1', [order.id])).toBe(1);
  });
});
