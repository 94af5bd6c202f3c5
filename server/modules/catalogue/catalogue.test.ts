import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../../../packages/seed/categories.js';
import { APIS } from '../../test/clients/clients.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import type { SeenProduct, ShopClient } from '../../test/clients/shop-client.js';
import { standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';

type Prices = Record<'price' | 'home' | 'away', { minorUnits: number } | null>;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('the catalogue over %s', (_api, enter) => {
  let shop: ShopClient;
  let box: SeenProduct;

  beforeEach(async () => {
    shop = enter(app);
    box = await standardBox(shop);
  });

  it('has the twelve categories in the order of the shop', async () => {
    const categories = await shop.categories();
    expect(categories).toHaveLength(12);
    expect(categories[0]).toBe('Shipping Boxes');
    expect(categories[11]).toBe('Other Items');
  });

  it('has ids of categories that are the same in every shop', async () => {
    const { body } = await new RestClient(app.url).call<{ categories: { _id: string; name: string }[] }>(
      'GET',
      '/categories',
    );
    expect(body.categories.map(({ _id, name }) => ({ id: _id, name }))).toEqual(
      CATEGORIES.map(({ id, name }) => ({ id, name })),
    );
    expect(body.categories[0]?._id).toBe('af3639d7-e8da-51c4-ac1e-f02af506d80c');
  });

  it('is searched by words, in which % and _ mean themselves', async () => {
    expect((await shop.products({ search: 'standard box' })).map(({ name }) => name)).toContain(
      'Standard Box',
    );
    expect(await shop.products({ search: 'st_ndard' })).toEqual([]);
    expect(await shop.products({ search: '%' })).toEqual([]);
    expect(await shop.products({ search: "x' or 1=1 --" })).toEqual([]);
    await expect(shop.products({ search: 'x'.repeat(101) })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Keep filters under 100 characters',
    });
  });

  it('is narrowed by the price to the destination', async () => {
    const cheap = await shop.products({ maxPence: 6650, minPence: 6650, pageSize: 100 });
    expect(cheap.map(({ id }) => id)).toContain(box.id);
    expect(new Set(cheap.map(({ pence }) => pence))).toEqual(new Set([6650]));
  });

  it('shows a product and what is like it', async () => {
    expect(await shop.product(box.id)).toEqual(box);
    const similar = await shop.similarProducts(box.id);
    expect(similar.map(({ category }) => category)).toEqual(Array(4).fill('Shipping Boxes'));
  });

  it.each(['x', '1', crypto.randomUUID(), '../admin'])('has no product "%s"', async (id) => {
    const missing = { status: 404, message: 'Product not found' };
    await expect(shop.product(id)).rejects.toMatchObject(missing);
    await expect(shop.similarProducts(id)).rejects.toMatchObject(missing);
  });

  it('hides drafts from every list', async () => {
    const [hidden] = (await shop.products({ category: 'Office' })) as [SeenProduct];
    const { pool } = app.deps.database;
    await pool.query('update products set is_published = false where id = $1', [hidden.id]);
    const isHidden = () =>
      shop.product(hidden.id).then(
        () => false,
        () => true,
      );
    await until(isHidden);
    await expect(shop.product(hidden.id)).rejects.toMatchObject({ status: 404 });
    expect(await shop.products({ category: 'Office', pageSize: 100 })).not.toContainEqual(hidden);
    await pool.query('update products set is_published = true where id = $1', [hidden.id]);
    await until(async () => !(await isHidden()));
  });

  it.each([0, 101, -1])('gives no page of %d', async (pageSize) => {
    await expect(shop.products({ pageSize })).rejects.toMatchObject({ status: 400 });
  });
});

it('products over GraphQL tell their price to any destination', async () => {
  const { product, products } = (await new GraphqlClient(app.url).send(`{
    product(id: "${(await standardBox(new RestClient(app.url))).id}") { ...Prices }
    products(destination: CANADA, filter: { search: "Standard Box" }, pageSize: 1) { nodes { ...Prices } }
  }
  fragment Prices on Product {
    home: price(destination: CANADA) { minorUnits }
    away: price(destination: AUSTRALIA) { minorUnits }
  }`)) as { product: Prices; products: { nodes: Prices[] } };
  expect(product.away).toEqual({ minorUnits: 6650 });
  expect(product.away).not.toEqual(product.home);
  expect(products.nodes).toEqual([product]);
});

describe('products over REST', () => {
  let shop: RestClient;

  beforeEach(() => {
    shop = new RestClient(app.url);
  });

  it.each([
    'search[]=box',
    'search[$ne]=x',
    'search=a&search=b',
    'limit=1e9',
    'limit=0',
    'limit=-1',
    'limit=ten',
    'page=0',
    'minPrice=NaN',
    'minPrice=1e400',
    'maxPrice=-5',
    'maxPrice=1.234',
    'sortBy=price;drop table products',
    'country=France',
    `brand=${'x'.repeat(101)}`,
  ])('with %s are refused', async (query) => {
    expect(await shop.call('GET', `/products?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_INPUT' },
    });
  });

  it.each(['status=draft', 'isPublished=false', '__proto__=1', 'color=&size=&limit=', '_=1700000000'])(
    'with %s are the whole list',
    async (query) => {
      const { status, body } = await shop.call<{ products: unknown[]; total: number }>(
        'GET',
        `/products?${query}`,
      );
      expect({ status, total: body.total }).toEqual({ status: 200, total: 114 });
      expect(body.products).toHaveLength(100);
    },
  );

  it.each([
    ['price', 'asc'],
    ['price-asc', 'asc'],
    ['priceLowToHigh', 'asc'],
    ['price_desc', 'desc'],
    ['-price', 'desc'],
  ])('are sorted by %s', async (sortBy, direction) => {
    const { body } = await shop.call<{ products: { price: { australia: number } }[] }>(
      'GET',
      `/products?sortBy=${sortBy}`,
    );
    const prices = body.products.map(({ price }) => price.australia);
    const sorted = prices.toSorted((one, other) => (direction === 'asc' ? one - other : other - one));
    expect(prices).toEqual(sorted);
  });

  it('look as the specification has them', async () => {
    const { id } = await standardBox(shop);
    const { body } = await shop.call('GET', `/products/${id}`);
    expect(body).toMatchObject({
      _id: id,
      name: 'Standard Box',
      details: 'Double-walled cardboard box, best for bulky items.',
      size: '61cm x 41 x 51 / 24inches x 16 x 20 (HWD), 30kg max',
      image: { url: '/pictures/standard-box.svg' },
      category: 'Shipping Boxes',
      status: 'active',
      isPublished: true,
      price: { australia: 66.5, malasia: 53.5, malaysia: 53.5, newzealand: 70.5 },
    });
  });

  it.each([
    ['Suitcase & Luggage', 'Suitcase & Luggage'],
    ['dining room', 'Dining Room'],
    ['nobody knows this', 'Other Items'],
    ["'; drop table products; --", 'Other Items'],
  ])('of the category "%s" are a plain list of %s', async (name, category) => {
    const path = `/products/category/${encodeURIComponent(name)}`;
    const { body } = await shop.call<{ category: string }[]>('GET', path);
    expect(new Set(body.map((product) => product.category))).toEqual(new Set([category]));
  });

  it('of a category with more than 100 are all reached, a page at a time', async () => {
    await addBoxes(101);
    const page = async (query: string) =>
      (await shop.call<{ _id: string }[]>('GET', `/products/category/shipping-boxes?${query}`)).body;
    const [first, second] = [await page(''), await page('page=2')];
    const { body } = await shop.call<{ total: number }>('GET', '/products?category=shipping-boxes&limit=1');
    expect(first).toHaveLength(100);
    expect(new Set([...first, ...second].map(({ _id }) => _id)).size).toBe(body.total);
    expect(await page('page=3')).toEqual([]);
    expect((await page('limit=1&page=101')).map(({ _id }) => _id)).toEqual([second[0]?._id]);
    expect((await shop.call('GET', '/products/category/garden?limit=101')).status).toBe(400);
  });
});

/** Adds this many boxes like the standard one; resolves once visitors see them. */
async function addBoxes(count: number): Promise<void> {
  await app.deps.database.pool.query(
    `insert into products select (jsonb_populate_record(p,
        jsonb_build_object('id', gen_random_uuid(), 'slug', 'box-' || no, 'name', 'Box ' || no))).*
      from products p, generate_series(1, $1) no where p.slug = 'standard-box'`,
    [count],
  );
  const shop = new RestClient(app.url);
  await until(async () => {
    const { body } = await shop.call<{ total: number }>('GET', '/products?category=shipping-boxes&limit=1');
    return body.total > count;
  });
}
