import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { from, newPlace } from '../../platform/limits/test/places.js';
import { APIS } from '../../test/clients/clients.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import type { SeenOrder, ShopClient } from '../../test/clients/shop-client.js';
import { openCheckout, placeOrder, signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 1, trustProxy: 1 } });
});

afterAll(() => app?.stop());

describe.each(APIS)('booking and cancelling in a circle over %s', (_api, enter) => {
  it('ends with the third within a day: no more payments, but whatever is booked can be cancelled', async () => {
    const shop = enter(app);
    const places = [newPlace(), newPlace(), newPlace(), newPlace(), newPlace()] as const;
    const kept = await from(places[3], () => placeOrder(app, shop));
    for (const place of places.slice(0, 3)) await from(place, () => bookAndCancel(shop));
    await from(places[4], () => expectRefused(shop));
    await from(places[4], () => cancel(shop, kept));

    await app.deps.database.pool.query(
      `update order_events set created_at = created_at - interval '1 day' where order_id in (
        select id from orders where user_id = (select user_id from orders where id = $1))`,
      [kept.id],
    );
    await expect(from(newPlace(), () => placeOrder(app, shop))).resolves.toMatchObject({
      status: 'processing',
    });
  });

  it('goes on after staff have cancelled, or after an order was cancelled later than a day', async () => {
    const [shop, staff] = [enter(app), new RestClient(app.url)];
    await signInAsAdmin(staff);
    const first = await from(newPlace(), () => placeOrder(app, shop));
    await app.deps.database.pool.query(
      `update orders set created_at = created_at - interval '25 hours' where id = $1`,
      [first.id],
    );
    await cancel(shop, first);
    for (let no = 1; no <= 3; no += 1) {
      const { id } = await from(newPlace(), () => placeOrder(app, shop));
      if (no === 1) await staff.setOrderStatus(id, 'cancelled');
      else await cancel(shop, { id });
    }
    await expect(from(newPlace(), () => placeOrder(app, shop))).resolves.toMatchObject({
      status: 'processing',
    });
  });
});

it('keeps nobody else behind the same address from booking', async () => {
  const place = newPlace();
  for (let account = 1; account <= 4; account += 1) {
    const shop = new RestClient(app.url);
    for (let no = 1; no <= 3; no += 1) await from(place, () => bookAndCancel(shop));
    await from(place, () => expectRefused(shop));
  }
  await from(place, () => placeOrder(app, new RestClient(app.url)));
});

async function bookAndCancel(shop: ShopClient): Promise<void> {
  await cancel(shop, await placeOrder(app, shop));
}

async function cancel(shop: ShopClient, { id }: Pick<SeenOrder, 'id'>): Promise<void> {
  const customer = new GraphqlClient(app.url);
  customer.token = shop.token;
  const { refund } = await customer.call<{ refund: { minorUnits: number } }>(
    'query cancellationPreview',
    'refund { minorUnits }',
    { id: ['ID!', id] },
  );
  const cancelled = await customer.call('mutation cancelOrder', 'status', {
    id: ['ID!', id],
    expectedRefund: ['Pence!', refund.minorUnits],
  });
  expect(cancelled).toEqual({ status: 'CANCELLED' });
}

async function expectRefused(shop: ShopClient): Promise<void> {
  const { id } = await openCheckout(shop);
  await expect(shop.createPaymentIntent(id)).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    message: expect.stringContaining('cancelled several bookings'),
  });
}
