import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { newEmail, PASSWORD, signUp, standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const REFUSED = { status: 400, code: 'BAD_INPUT', message: 'Leave out characters that are no text' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each([
  ['a NUL character', 'Ann\u0000'],
  ['half of a surrogate pair', 'Ann\ud83d'],
])('%s', (_what, text) => {
  describe.each(APIS)('sent over %s is refused', (_api, enter) => {
    it('in a name, an email address and a password', async () => {
      const ann = { name: 'Ann', email: newEmail(), password: PASSWORD };
      const shop = enter(app);
      await expect(shop.register({ ...ann, name: text })).rejects.toMatchObject(REFUSED);
      await expect(shop.register({ ...ann, email: `${text}@example.com` })).rejects.toMatchObject(REFUSED);
      await expect(shop.register({ ...ann, password: PASSWORD + text })).rejects.toMatchObject(REFUSED);
      await expect(shop.login(`${text}@example.com`, PASSWORD)).rejects.toMatchObject(REFUSED);
    });

    it('in the name of an own box', async () => {
      const customBox = {
        name: text,
        widthCm: 60,
        heightCm: 60,
        depthCm: 60,
        weightRange: 'upTo30',
      } as const;
      await expect(enter(app).addToCart({ customBox, quantity: 1 })).rejects.toMatchObject(REFUSED);
    });

    it('in an address', async () => {
      const shop = enter(app);
      await signUp(shop);
      await shop.addToCart({ productId: (await standardBox(shop)).id, quantity: 4 });
      const wanted = { expectedPence: 26_600, collectionPostcode: `SW1A 1AA${text}` };
      await expect(shop.checkout(wanted)).rejects.toMatchObject(REFUSED);
    });
  });

  it('is refused in a city of the shipment', async () => {
    const shop = new GraphqlClient(app.url);
    const change = shop.call('mutation changeCart', 'id', {
      changes: ['[CartChangeInput!]!', []],
      shipment: ['ShipmentInput', { fromCity: text }],
    });
    await expect(change).rejects.toMatchObject({ ...REFUSED, details: { fields: [{ field: 'fromCity' }] } });
  });

  it('is refused among many changes of a cart', async () => {
    const box = { name: 'Crate', widthCm: 60, heightCm: 60, depthCm: 60, weightRange: 'UP_TO_30' };
    const change = new GraphqlClient(app.url).call('mutation changeCart', 'id', {
      changes: [
        '[CartChangeInput!]!',
        [
          { customBox: box, quantity: 1 },
          { customBox: { ...box, name: text }, quantity: 1 },
        ],
      ],
    });
    await expect(change).rejects.toMatchObject(REFUSED);
  });

  it('is refused in a filter', async () => {
    await expect(new GraphqlClient(app.url).products({ search: text })).rejects.toMatchObject(REFUSED);
  });
});

it.each(['search', 'category', 'size', 'color'])(
  'a NUL character in the query part %s is refused',
  async (part) => {
    expect(await new RestClient(app.url).call('GET', `/products?${part}=a%00`)).toMatchObject({
      status: 400,
      body: { message: REFUSED.message },
    });
  },
);

it('text of any language, signs and pictures is taken as it is', async () => {
  const name = 'Zoë 张伟 👩‍👩‍👧 <b>&amp;</b>';
  const shop = new RestClient(app.url);
  expect(await shop.register({ name, email: newEmail(), password: PASSWORD })).toMatchObject({ name });
});
