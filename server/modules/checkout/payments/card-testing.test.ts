import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { from, newPlace } from '../../../platform/limits/test/places.js';
import { CARDS, confirmAtSandbox } from '../../../test/card-form.js';
import { APIS } from '../../../test/clients/clients.js';
import { Refusal, type SeenCheckout, type ShopClient } from '../../../test/clients/shop-client.js';
import { countRows, openCheckout, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 1, trustProxy: 1 } });
});

afterAll(() => app?.stop());

describe.each(APIS)('trying cards over %s', (_api, enter) => {
  it('takes new payments, of which a customer has ten an hour; going on with one is free', async () => {
    const place = newPlace();
    const shop = enter(app);
    await from(place, async () => {
      for (let no = 1; no <= 9; no += 1) await payOnce(shop);
      await payOnce(shop, 5);
      await expectTooMany(shop, await openAnew(shop));
    });
    await from(newPlace(), async () => expectTooMany(shop, await openAnew(shop)));
  });

  it('with many accounts is limited by the place', async () => {
    const place = newPlace();
    await from(place, async () => {
      for (let no = 1; no <= 2; no += 1) {
        const other = enter(app);
        for (let payments = 1; payments <= 10; payments += 1) await payOnce(other);
      }
    });
    const shop = enter(app);
    const checkout = await from(place, () => openAnew(shop));
    await from(place, () => expectTooMany(shop, checkout));
    await from(newPlace(), () => shop.createPaymentIntent(checkout.id));
  });

  it('ends with the tenth declined one: the secret in the browser is worthless, and no other is given out', async () => {
    const shop = enter(app);
    const checkout = await from(newPlace(), () => openAnew(shop));
    const intent = await from(newPlace(), () => shop.createPaymentIntent(checkout.id));
    for (let no = 1; no <= 9; no += 1) await confirmAtSandbox(app, intent, CARDS.declined);
    await untilReported(intent.id, 9);
    expect((await shop.paymentStatus(intent.id)).isCancelled).toBe(false);

    await confirmAtSandbox(app, intent, CARDS.declined);
    await untilReported(intent.id, 10);
    expect((await confirmAtSandbox(app, intent, CARDS.good)).error).toBeDefined();
    expect((await shop.paymentStatus(intent.id)).isCancelled).toBe(true);
    await expectTooMany(shop, await openAnew(shop));
  });
});

/** Starts a payment, continues it a number of times, and cancels it. */
async function payOnce(shop: ShopClient, again = 0): Promise<void> {
  const checkout = await openAnew(shop);
  const intent = await shop.createPaymentIntent(checkout.id);
  for (let no = 1; no <= again; no += 1) await shop.createPaymentIntent(checkout.id);
  await shop.cancelPayment(intent.id);
}

/** Opens a new checkout, with the same items in the cart. */
async function openAnew(shop: ShopClient): Promise<SeenCheckout> {
  if (!shop.token) {
    await signUp(shop);
    return openCheckout(shop);
  }
  const { totalPence } = await shop.cart();
  return shop.checkout({ expectedPence: totalPence });
}

async function expectTooMany(shop: ShopClient, { id }: SeenCheckout): Promise<void> {
  const refusal = await shop.createPaymentIntent(id).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
}

/** Waits until the webhooks of this many declined cards were processed. */
async function untilReported(intentId: string, count: number): Promise<void> {
  const done = "payment_intent = $1 and type = 'payment_intent.payment_failed' and done_at is not null";
  await until(async () => (await countRows(app, 'stripe_events', done, [intentId])) >= count);
}
