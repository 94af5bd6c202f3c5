import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../test/accounts.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { Refusal } from '../../../test/clients/shop-client.js';
import { countRows, PASSWORD, signInAsAdmin, signUp } from '../../../test/factories.js';
import { linkFor, messageTo } from '../../../test/mail/messages.js';
import { codeOfApp, giveFactor } from '../../../test/sessions/second-factor.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const NEW_PASSWORD = 'Long-Voyage, 1872';
const WRONG = { status: 400, code: 'BAD_INPUT', details: { fields: [{ field: 'code' }] } };
const MINUTE_MS = 60_000;

let app: TestApp;
/** The same shop with the real limits, whose staff need a second factor. */
let strict: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  strict = await startTestApp({ beside: app, env: { rateLimitFactor: 1, staffFactorRequired: true } });
});

afterEach(() => app.clock.reset());

afterAll(async () => {
  await strict?.stop();
  await app?.stop();
});

const call = (
  client: GraphqlClient,
  name: string,
  type: string,
  input: object,
  fields: string | null = null,
) => client.graphql.call<never>(`mutation ${name}`, fields, { input: [`${type}!`, input] });
const prove = (client: GraphqlClient, code: string) =>
  call(client, 'proveSecondFactor', 'CodeInput', { code });
const status = (client: GraphqlClient) =>
  client.graphql.call<{ confirmedAt: string | null; recoveryCodesLeft: number; isRequired: boolean }>(
    'query mySecondFactor',
    'confirmedAt recoveryCodesLeft isRequired',
  );

/** The challenge of a login whose password is right. */
async function challengeOf(shop: TestApp, email: string, password = PASSWORD): Promise<string> {
  const refusal = await new RestClient(shop.url).login(email, password).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 401, code: 'FACTOR_NEEDED', details: { ways: ['code'] } });
  return (refusal as { details: { challenge: string } }).details.challenge;
}

async function complete(shop: TestApp, challenge: string, code: string): Promise<GraphqlClient> {
  const client = new GraphqlClient(shop.url);
  const session = await call(client, 'completeLogin', 'LoginCodeInput', { challenge, code }, 'token');
  client.token = (session as { token: string }).token;
  return client;
}

async function customerWithCodes(shop = app) {
  const client = new GraphqlClient(shop.url);
  const user = await signUp(client);
  return { client, ...user, ...(await giveFactor(app, user.id)) };
}

describe('login codes', () => {
  it('are turned on with password and code, used at each login, and turned off with both', async () => {
    const client = new GraphqlClient(app.url);
    const { id, email } = await signUp(client);
    const start = (currentPassword: string) =>
      call(client, 'startLoginCodes', 'PasswordInput', { currentPassword }, 'secret uri');
    await expect(start('Wr0ng-one!')).rejects.toMatchObject({ status: 400 });
    const { secret, uri } = (await start(PASSWORD)) as { secret: string; uri: string };
    expect(uri).toContain(`otpauth://totp/Harbourline:${encodeURIComponent(email)}?`);
    expect((await new RestClient(app.url).login(email, PASSWORD)).email).toBe(email);
    const confirm = (code: string) => call(client, 'confirmLoginCodes', 'CodeInput', { code });
    await expect(confirm('000000')).rejects.toMatchObject(WRONG);
    const codes = (await confirm(codeOfApp(app, secret))) as string[];
    expect(new Set(codes).size).toBe(10);
    expect(await status(client)).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });
    const stored = await app.deps.database.pool.query(
      `select (select json_agg(f)::text from second_factors f) || (select json_agg(c)::text from recovery_codes c) as text`,
    );
    for (const text of [secret, ...codes, codes[0]!.replace('-', '')])
      expect(stored.rows[0].text).not.toContain(text);
    expect(await messageTo(app, email, 'second-factor')).toContain('You turned on login codes');

    const challenge = await challengeOf(app, email);
    const back = await complete(app, challenge, codeOfApp(app, secret, 1));
    expect((await back.myOrders()).count).toBe(0);
    await expect(start(PASSWORD)).rejects.toMatchObject({ status: 409 });

    const stop = (currentPassword: string, code: string) =>
      call(back, 'stopLoginCodes', 'PasswordAndCodeInput', { currentPassword, code });
    await expect(stop(PASSWORD, '000000')).rejects.toMatchObject(WRONG);
    await expect(stop('Wr0ng-one!', codes[0]!)).rejects.toMatchObject({ status: 400 });
    await stop(PASSWORD, codes[0]!);
    expect(await status(back)).toMatchObject({ confirmedAt: null, recoveryCodesLeft: 0 });
    expect((await new RestClient(app.url).login(email, PASSWORD)).id).toBe(id);
    expect((await accountsOf(back).securityEvents(1, 4)).events.map(({ kind }) => kind)).toEqual([
      ...['SIGNED_IN', 'FACTOR_REMOVED', 'RECOVERY_CODE_USED', 'SIGNED_IN'],
    ]);
  });

  it('work once, also for callers at the same time, and a challenge too', async () => {
    const { email, secret } = await customerWithCodes();
    const challenges = await Promise.all([1, 2, 3].map(() => challengeOf(app, email)));
    const code = codeOfApp(app, secret);
    const tries = await Promise.allSettled(challenges.map((one) => complete(app, one, code)));
    expect(tries.filter(({ status: is }) => is === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status: is }) => is === 'rejected')).toMatchObject({ reason: WRONG });
    const used = challenges[tries.findIndex(({ status: is }) => is === 'fulfilled')]!;
    const over = { status: 401, message: 'This login took too long. Log in again.' };
    await expect(complete(app, used, codeOfApp(app, secret, 1))).rejects.toMatchObject(over);
    await expect(complete(app, 'x', codeOfApp(app, secret, 1))).rejects.toMatchObject(over);
  });

  it('of recovery work once, however they are typed, and their owner hears of it', async () => {
    const { email, recoveryCode } = await customerWithCodes();
    const typed = ` ${recoveryCode.toLowerCase().replace('-', ' ')} `;
    await complete(app, await challengeOf(app, email), typed);
    expect(await messageTo(app, email, 'second-factor')).toContain('A recovery code was used');
    await expect(complete(app, await challengeOf(app, email), recoveryCode)).rejects.toMatchObject(WRONG);
  });

  it('are asked for after a new password by email too, which is no way around them', async () => {
    const { email, client, recoveryCode } = await customerWithCodes();
    await accountsOf(client).requestPasswordReset(email);
    const link = await linkFor(app, email, 'password-reset');
    const refusal = await accountsOf(new GraphqlClient(app.url))
      .resetPassword(link, NEW_PASSWORD)
      .catch((error: unknown) => error as Refusal);
    expect(refusal).toMatchObject({ status: 401, code: 'FACTOR_NEEDED' });
    const { challenge } = (refusal as Refusal).details as unknown as { challenge: string };
    await complete(app, challenge, recoveryCode);
    await challengeOf(app, email, NEW_PASSWORD);
  });

  it('are asked for within ten minutes, and never after another password', async () => {
    const { email, client, recoveryCode } = await customerWithCodes();
    const late = await challengeOf(app, email);
    app.clock.set(new Date(Date.now() + 11 * MINUTE_MS).toISOString());
    await expect(complete(app, late, recoveryCode)).rejects.toMatchObject({ status: 401 });
    app.clock.reset();
    const former = await challengeOf(app, email);
    await accountsOf(client).changePassword(PASSWORD, NEW_PASSWORD);
    await expect(complete(app, former, recoveryCode)).rejects.toMatchObject({ status: 401 });
  });
});

describe('guessing login codes', () => {
  it('is over after five at one login and ten of one account, and the owner sees it', async () => {
    const { client, email, id, secret } = await customerWithCodes(strict);
    const ends = new Map<string, number>();
    const guess = async (challenge: string, code: string) => {
      const { status: is } = (await complete(strict, challenge, code).catch((e: unknown) => e)) as Refusal;
      ends.set(String(is), (ends.get(String(is)) ?? 0) + 1);
    };
    for (let logins = 0; logins < 4; logins += 1) {
      const challenge = await challengeOf(strict, email);
      await Promise.all(Array.from({ length: 8 }, () => guess(challenge, '000000')));
    }
    expect(Object.fromEntries(ends)).toEqual({ 400: 10, 401: 12, 429: 10 });
    const right = complete(strict, await challengeOf(strict, email), codeOfApp(app, secret));
    await expect(right).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    await expect(prove(client, '000000')).rejects.toMatchObject({ status: 429 });
    const blocked = "user_id = $1 and kind = 'code_blocked'";
    expect(await countRows(app, 'security_events', blocked, [id])).toBe(1);
  });
});

describe('staff', () => {
  it('prove their second factor again after 15 minutes, before users, settings and money', async () => {
    const { client, secret } = await staffWithCodes();
    const create = () =>
      accountsOf(client).create({ name: 'Ivy Ink', email: `${crypto.randomUUID()}@example.com` });
    const needed = { status: 403, code: 'FACTOR_NEEDED', details: { ways: ['code'] } };
    await expect(create()).rejects.toMatchObject(needed);
    const transfer = { id: crypto.randomUUID(), amount: 1, movedOn: '2026-11-02', note: 'FPS 1234' };
    const record = client.call('mutation adminRecordTransfer', 'id', {
      id: ['ID!', crypto.randomUUID()],
      input: ['TransferInput!', transfer],
    });
    await expect(record).rejects.toMatchObject(needed);
    expect((await accountsOf(client).users()).total).toBeGreaterThan(0);
    await prove(client, codeOfApp(app, secret));
    await create();
    app.clock.set(new Date(Date.now() + 16 * MINUTE_MS).toISOString());
    await expect(create()).rejects.toMatchObject(needed);
  });

  it('remove the second factor of a colleague, which ends their sessions, and never their own', async () => {
    const admin = new GraphqlClient(app.url);
    const { id: adminId } = await signInAsAdmin(admin);
    const { client, id, email } = await customerWithCodes();
    const reset = (userId: string) =>
      admin.graphql.call('mutation adminResetSecondFactor', 'id', { userId: ['ID!', userId] });
    await expect(reset(adminId)).rejects.toMatchObject({ status: 409 });
    await reset(id);
    await expect(client.myOrders()).rejects.toMatchObject({ status: 401 });
    expect((await new RestClient(app.url).login(email, PASSWORD)).id).toBe(id);
    expect(await messageTo(app, email, 'second-factor')).toContain('Our staff removed your login codes');
    await expect(reset(id)).rejects.toMatchObject({
      status: 409,
      message: 'This account has no login codes.',
    });
    expect(await countRows(app, 'audit_entries', "entity_id = $1 and before ? 'second_factor'", [id])).toBe(
      1,
    );
  });

  it('do nothing without one where it is required, but set it up', async () => {
    const client = new GraphqlClient(strict.url);
    await signInAsAdmin(client);
    expect(await status(client)).toMatchObject({ isRequired: true, confirmedAt: null });
    const needed = { status: 403, code: 'FACTOR_NEEDED', details: { ways: [] } };
    await expect(accountsOf(client).users()).rejects.toMatchObject(needed);
    expect((await client.myOrders()).count).toBeGreaterThanOrEqual(0);
  });
});

async function staffWithCodes() {
  const staff = await customerWithCodes();
  await app.deps.database.pool.query("update users set role = 'admin' where id = $1", [staff.id]);
  return staff;
}
