import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APIS } from '../../../test/clients/clients.js';
import type { SeenProduct, ShopClient } from '../../../test/clients/shop-client.js';
import { countRows, setProductPrice, signUp, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const BOX = { name: 'Drum kit', widthCm: 100, heightCm: 60, depthCm: 50, weightRange: 'upTo30' } as const;
const QUANTITY = { status: 400, code: 'BAD_INPUT', message: 'Quantity must be a whole number up to 999' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('over %s', (_api, enter) => {
  let shop: ShopClient;
  let box: SeenProduct;
  let others: SeenProduct[];

  beforeEach(async () => {
    shop = enter(app);
    box = await standardBox(shop);
    others = (await shop.products({ category: 'Garden' })).slice(0, 2);
  });

  it('adding the same box twice makes one line of two', async () => {
    await shop.addToCart({ productId: box.id, quantity: 1 });
    const cart = await shop.addToCart({ productId: box.id, quantity: 1 });
    expect(cart.lines).toMatchObject([{ productId: box.id, quantity: 2, pence: 6650 }]);
  });

  it('fifty additions at once all count', async () => {
    await shop.addToCart({ productId: box.id, quantity: 1 });
    await Promise.all(Array.from({ length: 50 }, () => shop.addToCart({ productId: box.id, quantity: 1 })));
    expect((await shop.cart()).lines).toMatchObject([{ quantity: 51 }]);
  });

  it('a quantity of 0 removes the line, and removing it again is harmless', async () => {
    const { lines } = await shop.addToCart({ productId: box.id, quantity: 2 });
    expect((await shop.setQuantity(box.id, 0)).lines).toEqual([]);
    expect((await shop.setQuantity(box.id, 0)).lines).toEqual([]);
    expect((await shop.removeFromCart(lines[0]?.key ?? '')).lines).toEqual([]);
  });

  it('a cleared cart is empty, twice too', async () => {
    await shop.addToCart({ productId: box.id, quantity: 2 });
    expect((await shop.clearCart()).lines).toEqual([]);
    expect((await shop.clearCart()).totalPence).toBe(0);
  });

  it.each([-1, 0, 1000, 1.5, 1e9, Number.NaN])('%d is no quantity to add', async (quantity) => {
    await expect(shop.addToCart({ productId: box.id, quantity })).rejects.toMatchObject({ status: 400 });
    expect((await shop.cart()).lines).toEqual([]);
  });

  it('a line never grows past 999', async () => {
    await shop.addToCart({ productId: box.id, quantity: 999 });
    await expect(shop.addToCart({ productId: box.id, quantity: 1 })).rejects.toMatchObject(QUANTITY);
    await expect(shop.setQuantity(box.id, 1000)).rejects.toMatchObject(QUANTITY);
    expect((await shop.cart()).lines).toMatchObject([{ quantity: 999 }]);
  });

  it('an own box is priced from its volume', async () => {
    const cart = await shop.addToCart({ customBox: BOX, quantity: 2 });
    expect(cart.lines).toMatchObject([{ name: 'Drum kit', productId: null, pence: 13_200 + 1000 }]);
    const again = await shop.addToCart({ customBox: { ...BOX, name: ' drum KIT ' }, quantity: 1 });
    expect(again.lines).toMatchObject([{ quantity: 3 }]);
    expect((await shop.removeFromCart(again.lines[0]?.key ?? '')).lines).toEqual([]);
  });

  it.each([
    ['widthCm', 0, 'Width must be a whole number of centimetres from 1 to 300'],
    ['heightCm', -60, 'Height must be a whole number of centimetres from 1 to 300'],
    ['depthCm', 301, 'Depth must be a whole number of centimetres from 1 to 300'],
    ['name', '', 'Give the item a name of up to 100 characters'],
    ['name', 'x'.repeat(101), 'Give the item a name of up to 100 characters'],
  ])('an own box with %s %p is refused', async (field, value, message) => {
    const refused = shop.addToCart({ customBox: { ...BOX, [field]: value }, quantity: 1 });
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT', message });
    await expect(refused).rejects.toMatchObject({ details: { fields: [{ message }] } });
  });

  it('what is not sold to a destination does not enter a cart for it', async () => {
    const [product] = others as [SeenProduct];
    await setProductPrice(app, product.id, 'bahrain', null);
    await expect(
      shop.addToCart({ productId: product.id, quantity: 1, destination: 'bahrain' }),
    ).rejects.toMatchObject({ status: 400, message: `${product.name}: Not available to Bahrain yet` });
    expect((await shop.cart()).lines).toEqual([]);
  });

  it('an unknown, hidden or misspelt product is not found', async () => {
    const hidden = others[1] as SeenProduct;
    const { pool } = app.deps.database;
    await pool.query(`update products set status = 'draft' where id = $1`, [hidden.id]);
    for (const productId of [hidden.id, crypto.randomUUID(), 'x', "'; drop table carts"]) {
      await expect(shop.addToCart({ productId, quantity: 1 })).rejects.toMatchObject({ status: 404 });
    }
    await pool.query(`update products set status = 'active' where id = $1`, [hidden.id]);
  });

  it('a cart too large to pay by card is refused, and can always be made smaller', async () => {
    const big = { ...BOX, widthCm: 300, heightCm: 300, depthCm: 300 };
    await shop.addToCart({ customBox: big, quantity: 40 });
    await expect(shop.addToCart({ customBox: big, quantity: 900 })).rejects.toMatchObject({
      status: 400,
      message: "This shipment is too large to book online. Call us and we'll plan it with you.",
    });
    await app.deps.database.pool.query(
      'update destination_rates set per_cubic_metre_pence = per_cubic_metre_pence * 3',
    );
    const cart = await shop.addToCart({ customBox: big, quantity: 1 }).catch(() => shop.cart());
    expect((await shop.removeFromCart(cart.lines[0]?.key ?? '')).lines).toEqual([]);
    await app.deps.database.pool.query(
      'update destination_rates set per_cubic_metre_pence = per_cubic_metre_pence / 3',
    );
  });

  it('a guest id that can be guessed opens nothing: a fresh one is given', async () => {
    shop.guestId = 'guest_1700000000000';
    await shop.addToCart({ productId: box.id, quantity: 1 });
    expect(shop.guestId).toMatch(/^guest_\d+_[\w-]{32}$/);
    expect((await shop.cart()).lines).toHaveLength(1);

    const thief = enter(app);
    thief.guestId = 'guest_1700000000000';
    expect((await thief.cart()).lines).toEqual([]);
    expect(thief.guestId).not.toBe(shop.guestId);
  });

  it('the guest secret is kept as a digest only', async () => {
    await shop.addToCart({ productId: box.id, quantity: 1 });
    expect(await countRows(app, 'carts', 'guest_hash = $1', [shop.guestId])).toBe(0);
  });

  it("a customer's cart is not opened by a guest id, and a guest's not by a token", async () => {
    await shop.addToCart({ productId: box.id, quantity: 1 });
    const customer = enter(app);
    await signUp(customer);
    await customer.addToCart({ productId: box.id, quantity: 7 });
    customer.guestId = shop.guestId;
    expect((await customer.cart()).lines).toMatchObject([{ quantity: 7 }]);
    customer.token = null;
    expect((await customer.cart()).lines).toMatchObject([{ quantity: 1 }]);
  });
});
