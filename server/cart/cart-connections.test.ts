import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDatabase, type Database } from '../db/orm.js';
import { REQUEST_LIMITS } from '../db/pool/pool-limits.js';
import { StoreService } from '../settings/store.service.js';
import { ReadCache } from '../shared/cache/read-cache.js';
import { createTestDatabase, type TestDatabase } from '../test/postgres.js';
import { CartService } from './cart.service.js';

const BOX = { name: 'Drum kit', widthCm: 100, heightCm: 60, depthCm: 50, weightRange: 'upTo30' } as const;
const CONNECTIONS = 2;

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase('shop');
  database = await connectDatabase({
    databaseUrl: testDatabase.url,
    poolSize: CONNECTIONS,
    limits: REQUEST_LIMITS,
  });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

test('while nothing can be cached, more carts are changed at once than there are connections', async () => {
  const added = Array.from({ length: 5 * CONNECTIONS }, () =>
    newGuest().add({ productId: null, customBox: BOX, quantity: 1 }),
  );
  const carts = (await Promise.all(added)).map(({ cart }) => cart);
  expect(carts.map(({ lines }) => lines.length)).toEqual(added.map(() => 1));
});

function newGuest(): CartService {
  const store = new StoreService({ pool: database.pool, readCache: new ReadCache(() => false) });
  const limits = { spend: async () => {} };
  return new CartService(
    { em: database.orm.em.fork(), store, limits, now: () => new Date() },
    { user: null, guestId: null },
  );
}
