import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { catalogueStaff } from '../test/enter-staff.js';

let app: TestApp;
let staff: GraphqlClient;

const BOX = { size: '46 × 46 × 51 cm', category: 'Shipping Boxes', pence: { australia: 4250 } };

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  const catalogue = catalogueStaff(app, staff);
  await catalogue.createProduct({ ...BOX, name: 'Pine Chest', material: 'Pine', brand: 'Mover & Sons' });
  await catalogue.createProduct({ ...BOX, name: 'Pine Shelf', material: 'pine', status: 'draft' });
  const oak = await catalogue.createProduct({ ...BOX, name: 'Oak Chest', material: 'Oak' });
  const teak = await catalogue.createProduct({ ...BOX, name: 'Teak Chest', material: 'Teak' });
  await catalogue.updateProduct(oak.id, { size: '90 × 46 × 51 cm' });
  await catalogue.deleteProduct(teak.id);
});

afterAll(() => app?.stop());

it.each([
  [{ material: 'PINE' }, ['Pine Chest', 'Pine Shelf']],
  [{ material: 'pine', brand: 'mover & sons' }, ['Pine Chest']],
  [{ material: 'pine', status: 'DRAFT' }, ['Pine Shelf']],
  [{ material: 'pine', search: 'chest' }, ['Pine Chest']],
  [{ size: '90 × 46', category: 'shipping-boxes' }, ['Oak Chest']],
  [{ material: 'Teak' }, []],
])('staff find products by %j', async (asked, names) => {
  const { status, ...filter } = asked as Record<string, string | undefined>;
  const { nodes } = await staff.call<{ nodes: { name: string }[] }>('query adminProducts', 'nodes { name }', {
    filter: ['ProductFilterInput', filter],
    status: ['ProductStatus', status],
  });
  expect(nodes.map(({ name }) => name).sort()).toEqual(names);
});

it('the values to filter by are those of products that are there, each spelling of case once', async () => {
  expect(await staff.call('query adminProductAttributes', 'collection color gender material brand')).toEqual({
    ...{ collection: [], color: [], gender: [] },
    material: ['Oak', expect.stringMatching(/^pine$/i)],
    brand: ['Mover & Sons'],
  });
});
