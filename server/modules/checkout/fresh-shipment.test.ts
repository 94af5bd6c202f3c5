import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { APIS } from '../../test/clients/clients.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import type { SeenCheckout, ShopClient } from '../../test/clients/shop-client.js';
import { signUp, standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';

const collectionDate = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const CHOSEN = { service: 'WHITEGLOVE', fromCity: 'Leeds', toCity: 'Perth', collectionDate };
const NOTHING_CHOSEN = { service: 'STANDARD', fromCity: '', toCity: '', collectionDate: null };
const SHIPMENT = 'destination service fromCity toCity collectionDate quote { total { minorUnits } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('once a cart has become an order over %s, the next shipment', (_api, enter) => {
  let shop: ShopClient;
  /** Only GraphQL shows the chosen service, day and towns. */
  let page: GraphqlClient;

  const shipment = () => page.call<Record<string, unknown>>('query cart', SHIPMENT);

  beforeEach(async () => {
    shop = enter(app);
    await signUp(shop);
    page = new GraphqlClient(app.url);
    page.token = shop.token;
  });

  async function choose(chosen: object): Promise<void> {
    await page.call('mutation changeCart', 'destination', {
      changes: ['[CartChangeInput!]!', []],
      shipment: ['ShipmentInput', chosen],
    });
  }

  async function open(chosen: { collectionDate?: string }): Promise<SeenCheckout> {
    const { id } = await standardBox(shop);
    await shop.addToCart({ productId: id, quantity: 4, destination: 'australia' });
    await choose(chosen);
    const { collectionDate } = chosen;
    return shop.checkout({ expectedPence: (await shop.cart()).totalPence, collectionDate });
  }

  async function pay({ id }: SeenCheckout): Promise<void> {
    const intent = await shop.createPaymentIntent(id);
    await confirmAtSandbox(app, intent, CARDS.good);
  }

  it('has no paid extra, no day and no towns, and goes to the same country', async () => {
    const checkout = await open(CHOSEN);
    expect(await shipment()).toMatchObject(CHOSEN);
    await pay(checkout);
    const order = await shop.finalize(checkout.id);
    expect(order.collectionDate).toBe(CHOSEN.collectionDate);
    expect(await shipment()).toMatchObject({ ...NOTHING_CHOSEN, destination: 'AUSTRALIA' });

    const { id } = await standardBox(shop);
    const next = await shop.addToCart({ productId: id, quantity: 4, destination: 'australia' });
    expect(next.totalPence).toBe(4 * 6650);
  });

  it('begins afresh also when nobody but the webhook hears of the payment', async () => {
    await pay(await open(CHOSEN));
    await until(async () => (await shop.cart()).lines.length === 0);
    expect(await shipment()).toMatchObject(NOTHING_CHOSEN);
  });

  it('begins afresh after things that were booked again', async () => {
    const first = await open(CHOSEN);
    await pay(first);
    const { cart } = await page.bookAgain((await shop.finalize(first.id)).id);
    const { service, fromCity, toCity } = CHOSEN;
    expect(await shipment()).toMatchObject({ service, fromCity, toCity, collectionDate: null });
    const again = await shop.checkout({ expectedPence: cart.totalPence });
    await pay(again);
    await shop.finalize(again.id);
    expect(await shipment()).toMatchObject(NOTHING_CHOSEN);
  });

  it('keeps what was chosen for it while the last one was being paid', async () => {
    const checkout = await open(CHOSEN);
    const { id } = await standardBox(shop);
    await shop.addToCart({ productId: id, quantity: 1, destination: 'australia' });
    await choose({ service: 'EXPRESS', toCity: 'Sydney' });
    await pay(checkout);
    await shop.finalize(checkout.id);
    expect(await shipment()).toMatchObject({ ...NOTHING_CHOSEN, service: 'EXPRESS', toCity: 'Sydney' });
    expect((await shop.cart()).lines).toMatchObject([{ productId: id, quantity: 1 }]);
  });

  it('keeps its choices when it is a saved quote that was booked', async () => {
    await open(CHOSEN);
    const { secret, quote } = await page.call<{ secret: string; quote: { total: { minorUnits: number } } }>(
      'mutation saveQuote',
      'secret quote { total { minorUnits } }',
    );
    const checkout = await page.checkout({ expectedPence: quote.total.minorUnits, quote: secret });
    await pay(checkout);
    const order = await shop.finalize(checkout.id);
    expect(order.totalPence).toBe(quote.total.minorUnits);
    expect(await shipment()).toMatchObject(CHOSEN);
  });
});
