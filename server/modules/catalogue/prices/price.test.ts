import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReadCache } from '../../../platform/cache/read-cache.js';
import { APIS } from '../../../test/clients/clients.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import { signInAsAdmin, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { PriceService } from './price.service.js';

const BAD_AMOUNT = 'Price must be an amount from 0 to 99,999.99 with at most two decimals';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('minimum charges over %s', (_api, enter) => {
  let guest: ShopClient;
  let admin: ShopClient;

  beforeEach(async () => {
    [guest, admin] = [enter(app), enter(app)];
    await signInAsAdmin(admin);
  });

  it.each(['Hong Kong', 'hongkong', 'HONG-KONG'])('of "%s" are public', async (country) => {
    expect(await guest.price(country)).toMatchObject({ country: 'Hong Kong', pence: 19_500 });
  });

  it.each(['France', '__proto__', 'constructor', '../prices', 'x'.repeat(5000)])(
    'of "%s" are not found',
    async (country) => {
      await expect(guest.price(country)).rejects.toMatchObject({ status: 404, message: 'Price not found' });
    },
  );

  it('are listed for staff, one for each destination', async () => {
    const prices = await admin.prices();
    expect(prices).toHaveLength(12);
    expect(prices[0]).toMatchObject({ country: 'Australia', pence: 24_500 });
  });

  it('change what the next cart costs', async () => {
    const { id } = await admin.price('Canada');
    expect(await admin.updatePrice(id, 'Canada', 40_001)).toMatchObject({ country: 'Canada', pence: 40_001 });
    const box = await standardBox(guest);
    const cart = await guest.addToCart({ productId: box.id, quantity: 1, destination: 'canada' });
    expect(cart.totalPence).toBe(40_001);
    await admin.updatePrice(id, 'Canada', 21_500);
  });

  it('can be taken away and set again, once', async () => {
    const { id } = await admin.price('Bahrain');
    await admin.deletePrice(id);
    await expect(guest.price('Bahrain')).rejects.toMatchObject({ status: 404, message: 'Price not found' });
    await expect(admin.deletePrice(id)).rejects.toMatchObject({ status: 404 });
    await expect(admin.updatePrice(id, 'Bahrain', 1)).rejects.toMatchObject({
      status: 404,
      message: 'Price not found',
    });
    expect(await admin.createPrice('bahrain', 24_000)).toMatchObject({ country: 'Bahrain', pence: 24_000 });
    await expect(admin.createPrice('Bahrain', 1)).rejects.toMatchObject({
      status: 409,
      message: 'A price for Bahrain already exists',
    });
  });

  it('cannot be moved onto a destination that has one', async () => {
    const { id } = await admin.price('Japan');
    await expect(admin.updatePrice(id, 'China', 26_000)).rejects.toMatchObject({ status: 409 });
    expect(await admin.price('Japan')).toMatchObject({ id, pence: 26_000 });
  });

  it.each([
    ['France', 100, 'Choose a country from the list'],
    ['', 100, 'Choose a country from the list'],
    ['Dubai', -1, BAD_AMOUNT],
    ['Dubai', 10_000_000, BAD_AMOUNT],
  ])('for "%s" of %d pence are refused', async (country, pence, message) => {
    await expect(admin.createPrice(country, pence)).rejects.toMatchObject({ status: 400, message });
    const { id } = await admin.price('Dubai');
    await expect(admin.updatePrice(id, country, pence)).rejects.toMatchObject({ status: 400, message });
  });
});

describe('a minimum charge over REST', () => {
  it.each([['12,5'], [1.234], ['1e3'], [null], [{}], ['']])('of %p pounds is refused', async (price) => {
    const admin = new RestClient(app.url);
    await signInAsAdmin(admin);
    const answer = await admin.call('POST', '/prices', { country: 'Dubai', price });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT', fields: [{ field: 'price' }] },
    });
  });

  it('keeps the part that is not sent', async () => {
    const admin = new RestClient(app.url);
    await signInAsAdmin(admin);
    const { id } = await admin.price('Singapore');
    const { body } = await admin.call('PUT', `/prices/${id}`, { price: '190.00' });
    expect(body).toEqual({ _id: id, country: 'Singapore', price: 190, currency: 'GBP', version: 1 });
  });
});

it('a process that hears nothing from the database shows the minimum charges that were set in it', async () => {
  const user = { id: '', name: 'Sam', email: '', role: 'admin', sessionVersion: 1 } as const;
  const em = app.deps.database.orm.em.fork();
  const prices = new PriceService({ em, readCache: new ReadCache(() => true) }, { user, guestId: null });
  const { id, amountPence } = await prices.ofCountry('Malaysia');
  await prices.update(id, { price: 1 });
  expect(await prices.ofCountry('Malaysia')).toMatchObject({ amountPence: 1 });
  await prices.remove(id);
  await expect(prices.ofCountry('Malaysia')).rejects.toMatchObject({ status: 404 });
  await prices.create({ country: 'Malaysia', price: amountPence });
  expect(await prices.ofCountry('Malaysia')).toMatchObject({ amountPence });
});
