import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { RestClient } from '../../test/clients/rest-client.js';
import type { ShopClient } from '../../test/clients/shop-client.js';
import { countRows, newEmail, PASSWORD, setUserStatus, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const WRONG = { status: 401, code: 'UNAUTHENTICATED', message: 'Invalid email or password' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('an account over %s', (_api, enter) => {
  let shop: ShopClient;

  beforeEach(() => {
    shop = enter(app);
  });

  it('signs in with its password, in any case of the email', async () => {
    const user = await signUp(shop);
    const again = enter(app);
    expect(await again.login(user.email.toUpperCase(), PASSWORD)).toEqual(user);
    expect((await again.myOrders()).count).toBe(0);
  });

  it('is refused alike for a wrong password, an unknown address and a closed account', async () => {
    const user = await signUp(shop);
    await expect(enter(app).login(user.email, 'Wr0ng-one!')).rejects.toMatchObject(WRONG);
    await expect(enter(app).login(newEmail(), PASSWORD)).rejects.toMatchObject(WRONG);
    for (const status of ['suspended', 'inactive']) {
      await setUserStatus(app, user.id, status);
      await expect(enter(app).login(user.email, PASSWORD)).rejects.toMatchObject(WRONG);
    }
    await setUserStatus(app, user.id, 'active');
    expect(await enter(app).login(user.email, PASSWORD)).toEqual(user);
  });

  it.each([
    [{ name: ' ' }, 'Full name is required'],
    [{ name: 'x'.repeat(201) }, 'Keep your name under 200 characters'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'ann' }, 'Please enter a valid email address'],
    [{ email: 'ann@example..com' }, 'Please enter a valid email address'],
    [{ email: 'ann@example.com?subject=x' }, 'Please enter a valid email address'],
    [{ email: 'ann@example' }, 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@b.co` }, 'Please enter a valid email address'],
    [{ password: 'Short1!' }, 'Password does not meet all requirements'],
    [{ password: 'n0uppercase!' }, 'Password does not meet all requirements'],
    [{ password: 'NoDigits!' }, 'Password does not meet all requirements'],
    [{ password: 'N0special' }, 'Password does not meet all requirements'],
    [{ password: 'Password1!' }, 'This password is on lists of stolen passwords. Choose another one.'],
    [
      { name: 'Bartholomew Bold', password: 'Bartholomew1!' },
      'This password is too easy to guess. Choose one without your name, your email or our name.',
    ],
    [{ password: `Aa1!${'x'.repeat(1021)}` }, 'Keep your password under 1,024 characters'],
    [{ password: `Aa1!${'海'.repeat(341)}` }, 'Keep your password under 1,024 characters'],
  ])('is not made with %j', async (wrong, message) => {
    const wanted = { name: 'Ann', email: newEmail(), password: PASSWORD, ...wrong };
    await expect(shop.register(wanted)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT', message });
  });

  it.each([
    ['64 characters', `Aa1!${'ß'.repeat(60)}`],
    ['1,024 bytes', `Aa1!${'x y '.repeat(255)}`],
    ['any script', 'Пароль № 5! 海の鍵 🐳🐳🐳'],
  ])('takes a password of %s as it is, to its last character', async (_which, password) => {
    const user = await shop.register({ name: 'Ann', email: newEmail(), password });
    expect(await enter(app).login(user.email, password)).toEqual(user);
    const shorter = [...password].slice(0, -1).join('');
    await expect(enter(app).login(user.email, shorter)).rejects.toMatchObject(WRONG);
  });

  it.each([
    ['', PASSWORD, 'Email is required'],
    ['ann', PASSWORD, 'Please enter a valid email address'],
    ['ann@example.com', '', 'Password is required'],
    ['ann@example.com', '12345', 'Password must be at least 6 characters'],
  ])('is not looked for with "%s" and "%s"', async (email, password, message) => {
    await expect(shop.login(email, password)).rejects.toMatchObject({ status: 400, message });
  });

  it.each([
    ['the same', (email: string) => email],
    ['another case', (email: string) => email.toUpperCase()],
    ['spaces around', (email: string) => ` ${email} `],
    ['wide letters', (email: string) => email.replace('example', 'ｅｘａｍｐｌｅ')],
    ['a wide at sign', (email: string) => email.replace('@', '＠')],
    ['signs that nobody sees', (email: string) => `\ufeff\u202a${email.replace('@', '\u200b@')}\u202c`],
    ['the Kelvin sign for a k', (email: string) => email.replace('k', '\u212a')],
  ])('has one address: %s is taken', async (_how, twin) => {
    const { email } = await signUp(shop, `k${newEmail()}`);
    await expect(signUp(enter(app), twin(email))).rejects.toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'An account with this email already exists',
    });
  });

  it('is made once, however often at the same time', async () => {
    const email = newEmail();
    const tries = Array.from({ length: 10 }, () => signUp(enter(app), email));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countRows(app, 'users', 'email = $1', [email])).toBe(1);
  });

  it('is out of every session once it is suspended', async () => {
    const user = await signUp(shop);
    await setUserStatus(app, user.id, 'suspended');
    await expect(shop.myOrders()).rejects.toMatchObject({ status: 401 });
  });

  it('has a session of seven days', async () => {
    await signUp(shop);
    app.clock.set(new Date(Date.now() + 7 * 24 * 3_600_000 - 60_000).toISOString());
    expect((await shop.myOrders()).count).toBe(0);
    app.clock.set(new Date(Date.now() + 7 * 24 * 3_600_000 + 60_000).toISOString());
    await expect(shop.myOrders()).rejects.toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
      message: 'Token expired',
    });
    app.clock.reset();
  });
});

describe('registering over REST', () => {
  it('takes name, email, password and newsletter, and nothing else', async () => {
    const shop = new RestClient(app.url);
    const sent = {
      ...{ name: 'Eve', email: newEmail(), password: PASSWORD, subscribeNewsletter: false },
      ...{ role: 'admin', status: 'suspended', isAdmin: true, id: '1', createdAt: '2000-01-01' },
    };
    const { status, body } = await shop.call('POST', '/users/register', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ user: { name: 'Eve', role: 'customer', status: 'active' } });
    expect(JSON.stringify(body)).not.toMatch(/password|argon/i);
    expect(
      await countRows(app, 'users', 'email = $1 and newsletter_consented_at is null', [sent.email]),
    ).toBe(1);
  });

  it.each([
    [{ email: { $ne: null }, password: { $ne: null } }, 'Email is required'],
    [{ email: ['a@b.co'], password: 'x' }, 'Email is required'],
    [[], 'Email is required'],
  ])('signing in with %j is refused in plain words', async (body, message) => {
    expect(await new RestClient(app.url).call('POST', '/users/login', body)).toMatchObject({
      status: 400,
      body: { message, code: 'BAD_INPUT' },
    });
  });

  it('is not hindered by an expired token', async () => {
    const shop = new RestClient(app.url);
    const { email } = await signUp(shop);
    app.clock.set(new Date(Date.now() + 8 * 24 * 3_600_000).toISOString());
    expect(await shop.login(email, PASSWORD)).toMatchObject({ email });
    app.clock.reset();
  });
});
