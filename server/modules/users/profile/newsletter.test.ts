import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, newEmail, PASSWORD, signInAsAdmin, signUp } from '../../../test/factories.js';
import { linkFor, messageTo, untilWritten } from '../../../test/mail/messages.js';
import { myAccountOf } from '../../../test/my-account.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { NEWSLETTER_STOP_PATH, newsletterStopUrl } from './newsletter-links.js';

const REFUSED = { status: 400, code: 'BAD_INPUT' };

let app: TestApp;
let client: GraphqlClient;
let email: string;
let userId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  client = new GraphqlClient(app.url);
  ({ id: userId, email } = await signUp(client, newEmail()));
});
afterAll(() => app?.stop());

describe('a consent to the newsletter', () => {
  it('counts once the link in an email is followed, which proves the address too', async () => {
    expect(await state()).toBeNull();
    await choose(true);
    expect(await state()).toBe('ASKED');
    const token = await confirmToken();
    expect(await confirm(token)).toBe(true);
    expect(await confirm(token)).toBe(true);
    expect(await state()).toBe('CONFIRMED');
    expect((await myAccountOf(client).account()).consents).toEqual([
      { isOn: true, givenAt: 'EMAIL', wording: 'offers-1' },
      { isOn: true, givenAt: 'ACCOUNT', wording: 'offers-1' },
    ]);
    expect(await countRows(app, 'users', 'id = $1 and email_verified_at is not null', [userId])).toBe(1);
    const { profile } = await myAccountOf(client).export();
    expect(profile).toEqual([expect.objectContaining({ newsletterState: 'confirmed' })]);
  });

  it('given at sign-up is to be confirmed as well, by an email of its own', async () => {
    const own = new GraphqlClient(app.url);
    email = newEmail();
    const input = { name: 'Ann Archer', email, password: PASSWORD, subscribeNewsletter: true };
    await own.call('mutation register', 'token', { input: ['RegisterInput!', input] });
    expect(await messageTo(app, email, 'welcome')).not.toContain('newsletter');
    await linkFor(app, email, 'welcome').then((secret) =>
      own.call('mutation verifyEmail', null, { input: ['EmailProofInput!', { token: secret }] }),
    );
    expect(await exported()).not.toContain(email);
    await confirm(await confirmToken());
    expect(await exported()).toContain(email);
  });

  it('is asked to be confirmed again when it is turned on once more, and never when it is confirmed', async () => {
    const sent = () => countRows(app, 'email_messages', "recipient = $1 and kind = 'newsletter'", [email]);
    await choose(true);
    await choose(true);
    expect(await sent()).toBe(2);
    await confirm(await confirmToken());
    await choose(true);
    expect(await sent()).toBe(2);
  });

  it('is not confirmed by a link that is none, or whose consent or address is another by now', async () => {
    for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.e30.'])
      await expect(confirm(token)).rejects.toMatchObject(REFUSED);
    await choose(true);
    const before = await confirmToken();
    await choose(false);
    await expect(confirm(before)).rejects.toMatchObject(REFUSED);
    await choose(true);
    await expect(confirm(before)).rejects.toMatchObject(REFUSED);
    const newer = await confirmToken();
    await run('update users set email = $2 where id = $1', [userId, newEmail()]);
    await expect(confirm(newer)).rejects.toMatchObject(REFUSED);
    await run('update users set email = $2 where id = $1', [userId, email]);
    app.clock.set(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).toISOString());
    await expect(confirm(newer)).rejects.toMatchObject(REFUSED);
    app.clock.reset();
    expect(await state()).toBe('ASKED');
  });
});

describe('the link that stops the newsletter', () => {
  it.each(['the page', 'the button of a mail program'])(
    'stops it from %s, without signing in and as often as it is used; looking at it changes nothing',
    async (how) => {
      await subscribe();
      const url = stopLink();
      await fetch(url, { headers: { Accept: 'text/html' } });
      expect(await state()).toBe('CONFIRMED');
      if (how === 'the page') expect(await stop(tokenOf(url))).toBe(true);
      else expect((await oneClick(url)).status).toBe(204);
      expect((await oneClick(url)).status).toBe(204);
      expect(await stop(tokenOf(url))).toBe(true);
      expect(await state()).toBe('STOPPED');
      expect(await countRows(app, 'newsletter_consents', 'user_id = $1 and not is_on', [userId])).toBe(1);
      expect(await exported()).not.toContain(email);
    },
  );

  it('stops nothing when it is none, or of another kind', async () => {
    await choose(true);
    for (const token of ['', 'x', await confirmToken()]) {
      await expect(stop(token)).rejects.toMatchObject(REFUSED);
      expect((await oneClick(`${app.url}${NEWSLETTER_STOP_PATH}?token=${token}`)).status).toBe(400);
    }
    expect((await oneClick(app.url + NEWSLETTER_STOP_PATH)).status).toBe(400);
    expect(await state()).toBe('ASKED');
  });
});

describe('the file of confirmed consents', () => {
  it('has a row for each, with the words and a link that stops it, and is in the audit log', async () => {
    await run(`update users set name = '=HYPERLINK("x")' where id = $1`, [userId]);
    await subscribe();
    const { fileName, csv } = await exportFile();
    expect(fileName).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
    const [header, ...rows] = csv.trimEnd().split('\r\n');
    expect(header).toBe('\ufeffName,Email,Confirmed (London time),Wording,Stop link');
    const row = rows.find((line) => line.includes(email))!;
    expect(row).toMatch(/^"'=HYPERLINK\(""x""\)",\S+,\d{4}-\d\d-\d\d \d\d:\d\d,offers-1,http\S+token=\S+$/);
    expect((await oneClick(row.split(',').at(-1)!.replace(app.env.publicUrl, app.url))).status).toBe(204);
    expect(await state()).toBe('STOPPED');
    const { rows: entries } = await run(
      "select action, label, after from audit_entries where entity_id = 'newsletter' order by id desc limit 1",
    );
    expect(entries).toEqual([
      { action: 'created', label: 'Newsletter consents as CSV', after: { consents: rows.length } },
    ]);
  });

  it.each([
    ['has not confirmed', "delete from newsletter_consents where user_id = $1 and given_at = 'email'"],
    ['is suspended', "update users set status = 'suspended' where id = $1"],
    ['is deleted', 'update users set deleted_at = now() where id = $1'],
    ['is a sample', 'update users set is_sample = true where id = $1'],
    ['has another address since', 'update users set email_verified_at = null where id = $1'],
    [
      'cannot be reached',
      `insert into email_messages (id, dedupe_key, kind, recipient, user_id, status, last_error, created_at)
        select gen_random_uuid(), gen_random_uuid(), 'verify-email', email, id, 'failed', '550', now() from users where id = $1`,
    ],
  ])('leaves out who %s', async (_who, sql) => {
    await subscribe();
    expect(await exported()).toContain(email);
    await run(sql, [userId]);
    expect(await exported()).not.toContain(email);
  });
});

const run = (sql: string, values: unknown[] = []) => app.deps.database.pool.query(sql, values);
const choose = (isOn: boolean) => myAccountOf(client).subscribe(isOn);
const by = (operation: string, token: string) =>
  new GraphqlClient(app.url).call(`mutation ${operation}`, null, { token: ['String!', token] });
const confirm = (token: string) => by('confirmNewsletter', token);
const stop = (token: string) => by('stopNewsletter', token);
const stopLink = () => newsletterStopUrl(app.deps, userId).replace(app.env.publicUrl, app.url);
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;
const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

async function subscribe(): Promise<void> {
  await choose(true);
  await confirm(await confirmToken());
}

/** The token of the last link that was sent to confirm a consent. */
async function confirmToken(): Promise<string> {
  await untilWritten(app, email);
  const text = await messageTo(app, email, 'newsletter');
  return /\/confirm-newsletter#(\S+)/.exec(text)![1]!;
}

async function state(): Promise<string | null> {
  const { newsletter } = await client.call<{ newsletter: { state: string | null } }>(
    'query me',
    'newsletter { state }',
  );
  return newsletter.state;
}

async function exportFile(): Promise<{ fileName: string; csv: string }> {
  const staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  return staff.call('mutation adminExportNewsletterConsents', 'fileName csv');
}

const exported = async () => (await exportFile()).csv;
