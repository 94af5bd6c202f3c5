import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { DOORS } from '../test/clients.js';
import { standardBox } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

/** Staff change a price through another process; every process shows it within this time. */
const WITHIN_MS = 1_000;

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

describe.each(DOORS)('prices over %s', (_door, enter) => {
  it('that another connection changes are right in every process within a second', async () => {
    const shops = apps.map(enter);
    const box = await standardBox(shops[0]!);
    await Promise.all(shops.map((shop) => shop.product(box.id)));
    for (const pence of [7100, 6650]) {
      await elsewhere.query(
        `update product_prices set amount_pence = $2 where product_id = $1 and destination = 'australia'`,
        [box.id, pence],
      );
      await wait(WITHIN_MS);
      const shown = await Promise.all(shops.map((shop) => shop.product(box.id)));
      expect(shown.map((product) => product.pence)).toEqual([pence, pence]);
    }
  });

  it('set by staff through one process are charged by the other', async () => {
    const [one, other] = apps.map(enter) as [ReturnType<typeof enter>, ReturnType<typeof enter>];
    const before = await other.price('Australia');
    await elsewhere.query(`update prices set amount_pence = 30000 where destination = 'australia'`);
    await wait(WITHIN_MS);
    const box = await standardBox(one);
    expect(await one.addToCart({ productId: box.id, quantity: 1 })).toMatchObject({ totalPence: 30_000 });
    expect(await other.price('Australia')).toMatchObject({ pence: 30_000 });
    await elsewhere.query(`update prices set amount_pence = $1 where destination = 'australia'`, [
      before.pence,
    ]);
    await wait(WITHIN_MS);
  });
});
