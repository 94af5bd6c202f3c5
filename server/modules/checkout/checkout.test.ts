import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import type { SeenProduct, ShopClient } from '../../test/clients/shop-client.js';
import { countRows, PASSWORD, setProductPrice, signUp, standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

/** The price of five standard boxes to Australia. */
const TOTAL = 33_250;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => app.clock.reset());

afterAll(() => app?.stop());

describe.each(APIS)('a checkout over %s', (_api, enter) => {
  let shop: ShopClient;
  let box: SeenProduct;
  let userId: string;
  let email: string;

  beforeEach(async () => {
    shop = enter(app);
    ({ id: userId, email } = await signUp(shop));
    box = await standardBox(shop);
    await shop.addToCart({ productId: box.id, quantity: 5, destination: 'australia' });
  });

  /** Moves the clock to another day, when the old session has expired. */
  async function wakeUpAt(moment: string): Promise<void> {
    app.clock.set(moment);
    shop.token = null;
    await shop.login(email, PASSWORD);
  }

  it('keeps the cart until it is paid', async () => {
    await shop.checkout({ expectedPence: TOTAL });
    expect((await shop.cart()).lines).toMatchObject([{ quantity: 5 }]);
  });

  it('of an empty cart is refused', async () => {
    await shop.clearCart();
    await expect(shop.checkout({ expectedPence: 0 })).rejects.toMatchObject({
      status: 400,
      message: 'Your cart is empty. Please add items before proceeding to checkout.',
    });
  });

  it.each([1, 0, TOTAL - 1, TOTAL + 1])('at a total of %d gets the right one', async (expectedPence) => {
    await expect(shop.checkout({ expectedPence })).rejects.toMatchObject({
      status: 409,
      code: 'PRICES_CHANGED',
      message: 'Prices have changed',
      details: { newTotal: TOTAL },
    });
    expect(await countRows(app, 'checkouts', 'user_id = $1', [userId])).toBe(0);
  });

  it('costs at least the minimum charge', async () => {
    await shop.setQuantity(box.id, 1);
    const refused = shop.checkout({ expectedPence: 6650 });
    await expect(refused).rejects.toMatchObject({ details: { newTotal: 24_500 } });
    expect(await shop.checkout({ expectedPence: 24_500 })).toMatchObject({ totalPence: 24_500 });
  });

  it('follows a price that staff changed in between', async () => {
    await setProductPrice(app, box.id, 'australia', 7000);
    await expect(shop.checkout({ expectedPence: TOTAL })).rejects.toMatchObject({
      details: { newTotal: 35_000 },
    });
    expect(await shop.checkout({ expectedPence: 35_000 })).toMatchObject({ totalPence: 35_000 });
    await setProductPrice(app, box.id, 'australia', 6650);
  });

  it('is not paid at a price that changed after it was opened', async () => {
    const checkout = await shop.checkout({ expectedPence: TOTAL });
    await setProductPrice(app, box.id, 'australia', 6000);
    await expect(shop.createPaymentIntent(checkout.id)).rejects.toMatchObject({
      code: 'PRICES_CHANGED',
      details: { newTotal: 30_000 },
    });
    await setProductPrice(app, box.id, 'australia', 6650);
  });

  it('of something no longer sold there is refused', async () => {
    const [garden] = await shop.products({ category: 'Garden' });
    await shop.addToCart({ productId: garden?.id, quantity: 1 });
    await app.deps.database.pool.query(`update products set status = 'inactive' where id = $1`, [garden?.id]);
    const { totalPence } = await shop.cart();
    await expect(shop.checkout({ expectedPence: totalPence })).rejects.toMatchObject({
      status: 400,
      message: `${garden?.name}: Not available to Australia yet`,
    });
    await app.deps.database.pool.query(`update products set status = 'active' where id = $1`, [garden?.id]);
  });

  it('goes to one destination', async () => {
    const [garden] = await shop.products({ category: 'Garden' });
    const mixed = await shop.addToCart({ productId: garden?.id, quantity: 1, destination: 'canada' });
    await expect(shop.checkout({ expectedPence: mixed.totalPence })).rejects.toMatchObject({
      status: 400,
      message: 'All items in a shipment must go to the same destination. Choose one.',
    });
  });

  it.each(['Singapore', 'United Kingdom', 'USA'])(
    'priced to Australia is not delivered to %s',
    async (deliveryCountry) => {
      await expect(shop.checkout({ expectedPence: TOTAL, deliveryCountry })).rejects.toMatchObject({
        status: 400,
        message: 'Enter a delivery address in Australia',
        details: { fields: [{ field: 'deliveryAddress.country' }] },
      });
    },
  );

  it.each(['australia', 'AU', ' Australia '])('is delivered to "%s"', async (deliveryCountry) => {
    expect(await shop.checkout({ expectedPence: TOTAL, deliveryCountry })).toMatchObject({
      totalPence: TOTAL,
    });
  });

  it('is collected in the United Kingdom', async () => {
    await expect(shop.checkout({ expectedPence: TOTAL, collectionPostcode: '2000' })).rejects.toMatchObject({
      status: 400,
      message: 'Enter a UK postcode, like LS1 4AP',
    });
  });

  it('is not collected in the past, by the calendar of London', async () => {
    await wakeUpAt('2027-06-30T23:30:00Z');
    const wanted = { expectedPence: TOTAL, collectionDate: '2027-06-30' };
    await expect(shop.checkout(wanted)).rejects.toMatchObject({
      status: 400,
      message: 'Choose a day from 1 July 2027',
    });
  });

  it('is collected the same day only before the cut-off hour', async () => {
    await wakeUpAt('2027-01-13T11:59:00Z');
    const today = { expectedPence: TOTAL, collectionDate: '2027-01-13' };
    expect(await shop.checkout(today)).toMatchObject({ collectionDate: '2027-01-13' });
    app.clock.set('2027-01-13T12:00:00Z');
    await expect(shop.checkout(today)).rejects.toMatchObject({
      status: 400,
      message: 'Choose a day from 14 January 2027',
    });
  });

  it('sent again is the same one while it is open', async () => {
    const first = await shop.checkout({ expectedPence: TOTAL });
    expect(await shop.checkout({ expectedPence: TOTAL })).toEqual(first);
    await shop.setQuantity(box.id, 6);
    expect((await shop.checkout({ expectedPence: 39_900 })).id).not.toBe(first.id);
  });

  it('under a key that was sent with other content is refused, whatever became of the first', async () => {
    const idempotencyKey = `press-${userId}`;
    const first = await shop.checkout({ expectedPence: TOTAL, idempotencyKey });
    await shop.setQuantity(box.id, 9);
    const refusal = { status: 409, code: 'CONFLICT', message: expect.stringContaining('idempotency key') };
    await expect(shop.checkout({ expectedPence: 59_850, idempotencyKey })).rejects.toMatchObject(refusal);
    const elsewhere = { expectedPence: TOTAL, idempotencyKey, collectionPostcode: 'M1 1AA' };
    await expect(shop.checkout(elsewhere)).rejects.toMatchObject(refusal);
    await shop.setQuantity(box.id, 5);
    expect(await shop.checkout({ expectedPence: TOTAL, idempotencyKey })).toEqual(first);
  });

  it('that an open one answered belongs to its content from then on', async () => {
    const idempotencyKey = `second-${userId}`;
    const first = await shop.checkout({ expectedPence: TOTAL });
    const moved = { expectedPence: TOTAL, idempotencyKey, collectionPostcode: 'M1 1AA' };
    expect(await shop.checkout(moved)).toMatchObject({ id: first.id });
    await expect(shop.checkout({ expectedPence: TOTAL, idempotencyKey })).rejects.toMatchObject({
      status: 409,
    });
    expect(await shop.checkout(moved)).toMatchObject({ id: first.id });
  });

  it('sent twenty times at once is one', async () => {
    const press = () => shop.checkout({ expectedPence: TOTAL, idempotencyKey: `press-${userId}` });
    const checkouts = await Promise.all(Array.from({ length: 20 }, press));
    expect(new Set(checkouts.map(({ id }) => id)).size).toBe(1);
    expect(await countRows(app, 'checkouts', 'user_id = $1', [userId])).toBe(1);
  });
});

describe('that no forbidden goods are in a shipment', () => {
  it('is stored with the moment it was said, and may be left out', async () => {
    const customer = new GraphqlClient(app.url);
    await signUp(customer);
    const box = await standardBox(customer);
    await customer.addToCart({ productId: box.id, quantity: 5, destination: 'australia' });
    const { id } = await customer.checkout({ expectedPence: TOTAL });
    expect(await saidAt(id)).toBeNull();

    const said = { expectedPence: TOTAL, hasNoForbiddenGoods: true };
    expect((await customer.checkout(said)).id).toBe(id);
    const moment = await saidAt(id);
    expect(moment).toMatch(/^\d{4}-/);

    await customer.checkout({ expectedPence: TOTAL });
    expect(await saidAt(id)).toEqual(moment);
  });

  async function saidAt(id: string): Promise<string | null> {
    const { rows } = await app.deps.database.pool.query<{ at: string | null }>(
      'select no_forbidden_goods_at as at from checkouts where id = $1',
      [id],
    );
    return rows[0]!.at;
  }
});
