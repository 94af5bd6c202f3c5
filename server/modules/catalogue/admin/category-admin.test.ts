import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPng } from '../../../platform/uploads/test/pictures.js';
import { APIS } from '../../../test/clients/clients.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import { signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { CatalogueStaff } from '../test/catalogue-staff.js';
import { catalogueStaff } from '../test/enter-staff.js';

let app: TestApp;
let picture: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  picture = await aPng();
});

afterAll(() => app?.stop());

describe.each(APIS)('categories over %s', (api, enter) => {
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

  it('are added at the end of the shop, renamed and taken away', async () => {
    const { id } = await staff.createCategory({ name: `  Boats ${api}  ` });
    expect((await guest.categories()).at(-1)).toBe(`Boats ${api}`);
    expect(await staff.updateCategory(id, { name: `Ships ${api}` })).toMatchObject({
      id,
      name: `Ships ${api}`,
    });
    expect(await guest.categories()).toContain(`Ships ${api}`);
    await staff.deleteCategory(id);
    expect(await guest.categories()).toHaveLength(12);
    await expect(staff.deleteCategory(id)).rejects.toMatchObject({
      status: 404,
      message: 'Category not found',
    });
  });

  it('have a picture in web sizes, which goes when it is replaced and with its category', async () => {
    const first = await staff.createCategory({ name: `Art ${api}` }, picture);
    expect(first.imageSrcSet).toContain('320w');
    expect(await statusOf(first.imageUrl)).toBe(200);
    const second = await staff.updateCategory(first.id, {}, picture);
    expect(second.name).toBe(`Art ${api}`);
    expect(await statusOf(first.imageUrl)).toBe(404);
    expect(await statusOf(second.imageUrl)).toBe(200);
    expect(await staff.updateCategory(first.id, { name: `Arts ${api}` })).toMatchObject({
      imageUrl: second.imageUrl,
    });
    await staff.deleteCategory(first.id);
    expect(await statusOf(second.imageUrl)).toBe(404);
  });

  it('lose their picture when staff say so', async () => {
    const { id, imageUrl } = await staff.createCategory({ name: `Lamps ${api}` }, picture);
    expect(await staff.updateCategory(id, { imageUrl: null })).toMatchObject({
      imageUrl: null,
      imageSrcSet: null,
    });
    expect(await statusOf(imageUrl)).toBe(404);
    await staff.deleteCategory(id);
  });

  it('that are refused leave no picture behind', async () => {
    const { id } = await staff.createCategory({ name: `Kept ${api}` }, picture);
    const before = await storedPictures();
    expect(before).toBeGreaterThan(0);
    await expect(staff.createCategory({ name: 'bEDROOMS' }, picture)).rejects.toMatchObject({
      status: 409,
      message: 'A category with this name already exists',
    });
    expect(await storedPictures()).toBe(before);
    await staff.deleteCategory(id);
  });

  it.each([
    [{}, 'Category name is required'],
    [{ name: '   ' }, 'Category name is required'],
    [{ name: 'x'.repeat(101) }, 'Keep the name under 100 characters'],
    [
      { name: 'Stolen', imageUrl: 'https://example.com/x.png' },
      'Upload the image, or choose one that was uploaded before',
    ],
    [
      { name: 'Stolen', imageUrl: '/uploads/../../etc/passwd' },
      'Upload the image, or choose one that was uploaded before',
    ],
  ])('%j are refused', async (wanted, message) => {
    await expect(staff.createCategory(wanted)).rejects.toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      message,
    });
    expect(await guest.categories()).toHaveLength(12);
  });

  it('with a file that is no picture are refused', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(staff.createCategory({ name: `Svg ${api}` }, script)).rejects.toMatchObject({
      status: 415,
      message: 'Please select a valid image file',
    });
  });

  it('have names unlike any other, whatever the case, also when they are renamed', async () => {
    const { id } = await staff.createCategory({ name: `Tools ${api}` });
    const known = { status: 409, message: 'A category with this name already exists' };
    await expect(staff.createCategory({ name: `TOOLS ${api}` })).rejects.toMatchObject(known);
    await expect(staff.updateCategory(id, { name: 'living-room' })).rejects.toMatchObject(known);
    await staff.deleteCategory(id);
  });

  it('added at once stand one after the other', async () => {
    const names = Array.from({ length: 6 }, (_, no) => `At once ${no} ${api}`);
    const made = await Promise.all(names.map((name) => staff.createCategory({ name })));
    const { rows } = await app.deps.database.pool.query<{ positions: number }>(
      'select count(distinct position)::int as positions from categories where name = any($1)',
      [names],
    );
    expect(rows).toEqual([{ positions: names.length }]);
    for (const { id } of made) await staff.deleteCategory(id);
  });

  it('made by the same name twice at once are one', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => staff.createCategory({ name: `Twins ${api}` })),
    );
    const made = tries.filter((one) => one.status === 'fulfilled');
    expect(made).toHaveLength(1);
    await staff.deleteCategory(made[0]!.value.id);
  });

  it('with products in them stay', async () => {
    const { id } = await idOf('Garden');
    await expect(staff.deleteCategory(id)).rejects.toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'Category is in use',
    });
  });

  it('whose last product was deleted can be taken away, and a cart still names that product', async () => {
    const category = await staff.createCategory({ name: `Props ${api}` });
    const product = await staff.createProduct({
      ...{ name: 'Sword', size: '90 x 10 x 5 cm', category: category.id },
      pence: { australia: 2000 },
    });
    await guest.addToCart({ productId: product.id, quantity: 1, destination: 'australia' });
    await expect(staff.deleteCategory(category.id)).rejects.toMatchObject({ status: 409 });
    await staff.deleteProduct(product.id);
    await staff.deleteCategory(category.id);
    expect((await guest.cart()).lines).toMatchObject([{ name: 'Sword', pence: null }]);
  });

  it('that products go into at the same moment are kept, or the products refused', async () => {
    const category = await staff.createCategory({ name: `Race ${api}` });
    const wanted = { name: 'Racer', size: 'M', category: category.id, pence: { australia: 100 } };
    const [made, removed] = await Promise.allSettled([
      staff.createProduct(wanted),
      staff.deleteCategory(category.id),
    ]);
    expect([made.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
    if (made.status === 'fulfilled') await staff.deleteProduct(made.value.id);
    if (removed.status === 'rejected') await staff.deleteCategory(category.id);
  });

  it('always have Other Items, which stands in for names nobody knows', async () => {
    const { id } = await idOf('Other Items');
    await expect(staff.deleteCategory(id)).rejects.toMatchObject({ status: 409 });
    await expect(staff.updateCategory(id, { name: 'Rest' })).rejects.toMatchObject({ status: 409 });
    expect(await staff.updateCategory(id, { name: 'Other items' })).toMatchObject({ name: 'Other items' });
    await staff.updateCategory(id, { name: 'Other Items' });
  });

  it.each(['x', crypto.randomUUID()])('named %s are not found', async (id) => {
    const missing = { status: 404, message: 'Category not found' };
    await expect(staff.updateCategory(id, { name: 'X' }, picture)).rejects.toMatchObject(missing);
    await expect(staff.deleteCategory(id)).rejects.toMatchObject(missing);
  });

  it('are changed by staff alone', async () => {
    const customer = enter(app);
    await signUp(customer);
    for (const [client, status] of [
      [guest, 401],
      [customer, 403],
    ] as const) {
      const other = catalogueStaff(app, client);
      await expect(other.createCategory({ name: 'Mine' })).rejects.toMatchObject({ status });
      await expect(other.createCategory({ name: 'Mine' }, picture)).rejects.toMatchObject({ status });
      await expect(other.updateCategory('x', { name: 'Mine' })).rejects.toMatchObject({ status });
      await expect(other.deleteCategory('x')).rejects.toMatchObject({ status });
    }
  });
});

async function idOf(name: string): Promise<{ id: string }> {
  const { rows } = await app.deps.database.pool.query<{ id: string }>(
    'select id from categories where name = $1',
    [name],
  );
  return rows[0]!;
}

async function statusOf(imageUrl: string | null): Promise<number> {
  const response = await fetch(`${app.url}${imageUrl}`);
  await response.arrayBuffer();
  return response.status;
}

async function storedPictures(): Promise<number> {
  const files = await readdir(app.env.dataDir, { recursive: true });
  return files.filter((name) => name.endsWith('.webp')).length;
}
