import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPng } from '../../../platform/uploads/test/pictures.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { signInAsAdmin, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

interface ProductAnswer {
  readonly product: Readonly<Record<string, unknown>> & { readonly _id: string };
  readonly message: string;
}

let app: TestApp;
let admin: RestClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = new RestClient(app.url);
  await signInAsAdmin(admin);
});

afterAll(() => app?.stop());

describe('the product form of the specification', () => {
  const FORM = {
    ...{ name: 'Hat Box', size: '46 × 46 × 51 cm', details: 'For hats.', category: 'Shipping Boxes' },
    ...{ status: 'Active', createdAt: '1999-01-01T00:00:00.000Z', altText: 'A hat box' },
    price: JSON.stringify({ australia: 42.5, hongkong: '39.90', malasia: 38, bahrain: 0, canada: '' }),
  };

  it('sends everything as text, prices as JSON, and a picture', async () => {
    const { status, body } = await sendForm('POST', '/admin/products', FORM, await aPng());
    expect(status).toBe(201);
    expect(body.product).toMatchObject({
      ...{
        name: 'Hat Box',
        details: 'For hats.',
        category: 'Shipping Boxes',
        status: 'active',
        altText: 'A hat box',
      },
      price: { australia: 42.5, hongkong: 39.9, malaysia: 38, malasia: 38 },
      image: { url: expect.stringMatching(/^\/uploads\//), srcSet: expect.stringContaining('320w') },
    });
    expect(new Date(body.product.createdAt as string).getFullYear()).toBeGreaterThan(2020);
    const { body: shown } = await admin.call('GET', `/products/${body.product._id}`);
    expect(shown).toMatchObject({ image: body.product.image, price: { hongkong: 39.9 } });
  });

  it('is refused when the version in If-Match is another by now', async () => {
    const { id } = await standardBox(admin);
    const { body } = await admin.call<ProductAnswer>('PUT', `/admin/products/${id}`, {});
    const version = Number(body.product.version);
    const change = (match: string) =>
      admin.call('PUT', `/admin/products/${id}`, { altText: 'A box' }, { 'If-Match': match });
    expect(await change(`"${version + 1}"`)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await change('"first"')).toMatchObject({ status: 400 });
    expect(await change(`"${version}"`)).toMatchObject({ status: 200 });
  });

  it('of an earlier listing names prices by country, and changes what it sends', async () => {
    const { id } = await standardBox(admin);
    const earlier = {
      price: JSON.stringify({ Australia: 70, 'Hong Kong': 71.25, 'New Zealand': 0 }),
      isPublished: 'true',
    };
    const { status, body } = await sendForm('PUT', `/admin/products/${id}`, earlier);
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      name: 'Standard Box',
      price: { australia: 70, hongkong: 71.25, malaysia: 53.5 },
      notSoldTo: ['newzealand'],
    });
  });

  it('sent back as it came changes nothing but the version', async () => {
    const { id } = await standardBox(admin);
    const [before] = (
      await admin.call<{ products: ProductAnswer['product'][] }>('GET', '/admin/products?search=standard+box')
    ).body.products as [ProductAnswer['product']];
    const { body } = await admin.call<ProductAnswer>('PUT', `/admin/products/${id}`, before);
    expect(body.product).toEqual({ ...before, version: (before.version as number) + 1 });
  });

  it.each([
    ['price', '{"__proto__": {"australia": 1}}'],
    ['price', '{"France": 1}'],
    ['price', '{"australia": 1.234}'],
    ['price', `{"australia": 1, "japan": "${'9'.repeat(5000)}"}`],
    ['price', 'sixty'],
    ['isPublished', 'perhaps'],
    ['status', 'sold'],
    ['widthCm', 'wide'],
    ['widthCm', '12.5'],
    ['version', 'new'],
    ['image', 'http://169.254.169.254/latest/meta-data'],
    ['image', '[object Object]'],
  ])('with %s "%.60s" is refused', async (field, value) => {
    const { status, body } = await sendForm('POST', '/admin/products', { ...FORM, [field]: value });
    expect({ status, message: body.message }).toEqual({ status: 400, message: expect.any(String) });
  });

  it('without what is required gets its own messages', async () => {
    const { status, body } = await sendForm('POST', '/admin/products', { ...FORM, price: '{"japan": 5}' });
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'Please fill in all required fields (name, size, and at least Australia price)',
    });
  });

  it.each([
    { name: 5 },
    { size: ['M'] },
    { details: {} },
    { price: [] },
    { price: 5 },
    { image: 5 },
    { image: { url: 5 } },
  ])('in JSON with %j is refused', async (part) => {
    const answer = await admin.call('POST', '/admin/products', { ...FORM, ...part });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  });
});

describe('the list of products for staff over REST', () => {
  it.each([
    'page=0',
    'limit=101',
    'limit=ten',
    'status=sold',
    'sort=;drop',
    'search[]=x',
    'category=a&category=b',
  ])('with %s is refused', async (query) => {
    expect(await admin.call('GET', `/admin/products?${query}`)).toMatchObject({ status: 400 });
  });
});

async function sendForm(method: string, path: string, fields: Record<string, string>, picture?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set('image', new Blob([new Uint8Array(picture)]), 'hat.png');
  const headers = { Authorization: `Bearer ${admin.token}` };
  const response = await fetch(`${app.url}/api${path}`, { method, headers, body: form });
  return { status: response.status, body: (await response.json()) as ProductAnswer };
}
