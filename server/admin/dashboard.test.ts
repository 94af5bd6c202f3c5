import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeOrders } from '../orders/test/stored-orders.js';
import { DOORS } from '../test/clients.js';
import { countStatements } from '../test/count-statements.js';
import { countRows, signInAsAdmin, signUp } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

let app: TestApp;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  const { pool } = app.parts.database;
  const { id: userId } = await signUp(DOORS[0]![1](app));
  ids = await storeOrders(pool, { userId, count: 7 });
  await storeOrders(pool, { userId, count: 1, paymentStatus: 'pending', totalPence: 777 });
  const [deleted] = await storeOrders(pool, { userId, count: 1, paymentStatus: 'failed' });
  await pool.query('update orders set deleted_at = now() where id = $1', [deleted]);
  await pool.query(`update orders set refunded_pence = 4000 where id = $1`, [ids[0]]);
  await pool.query(`update orders set refunded_pence = 10000, payment_status = 'refunded' where id = $1`, [
    ids[1],
  ]);
  await pool.query(
    `update orders set created_at = created_at - interval '1 day' where payment_status = 'pending'`,
  );
});

afterAll(() => app?.stop());

describe.each(DOORS)('the dashboard over %s', (_door, enter) => {
  it('counts what is there; the revenue is what was paid and not given back', async () => {
    const staff = enter(app);
    await signInAsAdmin(staff);
    const { answer, statements } = await countStatements(() => staff.dashboard());
    expect(answer).toEqual({
      orders: 8,
      users: await countRows(app, 'users', 'deleted_at is null', []),
      products: await countRows(app, 'products', 'deleted_at is null', []),
      revenuePence: 56_000,
      latestIds: ids.slice(0, 5),
    });
    // Who is asking, the totals, the orders.
    expect(statements).toBe(3);
  });

  it('is for staff only', async () => {
    const [guest, customer] = [enter(app), enter(app)];
    await signUp(customer);
    await expect(guest.dashboard()).rejects.toMatchObject({ status: 401 });
    await expect(customer.dashboard()).rejects.toMatchObject({ status: 403 });
  });
});
