import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPng } from '../../../platform/uploads/test/pictures.js';
import { APIS } from '../../../test/clients/clients.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import { openCheckout, placeOrder, signInAsAdmin, signUp, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { saveQuote } from '../../quotes/saved/test/quote-verbs.js';
import type { CatalogueStaff, ProductDraft } from '../test/catalogue-staff.js';
import { catalogueStaff } from '../test/enter-staff.js';
import { REQUIRED_MESSAGE } from './product-change.js';

const HAT_BOX: ProductDraft = {
  name: 'Hat Box',
  size: '46 × 46 × 51 cm, 5kg max',
  category: 'Shipping Boxes',
  pence: { australia: 4250, hongkong: 3900 },
};
const BAD_AMOUNT = 'Prices must be amounts from 0 to 99,999.99 with at most two decimals';

let app: TestApp;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  picture = await aPng();
});

afterAll(() => app?.stop());

describe.each(APIS)('products over %s', (_api, enter) => {
  let staff: CatalogueStaff;
  let guest: ShopClient;

  beforeAll(async () => {
    const admin = enter(app);
    await signInAsAdmin(admin);
    staff = catalogueStaff(app, admin);
  });

  beforeEach(() => {
    guest = enter(app);
  });

  it('are added with their prices, and sold at once where they have one', async () => {
    const made = await staff.createProduct(HAT_BOX);
    expect(made).toMatchObject({
      ...{
        name: 'Hat Box',
        category: 'Shipping Boxes',
        status: 'active',
        isPublished: true,
        altText: 'Hat Box',
      },
      ...{
        sides: [46, 46, 51],
        weightKg: 5,
        sidesAssumed: false,
        version: 1,
        imageUrl: '',
        imageSrcSet: null,
      },
      prices: { australia: 4250, hongkong: 3900 },
    });
    expect(made.notSoldTo).toHaveLength(10);
    expect(await guest.product(made.id)).toMatchObject({ name: 'Hat Box', pence: 4250 });
    const cart = await guest.addToCart({ productId: made.id, quantity: 2, destination: 'hongkong' });
    expect(cart.lines).toMatchObject([{ pence: 3900 }]);
    await staff.deleteProduct(made.id);
  });

  it('are the last of their category, or of Other Items', async () => {
    const made = await staff.createProduct({ ...HAT_BOX, category: undefined });
    expect(made.category).toBe('Other Items');
    expect((await guest.products({ category: 'other-items', pageSize: 100 })).at(-1)?.id).toBe(made.id);
    await staff.deleteProduct(made.id);
  });

  it('change a part at a time, prices included', async () => {
    const { id } = await staff.createProduct({ ...HAT_BOX, color: 'red' });
    const changed = await staff.updateProduct(id, {
      ...{ name: 'Cap Box', details: 'For caps.', color: '', category: 'Bedrooms', position: 0 },
      pence: { hongkong: null, japan: 1, canada: 0 },
    });
    expect(changed).toMatchObject({
      ...{ name: 'Cap Box', details: 'For caps.', size: HAT_BOX.size, category: 'Bedrooms', color: null },
      ...{ prices: { australia: 4250, japan: 1 }, version: 2 },
    });
    expect((await guest.products({ category: 'Bedrooms' }))[0]).toMatchObject({
      name: 'Cap Box',
      pence: 4250,
    });
    await staff.deleteProduct(id);
  });

  it.each<[string, ProductDraft]>([
    ['name', { ...HAT_BOX, name: ' ' }],
    ['size', { ...HAT_BOX, size: undefined }],
    ['price', { ...HAT_BOX, pence: undefined }],
    ['Australia price', { ...HAT_BOX, pence: { japan: 100 } }],
    ['Australia price above 0', { ...HAT_BOX, pence: { australia: 0 } }],
  ])('without %s are refused', async (_part, wanted) => {
    const refusal = { status: 400, code: 'BAD_INPUT', message: REQUIRED_MESSAGE };
    await expect(staff.createProduct(wanted)).rejects.toMatchObject(refusal);
  });

  it('keep name, size and price to Australia', async () => {
    const { id } = await standardBox(guest);
    for (const wanted of [{ name: '' }, { size: '  ' }, { pence: { australia: null } }])
      await expect(staff.updateProduct(id, wanted)).rejects.toMatchObject({
        status: 400,
        message: REQUIRED_MESSAGE,
      });
    expect(await guest.product(id)).toMatchObject({ name: 'Standard Box', pence: 6650 });
  });

  it.each<[ProductDraft, string]>([
    [{ name: 'x'.repeat(101) }, 'Keep the name under 100 characters'],
    [{ details: 'x'.repeat(2001) }, 'Keep the details under 2,000 characters'],
    [{ category: 'Nowhere' }, 'Choose a category from the list'],
    [{ category: crypto.randomUUID() }, 'Choose a category from the list'],
    [{ widthCm: 0 }, 'Width must be a whole number of centimetres from 1 to 1200'],
    [{ depthCm: 1201 }, 'Depth must be a whole number of centimetres from 1 to 1200'],
    [{ weightKg: 0 }, 'Weight must be from 0.01 to 30000 kilograms'],
    [{ position: -1 }, 'Position must be a whole number from 0 to 1000000'],
    [{ pence: { australia: -1 } }, BAD_AMOUNT],
    [{ pence: { australia: 10_000_000 } }, BAD_AMOUNT],
    [{ imageUrl: 'https://example.com/x.png' }, 'Upload the image, or choose one that was uploaded before'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Upload the image, or choose one that was uploaded before'],
  ])('with %j are refused, new or not', async (part, message) => {
    const refusal = { status: 400, code: 'BAD_INPUT', message };
    await expect(staff.createProduct({ ...HAT_BOX, ...part })).rejects.toMatchObject(refusal);
    const { id } = await standardBox(guest);
    await expect(staff.updateProduct(id, part)).rejects.toMatchObject(refusal);
  });

  it('whose size tells no sides are measured as a standard box, and say so', async () => {
    const made = await staff.createProduct({ ...HAT_BOX, size: 'M', heightCm: 10 });
    expect(made).toMatchObject({ sides: [10, 41, 51], weightKg: 20, sidesAssumed: true });
    const changed = await staff.updateProduct(made.id, { size: '10 x 20 x 30 cm' });
    expect(changed).toMatchObject({ sides: [10, 20, 30], sidesAssumed: false });
    const kept = await staff.updateProduct(made.id, { size: 'L' });
    expect(kept).toMatchObject({ size: 'L', sides: [10, 20, 30], sidesAssumed: false });
    const unread = await staff.updateProduct(made.id, { size: '10-12 x 20 x 30 cm' });
    expect(unread).toMatchObject({ sides: [10, 20, 30], sidesAssumed: true });
    const heavy = await staff.updateProduct(made.id, { size: '10 x 20 x 30 cm, 1,200 kg' });
    expect(heavy).toMatchObject({ sides: [10, 20, 30], weightKg: 20, sidesAssumed: true });
    const exact = await staff.updateProduct(made.id, { size: '10 x 20 x 30 cm, 2,5 kg' });
    expect(exact).toMatchObject({ sides: [10, 20, 30], weightKg: 2.5, sidesAssumed: false });
    await staff.deleteProduct(made.id);
  });

  it('have a picture in web sizes, which goes when it is replaced', async () => {
    const first = await staff.createProduct(HAT_BOX, picture);
    expect(first.imageSrcSet).toContain('320w');
    expect(await statusOf(first.imageUrl)).toBe(200);
    const second = await staff.updateProduct(first.id, { name: 'Box with a picture' }, picture);
    expect(await statusOf(first.imageUrl)).toBe(404);
    expect(await statusOf(second.imageUrl)).toBe(200);
    const drawn = await staff.updateProduct(first.id, { imageUrl: '/pictures/standard-box.svg' });
    expect(drawn).toMatchObject({ imageUrl: '/pictures/standard-box.svg', imageSrcSet: null });
    expect(await statusOf(second.imageUrl)).toBe(404);
    await staff.deleteProduct(first.id);
  });

  it.each<[string, (customer: ShopClient) => Promise<unknown>]>([
    ['an order', (customer) => placeOrder(app, customer)],
    ['an open checkout', (customer) => openCheckout(customer)],
    ['a saved quote', saveAndEmpty],
  ])('keep a replaced picture that %s shows', async (_what, buy) => {
    const box = await standardBox(guest);
    const { imageUrl } = await staff.updateProduct(box.id, {}, picture);
    await buy(enter(app));
    await staff.updateProduct(box.id, { imageUrl: '/pictures/standard-box.svg' });
    expect(await statusOf(imageUrl)).toBe(200);
  });

  it('keep every width of a picture that another product shows in another width', async () => {
    const shown = await staff.createProduct(HAT_BOX, picture);
    const [narrow = ''] = shown.imageSrcSet?.split(' ') ?? [];
    expect(narrow).not.toBe(shown.imageUrl);
    const borrower = await staff.createProduct({ ...HAT_BOX, imageUrl: narrow });
    await staff.updateProduct(borrower.id, { imageUrl: null });
    expect(await statusOf(narrow)).toBe(200);
    await staff.updateProduct(borrower.id, { imageUrl: narrow });
    await staff.updateProduct(shown.id, { imageUrl: null });
    expect(await statusOf(narrow)).toBe(200);
    await Promise.all([shown, borrower].map(({ id }) => staff.deleteProduct(id)));
  });

  it('are not changed over somebody else’s change', async () => {
    const { id, version } = await staff.createProduct(HAT_BOX);
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map((pence) => staff.updateProduct(id, { pence: { australia: pence }, version })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(staff.updateProduct(id, { name: 'Stale', version })).rejects.toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'Someone else changed this product',
    });
    expect(await staff.updateProduct(id, { name: 'Fresh', version: version + 1 })).toMatchObject({
      name: 'Fresh',
    });
    await staff.deleteProduct(id);
  });

  it('are listed for staff, drafts too, ten on a page', async () => {
    const draft = await staff.createProduct({ ...HAT_BOX, name: 'Draft 50%_', status: 'draft' });
    const first = await staff.products();
    expect(first).toMatchObject({ total: 115, page: 1, totalPages: 12 });
    expect(first.products).toHaveLength(10);
    expect((await staff.products({ page: 12 })).products).toHaveLength(5);
    expect(await staff.products({ page: 13 })).toMatchObject({ products: [], total: 115 });
    expect((await staff.products({ status: 'draft' })).products.map(({ id }) => id)).toEqual([draft.id]);
    expect((await staff.products({ search: '50%_' })).total).toBe(1);
    expect((await staff.products({ search: '5_%' })).total).toBe(0);
    expect(await staff.products({ category: 'garden', pageSize: 50 })).toMatchObject({ totalPages: 1 });
    expect((await staff.products({ sort: 'newest', pageSize: 1 })).products[0]?.id).toBe(draft.id);
    expect(draft).toMatchObject(await staff.product(draft.id));
    await expect(guest.product(draft.id)).rejects.toMatchObject({ status: 404 });
    const live = await staff.updateProduct(draft.id, { status: 'active', isPublished: false });
    expect(live.isPublished).toBe(false);
    await expect(guest.product(draft.id)).rejects.toMatchObject({ status: 404 });
    await staff.deleteProduct(draft.id);
  });

  it.each([{ pageSize: 0 }, { pageSize: 101 }, { page: 0 }, { search: 'x'.repeat(101) }])(
    'asked for by staff with %j are refused',
    async (asked) => {
      await expect(staff.products(asked)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
    },
  );

  it('that are deleted are no longer sold, and stay in carts and orders', async () => {
    const made = await staff.createProduct({ ...HAT_BOX, pence: { australia: 30_000 } });
    const customer = enter(app);
    await signUp(customer);
    await customer.addToCart({ productId: made.id, quantity: 1, destination: 'australia' });
    const order = await placeOrder(app, customer);
    await guest.addToCart({ productId: made.id, quantity: 1, destination: 'australia' });
    await staff.deleteProduct(made.id);
    await expect(guest.product(made.id)).rejects.toMatchObject({ status: 404, message: 'Product not found' });
    expect((await guest.products({ search: 'Hat Box' })).map(({ id }) => id)).not.toContain(made.id);
    expect(await guest.cart()).toMatchObject({ lines: [{ name: 'Hat Box', pence: null }], totalPence: 0 });
    await expect(guest.addToCart({ productId: made.id, quantity: 1 })).rejects.toMatchObject({ status: 404 });
    expect(await customer.order(order.id)).toEqual(order);
    expect(order.lines.map(({ name }) => name)).toContain('Hat Box');
    const missing = { status: 404, message: 'Product not found' };
    await expect(staff.deleteProduct(made.id)).rejects.toMatchObject(missing);
    await expect(staff.updateProduct(made.id, { name: 'Back' })).rejects.toMatchObject(missing);
    expect((await staff.products({ search: 'Hat Box' })).total).toBe(0);
  });

  it.each(['x', crypto.randomUUID()])('named %s are not found', async (id) => {
    const missing = { status: 404, message: 'Product not found' };
    await expect(staff.updateProduct(id, { name: 'X' }, picture)).rejects.toMatchObject(missing);
    await expect(staff.deleteProduct(id)).rejects.toMatchObject(missing);
  });

  it('are kept by staff alone', async () => {
    const customer = enter(app);
    await signUp(customer);
    for (const [client, status] of [
      [guest, 401],
      [customer, 403],
    ] as const) {
      const other = catalogueStaff(app, client);
      await expect(other.products()).rejects.toMatchObject({ status });
      await expect(other.createProduct(HAT_BOX)).rejects.toMatchObject({ status });
      await expect(other.createProduct(HAT_BOX, picture)).rejects.toMatchObject({ status });
      await expect(other.updateProduct('x', { name: 'Mine' })).rejects.toMatchObject({ status });
      await expect(other.deleteProduct('x')).rejects.toMatchObject({ status });
    }
  });
});

async function statusOf(imageUrl: string): Promise<number> {
  const response = await fetch(`${app.url}${imageUrl}`);
  await response.arrayBuffer();
  return response.status;
}

async function saveAndEmpty(customer: ShopClient): Promise<void> {
  await signUp(customer);
  const box = await standardBox(customer);
  await customer.addToCart({ productId: box.id, quantity: 5, destination: 'australia' });
  await saveQuote(customer);
  await customer.clearCart();
}
