import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { APIS } from '../../test/clients/clients.js';
import { signInAsAdmin, standardBox } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';
import { catalogueStaff } from './test/enter-staff.js';

let apps: TestApp[];
let elsewhere: Client;

beforeAll(async () => {
  const first = await startTestApp();
  apps = [first, await startTestApp({ beside: first })];
  elsewhere = new Client({ connectionString: first.databaseUrl });
  await elsewhere.connect();
});

afterAll(async () => {
  await elsewhere?.end();
  for (const app of apps?.toReversed() ?? []) await app.stop();
});

describe.each(APIS)('the catalogue over %s', (api, enter) => {
  it('has prices that another connection changes right in every process', async () => {
    const shops = apps.map(enter);
    const box = await standardBox(shops[0]!);
    await Promise.all(shops.map((shop) => shop.product(box.id)));
    for (const pence of [7100, 6650]) {
      await elsewhere.query(
        `update product_prices set amount_pence = $2 where product_id = $1 and destination = 'australia'`,
        [box.id, pence],
      );
      for (const shop of shops) await until(async () => (await shop.product(box.id)).pence === pence);
    }
  });

  it('has minimum charges that staff set through one process charged by the other', async () => {
    const [one, other] = apps.map(enter) as [ReturnType<typeof enter>, ReturnType<typeof enter>];
    const before = await other.price('Australia');
    await elsewhere.query(`update prices set amount_pence = 30000 where destination = 'australia'`);
    const box = await standardBox(one);
    for (const shop of [one, other])
      await until(async () => (await shop.price('Australia')).pence === 30_000);
    expect(await one.addToCart({ productId: box.id, quantity: 1 })).toMatchObject({ totalPence: 30_000 });
    await elsewhere.query(`update prices set amount_pence = $1 where destination = 'australia'`, [
      before.pence,
    ]);
    await until(async () => (await other.price('Australia')).pence === before.pence);
  });

  it('has what staff keep through one process right in the other', async () => {
    const [one, other] = apps.map(enter) as [ReturnType<typeof enter>, ReturnType<typeof enter>];
    await signInAsAdmin(one);
    const staff = catalogueStaff(apps[0]!, one);
    const shown = async () => ({
      categories: (await other.categories()).filter((name) => name.startsWith('Boats')),
      products: (await other.products({ search: 'Dinghy' })).map(({ name, pence }) => `${name} ${pence}`),
    });
    expect(await shown()).toEqual({ categories: [], products: [] });
    const category = await staff.createCategory({ name: `Boats ${api}` });
    await until(async () => (await shown()).categories.length === 1);
    const wanted = {
      name: 'Dinghy',
      size: '300 x 120 x 40 cm',
      category: category.id,
      pence: { australia: 900 },
    };
    const { id } = await staff.createProduct(wanted);
    await until(async () => (await shown()).products[0] === 'Dinghy 900');
    await staff.updateProduct(id, { name: 'Red Dinghy', pence: { australia: 901 } });
    await until(async () => (await shown()).products[0] === 'Red Dinghy 901');
    await staff.updateProduct(id, { pence: { australia: 902 } });
    await until(async () => (await shown()).products[0] === 'Red Dinghy 902');
    await staff.deleteProduct(id);
    await until(async () => (await shown()).products.length === 0);
    await staff.deleteCategory(category.id);
    await until(async () => (await shown()).categories.length === 0);
  });
});
