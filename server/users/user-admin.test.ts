import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Accounts, accountsOf } from '../test/accounts.js';
import { DOORS } from '../test/clients.js';
import {
  countRows,
  newEmail,
  PASSWORD,
  placeOrder,
  signInAsAdmin,
  signUp,
  standardBox,
} from '../test/factories.js';
import { RestClient } from '../test/rest-client.js';
import type { SeenUser, ShopClient } from '../test/shop-client.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

const TAKEN = { status: 409, code: 'CONFLICT', message: 'An account with this email already exists' };
const LAST_ADMIN = { status: 409, code: 'CONFLICT', message: 'At least one admin is required' };
const UNKNOWN = { status: 404, code: 'NOT_FOUND', message: 'User not found' };
const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(DOORS)('accounts kept by staff over %s', (_door, enter) => {
  let staff: ShopClient;
  let admin: SeenUser;
  let desk: Accounts;
  let customer: ShopClient;
  let ann: SeenUser;

  beforeAll(async () => {
    staff = enter(app);
    admin = await signInAsAdmin(staff);
    desk = accountsOf(staff);
  });

  beforeEach(async () => {
    customer = enter(app);
    ann = await signUp(customer);
  });

  it('are for staff only', async () => {
    const own = accountsOf(customer);
    await expect(own.users()).rejects.toMatchObject(FORBIDDEN);
    await expect(own.create({ name: 'Eve', email: newEmail() })).rejects.toMatchObject(FORBIDDEN);
    await expect(own.update(ann.id, { role: 'admin' })).rejects.toMatchObject(FORBIDDEN);
    await expect(own.toggle(admin.id)).rejects.toMatchObject(FORBIDDEN);
    await expect(own.remove(admin.id)).rejects.toMatchObject(FORBIDDEN);
    await expect(accountsOf(enter(app)).users()).rejects.toMatchObject({ status: 401 });
  });

  it('are listed newest first, ten a page, with how many there are', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signUp(enter(app))));
    const first = await desk.users();
    expect(first.users).toHaveLength(10);
    expect(first.totalPages).toBe(Math.ceil(first.total / 10));
    const second = await desk.users({ page: 2 });
    const ids = [...first.users, ...second.users].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await desk.users({ page: 1_000 })).toMatchObject({ users: [], total: first.total });
    await expect(desk.users({ pageSize: 101 })).rejects.toMatchObject({ status: 400 });
    await expect(desk.users({ page: 0 })).rejects.toMatchObject({ status: 400 });
  });

  it('are found by name, address, role and status, by the letters as typed', async () => {
    const odd = await desk.create({ name: 'Per%_Cent\\', email: newEmail(), status: 'suspended' });
    for (const search of ['per%_c', '%_cent\\', odd.email.toUpperCase(), odd.email.slice(3, 20)]) {
      expect((await desk.users({ search })).users.map(({ id }) => id)).toEqual([odd.id]);
    }
    expect((await desk.users({ search: '%%' })).total).toBe(0);
    expect((await desk.users({ search: odd.email, status: 'active' })).total).toBe(0);
    expect((await desk.users({ search: odd.email, role: 'admin' })).total).toBe(0);
    expect((await desk.users({ search: odd.email, role: 'customer', status: 'suspended' })).total).toBe(1);
    await desk.remove(odd.id);
    await expect(desk.users({ search: 'x'.repeat(101) })).rejects.toMatchObject({ status: 400 });
  });

  it('are made with a first password', async () => {
    const email = newEmail();
    const facts = {
      name: ' Ben Bow ',
      email: ` ${email.toUpperCase()} `,
      phone: '020 7946 0000',
      city: 'Leeds',
    };
    const made = await desk.create({ ...facts, role: 'admin', department: 'Sales', password: PASSWORD });
    expect(made).toMatchObject({
      ...{
        name: 'Ben Bow',
        email,
        phone: '020 7946 0000',
        city: 'Leeds',
        role: 'admin',
        department: 'Sales',
      },
      ...{ status: 'active', hasSignedIn: false, isInvited: false },
    });
    expect(await enter(app).login(email, PASSWORD)).toMatchObject({ id: made.id, role: 'admin' });
    expect((await desk.users({ search: email })).users).toEqual([{ ...made, hasSignedIn: true }]);
    await desk.remove(made.id);
  });

  it.each([
    [{ name: ' ' }, 'Please fill in all required fields'],
    [{ email: ' ' }, 'Please fill in all required fields'],
    [{ email: 'ann' }, 'Please enter a valid email address'],
    [{ name: 'x'.repeat(201) }, 'Please keep the name under 200 characters'],
    [{ phone: '1'.repeat(41) }, 'Phone has room for 40 characters'],
    [{ city: 'x'.repeat(101) }, 'City has room for 100 characters'],
    [{ password: 'weak' }, 'Password does not meet all requirements'],
    [{ password: 'Password1!' }, 'This password is on lists of stolen passwords. Please choose another one.'],
  ])('are not made with %j', async (wrong, message) => {
    const facts = { name: 'Ben Bow', email: newEmail(), ...wrong };
    await expect(desk.create(facts)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT', message });
  });

  it('have no other roles and statuses', async () => {
    const facts = { name: 'Ben Bow', email: newEmail() };
    await expect(desk.create({ ...facts, role: 'moderator' })).rejects.toMatchObject({ status: 400 });
    await expect(desk.create({ ...facts, status: 'deleted' })).rejects.toMatchObject({ status: 400 });
    await expect(desk.update(ann.id, { role: 'moderator' })).rejects.toMatchObject({ status: 400 });
  });

  it('have one address each, in any spelling', async () => {
    const twin = ann.email.replace('example', 'ＥＸＡＭＰＬＥ');
    await expect(desk.create({ name: 'Twin', email: twin })).rejects.toMatchObject(TAKEN);
    await expect(desk.update(admin.id, { email: twin })).rejects.toMatchObject(TAKEN);
  });

  it('change, part by part, and the session goes on', async () => {
    await desk.update(ann.id, { phone: '020 7946 0001', city: 'York', department: 'Office' });
    expect(await desk.update(ann.id, { name: 'Ann Bow', city: '' })).toMatchObject({
      ...{
        id: ann.id,
        name: 'Ann Bow',
        email: ann.email,
        phone: '020 7946 0001',
        city: '',
        department: 'Office',
      },
    });
    expect((await customer.myOrders()).count).toBe(0);
    await expect(desk.update(ann.id, { name: '' })).rejects.toMatchObject({ status: 400 });
  });

  it.each([[{ email: 'new' }], [{ role: 'admin' }], [{ status: 'inactive' }], [{ status: 'suspended' }]])(
    'changed by %j are signed out at once',
    async (change) => {
      const facts = 'email' in change ? { email: newEmail() } : change;
      await desk.update(ann.id, facts);
      await expect(customer.myOrders()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      await desk.remove(ann.id);
    },
  );

  it('are closed and opened again, and closing ends the sessions for good', async () => {
    expect(await desk.toggle(ann.id)).toMatchObject({ status: 'inactive' });
    await expect(customer.myOrders()).rejects.toMatchObject({ status: 401 });
    expect(await desk.toggle(ann.id)).toMatchObject({ status: 'active' });
    await expect(customer.myOrders()).rejects.toMatchObject({ status: 401 });
    expect(await enter(app).login(ann.email, PASSWORD)).toEqual(ann);
    await desk.update(ann.id, { status: 'suspended' });
    expect(await desk.toggle(ann.id)).toMatchObject({ status: 'active' });
  });

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('"%s" are not found', async (id) => {
    await expect(desk.update(id, { name: 'X' })).rejects.toMatchObject(UNKNOWN);
    await expect(desk.toggle(id)).rejects.toMatchObject(UNKNOWN);
    await expect(desk.remove(id)).rejects.toMatchObject(UNKNOWN);
  });

  it('never lose their last admin', async () => {
    await expect(desk.update(admin.id, { role: 'customer' })).rejects.toMatchObject(LAST_ADMIN);
    await expect(desk.update(admin.id, { status: 'inactive' })).rejects.toMatchObject(LAST_ADMIN);
    await expect(desk.toggle(admin.id)).rejects.toMatchObject(LAST_ADMIN);
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
    const words = (what: string) => ({ status: 409, message: `You cannot ${what} your own account` });
    await expect(desk.remove(admin.id)).rejects.toMatchObject(words('delete'));
    await expect(desk.toggle(admin.id)).rejects.toMatchObject(words('deactivate'));
    await expect(desk.update(admin.id, { status: 'suspended' })).rejects.toMatchObject(words('deactivate'));
    await desk.remove(second.id);
  });

  it('are deleted once, with everything personal but the orders', async () => {
    const order = await placeOrder(app, customer);
    const box = await standardBox(customer);
    await customer.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
    await desk.remove(ann.id);
    await expect(desk.remove(ann.id)).rejects.toMatchObject(UNKNOWN);
    await expect(desk.update(ann.id, { name: 'Back' })).rejects.toMatchObject(UNKNOWN);
    await expect(customer.myOrders()).rejects.toMatchObject({ status: 401 });
    await expect(enter(app).login(ann.email, PASSWORD)).rejects.toMatchObject({ status: 401 });
    expect((await desk.users({ search: ann.email })).total).toBe(0);
    expect((await desk.users({ search: 'Deleted user' })).total).toBe(0);
    expect(await staff.order(order.id)).toMatchObject({ id: order.id, number: order.number });
    expect(await countRows(app, 'carts', 'user_id = $1', [ann.id])).toBe(0);
    const { rows } = await app.parts.database.pool.query('select * from users where id = $1', [ann.id]);
    expect(rows[0]).toMatchObject({
      ...{ name: 'Deleted user', email: `${ann.id}@deleted.invalid`, phone: '', address: null },
      ...{ role: 'customer', status: 'inactive', last_login_at: null },
    });
    expect(await signUp(enter(app), ann.email)).toMatchObject({ email: ann.email });
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
      return what === 'demote' ? desk.update(id, { role: 'customer' }) : desk.toggle(id);
    };
    await Promise.allSettled([act(one, second.id), act(other, first.id)]);
    expect(
      await countRows(app, 'users', "role = 'admin' and status = 'active' and deleted_at is null", []),
    ).toBe(1);
    await restoreAdmin(first.id, first.email, second.id);
    await beside.stop();
  });

  /** Whoever was left, the demo admin is the one admin again. */
  async function restoreAdmin(id: string, email: string, otherId: string) {
    await app.parts.database.pool.query(
      `update users set role = 'admin', status = 'active', deleted_at = null, email = $2,
        password_hash = case when deleted_at is null then password_hash else
          (select password_hash from users where id = $3) end where id = $1`,
      [id, email, otherId],
    );
    await app.parts.database.pool.query("update users set role = 'customer' where id = $1", [otherId]);
  }
});

describe('an account over REST', () => {
  it('takes the fields of the specification and nothing else, and shows no secret', async () => {
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    const email = newEmail();
    const sent = {
      ...{ name: 'Eve', email, phone: '1', address: '1 High Street', city: 'Leeds', state: 'Yorkshire' },
      ...{ zipCode: 'ls1 1aa', country: 'United Kingdom', role: 'customer', status: 'active' },
      ...{ passwordHash: 'x', sessionVersion: 9, createdAt: '2000-01-01', id: '1', invitationHash: 'x' },
    };
    const { status, body } = await staff.call<{ user: Record<string, unknown> }>(
      'POST',
      '/admin/users',
      sent,
    );
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      ...{ name: 'Eve', address: '1 High Street', city: 'Leeds', state: 'Yorkshire', zipCode: 'LS1 1AA' },
      ...{ country: 'United Kingdom', lastLogin: null, department: null },
    });
    expect(body.user.joinDate).toBe(body.user.createdAt);
    expect(JSON.stringify(body)).not.toMatch(/password|argon|hash|token|secret/i);
    const list = await staff.call('GET', `/admin/users?search=${email}`);
    expect(JSON.stringify(list.body)).not.toMatch(/password|argon|hash|token|secret/i);
  });

  it.each([
    [{}, 'Please fill in all required fields'],
    [{ name: null, email: null }, 'Please fill in all required fields'],
    [{ name: ['Eve'], email: {} }, 'Please fill in all required fields'],
    [{ name: 'Eve', email: 'eve@example.com', phone: 5 }, 'Phone has room for 40 characters'],
    [{ name: 'Eve', email: 'eve@example.com', role: ['admin'] }, 'Role must be customer or admin'],
  ])('is not made of %j', async (body, message) => {
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    expect(await staff.call('POST', '/admin/users', body)).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    'page=x',
    'limit=0',
    'limit=1e3',
    'role=moderator',
    'status=deleted',

    'page=1&page=2',
  ])('is not looked for with ?%s', async (query) => {
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    expect(await staff.call('GET', `/admin/users?${query}`)).toMatchObject({ status: 400 });
  });

  it('is listed with the filters of the page left empty', async () => {
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    const { status, body } = await staff.call('GET', '/admin/users?page=&search=&role=&status=');
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1 });
  });
});
