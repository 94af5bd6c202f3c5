import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenProduct } from '../../../test/clients/shop-client.js';
import { newEmail, PASSWORD, signUp, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe('changeCart over GraphQL', () => {
  const box = { name: 'Crate', widthCm: 60, heightCm: 60, depthCm: 60, weightRange: 'UP_TO_30' };
  let shop: GraphqlClient;

  const change = (changes: unknown, shipment: unknown = null) =>
    shop.call('mutation changeCart', 'destination lines { key quantity }', {
      changes: ['[CartChangeInput!]!', changes],
      shipment: ['ShipmentInput', shipment],
    });

  beforeEach(() => {
    shop = new GraphqlClient(app.url);
  });

  it('an own box with sides below zero never lowers a price', async () => {
    await expect(
      change([{ customBox: { ...box, widthCm: -60, heightCm: 300 }, quantity: 1 }]),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Width must be a whole number of centimetres from 1 to 300',
      details: { fields: [{ field: 'customBox.widthCm' }] },
    });
  });

  it('an own box needs a name that can be seen', async () => {
    await expect(change([{ customBox: { ...box, name: '   ' }, quantity: 1 }])).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Give the item a name of up to 100 characters',
    });
  });

  it('is all or nothing', async () => {
    const { id } = await standardBox(shop);
    const wrong = [
      { productId: id, quantity: 1 },
      { productId: crypto.randomUUID(), quantity: 1 },
    ];
    await expect(change(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await shop.cart()).lines).toEqual([]);
  });

  it.each([
    [
      'the same item twice',
      [
        { customBox: box, quantity: 1 },
        { customBox: box, quantity: 2 },
      ],
    ],
    ['a line that names nothing', [{ quantity: 1 }]],
    ['more than 200 items', Array.from({ length: 201 }, () => ({ customBox: box, quantity: 1 }))],
  ])('%s is refused', async (_what, changes) => {
    await expect(change(changes)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('a collection date in the past is refused with the first day that can be chosen', async () => {
    app.clock.set('2026-11-25T09:00:00Z');
    await expect(change([], { collectionDate: '2026-11-24' })).rejects.toMatchObject({
      message: 'Choose a day from 25 November 2026',
      details: { fields: [{ field: 'collectionDate' }] },
    });
    app.clock.reset();
  });
});

describe('the cart over REST', () => {
  let shop: RestClient;
  let box: SeenProduct;

  beforeEach(async () => {
    shop = new RestClient(app.url);
    box = await standardBox(shop);
  });

  it.each([
    ['GET', '/cart'],
    ['POST', '/cart'],
    ['PUT', '/cart'],
    ['DELETE', '/cart'],
    ['POST', '/cart/clear'],
    ['GET', '/cart?guestId=undefined&userId=null'],
  ])('%s %s of nobody is refused', async (method, path) => {
    const body = method === 'GET' ? undefined : { productId: box.id, quantity: 1 };
    expect(await shop.call(method, path, body)).toMatchObject({
      status: 400,
      body: { message: 'No guest ID provided' },
    });
  });

  it("another user's id is refused, one's own and that of nobody are not looked at", async () => {
    const user = await signUp(shop);
    const other = await new RestClient(app.url).register({
      name: 'Bo',
      email: newEmail(),
      password: PASSWORD,
    });
    expect(await shop.call('GET', `/cart?userId=${other.id}`)).toMatchObject({ status: 403 });
    expect(await shop.call('POST', '/cart/clear', { userId: other.id })).toMatchObject({ status: 403 });
    expect(await shop.call('GET', `/cart?userId=${user.id}`)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/cart?userId=${user.id}&userId=${other.id}`)).toMatchObject({
      status: 400,
    });
    const merge = { guestId: 'guest_1', user: { _id: other.id } };
    expect(await shop.call('POST', '/cart/merge', merge)).toMatchObject({ status: 403 });
    expect(await shop.call('POST', '/cart/merge', {})).toMatchObject({ status: 400 });
  });

  it('the price of a caller is never taken; a wrong one is pointed out', async () => {
    const add = (price: unknown) =>
      shop.call('POST', '/cart', {
        productId: box.id,
        quantity: 1,
        price,
        guestId: 'guest_1',
        country: 'australia',
      });
    for (const price of [0.01, -5, '0', 'free', { $gt: 0 }]) {
      expect((await add(price)).body).toMatchObject({ products: [{ price: 66.5 }], priceChanged: true });
    }
    expect((await add(66.5)).body).not.toHaveProperty('priceChanged');
    expect((await add(undefined)).body).not.toHaveProperty('priceChanged');
  });

  it('countries go by any spelling, the old one of Malaysia too, and no other', async () => {
    const add = (country: unknown) =>
      shop.call('POST', '/cart', { productId: box.id, quantity: 1, country, guestId: 'guest_1' });
    expect((await add('malasia')).body).toMatchObject({ country: 'malaysia', products: [{ price: 53.5 }] });
    expect((await add('Hong Kong')).body).toMatchObject({ country: 'hongkong' });
    for (const country of ['France', '__proto__', 7]) {
      expect(await add(country)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    }
  });

  it('sets the quantity of what is in the cart only, whichever country it goes to', async () => {
    expect(
      (await shop.call('PUT', '/cart', { productId: box.id, quantity: 2, guestId: 'guest_1' })).status,
    ).toBe(404);
    await signUp(shop);
    const [other] = await shop.products({ category: 'Garden' });
    await shop.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
    await shop.addToCart({ productId: other?.id, quantity: 1, destination: 'canada' });
    const { lines } = await shop.setQuantity(box.id, 3);
    expect(lines).toMatchObject([{ destination: 'australia', quantity: 3 }, { destination: 'canada' }]);
  });

  it('takes a line out by query as by body', async () => {
    await signUp(shop);
    await shop.addToCart({ productId: box.id, quantity: 1 });
    const { status, body } = await shop.call('DELETE', `/cart?productId=${box.id}`);
    expect({ status, body }).toMatchObject({ status: 200, body: { products: [] } });
    expect(await shop.call('DELETE', '/cart')).toMatchObject({ status: 400 });
  });

  it('is never kept by a browser or proxy', async () => {
    const response = await fetch(`${app.url}/api/cart?guestId=guest_1`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
