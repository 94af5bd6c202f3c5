import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { hashGuestId, issueGuestId } from '../../../platform/auth/viewer.js';
import { ReadCache } from '../../../platform/cache/read-cache.js';
import type { Database } from '../../../platform/db/orm.js';
import { REQUEST_LIMITS } from '../../../platform/db/pool/pool-limits.js';
import type { Limits } from '../../../platform/limits/limits.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { untilLocksAwaited } from '../../../test/until.js';
import { StoreService } from '../../settings/store.service.js';
import { CartService } from './cart.service.js';

const BOX = { name: 'Drum kit', widthCm: 100, heightCm: 60, depthCm: 50, weightRange: 'upTo30' } as const;
const CONNECTIONS = 3;

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
    cartOf(issueGuestId(new Date())).add({ productId: null, customBox: BOX, quantity: 1 }),
  );
  const carts = (await Promise.all(added)).map(({ cart }) => cart);
  expect(carts.map(({ lines }) => lines.length)).toEqual(added.map(() => 1));
});

test('what others put into a cart while a change waits for them is in the answer and stays', async () => {
  const guestId = issueGuestId(new Date());
  const add = (name: string) =>
    cartOf(guestId).add({ productId: null, customBox: { ...BOX, name }, quantity: 2 });
  await add('first');
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('update carts set from_city = $1 where guest_hash = $2', ['Leeds', hashGuestId(guestId)]);
  await other.query(
    `insert into cart_lines (id, cart_id, custom_box, line_key, destination, quantity, created_at)
      select gen_random_uuid(), c.id, l.custom_box || '{"name":"second"}', 'box:second', l.destination, 1, l.created_at + interval '1 ms'
        from carts c join cart_lines l on l.cart_id = c.id where c.guest_hash = $1`,
    [hashGuestId(guestId)],
  );
  await other.query('update cart_lines set quantity = 5 where quantity = 2');
  const added = add('third');
  await untilLocksAwaited(other);
  await other.query('commit');
  other.release();
  const lines = [
    ['first', 5],
    ['second', 1],
    ['third', 2],
  ];
  const held = ({ cart }: Awaited<typeof added>) => cart.lines.map(({ name, quantity }) => [name, quantity]);
  expect(held(await added)).toEqual(lines);
  expect(held(await cartOf(guestId).read())).toEqual(lines);
  expect((await added).cart.fromCity).toBe('Leeds');
});

function cartOf(guestId: string): CartService {
  const store = new StoreService({ reads: database.pool, readCache: new ReadCache(() => false) });
  const limits = { spend: async () => {} } as unknown as Limits;
  return new CartService(
    { em: database.orm.em.fork(), store, limits, now: () => new Date() },
    { user: null, guestId },
  );
}
