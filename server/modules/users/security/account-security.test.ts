import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { from, newPlace } from '../../../platform/limits/test/places.js';
import { type Accounts, accountsOf } from '../../../test/accounts.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenUser } from '../../../test/clients/shop-client.js';
import {
  countRows,
  newEmail,
  PASSWORD,
  setUserStatus,
  signInAsAdmin,
  signUp,
} from '../../../test/factories.js';
import { linkFor, messageTo, untilWritten } from '../../../test/mail/messages.js';
import { tokensOf } from '../../../test/sessions/tokens.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { describeDevice, describeNetwork } from './device.js';

const NEW_PASSWORD = 'Long-Voyage, 1872';
const LINK_OVER = {
  status: 400,
  code: 'BAD_INPUT',
  message: 'This link no longer works. Ask for a new one.',
};
const TOO_MANY = { status: 429, code: 'TOO_MANY_ATTEMPTS' };
const MINUTE_MS = 60_000;

let app: TestApp;
/** The same shop with the real limits. */
let strict: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  strict = await startTestApp({ beside: app, env: { rateLimitFactor: 1, trustProxy: 1 } });
});

afterEach(() => app.clock.reset());

afterAll(async () => {
  await strict?.stop();
  await app?.stop();
});

const strictClient = () => new RestClient(strict.url);

const minutesLater = (minutes: number) =>
  app.clock.set(new Date(Date.now() + minutes * MINUTE_MS).toISOString());
const kindsOf = async (own: Accounts) => (await own.securityEvents()).events.map(({ kind }) => kind);

describe('a forgotten password', () => {
  it('is set anew with the link, once: every session ends, and the owner gets an email', async () => {
    const shop = new GraphqlClient(app.url);
    const ann = await signUp(shop);
    const stranger = accountsOf(new GraphqlClient(app.url));
    await stranger.requestPasswordReset(` ${ann.email.toUpperCase()} `);
    const secret = await linkFor(app, ann.email, 'password-reset');
    const { rows } = await app.deps.database.pool.query('select * from account_links');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const weak = stranger.resetPassword(secret, 'Password1!');
    await expect(weak).rejects.toMatchObject({
      details: { fields: [{ field: 'newPassword', message: expect.stringMatching(/stolen/) }] },
    });
    const back = new GraphqlClient(app.url);
    await accountsOf(back).resetPassword(secret, NEW_PASSWORD);
    await expect(stranger.resetPassword(secret, PASSWORD)).rejects.toMatchObject(LINK_OVER);
    await expect(shop.myOrders()).rejects.toMatchObject({ status: 401 });
    await expect(new GraphqlClient(app.url).login(ann.email, PASSWORD)).rejects.toMatchObject({
      status: 401,
    });
    expect((await back.myOrders()).count).toBe(0);
    expect(await messageTo(app, ann.email, 'password-changed')).toContain('Your password was changed');
    expect(await kindsOf(accountsOf(back))).toEqual(['PASSWORD_RESET', 'RESET_REQUESTED', 'ACCOUNT_CREATED']);
    expect(await countRows(app, 'users', 'id = $1 and email_verified_at is not null', [ann.id])).toBe(1);
  });
});

describe('a link for a new password', () => {
  let shop: RestClient;
  let ann: SeenUser;
  let stranger: Accounts;

  beforeAll(async () => {
    shop = new RestClient(app.url);
    ann = await signUp(shop);
    stranger = accountsOf(new RestClient(app.url));
  });

  it('works once, however often at the same time, for one hour, and only the last one does', async () => {
    await stranger.requestPasswordReset(ann.email);
    await untilWritten(app, ann.email);
    const first = await linkFor(app, ann.email, 'password-reset');
    minutesLater(61);
    await expect(stranger.resetPassword(first, PASSWORD)).rejects.toMatchObject(LINK_OVER);
    await stranger.requestPasswordReset(ann.email);
    await untilWritten(app, ann.email);
    const second = await linkFor(app, ann.email, 'password-reset');
    app.clock.reset();
    expect(second).not.toBe(first);
    await expect(stranger.resetPassword(first, PASSWORD)).rejects.toMatchObject(LINK_OVER);
    minutesLater(61 + 59);
    const tries = [1, 2, 3].map(() => accountsOf(shop).resetPassword(second, PASSWORD));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: LINK_OVER });
  });

  it('tells nobody who has an account, and is written to nobody without one', async () => {
    const closed = await signUp(new RestClient(app.url));
    await setUserStatus(app, closed.id, 'suspended');
    const unknown = newEmail();
    for (const email of [unknown, closed.email]) {
      await stranger.requestPasswordReset(email);
      await untilWritten(app, email);
      expect(
        await countRows(app, 'email_messages', "recipient = $1 and kind = 'password-reset'", [email]),
      ).toBe(0);
    }
    await expect(stranger.requestPasswordReset('ann')).rejects.toMatchObject({
      status: 400,
      message: 'Please enter a valid email address',
    });
  });

  it.each(['', 'x'.repeat(43), 'x'.repeat(5_000)])('is not "%s"', async (secret) => {
    await expect(stranger.resetPassword(secret, NEW_PASSWORD)).rejects.toMatchObject(LINK_OVER);
  });

  it('does nothing to an account that is closed or moved meanwhile, or has another password', async () => {
    const client = new RestClient(app.url);
    const eve = await signUp(client);
    await stranger.requestPasswordReset(eve.email);
    const secret = await linkFor(app, eve.email, 'password-reset');
    const { pool } = app.deps.database;
    for (const change of ["status = 'suspended'", "email = 'moved-' || email"]) {
      await pool.query(`update users set ${change} where id = $1`, [eve.id]);
      await expect(stranger.resetPassword(secret, NEW_PASSWORD)).rejects.toMatchObject(LINK_OVER);
      await pool.query("update users set status = 'active', email = $2 where id = $1", [eve.id, eve.email]);
    }
    await accountsOf(client).changePassword(PASSWORD, NEW_PASSWORD);
    await expect(stranger.resetPassword(secret, PASSWORD)).rejects.toMatchObject(LINK_OVER);
  });

  it('is the invitation anew for somebody who has never had a password', async () => {
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    const email = newEmail();
    await accountsOf(staff).create({ name: 'Ivy Ink', email });
    const first = await linkFor(app, email, 'invitation');
    await stranger.requestPasswordReset(email);
    const second = await linkFor(app, email, 'password-reset');
    await expect(stranger.acceptInvitation(first, PASSWORD)).rejects.toMatchObject({ status: 400 });
    await accountsOf(new RestClient(app.url)).acceptInvitation(second, PASSWORD);
  });
});

describe('an email address', () => {
  it('is proved with the link of the welcome, or of a later message, and a repeat is harmless', async () => {
    const shop = new GraphqlClient(app.url);
    const own = accountsOf(shop);
    const { email, id } = await signUp(shop);
    const isProved = () => countRows(app, 'users', 'id = $1 and email_verified_at is not null', [id]);
    const first = await linkFor(app, email, 'welcome');
    await own.sendEmailVerification();
    const second = await linkFor(app, email, 'verify-email');
    const somebody = accountsOf(new GraphqlClient(app.url));
    await expect(somebody.verifyEmail(first)).rejects.toMatchObject(LINK_OVER);
    expect(await isProved()).toBe(0);
    await somebody.verifyEmail(second);
    await somebody.verifyEmail(second);
    expect(await isProved()).toBe(1);
    expect(await kindsOf(own)).toEqual(['EMAIL_VERIFIED', 'ACCOUNT_CREATED']);
    await own.sendEmailVerification();
    expect(await countRows(app, 'email_messages', "user_id = $1 and kind = 'verify-email'", [id])).toBe(1);
    await expect(somebody.sendEmailVerification()).rejects.toMatchObject({ status: 401 });
  });
});

describe('a link that proves an address', () => {
  it('lasts seven days, and is worth nothing once the account has another address', async () => {
    const { email, id } = await signUp(new RestClient(app.url));
    const link = await linkFor(app, email, 'welcome');
    const own = accountsOf(new RestClient(app.url));
    minutesLater(7 * 24 * 60 + 1);
    await expect(own.verifyEmail(link)).rejects.toMatchObject(LINK_OVER);
    app.clock.reset();
    await app.deps.database.pool.query("update users set email = 'moved-' || email where id = $1", [id]);
    await expect(own.verifyEmail(link)).rejects.toMatchObject(LINK_OVER);
    expect(await countRows(app, 'users', 'id = $1 and email_verified_at is null', [id])).toBe(1);
  });
});

describe('what happened to an account', () => {
  it('is shown to its owner alone, newest first, page by page', async () => {
    const shop = new GraphqlClient(app.url);
    const own = accountsOf(shop);
    const { email, id } = await signUp(shop);
    const elsewhere = new GraphqlClient(app.url);
    await elsewhere.login(email, PASSWORD);
    const anHourAgo = new Date(Date.now() - 60 * MINUTE_MS);
    [shop.token = null] = await tokensOf(app.deps.database.pool, app.env.jwtSecret, [id], anHourAgo);
    const { exp } = jwt.decode(shop.token!) as jwt.JwtPayload;
    await own.signOutElsewhere();
    expect(jwt.decode(shop.token!)).toMatchObject({ exp });
    expect((await shop.myOrders()).count).toBe(0);
    await expect(elsewhere.myOrders()).rejects.toMatchObject({ status: 401 });
    await own.signOut();
    shop.token = null;
    await shop.login(email, PASSWORD);
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    await accountsOf(staff).update(id, { status: 'suspended' });
    await accountsOf(staff).update(id, { status: 'active' });
    shop.token = null;
    await shop.login(email, PASSWORD);
    const first = await own.securityEvents(1, 4);
    expect(first).toMatchObject({ total: 8, totalPages: 2 });
    expect(first.events.map(({ kind }) => kind)).toEqual([
      ...['SIGNED_IN', 'ACCESS_CHANGED', 'ACCESS_CHANGED', 'SIGNED_IN'],
    ]);
    expect(first.events[0]).toMatchObject({ kind: 'SIGNED_IN', network: '127.0.0.x' });
    expect(first.events[1]).toMatchObject({ kind: 'ACCESS_CHANGED', network: '' });
    expect((await own.securityEvents(2, 4)).events.map(({ kind }) => kind)).toEqual([
      ...['SIGNED_OUT_EVERYWHERE', 'SIGNED_OUT_ELSEWHERE', 'SIGNED_IN', 'ACCOUNT_CREATED'],
    ]);
    await expect(own.securityEvents(0)).rejects.toMatchObject({ status: 400 });
    await expect(own.securityEvents(1, 101)).rejects.toMatchObject({ status: 400 });
    await expect(accountsOf(new GraphqlClient(app.url)).securityEvents()).rejects.toMatchObject({
      status: 401,
    });
    expect((await accountsOf(staff).securityEvents(1, 100)).events.map(({ kind }) => kind)).not.toContain(
      'SIGNED_OUT_ELSEWHERE',
    );
  });
});

describe('events', () => {
  it('tell a sign-in from a new place from one at a known place', async () => {
    const shop = new RestClient(app.url);
    const { email } = await signUp(shop);
    const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0' };
    for (const headers of [firefox, {}, firefox])
      await shop.call('POST', '/users/login', { email, password: PASSWORD }, headers);
    expect((await accountsOf(shop).securityEvents()).events).toMatchObject([
      { kind: 'SIGNED_IN', device: 'Firefox on Windows' },
      { kind: 'SIGNED_IN', device: '' },
      { kind: 'SIGNED_IN_NEW_PLACE', device: 'Firefox on Windows' },
      { kind: 'ACCOUNT_CREATED' },
    ]);
  });

  it('are forgotten beyond 200 when they are ordinary sign-ins', async () => {
    const shop = new RestClient(app.url);
    const { email, id } = await signUp(shop);
    const { pool } = app.deps.database;
    await pool.query(
      `insert into security_events (user_id, kind, device, network, created_at)
        select $1, case n when 1 then 'password_changed' else 'signed_in' end, '', '', now() - interval '1 hour'
        from generate_series(1, 202) n`,
      [id],
    );
    await shop.login(email, PASSWORD);
    const own = (kind: string) => countRows(app, 'security_events', 'user_id = $1 and kind = $2', [id, kind]);
    expect(await own('signed_in')).toBe(201);
    expect(await own('password_changed')).toBe(1);
  });

  it('tell that a sign-in was tried too often, once an hour', async () => {
    const shop = strictClient();
    const { email } = await from(newPlace(), () => signUp(shop));
    const place = newPlace();
    for (let tries = 0; tries < 8; tries += 1)
      await from(place, () =>
        strictClient()
          .login(email, 'Wr0ng-one!')
          .catch(() => {}),
      );
    const kinds = await from(newPlace(), () => kindsOf(accountsOf(shop)));
    expect(kinds).toEqual(['SIGN_IN_BLOCKED', 'ACCOUNT_CREATED']);
    await accountsOf(strictClient()).requestPasswordReset(email);
    const back = accountsOf(strictClient());
    const secret = await linkFor(app, email, 'password-reset');
    await from(place, () => back.resetPassword(secret, NEW_PASSWORD));
    expect(await from(place, () => strictClient().login(email, NEW_PASSWORD))).toMatchObject({ email });
  });
});

describe('links for a new password', () => {
  it.each(['with', 'without'])(
    'are asked for five times an hour from one place, %s an account',
    async (how) => {
      const { email } = how === 'with' ? await signUp(strictClient()) : { email: newEmail() };
      const place = newPlace();
      const ask = () => from(place, () => accountsOf(strictClient()).requestPasswordReset(email));
      for (let no = 1; no <= 5; no += 1) await ask();
      await expect(ask()).rejects.toMatchObject(TOO_MANY);
    },
  );

  it('go ten times an hour to one address, and whoever asks for more gets the same answer', async () => {
    const { email } = await signUp(strictClient());
    const ask = () => from(newPlace(), () => accountsOf(strictClient()).requestPasswordReset(email));
    const links = () =>
      countRows(app, 'email_messages', "recipient = $1 and kind = 'password-reset'", [email]);
    for (let no = 1; no < 10; no += 1) await strict.deps.limits.count('reset-password-account', email);
    await ask();
    expect(await links()).toBe(1);
    await ask();
    expect(await links()).toBe(1);
  });
});

describe('the place of an event', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['curl/8.5.0', ''],
    ['<script>', ''],
  ])('by "%s" is "%s"', (userAgent, words) => expect(describeDevice(userAgent)).toBe(words));

  it.each([
    ['192.0.2.77', '192.0.2.x'],
    ['::ffff:192.0.2.77', '192.0.2.x'],
    ['2001:db8:7:9::1', '2001:db8:7:x'],
    ['::1', ''],
    ['', ''],
  ])('from %s is %s', (address, network) => expect(describeNetwork(address)).toBe(network));
});
