import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Accounts, accountsOf } from '../../../test/accounts.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenUser, ShopClient } from '../../../test/clients/shop-client.js';
import { countRows, newEmail, PASSWORD, signInAsAdmin, signUp } from '../../../test/factories.js';
import { type MailServer, startMailServer } from '../../../test/mail/mail-server.js';
import { invitationFor, messageTo } from '../../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderInvitation } from '../user-emails.js';

const NEW_PASSWORD = 'Long-Voyage, 1872';
const OVER = {
  status: 400,
  code: 'BAD_INPUT',
  message: 'This invitation no longer works. Ask us for a new one.',
};
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe('the owner of an account', () => {
  let shop: ShopClient;
  let ann: SeenUser;
  let own: Accounts;

  beforeAll(async () => {
    shop = new GraphqlClient(app.url);
    ann = await signUp(shop);
    own = accountsOf(shop);
  });

  it.each([
    ['', NEW_PASSWORD, 'Current password is required', 'currentPassword'],
    [PASSWORD, '', 'New password is required', 'newPassword'],
    [PASSWORD, PASSWORD, 'New password must be different from current password', 'newPassword'],
    [PASSWORD, 'weak', 'Password does not meet all requirements', 'newPassword'],
    [
      PASSWORD,
      'Qwerty123!',
      'This password is on lists of stolen passwords. Choose another one.',
      'newPassword',
    ],
    ['Wr0ng-one, sir!', NEW_PASSWORD, 'Current password is incorrect', 'currentPassword'],
  ])('does not change "%s" to "%s"', async (current, wanted, message, field) => {
    await expect(own.changePassword(current, wanted)).rejects.toMatchObject({
      ...{ status: 400, code: 'BAD_INPUT', message },
      details: { fields: [{ field, message }] },
    });
    expect((await shop.myOrders()).count).toBe(0);
  });

  it('signs out everywhere', async () => {
    const elsewhere = new GraphqlClient(app.url);
    await elsewhere.login(ann.email, PASSWORD);
    await own.signOut();
    await expect(shop.myOrders()).rejects.toMatchObject({ status: 401 });
    await expect(elsewhere.myOrders()).rejects.toMatchObject({ status: 401 });
    shop.token = null;
    expect(await shop.login(ann.email, PASSWORD)).toEqual(ann);
  });

  it('changes the password, stays, and is signed out everywhere else', async () => {
    const elsewhere = new GraphqlClient(app.url);
    await elsewhere.login(ann.email, PASSWORD);
    const stolenToken = shop.token;
    await own.changePassword(PASSWORD, NEW_PASSWORD);
    expect((await shop.myOrders()).count).toBe(0);
    await expect(elsewhere.myOrders()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    elsewhere.token = stolenToken;
    await expect(elsewhere.myOrders()).rejects.toMatchObject({ status: 401 });
    await expect(new GraphqlClient(app.url).login(ann.email, PASSWORD)).rejects.toMatchObject({
      status: 401,
    });
    expect(await new GraphqlClient(app.url).login(ann.email, NEW_PASSWORD)).toEqual(ann);
    const message = await messageTo(app, ann.email, 'password-changed');
    expect(message).toContain('Your password was changed on');
    expect(message).not.toContain(NEW_PASSWORD);
  });

  it('changes it once, however often at the same time', async () => {
    const tries = ['One voyage, 1!', 'Two voyages, 2!', 'Six voyages, 6!'].map((wanted) =>
      accountsOf(shop).changePassword(NEW_PASSWORD, wanted),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has to be signed in for that', async () => {
    const nobody = accountsOf(new GraphqlClient(app.url));
    await expect(nobody.changePassword(PASSWORD, NEW_PASSWORD)).rejects.toMatchObject({ status: 401 });
    await expect(nobody.signOut()).rejects.toMatchObject({ status: 401 });
  });
});

describe('a thief with an open session', () => {
  it('cannot guess the current password for long', async () => {
    const strict = await startTestApp({ beside: app, env: { rateLimitFactor: 1 } });
    const shop = new GraphqlClient(strict.url);
    await signUp(shop);
    const results: unknown[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const tried = accountsOf(shop).changePassword(`Guess, ${guess}!A`, NEW_PASSWORD);
      results.push(await tried.catch((error) => error));
    }
    expect(results[4]).toMatchObject({ status: 400, message: 'Current password is incorrect' });
    expect(results[5]).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    await strict.stop();
  });
});

describe('somebody invited', () => {
  it('chooses a password and is signed in, once', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    const desk = accountsOf(staff);
    const email = newEmail();
    const made = await desk.create({ name: 'Ivy Ink', email });
    expect(made).toMatchObject({ status: 'active', isInvited: true, hasSignedIn: false });
    const secret = await invitationFor(app, email);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const ivy = new GraphqlClient(app.url);
    await expect(accountsOf(ivy).acceptInvitation(secret, 'Password1!')).rejects.toMatchObject({
      status: 400,
    });
    await expect(accountsOf(ivy).acceptInvitation(secret, 'Ivy-Ink, 2026')).rejects.toMatchObject({
      status: 400,
    });
    expect(await accountsOf(ivy).acceptInvitation(secret, PASSWORD)).toBe(made.id);
    expect((await ivy.myOrders()).count).toBe(0);
    await expect(
      accountsOf(new GraphqlClient(app.url)).acceptInvitation(secret, NEW_PASSWORD),
    ).rejects.toMatchObject(OVER);
    expect(await new GraphqlClient(app.url).login(email, PASSWORD)).toMatchObject({ id: made.id });
    expect((await desk.users({ search: email })).users[0]).toMatchObject({
      isInvited: false,
      hasSignedIn: true,
    });
    await expect(desk.resendInvitation(made.id)).rejects.toMatchObject({
      status: 409,
      message: 'This account is already open and needs no invitation',
    });
  });

  it('is invited again, and the link of before opens nothing from that moment', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    const desk = accountsOf(staff);
    const email = newEmail();
    const { id } = await desk.create({ name: 'Ivy Ink', email });
    const before = await invitationFor(app, email);
    app.clock.set(new Date(Date.now() + 3 * DAY_MS).toISOString());
    expect(await desk.resendInvitation(id)).toMatchObject({ id, isInvited: true });
    const ivy = new GraphqlClient(app.url);
    await expect(accountsOf(ivy).acceptInvitation(before, PASSWORD)).rejects.toMatchObject(OVER);
    expect(await countRows(app, 'email_messages', "recipient = $1 and kind = 'invitation'", [email])).toBe(2);
    let secret = before;
    while (secret === before) secret = await invitationFor(app, email);
    expect(await accountsOf(ivy).acceptInvitation(secret, PASSWORD)).toBe(id);
    expect((await accountsOf(ivy).securityEvents()).events.map(({ kind }) => kind)).toEqual([
      'INVITATION_ACCEPTED',
      'INVITATION_SENT',
    ]);
    const noted = "entity = 'user' and entity_id = $1 and after ? 'invited_until' and action = 'changed'";
    expect(await countRows(app, 'audit_entries', noted, [id])).toBe(1);
    app.clock.reset();
  });

  it('who is shut out, and nobody at all, is not invited again', async () => {
    const staff = new GraphqlClient(app.url);
    await signInAsAdmin(staff);
    const desk = accountsOf(staff);
    const { id } = await desk.create({ name: 'Ivy Ink', email: newEmail(), status: 'suspended' });
    await expect(desk.resendInvitation(id)).rejects.toMatchObject({ status: 409 });
    await expect(desk.resendInvitation('none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('somebody invited', () => {
  let desk: Accounts;
  let email: string;

  beforeAll(async () => {
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    desk = accountsOf(staff);
  });

  beforeEach(() => {
    email = newEmail();
  });

  it('gets in once, however often at the same time', async () => {
    await desk.create({ name: 'Ivy Ink', email });
    const secret = await invitationFor(app, email);
    const tries = Array.from({ length: 5 }, () =>
      accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has seven days', async () => {
    await desk.create({ name: 'Ivy Ink', email });
    const secret = await invitationFor(app, email);
    app.clock.set(new Date(Date.now() + 7 * DAY_MS + 60_000).toISOString());
    await expect(
      accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD),
    ).rejects.toMatchObject(OVER);
    app.clock.set(new Date(Date.now() + 7 * DAY_MS - 60_000).toISOString());
    await accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD);
    app.clock.reset();
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5_000)])('with the secret "%s" is nobody', async (secret) => {
    await expect(
      accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD),
    ).rejects.toMatchObject(OVER);
  });

  it.each(['suspended', 'inactive'])('and %s meanwhile stays out', async (status) => {
    const { id } = await desk.create({ name: 'Ivy Ink', email });
    const secret = await invitationFor(app, email);
    await desk.update(id, { status });
    await expect(
      accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD),
    ).rejects.toMatchObject(OVER);
    await desk.update(id, { status: 'active' });
    await accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD);
  });

  it('at another address meanwhile is invited there, and no longer at the first', async () => {
    const { id } = await desk.create({ name: 'Ivy Ink', email });
    const secret = await invitationFor(app, email);
    const moved = newEmail();
    await desk.update(id, { email: moved });
    await expect(
      accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD),
    ).rejects.toMatchObject(OVER);
    const ivy = new RestClient(app.url);
    expect(await accountsOf(ivy).acceptInvitation(await invitationFor(app, moved), PASSWORD)).toBe(id);
    await expect(new RestClient(app.url).login(email, PASSWORD)).rejects.toMatchObject({ status: 401 });
  });

  it('is written to only while the invitation stands, at the address of the account', async () => {
    const { id } = await desk.create({ name: 'Ivy Ink', email });
    const secret = await invitationFor(app, email);
    const message = { userId: id, recipient: newEmail() } as EmailMessage;
    expect(await renderInvitation(app.deps, message)).toBeNull();
    await accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD);
    expect(await renderInvitation(app.deps, { ...message, recipient: email })).toBeNull();
  });

  it('and deleted meanwhile stays out, without a trace', async () => {
    const { id } = await desk.create({ name: 'Ivy Ink', email });
    const secret = await invitationFor(app, email);
    await desk.remove(id);
    await expect(
      accountsOf(new RestClient(app.url)).acceptInvitation(secret, PASSWORD),
    ).rejects.toMatchObject(OVER);
    expect(await countRows(app, 'email_messages', 'recipient = $1', [email])).toBe(0);
  });
});

describe('an invitation with a mail server', () => {
  let mail: MailServer;
  let mailing: TestApp;

  beforeAll(async () => {
    mail = await startMailServer();
    mailing = await startTestApp({ env: { smtpUrl: mail.url } });
  });

  afterAll(async () => {
    await mailing?.stop();
    mail?.close();
  });

  it('is in the message alone: the database has neither the secret nor the text', async () => {
    const staff = new RestClient(mailing.url);
    await signInAsAdmin(staff);
    const email = newEmail();
    await accountsOf(staff).create({ name: 'Ivy <b>Ink</b>', email });
    const message = (await until(() => mail.messages[0])).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(message).toContain(`To: ${email}`);
    expect(message).not.toContain('Ivy <b>Ink</b></p>');
    const secret = /\/invitation#([\w-]{43})/.exec(message)?.[1] ?? '';
    const { pool } = mailing.deps.database;
    const { rows } = await pool.query('select * from email_messages m join users u on u.id = m.user_id');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]).toMatchObject({ body_text: '', body_html: '' });
    expect(secret).toHaveLength(43);
    await accountsOf(new RestClient(mailing.url)).acceptInvitation(secret, PASSWORD);
  });

  it('is not kept either while the mail server refuses it', async () => {
    mail.isRefusing = true;
    const staff = new RestClient(mailing.url);
    await signInAsAdmin(staff);
    const email = newEmail();
    await accountsOf(staff).create({ name: 'Ivy Ink', email });
    const refused =
      "recipient = $1 and status = 'queued' and last_error is not null and body_text = '' and body_html = ''";
    expect(await until(() => countRows(mailing, 'email_messages', refused, [email]))).toBe(1);
    mail.isRefusing = false;
  });
});
