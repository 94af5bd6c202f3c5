import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { RestClient } from '../../test/clients/rest-client.js';
import type { ProductsArgs, ShopClient } from '../../test/clients/shop-client.js';
import { signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { catalogueStaff } from './test/enter-staff.js';

/** Two products that differ in everything a list can be filtered by. */
const TENT = {
  ...{
    name: 'Festival Tent',
    size: '60 x 25 x 25 cm',
    category: 'Sports and Outdoors',
    details: 'Sleeps four.',
  },
  ...{ collection: 'Summer', color: 'Red', gender: 'Unisex', material: 'Canvas', brand: 'Alpina' },
  pence: { australia: 41_111, japan: 90_000 },
};
const SLEDGE = {
  ...{
    name: 'Wooden Sledge',
    size: '110 x 40 x 30 cm',
    category: 'Sports and Outdoors',
    details: 'For snow.',
  },
  ...{ collection: 'Winter', color: 'Blue', gender: 'Children', material: 'Ash', brand: 'Davos' },
  pence: { australia: 43_333, japan: 80_000 },
};

const ONE: readonly (readonly [string, ProductsArgs])[] = [
  ['collection', { collection: 'summer' }],
  ['size', { size: '60 X 25 X 25 CM' }],
  ['part of the size', { size: 'X 25 X 25 C' }],
  ['color', { color: 'RED' }],
  ['gender', { gender: 'unisex' }],
  ['material', { material: 'canvas' }],
  ['brand', { brand: ' Alpina ' }],
  ['search in the name', { search: 'festival' }],
  ['search in the details', { search: 'sleeps FOUR' }],
  ['minPrice and maxPrice', { minPence: 41_111, maxPence: 41_111 }],
  ['prices to another country', { destination: 'japan', minPence: 90_000, maxPence: 90_000 }],
  ['all together', { category: 'sports-and-outdoors', color: 'red', brand: 'alpina', search: 'tent' }],
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const admin = new RestClient(app.url);
  await signInAsAdmin(admin);
  const staff = catalogueStaff(app, admin);
  for (const product of [TENT, SLEDGE]) await staff.createProduct(product);
});

afterAll(() => app?.stop());

describe.each(APIS)('products over %s', (_api, enter) => {
  let shop: ShopClient;
  const names = async (asked: ProductsArgs) => (await shop.products(asked)).map(({ name }) => name);

  beforeEach(() => {
    shop = enter(app);
  });

  it.each(ONE)('are narrowed by %s', async (_filter, asked) => {
    expect(await names(asked)).toEqual(['Festival Tent']);
  });

  it.each(['Sports and Outdoors', 'sports-and-outdoors', 'SPORTS AND OUTDOORS'])(
    'are narrowed by the category "%s"',
    async (category) => {
      const products = await shop.products({ category, pageSize: 50 });
      expect(new Set(products.map((product) => product.category))).toEqual(new Set(['Sports and Outdoors']));
      expect(products.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Festival Tent', 'Wooden Sledge']),
      );
    },
  );

  it.each([
    ['priceAscending', { destination: 'australia' }, ['Festival Tent', 'Wooden Sledge']],
    ['priceDescending', { destination: 'australia' }, ['Wooden Sledge', 'Festival Tent']],
    ['priceAscending', { destination: 'japan' }, ['Wooden Sledge', 'Festival Tent']],
    ['name', {}, ['Festival Tent', 'Wooden Sledge']],
    ['newest', {}, ['Wooden Sledge', 'Festival Tent']],
    ['position', {}, ['Festival Tent', 'Wooden Sledge']],
  ] as const)('are sorted by %s (%j)', async (sort, where, expected) => {
    const asked = { ...where, sort, minPence: 40_000, category: 'Sports and Outdoors', pageSize: 50 };
    const seen = (await names(asked)).filter((name) => expected.some((one) => one === name));
    expect(seen).toEqual(expected);
  });

  it('are at most as many as the limit', async () => {
    expect(await names({ pageSize: 3 })).toHaveLength(3);
    await expect(names({ pageSize: 101 })).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    { color: 'Green' },
    { brand: 'Alp%' },
    { material: 'C_nvas' },
    { collection: "x' or 1=1 --" },
    { size: '60 x 2_ x 25' },
  ])('with %j are none', async (asked) => {
    expect(await names(asked)).toEqual([]);
  });
});
