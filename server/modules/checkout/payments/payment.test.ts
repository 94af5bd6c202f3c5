import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CARDS, confirmAtSandbox } from '../../../test/card-form.js';
import { APIS } from '../../../test/clients/clients.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import { countRows, openCheckout, payAtSandbox, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';

const UNPAID = { status: 409, code: 'PAYMENT_NOT_COMPLETED', message: 'Payment has not been completed' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('paying over %s', (_api, enter) => {
  let shop: ShopClient;

  beforeEach(() => {
    shop = enter(app);
  });

  it.each(['jpy', 'usd', 'GBP.', ''])('in "%s" is refused', async (currency) => {
    const { id } = await openCheckout(shop);
    await expect(shop.createPaymentIntent(id, currency)).rejects.toMatchObject({
      status: 400,
      message: 'Unsupported currency',
    });
    expect(await shop.createPaymentIntent(id, 'GBP')).toMatchObject({ pence: 33_250 });
  });

  it('is not believed on the word of the caller', async () => {
    const { id } = await openCheckout(shop);
    await expect(shop.pay(id)).rejects.toMatchObject(UNPAID);
    await shop.createPaymentIntent(id);
    await expect(shop.pay(id)).rejects.toMatchObject(UNPAID);
    await expect(shop.finalize(id)).rejects.toMatchObject(UNPAID);
    expect(await shop.myOrders()).toMatchObject({ count: 0 });
  });

  it.each([CARDS.declined, CARDS.noFunds])(
    'with the declined card %s leaves the checkout to be paid with another',
    async (number) => {
      const { id } = await openCheckout(shop);
      const intent = await shop.createPaymentIntent(id);
      expect((await confirmAtSandbox(app, intent, number)).error).toBeDefined();
      expect(await shop.confirmPayment(intent.id)).toMatchObject({
        isPaid: false,
        checkout: { status: 'awaiting_payment' },
      });
      await expect(shop.finalize(id)).rejects.toMatchObject(UNPAID);

      expect(await shop.createPaymentIntent(id)).toEqual(intent);
      await confirmAtSandbox(app, intent, CARDS.good);
      expect(await shop.finalize(id)).toMatchObject({ totalPence: 33_250 });
    },
  );

  it('keeps the collection date that is sent with it, and takes none in the past', async () => {
    const { checkout } = await payAtSandbox(app, shop);
    await expect(shop.pay(checkout.id, '2020-01-01')).rejects.toMatchObject({ status: 400 });
    const soon = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(await shop.pay(checkout.id, soon)).toMatchObject({ status: 'finalized', collectionDate: soon });
    const later = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(await shop.pay(checkout.id, later)).toMatchObject({ collectionDate: soon });
    expect(await shop.finalize(checkout.id)).toMatchObject({ collectionDate: soon });
  });

  it('once makes one order, however often and through whichever call it is asked for', async () => {
    const { checkout, intent } = await payAtSandbox(app, shop);
    const asks = Array.from({ length: 50 }, (_, index) =>
      index % 3 === 0 ? shop.confirmPayment(intent.id) : shop.finalize(checkout.id),
    );
    await Promise.all(asks);
    expect(await countRows(app, 'orders', 'checkout_id = $1', [checkout.id])).toBe(1);
    expect(await shop.myOrders()).toMatchObject({ count: 1, revenuePence: 33_250 });
    await expect(shop.createPaymentIntent(checkout.id)).rejects.toMatchObject({
      status: 409,
      message: 'Checkout is already paid',
    });
  });

  it('takes what was bought out of the cart, and leaves what was added meanwhile', async () => {
    const { checkout } = await payAtSandbox(app, shop);
    const box = await standardBox(shop);
    await shop.addToCart({ productId: box.id, quantity: 2 });
    const [garden] = await shop.products({ category: 'Garden' });
    await shop.addToCart({ productId: garden?.id, quantity: 1 });
    await shop.finalize(checkout.id);
    expect((await shop.cart()).lines).toMatchObject([
      { productId: box.id, quantity: 2 },
      { productId: garden?.id },
    ]);
  });

  it('is over once cancelled; the cart is kept', async () => {
    const { id } = await openCheckout(shop);
    const intent = await shop.createPaymentIntent(id);
    expect(await shop.cancelPayment(intent.id)).toMatchObject({
      isCancelled: true,
      checkout: { status: 'cancelled' },
    });
    expect(await shop.cancelPayment(intent.id)).toMatchObject({ isCancelled: true });
    await expect(shop.createPaymentIntent(id)).rejects.toMatchObject({ status: 409 });
    await expect(shop.finalize(id)).rejects.toMatchObject(UNPAID);
    expect((await shop.cart()).lines).toMatchObject([{ quantity: 5 }]);
    const again = await shop.checkout({ expectedPence: 33_250 });
    expect(again).toMatchObject({ status: 'awaiting_payment' });
    expect(again.id).not.toBe(id);
  });

  it('wins over a cancellation that comes later', async () => {
    const { intent } = await payAtSandbox(app, shop);
    await expect(shop.cancelPayment(intent.id)).rejects.toMatchObject({
      status: 409,
      message: 'Payment already completed',
    });
    expect(await shop.myOrders()).toMatchObject({ count: 1 });
  });

  it('and cancelling at once end in an order or a cancelled checkout, never both', async () => {
    const { id } = await openCheckout(shop);
    const intent = await shop.createPaymentIntent(id);
    await Promise.allSettled([confirmAtSandbox(app, intent), shop.cancelPayment(intent.id)]);
    const { isPaid, isCancelled } = await shop.paymentStatus(intent.id);
    expect(isPaid).not.toBe(isCancelled);
    expect((await shop.myOrders()).count).toBe(isPaid ? 1 : 0);
  });

  it("of one checkout does not pay another: somebody's succeeded payment cannot be used twice", async () => {
    const { checkout } = await payAtSandbox(app, shop);
    await shop.finalize(checkout.id);
    const second = await openCheckout(shop, 4);
    await expect(shop.finalize(second.id)).rejects.toMatchObject(UNPAID);
  });
});

describe('the webhook', () => {
  const succeeded = (id: string, intentId: string) =>
    JSON.stringify({
      id,
      object: 'event',
      api_version: '2023-08-16',
      created: Math.floor(Date.now() / 1000),
      type: 'payment_intent.succeeded',
      livemode: false,
      data: { object: { id: intentId, object: 'payment_intent' } },
    });

  const sign = (body: string, secret = app.env.stripe.webhookSecret, at = Math.floor(Date.now() / 1000)) =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

  const deliver = async (body: string, signature: string) => {
    const response = await fetch(`${app.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    });
    return { status: response.status, body: (await response.json()) as { message?: string } };
  };

  it('that was forged, changed or kept too long is refused and writes nothing', async () => {
    const body = succeeded('evt_forged', 'pi_forged');
    const refused = { status: 400, body: { message: 'Invalid signature' } };
    expect(await deliver(body, '')).toMatchObject(refused);
    expect(await deliver(body, sign(body, 'whsec_guess'))).toMatchObject(refused);
    expect(await deliver(body.replace('succeeded', 'canceled'), sign(body))).toMatchObject(refused);
    const old = sign(body, app.env.stripe.webhookSecret, Math.floor(Date.now() / 1000) - 301);
    expect(await deliver(body, old)).toMatchObject(refused);
    expect(await countRows(app, 'stripe_events', 'id = $1', ['evt_forged'])).toBe(0);
  });

  it('is stored and refused with 503 while the provider cannot be asked, so that it comes again', async () => {
    const { gateway } = app.deps;
    const readIntent = gateway.readIntent;
    gateway.readIntent = () => Promise.reject(new GatewayUnavailable('away'));
    const body = succeeded('evt_away', 'pi_away');
    const answer = await deliver(body, sign(body)).finally(() => {
      gateway.readIntent = readIntent;
    });
    expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(await countRows(app, 'stripe_events', 'id = $1 and done_at is null', ['evt_away'])).toBe(1);
  });

  it('lying about an unpaid intent makes no order', async () => {
    const shop = new GraphqlClient(app.url);
    const { id } = await openCheckout(shop);
    const intent = await shop.createPaymentIntent(id);
    const body = succeeded('evt_lying', intent.id);
    expect(await deliver(body, sign(body))).toMatchObject({ status: 200 });
    expect(await countRows(app, 'orders', 'checkout_id = $1', [id])).toBe(0);
  });

  it('writes the order of a customer whose browser is gone, and again does nothing', async () => {
    const { checkout, intent } = await payAtSandbox(app, new GraphqlClient(app.url));
    const body = succeeded('evt_real', intent.id);
    for (let copies = 0; copies < 3; copies += 1) {
      expect(await deliver(body, sign(body))).toMatchObject({ status: 200 });
    }
    expect(await countRows(app, 'orders', 'checkout_id = $1', [checkout.id])).toBe(1);
    expect(
      await countRows(
        app,
        'email_messages',
        "dedupe_key like 'order-details:%' and order_id in (select id from orders where checkout_id = $1)",
        [checkout.id],
      ),
    ).toBe(1);
  });
});
