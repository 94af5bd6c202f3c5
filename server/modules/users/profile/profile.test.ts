import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenOrder, SeenUser, ShopClient } from '../../../test/clients/shop-client.js';
import {
  countRows,
  newEmail,
  openCheckout,
  PASSWORD,
  placeOrder,
  signInAsAdmin,
  signUp,
} from '../../../test/factories.js';
import { messageTo } from '../../../test/mail/messages.js';
import { myAccountOf } from '../../../test/my-account.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { untilLocksAwaited } from '../../../test/until.js';
import { EXPORT_SECTIONS } from '../privacy/export.store.js';
import { splitName } from './profile.js';

const LEEDS = { line1: '1 Park Row', city: 'Leeds', postcode: 'ls1 5ab', country: 'UK' };
const PERTH = {
  line1: '12 Ocean Parade',
  city: 'Perth',
  state: 'WA',
  postcode: '6000',
  country: 'Australia',
};
const UNKNOWN = { status: 404, code: 'NOT_FOUND', message: 'Address not found' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe('the account of a customer', () => {
  let shop: ShopClient;
  let ann: SeenUser;
  let own: ReturnType<typeof myAccountOf>;
  let order: SeenOrder;

  beforeAll(async () => {
    shop = new GraphqlClient(app.url);
    ann = await signUp(shop);
    own = myAccountOf(shop);
    order = await placeOrder(app, shop);
  });

  it('counts its orders and what was paid for them', async () => {
    expect(await own.account()).toMatchObject({
      ...{ name: 'Ann Archer', firstName: 'Ann', lastName: 'Archer', email: ann.email },
      ...{ totalOrders: 1, spentPence: order.totalPence, isPremium: true },
    });
  });

  it('is called premium from as many delivered orders as the settings say', async () => {
    const { pool } = app.deps.database;
    await pool.query('update store_settings set premium_from_orders = 1');
    expect(await own.account()).toMatchObject({ isPremium: false });
    await pool.query('update store_settings set premium_from_orders = 0');
    expect(await own.account()).toMatchObject({ isPremium: true });
  });

  it('keeps what is changed of the profile and leaves the rest', async () => {
    await own.update({ phone: '020 7946 0001', country: 'France' });
    await own.update({ firstName: 'Ann Mary', lastName: 'van Dyck' });
    await own.update({ line1: '1 Park Row', city: 'Leeds', postcode: 'ls1 5ab', country: 'GB' });
    expect(await own.account()).toMatchObject({
      ...{ name: 'Ann Mary van Dyck', firstName: 'Ann Mary', lastName: 'van Dyck' },
      ...{ phone: '020 7946 0001', city: 'Leeds', country: 'United Kingdom' },
    });
    expect(await own.update({ firstName: 'Madonna', lastName: '' })).toMatchObject({
      ...{ name: 'Madonna', firstName: 'Madonna', lastName: '', phone: '020 7946 0001' },
    });
  });

  it.each([
    [{ firstName: ' ' }, 'Name is required'],
    [{ phone: 'call me' }, 'Enter a valid phone number'],
    [{ email: 'nowhere' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Email is required'],
    [{ city: '' }, 'City is required'],
    [{ line1: '' }, 'Address is required'],
    [{ postcode: '' }, 'Postal code is required'],
    [{ postcode: 'nonsense' }, 'Enter a UK postcode, like LS1 4AP'],
    [{ country: 'Atlantis' }, 'Choose a country from the list'],
  ])('refuses %j in words', async (change, message) => {
    await expect(own.update(change)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT', message });
  });

  it('keeps addresses, each once, the first of a country first', async () => {
    const leeds = await own.save(LEEDS, { label: 'Home' });
    expect(leeds).toMatchObject({ label: 'Home', countryCode: 'GB', isDefault: true });
    const again = await own.save({ ...LEEDS, line1: '1 PARK ROW', country: 'United Kingdom' });
    expect(again.id).toBe(leeds.id);
    const york = await own.save({ ...LEEDS, line1: '2 Dock Road', city: 'York' });
    expect(york.isDefault).toBe(false);
    const perth = await own.save(PERTH);
    expect(perth).toMatchObject({ countryCode: 'AU', isDefault: true });
    await own.change(york.id, { ...LEEDS, line1: '3 Dock Road' }, { isDefault: true });
    expect(await own.addresses()).toEqual([
      expect.objectContaining({ id: york.id, line1: '3 Dock Road', isDefault: true }),
      expect.objectContaining({ id: perth.id, isDefault: true }),
      expect.objectContaining({ id: leeds.id, label: 'Home', isDefault: false }),
    ]);
    await own.remove(york.id);
    await expect(own.remove(york.id)).rejects.toMatchObject(UNKNOWN);
    await expect(own.save({ ...PERTH, state: '' })).rejects.toMatchObject({ message: 'Enter a state' });
    await expect(own.save({ ...LEEDS, postcode: '6000' })).rejects.toMatchObject({
      ...{ status: 400, message: 'Enter a UK postcode, like LS1 4AP' },
    });
  });

  it('keeps a record of each consent to the newsletter', async () => {
    const begun = (await own.account()).isSubscribed;
    await own.subscribe(true);
    await own.subscribe(false);
    const off = await own.subscribe(false);
    expect(off.isSubscribed).toBe(false);
    expect(off.consents).toHaveLength(2);
    expect(off.consents[0]).toEqual({ isOn: false, givenAt: 'ACCOUNT', wording: 'offers-1' });
    expect(off.consents[1]).toMatchObject({ isOn: true, givenAt: begun ? 'REGISTER' : 'ACCOUNT' });
    await expect(
      app.deps.database.pool.query('update newsletter_consents set is_on = true where user_id = $1', [
        ann.id,
      ]),
    ).rejects.toThrow('never changed');
  });

  it('gives its owner everything we hold, and no secrets', async () => {
    const data = await own.export();
    expect(Object.keys(data)).toEqual(EXPORT_SECTIONS.map(({ name }) => name));
    expect(data.profile).toEqual([expect.objectContaining({ email: ann.email, firstName: 'Madonna' })]);
    expect(data.savedAddresses).toHaveLength(2);
    expect(data.orders?.[0]).toMatchObject({
      ...{ number: order.number, pricePence: order.totalPence },
      lines: [expect.objectContaining({ quantity: 5 })],
      ledger: [expect.objectContaining({ amountPence: order.totalPence, kind: 'payment' })],
    });
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/\$argon2|hash|https?:\/\/\S+#/i);
    expect(data.securityEvents?.length).toBeGreaterThan(0);
  });

  it('moves to another email address with the password, out of every other session', async () => {
    const email = newEmail();
    await app.deps.database.pool.query(
      `update orders set customer = customer || jsonb_build_object('email', $2::text) where id = $1`,
      [order.id, ann.email],
    );
    const elsewhere = new GraphqlClient(app.url);
    elsewhere.token = shop.token;
    const wrong = { status: 400, code: 'BAD_INPUT' };
    await expect(own.update({ email })).rejects.toMatchObject({
      ...wrong,
      message: 'Current password is required',
    });
    await expect(own.update({ email, currentPassword: 'Wr0ng-one, sir!' })).rejects.toMatchObject({
      ...wrong,
      message: 'Current password is incorrect',
    });
    await expect(own.update({ email: 'admin@example.com', currentPassword: PASSWORD })).rejects.toMatchObject(
      { status: 409, message: 'An account with this email already exists' },
    );
    expect(await own.update({ email, currentPassword: PASSWORD })).toMatchObject({ email });
    await expect(elsewhere.myOrders()).rejects.toMatchObject({ status: 401 });
    expect((await shop.myOrders()).count).toBe(1);
    expect(await messageTo(app, ann.email, 'email-changed')).toContain(
      'email address of your account has changed',
    );
    expect(await messageTo(app, email, 'verify-email')).toContain('/verify-email#');
    const toNew = "id = $1 and customer->>'email' = $2";
    expect(await countRows(app, 'orders', toNew, [order.id, email])).toBe(1);
    const noted = "user_id = $1 and kind = 'email_changed'";
    expect(await countRows(app, 'security_events', noted, [ann.id])).toBe(1);
    ann = { ...ann, email };
  });

  it('closes only when nothing is under way, and takes the person with it', async () => {
    const UNDER_WAY = "You have orders under way. Cancel them or wait until they're delivered.";
    await expect(own.close('Wr0ng-one, sir!')).rejects.toMatchObject({ status: 400 });
    expect((await own.account()).closingObstacle).toBe(UNDER_WAY);
    await expect(own.close(PASSWORD)).rejects.toMatchObject({ status: 409, message: UNDER_WAY });
    await app.deps.database.pool.query("update orders set status = 'delivered' where id = $1", [order.id]);
    const { id: checkoutId } = await openCheckout(shop);
    const intent = await shop.createPaymentIntent(checkoutId);
    await expect(own.close(PASSWORD)).rejects.toMatchObject({
      ...{ status: 409, message: expect.stringContaining('unfinished payment') },
    });
    await shop.cancelPayment(intent.id);
    await own.close(PASSWORD);

    await expect(own.account()).rejects.toMatchObject({ status: 401 });
    await expect(new GraphqlClient(app.url).login(ann.email, PASSWORD)).rejects.toMatchObject({
      status: 401,
    });
    expect(await messageTo(app, ann.email, 'account-closed')).toContain('Hello Madonna,');
    for (const table of ['saved_addresses', 'newsletter_consents', 'security_events'])
      expect(await countRows(app, table, 'user_id = $1', [ann.id])).toBe(0);
    expect(await countRows(app, 'orders', 'user_id = $1', [ann.id])).toBe(1);
  });
});

it('what is pasted is stored clean, whichever way it comes', async () => {
  const shop = new GraphqlClient(app.url);
  await shop.register({ name: ' An\u200bn\r\nJose\u0301 ', email: newEmail(), password: PASSWORD });
  const own = myAccountOf(shop);
  expect((await own.account()).name).toBe('Ann José');
  expect(
    (await own.update({ lastName: 'O’Brien\u202c', phone: '\u202a(+44) 20 7946.0001 x12\u202c' })).phone,
  ).toBe('+44 20 7946.0001 ext 12');
  const { line1 } = await own.save({
    ...PERTH,
    line1: '12 Wol\u00adlon\u00adgong Road',
    state: 'Western Australia',
  });
  expect(line1).toBe('12 Wollongong Road');
  const stored = await app.deps.database.pool.query(
    "select address->>'state' as state from saved_addresses where address->>'line1' = $1",
    [line1],
  );
  expect(stored.rows).toEqual([{ state: 'WA' }]);
});

it('a saved address shows nothing that is left from the country before', async () => {
  const shop = new GraphqlClient(app.url);
  await signUp(shop);
  const own = myAccountOf(shop);
  await expect(own.save({ ...LEEDS, state: 'NSW' })).rejects.toMatchObject({
    message: 'NSW is in another country. Change it, or the country',
  });
  const { id } = await own.save({
    ...PERTH,
    city: 'Kowloon',
    state: '',
    postcode: '2000',
    country: 'Hong Kong',
  });
  await app.deps.database.pool.query(
    `update saved_addresses set address = address || '{"state": "NSW", "postcode": "2000"}' where id = $1`,
    [id],
  );
  const shown = await shop.graphql.call('query savedAddresses', 'address { city state postcode }');
  expect(shown).toEqual([{ address: { city: 'Kowloon', state: '', postcode: '' } }]);
});

it('saved addresses are nobody else’s', async () => {
  const [ann, ben] = [new GraphqlClient(app.url), new GraphqlClient(app.url)];
  await signUp(ann);
  await signUp(ben);
  const { id } = await myAccountOf(ann).save(PERTH);
  await expect(myAccountOf(ben).change(id, PERTH)).rejects.toMatchObject(UNKNOWN);
  await expect(myAccountOf(ben).remove(id)).rejects.toMatchObject(UNKNOWN);
  await expect(myAccountOf(ben).remove('7')).rejects.toMatchObject(UNKNOWN);
  expect(await myAccountOf(ben).addresses()).toEqual([]);
});

it('no account keeps more than 20 addresses, however many at once', async () => {
  const shop = new RestClient(app.url);
  await signUp(shop);
  const own = myAccountOf(shop);
  const tries = Array.from({ length: 22 }, (_, number) => own.save({ ...PERTH, line1: `${number} Quay` }));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect((await own.addresses()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

it('what was sent while the account was being closed puts nobody back into it', async () => {
  const shop = new RestClient(app.url);
  const { id } = await signUp(shop);
  const own = myAccountOf(shop);
  const { pool } = app.deps.database;
  const closing = await pool.connect();
  await closing.query('begin');
  await closing.query("update users set deleted_at = now(), name = 'Deleted user' where id = $1", [id]);
  const late = Promise.allSettled([own.update({ firstName: 'Ghost' }), own.save(LEEDS)]);
  await untilLocksAwaited(pool, 2);
  await closing.query('commit');
  closing.release();
  expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await countRows(app, 'users', "id = $1 and name = 'Deleted user'", [id])).toBe(1);
  expect(await countRows(app, 'saved_addresses', 'user_id = $1', [id])).toBe(0);
});

it('choices of a person are null for staff, who read the figures, and their own in every answer', async () => {
  const [customer, staff] = [new GraphqlClient(app.url), new GraphqlClient(app.url)];
  const { email } = await signUp(customer);
  const { email: own } = await signInAsAdmin(staff);
  const fields = 'firstName lastName closingObstacle summary { totalOrders } newsletter { isOn }';
  const seen = async (search: string) =>
    (
      await staff.call<{ nodes: object[] }>('query adminUsers', `nodes { ${fields} }`, {
        search: ['String', search],
      })
    ).nodes;
  expect(await seen(email)).toEqual([
    {
      firstName: 'Ann',
      lastName: 'Archer',
      closingObstacle: null,
      summary: { totalOrders: 0 },
      newsletter: null,
    },
  ]);
  expect(await seen(own)).toEqual([await staff.call('query me', fields)]);
  expect(await seen(own)).toMatchObject([{ summary: { totalOrders: 0 }, newsletter: { isOn: false } }]);
});

it('the last admin cannot close the account', async () => {
  const staff = new RestClient(app.url);
  await signInAsAdmin(staff);
  const admin = 'select password_hash from users where role = $1';
  expect((await app.deps.database.pool.query(admin, ['admin'])).rows).toHaveLength(1);
  const { DEMO_ACCOUNTS } = await import('../../../../packages/seed/demo-accounts.js');
  const password = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')?.password ?? '';
  await expect(myAccountOf(staff).close(password)).rejects.toMatchObject({
    ...{ status: 409, message: 'At least one admin is required' },
  });
});

it('the export names every table that knows people', async () => {
  const { rows } = await app.deps.database.pool.query<{ table: string }>(
    `select distinct table_name as table from information_schema.columns where table_schema = 'public'
      and column_name in ('user_id', 'author_id', 'order_id', 'checkout_id') order by table_name`,
  );
  const exported = EXPORT_SECTIONS.map(({ sql }) => sql).join('\n');
  const missing = rows
    .map(({ table }) => table)
    .filter((table) => !new RegExp(`\\b${table}\\b`).test(exported));
  // Tables without personal data: hashes of links and logins, due times of copies, idempotency keys, and issues for staff.
  const withoutData = [
    'account_links',
    'conversations',
    'factor_challenges',
    'order_changes',
    'payment_issues',
  ];
  expect(missing).toEqual(withoutData);
});

it.each([
  ['Ann Archer', null, 'Ann', 'Archer'],
  ['Madonna', null, 'Madonna', ''],
  ['Ana María García López', null, 'Ana María García', 'López'],
  ['Ana María García López', 'Ana María', 'Ana María', 'García López'],
  ['Madonna', 'Madonna', 'Madonna', ''],
  ['Renamed By Staff', 'Ann', 'Renamed By', 'Staff'],
])('the name %s with first names %s is %s and %s', (name, stored, firstName, lastName) => {
  expect(splitName({ name, firstName: stored })).toEqual({ firstName, lastName });
});
