import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APIS } from '../../../test/clients/clients.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { SeenOrder, ShopClient } from '../../../test/clients/shop-client.js';
import { placeOrder, setProductPrice, signUp, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let owner: ShopClient;
let stranger: ShopClient;
/**
 * Five boxes to Far_ville in Australia, delivered; and one to Tokyo in Japan, placed 32 days before: late in the
 * evening, 31 days are only 30 calendar days when summer time ended between.
 */
let recent: SeenOrder;
let old: SeenOrder;

beforeAll(async () => {
  app = await startTestApp();
  owner = new GraphqlClient(app.url);
  stranger = new GraphqlClient(app.url);
  old = await placeOrder(app, owner);
  recent = await placeOrder(app, owner);
  await signUp(stranger);
  const { pool } = app.deps.database;
  await pool.query(
    `update orders set created_at = $2::timestamptz - interval '32 days', shipment = shipment || '{"destination": "newzealand", "toCity": "100%_Bay"}',
      tracking_number = 'TRACK-7' where id = $1`,
    [old.id, app.clock.now()],
  );
  await pool.query("update order_lines set name = 'Grandfather clock' where order_id = $1", [old.id]);
  await pool.query("update orders set item_names = 'Grandfather clock' where id = $1", [old.id]);
  await pool.query("update orders set status = 'delivered' where id = $1", [recent.id]);
});

afterAll(() => app?.stop());

describe.each(APIS)('my orders over %s', (_api, enter) => {
  const mine = async (asked: Parameters<ShopClient['myOrders']>[0]) => as(owner, enter(app)).myOrders(asked);

  it.each([
    ['the number', () => old.number.toLowerCase()],
    ['the number without its dash', () => `#${old.number.replace('-', '').toLowerCase()}`],
    ['the number in two parts', () => ` ${old.number.replace('-', ' ')} `],
    ['the city', () => 'bay'],
    ['the destination by its name', () => 'new zealand'],
    ['the name of an item', () => 'CLOCK'],
    ['the tracking number', () => 'track-7'],
    ['signs that mean something to the database', () => '100%_'],
  ])('are found by %s', async (_what, search) => {
    expect(await mine({ search: search() })).toMatchObject({ ids: [old.id], found: 1, count: 2 });
  });

  it('are found only when every word fits, and signs stand for themselves', async () => {
    expect(await mine({ search: 'clock australia' })).toMatchObject({ ids: [], found: 0, count: 2 });
    expect(await mine({ search: '%' })).toMatchObject({ ids: [] });
    expect(await mine({ search: '\\' })).toMatchObject({ ids: [] });
  });

  it('are filtered by status and by how lately they were placed, before they are paged', async () => {
    expect(await mine({ status: 'delivered' })).toMatchObject({ ids: [recent.id], found: 1 });
    expect(await mine({ range: 'last30' })).toMatchObject({ ids: [recent.id], found: 1 });
    expect(await mine({ range: 'last90' })).toMatchObject({ ids: [recent.id, old.id], found: 2 });
    expect(await mine({ range: 'all', page: 2, pageSize: 1 })).toMatchObject({ ids: [old.id], found: 2 });
    expect(await mine({ range: 'last7', page: 2, pageSize: 1 })).toMatchObject({ ids: [], found: 1 });
  });

  it('keep their figures over all orders, whatever the filter', async () => {
    expect(await mine({ status: 'cancelled' })).toEqual({
      ...{ ids: [], found: 0, count: 2 },
      ...{ revenuePence: 66_500, processing: 1, delivered: 1 },
    });
  });

  it.each([{ range: 'lastweek' }, { status: 'lost' }, { search: 'x'.repeat(101) }, { pageSize: 101 }])(
    'refuse %j',
    async (asked) => {
      await expect(mine(asked)).rejects.toMatchObject({ status: 400 });
    },
  );

  it('are nobody else’s', async () => {
    const other = as(stranger, enter(app));
    expect(await other.myOrders({ search: 'clock' })).toMatchObject({ ids: [], found: 0, count: 0 });
  });
});

it('a list of orders names their invoices and counts the messages nobody has read', async () => {
  const { pool } = app.deps.database;
  await pool.query('insert into conversations (order_id) values ($1)', [recent.id]);
  const message = `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
    select gen_random_uuid(), o.id, o.user_id, $2, 'Ahoy', now(), true from orders o where o.id = $1`;
  for (const isFromStaff of [true, true, false]) await pool.query(message, [recent.id, isFromStaff]);
  const client = new GraphqlClient(app.url);
  client.token = owner.token;
  const list = await client.call('query myOrders', 'nodes { id invoiceNumber unreadMessages }');
  const invoiceNumber = expect.stringMatching(/^INV-/);
  expect(list).toEqual({
    nodes: [
      { id: recent.id, invoiceNumber, unreadMessages: 2 },
      { id: old.id, invoiceNumber, unreadMessages: 0 },
    ],
  });
});

describe('booking an order again', () => {
  let shop: GraphqlClient;
  let productId: string;

  beforeAll(async () => {
    shop = new GraphqlClient(app.url);
    shop.token = owner.token;
    productId = (await standardBox(shop)).id;
  });

  it('puts the same things into the cart at the prices of today, and says what they were', async () => {
    await shop.clearCart();
    await setProductPrice(app, productId, 'australia', 7000);
    const again = await shop.bookAgain(recent.id);
    expect(again).toMatchObject({ wasPence: 33_250, nowPence: 35_000, leftOut: [] });
    expect(again.cart).toMatchObject({ destination: 'australia', totalPence: 35_000 });
    expect(again.cart.lines).toMatchObject([{ productId, quantity: 5, pence: 7000 }]);
    expect(await shop.cart()).toEqual(again.cart);
    await setProductPrice(app, productId, 'australia', 6650);
  });

  it('keeps the larger quantity of what is in the cart already, so that a repeat changes nothing', async () => {
    await shop.clearCart();
    await shop.addToCart({ productId, quantity: 7, destination: 'canada' });
    const { cart } = await shop.bookAgain(recent.id);
    expect(cart.lines).toMatchObject([{ productId, quantity: 7, destination: 'australia' }]);
    expect((await shop.bookAgain(recent.id)).cart).toEqual(cart);
  });

  it('leaves the cart alone when nothing of the order is sold there any more', async () => {
    await shop.clearCart();
    await shop.addToCart({ productId, quantity: 1, destination: 'canada' });
    const before = await shop.cart();
    await setProductPrice(app, productId, 'newzealand', null);
    await expect(shop.bookAgain(old.id)).rejects.toMatchObject({
      status: 409,
      message: 'We no longer sell anything from this order to New Zealand.',
    });
    expect(await shop.cart()).toEqual(before);
    await app.deps.database.pool.query(
      "insert into product_prices (product_id, destination, amount_pence) values ($1, 'newzealand', 7050)",
      [productId],
    );
  });

  it('is for its customer alone', async () => {
    const other = new GraphqlClient(app.url);
    await expect(other.bookAgain(old.id)).rejects.toMatchObject({ status: 401 });
    other.token = stranger.token;
    await expect(other.bookAgain(old.id)).rejects.toMatchObject({ status: 404 });
  });

  it('brings a box of the customer’s own, and names what was left out', async () => {
    await shop.clearCart();
    const { pool } = app.deps.database;
    const box = { widthCm: 50, heightCm: 40, depthCm: 30, weightRange: 'upTo30', name: 'Toys' };
    await pool.query(
      `insert into order_lines (id, order_id, position, custom_box, name, description, size, quantity, unit_pence, unit_volume_cm3)
        values (gen_random_uuid(), $1, 9, $2, 'Toys', '', '', 2, 100, 60000)`,
      [recent.id, JSON.stringify(box)],
    );
    await pool.query("update products set status = 'inactive' where id = $1", [productId]);
    const again = await shop.bookAgain(recent.id);
    expect(again.cart.lines).toMatchObject([{ productId: null, name: 'Toys', quantity: 2 }]);
    expect(again.leftOut).toEqual([{ name: 'Standard Box', quantity: 5, reason: 'notSold' }]);
    await pool.query("update products set status = 'active' where id = $1", [productId]);
    await pool.query("delete from order_lines where order_id = $1 and name = 'Toys'", [recent.id]);
  });
});

/** The same user, through another API. */
function as(person: ShopClient, client: ShopClient): ShopClient {
  client.token = person.token;
  return client;
}
