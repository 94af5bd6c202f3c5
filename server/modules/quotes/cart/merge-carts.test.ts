import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APIS } from '../../../test/clients/clients.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { SeenCart, SeenProduct, ShopClient } from '../../../test/clients/shop-client.js';
import { countRows, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

/** The quantities of a cart by item name. */
const quantities = ({ lines }: SeenCart) =>
  Object.fromEntries(lines.map(({ name, quantity }) => [name, quantity]));

describe.each(APIS)('signing in with a guest cart over %s', (_api, enter) => {
  let shop: ShopClient;
  let sofa: SeenProduct;
  let chair: SeenProduct;

  beforeEach(async () => {
    shop = enter(app);
    [sofa, chair] = (await shop.products({ category: 'Living Room' })) as [SeenProduct, SeenProduct];
  });

  /** A customer with items in the cart, who then fills another as a guest elsewhere. */
  async function customerWho(had: number, picks: readonly [SeenProduct, number][]): Promise<void> {
    await signUp(shop);
    if (had > 0) await shop.addToCart({ productId: sofa.id, quantity: had, destination: 'canada' });
    const token = shop.token;
    shop.token = null;
    for (const [product, quantity] of picks) {
      await shop.addToCart({ productId: product.id, quantity, destination: 'japan' });
    }
    shop.token = token;
  }

  it.each([
    [2, 5, 5],
    [5, 2, 5],
    [3, 3, 3],
  ])('of %d and %d of the same item keeps %d, never the sum', async (had, picked, kept) => {
    await customerWho(had, [[sofa, picked]]);
    expect(quantities(await shop.mergeCart())).toEqual({ [sofa.name]: kept });
  });

  it('joins what is different, and all of it goes where the guest last chose', async () => {
    await customerWho(1, [[chair, 2]]);
    const cart = await shop.mergeCart();
    expect(quantities(cart)).toEqual({ [sofa.name]: 1, [chair.name]: 2 });
    expect(cart.destination).toBe('japan');
    expect(new Set(cart.lines.map(({ destination }) => destination))).toEqual(new Set(['japan']));
  });

  it('uses the guest cart up: a repeat changes nothing, twenty at once neither', async () => {
    await customerWho(0, [[sofa, 4]]);
    const carts = await Promise.all(Array.from({ length: 20 }, () => shop.mergeCart()));
    for (const cart of carts) expect(quantities(cart)).toEqual({ [sofa.name]: 4 });
    await shop.setQuantity(sofa.id, 1);
    expect(quantities(await shop.mergeCart())).toEqual({ [sofa.name]: 1 });
    shop.token = null;
    expect((await shop.cart()).lines).toEqual([]);
  });

  it('without a guest cart leaves the own one as it is', async () => {
    await signUp(shop);
    await shop.addToCart({ productId: sofa.id, quantity: 2, destination: 'canada' });
    shop.guestId = `guest_${Date.now()}_${'n'.repeat(32)}`;
    const cart = await shop.mergeCart();
    expect(quantities(cart)).toEqual({ [sofa.name]: 2 });
    expect(cart.destination).toBe('canada');
  });

  it("takes nobody's cart by a guest id that can be guessed", async () => {
    const victim = enter(app);
    victim.guestId = 'guest_1700000000001';
    await victim.addToCart({ productId: sofa.id, quantity: 3 });
    await signUp(shop);
    shop.guestId = 'guest_1700000000001';
    expect((await shop.mergeCart()).lines).toEqual([]);
    expect(quantities(await victim.cart())).toEqual({ [sofa.name]: 3 });
  });

  it('by two customers at once gives the guest cart to one of them', async () => {
    const other = enter(app);
    await customerWho(0, [[sofa, 3]]);
    await signUp(other);
    other.guestId = shop.guestId;
    const merged = await Promise.all([shop.mergeCart(), other.mergeCart()]);
    expect(merged.map((cart) => cart.lines.length).sort()).toEqual([0, 1]);
  });
});

it('two carts that are too large together stay as they are, and both can still be used', async () => {
  const shop = new GraphqlClient(app.url);
  await signUp(shop);
  const fill = async (names: string, count: number) => {
    const customBox = { widthCm: 40, heightCm: 40, depthCm: 40, weightRange: 'UP_TO_30' };
    const changes = Array.from({ length: count }, (_, no) => ({
      customBox: { ...customBox, name: `${names} ${no}` },
      quantity: 1,
    }));
    await shop.call('mutation changeCart', 'lines { key }', { changes: ['[CartChangeInput!]!', changes] });
  };
  await fill('Mine', 101);
  const { token } = shop;
  shop.token = null;
  shop.guestId = `guest_${Date.now()}_${'m'.repeat(32)}`;
  await fill('Guest', 100);
  shop.token = token;
  await expect(shop.mergeCart()).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: 'A cart holds up to 200 different items',
  });
  expect((await shop.cart()).lines).toHaveLength(101);
  shop.token = null;
  expect((await shop.cart()).lines).toHaveLength(100);
});

describe('sending a cart to another destination', () => {
  let shop: GraphqlClient;
  let sofa: SeenProduct;

  const send = (destination: string) =>
    shop.call<{ lines: { key: string; quantity: number; destination: string }[] }>(
      'mutation changeCart',
      'lines { key quantity destination }',
      { changes: ['[CartChangeInput!]!', []], shipment: ['ShipmentInput', { destination }] },
    );

  beforeEach(async () => {
    shop = new GraphqlClient(app.url);
    [sofa] = (await shop.products({ category: 'Living Room' })) as [SeenProduct];
  });

  it('takes every line along under its key', async () => {
    const { lines } = await shop.addToCart({ productId: sofa.id, quantity: 2, destination: 'australia' });
    const moved = await send('CANADA');
    expect(moved.lines).toEqual([{ key: lines[0]?.key, quantity: 2, destination: 'CANADA' }]);
    expect((await send('CANADA')).lines).toEqual(moved.lines);
  });

  it('where the same thing goes already keeps the larger quantity', async () => {
    await shop.addToCart({ productId: sofa.id, quantity: 2, destination: 'australia' });
    await shop.addToCart({ productId: sofa.id, quantity: 7, destination: 'canada' });
    await shop.addToCart({ productId: sofa.id, quantity: 4, destination: 'japan' });
    expect((await send('JAPAN')).lines).toMatchObject([{ quantity: 7, destination: 'JAPAN' }]);
    expect(await countRows(app, 'cart_lines', 'cart_id = $1', [await cartId()])).toBe(1);
  });

  it('keeps what is not sold there, without a price, so that nothing is lost unseen', async () => {
    await shop.addToCart({ productId: sofa.id, quantity: 1, destination: 'australia' });
    await app.deps.database.pool.query(
      `delete from product_prices where product_id = $1 and destination = 'bahrain'`,
      [sofa.id],
    );
    await send('BAHRAIN');
    expect(await shop.cart()).toMatchObject({ lines: [{ productId: sofa.id, pence: null }], totalPence: 0 });
  });

  async function cartId(): Promise<string> {
    return (await shop.call<{ id: string }>('query cart', 'id')).id;
  }
});
