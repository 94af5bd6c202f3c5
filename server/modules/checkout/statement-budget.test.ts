import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { APIS } from '../../test/clients/clients.js';
import type { SeenIntent, ShopClient } from '../../test/clients/shop-client.js';
import { countStatements } from '../../test/count-statements.js';
import { signUp, standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;

/** The sandbox sends no webhooks, so that the statements of each request can be separated. */
beforeAll(async () => {
  app = await startTestApp({ faults: { webhookCopies: () => 0 } });
});

afterAll(() => app?.stop());

describe.each(APIS)('statements over %s, begin and commit included', (api, enter) => {
  it('a catalogue page takes one, and none until something in the shop changes', async () => {
    const shop = enter(app);
    const page = () => countStatements(() => shop.products({ category: 'Garden', pageSize: 20 }));
    await changeTheShop(shop);
    expect((await page()).statements).toBe(1);
    expect((await page()).statements).toBe(0);
    await changeTheShop(shop);
    expect((await page()).statements).toBe(1);
  });

  it('adding to the cart takes a guest 3 at most, and 4 who is signed in', async () => {
    for (const [statements, prepare] of [
      [3, async () => {}],
      [4, signUp],
    ] as const) {
      const shop = enter(app);
      await prepare(shop);
      const box = await standardBox(shop);
      const add = () => shop.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
      await add();
      expect((await countStatements(add)).statements).toBeLessThanOrEqual(statements);
    }
  });

  it('a whole purchase takes at most 30, also when the webhook comes before the customer', async () => {
    // A checkout over REST lists its items: the client reads the cart first.
    const most = api === 'REST' ? 32 : 30;
    const shop = enter(app);
    await signUp(shop);
    for (const isWebhookFirst of [false, true]) {
      const purchase = await buy(shop, isWebhookFirst);
      expect(purchase).toMatchObject({ isSame: true });
      expect(purchase.orderPage).toBeLessThanOrEqual(3);
      expect(purchase.whole).toBeLessThanOrEqual(most);
    }
  });

  it('a first purchase, which fills the profile, takes no more than a later one', async () => {
    const shop = enter(app);
    await signUp(shop);
    const [first, second] = [await buy(shop, false), await buy(shop, false)];
    expect(first.whole).toBe(second.whole);
  });
});

/** Buys from cart to order page. The provider's own script confirms the card, which is not counted. */
async function buy(shop: ShopClient, isWebhookFirst: boolean) {
  const box = await standardBox(shop);
  const until = await countStatements(async () => {
    const cart = await shop.addToCart({ productId: box.id, quantity: 2, destination: 'australia' });
    const checkout = await shop.checkout({ expectedPence: cart.totalPence });
    return { checkout, intent: await shop.createPaymentIntent(checkout.id) };
  });
  const { checkout, intent } = until.answer;
  await confirmAtSandbox(app, intent, CARDS.good);
  const webhook = () => countStatements(() => postPaidWebhook(intent));
  const first = isWebhookFirst ? await webhook() : null;
  const finalized = await countStatements(() => shop.finalize(checkout.id));
  const { statements } = first ?? (await webhook());
  const shown = await countStatements(() => shop.order(finalized.answer.id));
  return {
    isSame: JSON.stringify(shown.answer) === JSON.stringify(finalized.answer),
    orderPage: shown.statements,
    whole: until.statements + statements + finalized.statements + shown.statements,
  };
}

/** Sends the webhook of a successful payment, signed as the provider signs it. */
async function postPaidWebhook({ id }: SeenIntent): Promise<void> {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id, object: 'payment_intent' } },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', app.env.stripe.webhookSecret).update(`${at}.${body}`).digest('hex');
  const response = await fetch(`${app.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${signature}` },
    body,
  });
  expect(response.status).toBe(200);
}

/** Changes the shop as staff would; every process is notified within milliseconds. */
async function changeTheShop(shop: ShopClient): Promise<void> {
  const { version } = app.deps.readCache;
  await app.deps.database.pool.query(`update products set details = details where name = 'Standard Box'`);
  while (app.deps.readCache.version === version) await shop.categories();
}
