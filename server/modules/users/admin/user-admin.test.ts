import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Accounts, accountsOf } from '../../../test/accounts.js';
import { APIS } from '../../../test/clients/clients.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenUser, ShopClient } from '../../../test/clients/shop-client.js';
import { newEmail, PASSWORD, signInAsAdmin, signUp } from '../../../test/factories.js';
import { messageTo } from '../../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const TAKEN = { status: 409, code: 'CONFLICT', message: 'An account with this email already exists' };
const UNKNOWN = { status: 404, code: 'NOT_FOUND', message: 'User not found' };
const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('accounts kept by staff over %s', (_api, enter) => {
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
    await expect(own.setStatus(admin.id, 'inactive')).rejects.toMatchObject(FORBIDDEN);
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

  it('are found by phone and place, and sorted by name', async () => {
    const facts = { phone: '020 7946 0123', city: `Wick-${newEmail().slice(0, 8)}` };
    const zoe = await desk.create({ name: 'Zoe Zander', email: newEmail(), ...facts });
    const abe = await desk.create({ name: 'abe adams', email: newEmail(), ...facts });
    const found = async (asked: object) => (await desk.users(asked)).users.map(({ id }) => id);
    expect(await found({ search: facts.city })).toEqual([abe.id, zoe.id]);
    expect(await found({ search: `02079460123 ${facts.city}`, sort: 'name' })).toEqual([abe.id, zoe.id]);
    expect(await found({ search: `zander ${facts.city}` })).toEqual([zoe.id]);
    const abroad = { phone: '+44 7700 900123', city: facts.city };
    const ida = await desk.create({ name: 'Ida Ivory', email: newEmail(), ...abroad });
    for (const phone of ['+44 20 7946 0123', '00442079460123', '020 7946'])
      expect(await found({ search: `${phone} adams ${facts.city}` })).toEqual([abe.id]);
    for (const phone of ['07700 900123', '07700900123', '+447700 900123'])
      expect(await found({ search: `${phone} ${facts.city}` })).toEqual([ida.id]);
    await desk.remove(ida.id);
    expect(await found({ search: facts.city, sort: 'nameDescending' })).toEqual([zoe.id, abe.id]);
    expect(await found({ search: facts.city, sort: 'oldest' })).toEqual([zoe.id, abe.id]);
    await expect(desk.users({ sort: 'best' })).rejects.toMatchObject({ status: 400 });
    await Promise.all([zoe, abe].map(({ id }) => desk.remove(id)));
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
    [{ name: 'x'.repeat(201) }, 'Keep the name under 200 characters'],
    [{ phone: '1'.repeat(41) }, 'Phone can have at most 40 characters'],
    [{ city: 'x'.repeat(101) }, 'City can have at most 100 characters'],
    [{ password: 'weak' }, 'Password does not meet all requirements'],
    [{ password: 'Password1!' }, 'This password is on lists of stolen passwords. Choose another one.'],
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
      if ('email' in change)
        expect(await messageTo(app, ann.email, 'email-changed')).toContain(
          'email address of your account has changed',
        );
      await expect(customer.myOrders()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      await desk.remove(ann.id);
    },
  );

  it('are closed and opened again, and closing ends the sessions for good', async () => {
    expect(await desk.setStatus(ann.id, 'inactive')).toMatchObject({ status: 'inactive' });
    await expect(customer.myOrders()).rejects.toMatchObject({ status: 401 });
    expect(await desk.setStatus(ann.id, 'active')).toMatchObject({ status: 'active' });
    await expect(customer.myOrders()).rejects.toMatchObject({ status: 401 });
    expect(await enter(app).login(ann.email, PASSWORD)).toEqual(ann);
    await desk.update(ann.id, { status: 'suspended' });
    expect(await desk.setStatus(ann.id, 'active')).toMatchObject({ status: 'active' });
  });

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('"%s" are not found', async (id) => {
    await expect(desk.update(id, { name: 'X' })).rejects.toMatchObject(UNKNOWN);
    await expect(desk.setStatus(id, 'inactive')).rejects.toMatchObject(UNKNOWN);
    await expect(desk.remove(id)).rejects.toMatchObject(UNKNOWN);
  });
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
    [{ name: 'Eve', email: 'eve@example.com', phone: 5 }, 'Phone can have at most 40 characters'],
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
