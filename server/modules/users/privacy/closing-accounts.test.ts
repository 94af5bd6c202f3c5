import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Accounts, accountsOf } from '../../../test/accounts.js';
import { APIS } from '../../../test/clients/clients.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenUser, ShopClient } from '../../../test/clients/shop-client.js';
import {
  countRows,
  newEmail,
  openCheckout,
  PASSWORD,
  payAtSandbox,
  placeOrder,
  signInAsAdmin,
  signUp,
  standardBox,
} from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until, untilLocksAwaited } from '../../../test/until.js';
import { orderNotesOf } from '../../orders/test/order-notes.js';

const LAST_ADMIN = { status: 409, code: 'CONFLICT', message: 'At least one admin is required' };
const UNKNOWN = { status: 404, code: 'NOT_FOUND', message: 'User not found' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('accounts that staff close over %s', (_api, enter) => {
  let staff: ShopClient;
  let admin: SeenUser;
  let desk: Accounts;

  beforeAll(async () => {
    staff = enter(app);
    admin = await signInAsAdmin(staff);
    desk = accountsOf(staff);
  });

  it('never lose their last admin', async () => {
    await expect(desk.update(admin.id, { role: 'customer' })).rejects.toMatchObject(LAST_ADMIN);
    await expect(desk.update(admin.id, { status: 'inactive' })).rejects.toMatchObject(LAST_ADMIN);
    await expect(desk.setStatus(admin.id, 'inactive')).rejects.toMatchObject(LAST_ADMIN);
    await expect(desk.remove(admin.id)).rejects.toMatchObject(LAST_ADMIN);
    const invited = await desk.create({ name: 'Not yet', email: newEmail(), role: 'admin' });
    await expect(desk.remove(admin.id)).rejects.toMatchObject(LAST_ADMIN);
    await desk.remove(invited.id);
  });

  it('are not closed by their owner, who is staff', async () => {
    const second = await desk.create({
      name: 'Second',
      email: newEmail(),
      role: 'admin',
      password: PASSWORD,
    });
    const words = (what: string) => ({ status: 409, message: `You can't ${what} your own account` });
    await expect(desk.remove(admin.id)).rejects.toMatchObject(words('delete'));
    await expect(desk.setStatus(admin.id, 'inactive')).rejects.toMatchObject(words('deactivate'));
    await expect(desk.update(admin.id, { status: 'suspended' })).rejects.toMatchObject(words('deactivate'));
    await desk.remove(second.id);
  });

  it('are deleted once, with everything personal but the orders', async () => {
    const customer = enter(app);
    const ann = await signUp(customer);
    const order = await placeOrder(app, customer);
    const box = await standardBox(customer);
    await customer.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
    await orderNotesOf(staff).note(order.id, 'Ann is in hospital until May');
    await staff.setOrderStatus(order.id, 'delivered', order.version, 'Left with her sister');
    await desk.remove(ann.id);
    await expect(desk.remove(ann.id)).rejects.toMatchObject(UNKNOWN);
    await expect(desk.update(ann.id, { name: 'Back' })).rejects.toMatchObject(UNKNOWN);
    await expect(customer.myOrders()).rejects.toMatchObject({ status: 401 });
    await expect(enter(app).login(ann.email, PASSWORD)).rejects.toMatchObject({ status: 401 });
    expect((await desk.users({ search: ann.email })).total).toBe(0);
    expect((await desk.users({ search: 'Deleted user' })).total).toBe(0);
    expect(await staff.order(order.id)).toMatchObject({ id: order.id, number: order.number });
    expect(await countRows(app, 'carts', 'user_id = $1', [ann.id])).toBe(0);
    expect(await countRows(app, 'order_notes', 'order_id = $1', [order.id])).toBe(0);
    expect(await countRows(app, 'order_events', 'order_id = $1 and reason is not null', [order.id])).toBe(0);
    const { rows } = await app.deps.database.pool.query('select * from users where id = $1', [ann.id]);
    expect(rows[0]).toMatchObject({
      ...{ name: 'Deleted user', email: expect.stringMatching(/^[0-9a-f-]{36}@deleted\.invalid$/) },
      ...{ phone: '', address: null },
      ...{ role: 'customer', status: 'inactive', last_login_at: null },
    });
    expect(await signUp(enter(app), ann.email)).toMatchObject({ email: ann.email });
  });

  it('cannot be kept open by taking the address they would get', async () => {
    const mallory = await signUp(enter(app));
    await signUp(enter(app), `${mallory.id}@deleted.invalid`);
    await desk.remove(mallory.id);
    await expect(enter(app).login(mallory.email, PASSWORD)).rejects.toMatchObject({ status: 401 });
  });

  it('leave nothing personal in checkouts that nobody can pay any more', async () => {
    const customer = enter(app);
    const ann = await signUp(customer);
    const { id } = await openCheckout(customer);
    await desk.remove(ann.id);
    const { rows } = await app.deps.database.pool.query('select * from checkouts where id = $1', [id]);
    expect(rows[0]).toMatchObject({ status: 'cancelled', contact: { name: '', email: '', phone: '' } });
    const { collectionAddress, deliveryAddress, billingAddress, fromCity, toCity } = rows[0].shipment;
    const places = [collectionAddress, deliveryAddress, billingAddress].flatMap(Object.values);
    expect(new Set([...places, fromCity, toCity])).toEqual(new Set(['']));
  });

  it('whose payment is on its way still get the order', async () => {
    const customer = enter(app);
    const ann = await signUp(customer);
    const { checkout } = await payAtSandbox(app, customer);
    await desk.remove(ann.id);
    const isPlaced = () =>
      countRows(app, 'orders', "checkout_id = $1 and customer->>'name' = 'Ann Archer'", [checkout.id]);
    expect(await until(isPlaced)).toBe(1);
  });
});

describe('two admins on two processes', () => {
  it.each(['demote', 'close', 'delete'])('who %s each other at once leave one', async (what) => {
    const beside = await startTestApp({ beside: app });
    const [one, other] = [new RestClient(app.url), new RestClient(beside.url)];
    const [first] = await Promise.all([signInAsAdmin(one), signInAsAdmin(other)]);
    const email = newEmail();
    const second = await accountsOf(one).create({ name: 'Second', email, role: 'admin', password: PASSWORD });
    await other.login(email, PASSWORD);
    const act = (client: ShopClient, id: string) => {
      const desk = accountsOf(client);
      if (what === 'delete') return desk.remove(id);
      return what === 'demote' ? desk.update(id, { role: 'customer' }) : desk.setStatus(id, 'inactive');
    };
    await Promise.allSettled([act(one, second.id), act(other, first.id)]);
    expect(
      await countRows(app, 'users', "role = 'admin' and status = 'active' and deleted_at is null", []),
    ).toBe(1);
    await restoreAdmin(first.id, first.email, second.id);
    await beside.stop();
  });

  it('who was demoted while waiting for a change of the other changes nobody', async () => {
    const { pool } = app.deps.database;
    const leaving = new RestClient(app.url);
    const { id } = await signUp(leaving);
    await pool.query(`update users set role = 'admin' where id = $1`, [id]);
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (id, name, email, password_hash, role, created_at)
        values (gen_random_uuid(), 'Staying', $1, 'none', 'admin', now()) returning id`,
      [newEmail()],
    );
    const staying = rows[0]!.id;
    const demoting = await pool.connect();
    try {
      await demoting.query('begin');
      await demoting.query(`update users set role = 'customer' where id = $1`, [id]);
      const late = Promise.allSettled([accountsOf(leaving).update(staying, { role: 'customer' })]);
      await untilLocksAwaited(pool);
      await demoting.query('commit');
      expect(await late).toMatchObject([{ status: 'rejected', reason: { status: 401 } }]);
    } finally {
      demoting.release();
    }
    expect(await countRows(app, 'users', "id = $1 and role = 'admin'", [staying])).toBe(1);
    await pool.query(`update users set role = 'customer' where id = $1`, [staying]);
  });

  /** Restores the demo admin as the only admin, whatever a test left. */
  async function restoreAdmin(id: string, email: string, otherId: string) {
    await app.deps.database.pool.query(
      `update users set role = 'admin', status = 'active', deleted_at = null, email = $2,
        password_hash = case when deleted_at is null then password_hash else
          (select password_hash from users where id = $3) end where id = $1`,
      [id, email, otherId],
    );
    await app.deps.database.pool.query("update users set role = 'customer' where id = $1", [otherId]);
  }
});
