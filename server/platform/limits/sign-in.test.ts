import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { RestClient } from '../../test/clients/rest-client.js';
import type { Refusal, ShopClient } from '../../test/clients/shop-client.js';
import { countStatements } from '../../test/count-statements.js';
import { newEmail, PASSWORD, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { from, newPlace } from './test/places.js';

const WRONG = 'Not-The-Password-1!';

let networks = 0;

let app: TestApp;
/** Another process of the same shop. */
let second: TestApp;
/** A shop that trusts no proxy. */
let open: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 1, trustProxy: 1 } });
  second = await startTestApp({ beside: app, env: { rateLimitFactor: 1, trustProxy: 1 } });
  open = await startTestApp({ beside: app, env: { rateLimitFactor: 1 } });
});

afterAll(async () => {
  await Promise.all([second?.stop(), open?.stop()]);
  await app?.stop();
});

describe.each(APIS)('guessing passwords over %s', (_api, enter) => {
  it('is over after five failures from one place, also for the right password; another place is free', async () => {
    const email = await newAccount(enter(app));
    const place = newPlace();
    expect(await tries(enter(app), email, place, 5)).toEqual([401, 401, 401, 401, 401]);
    const refusal = await from(place, () =>
      enter(app)
        .login(email, PASSWORD)
        .catch((error: Refusal) => error),
    );
    expect(refusal).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      message: 'Too many attempts. Please try again later.',
    });
    const { retryAfter } = (refusal as Refusal).details;
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    await from(newPlace(), () => enter(app).login(email, PASSWORD));
  });

  it('takes three statements, and four more with the right password, for its second factor and session', async () => {
    const email = await newAccount(enter(app));
    const place = newPlace();
    const signIn = (password: string) =>
      countStatements(() =>
        from(place, () =>
          enter(app)
            .login(email, password)
            .catch(() => null),
        ),
      );
    expect((await signIn(WRONG)).statements).toBe(3);
    expect((await signIn(PASSWORD)).statements).toBe(7);
  });

  it('is the same for an address nobody has', async () => {
    expect(await tries(enter(app), newEmail(), newPlace(), 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('may go on after a quarter of an hour', async () => {
    const email = await newAccount(enter(app));
    const place = newPlace();
    await tries(enter(app), email, place, 6);
    await passTime(app, 15 * 60);
    await expect(from(place, () => enter(app).login(email, PASSWORD))).resolves.toMatchObject({ email });
  });

  it('is forgiven by the right password', async () => {
    const email = await newAccount(enter(app));
    const place = newPlace();
    await tries(enter(app), email, place, 4);
    await from(place, () => enter(app).login(email, PASSWORD));
    expect(await tries(enter(app), email, place, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('all at once gets no more tries than one by one', async () => {
    const email = await newAccount(enter(app));
    const guess = () => statusOf(enter(app), email);
    const statuses = await from(newPlace(), () => Promise.all(Array.from({ length: 20 }, guess)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('many accounts from one place is over after 30 failures, but not for who has signed in there', async () => {
    const email = await newAccount(enter(app));
    const place = newPlace();
    await from(place, () => enter(app).login(email, PASSWORD));
    const guess = () => statusOf(enter(app), newEmail());
    const stuffing = await from(place, () => Promise.all(Array.from({ length: 30 }, guess)));
    expect(new Set(stuffing)).toEqual(new Set([401]));
    expect(await tries(enter(app), newEmail(), place, 1)).toEqual([429]);
    await from(place, () => enter(app).login(email, PASSWORD));
  });

  it('from everywhere slows each new place down to one try and never locks the owner out', async () => {
    const email = await newAccount(enter(app));
    const home = newPlace();
    await from(home, () => enter(app).login(email, PASSWORD));
    const bots = Array.from({ length: 24 }, newPlace);
    for (const bot of bots) expect(await tries(enter(app), email, bot, 1)).toEqual([401]);
    expect(await tries(enter(app), email, newPlace(), 3)).toEqual([401, 429, 429]);
    expect(await tries(enter(app), email, bots[0] ?? '', 1)).toEqual([429]);

    await from(newPlace(), () => enter(app).login(email, PASSWORD));
    expect(await tries(enter(app), email, home, 3)).toEqual([401, 401, 401]);
    await from(home, () => enter(app).login(email, PASSWORD));
  });

  it('from a /48 is over after 90 failures, whichever of its 65,536 places they come from', async () => {
    networks += 1;
    const network = `2001:db8:${networks}`;
    for (let no = 0; no < 90; no += 1)
      expect(await tries(enter(app), newEmail(), `${network}:${no}::1`, 1)).toEqual([401]);
    expect(await tries(enter(app), newEmail(), `${network}:ffff::1`, 1)).toEqual([429]);
    expect(await tries(enter(app), newEmail(), newPlace(), 1)).toEqual([401]);
  });

  it('of one account from everywhere ends at 100 failures an hour, but for places it knows', async () => {
    const email = await newAccount(enter(app));
    const home = newPlace();
    await from(home, () => enter(app).login(email, PASSWORD));
    await spendAccount(email, 99);
    expect(await tries(enter(app), email, newPlace(), 1)).toEqual([401]);
    const refusal = from(newPlace(), () => enter(app).login(email, PASSWORD));
    await expect(refusal).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('Forgotten password?'),
    });
    await from(home, () => enter(app).login(email, PASSWORD));
  });

  it('at another process is counted with it', async () => {
    const email = await newAccount(enter(app));
    const place = newPlace();
    expect(await tries(enter(app), email, place, 3)).toEqual([401, 401, 401]);
    expect(await tries(enter(second), email, place, 3)).toEqual([401, 401, 429]);
    expect(await tries(enter(app), email, place, 1)).toEqual([429]);
  });

  it('behind invented addresses gains nothing when no proxy is trusted', async () => {
    const email = newEmail();
    const statuses = [];
    for (let no = 1; no <= 6; no += 1) statuses.push(...(await tries(enter(open), email, newPlace(), 1)));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

test('every alias of a document is a try of its own', async () => {
  const email = newEmail();
  const aliases = async (count: number) => {
    const fields = Array.from(
      { length: count },
      (_, no) => `a${no}: login(input: { email: "${email}", password: "${WRONG}" }) { token }`,
    );
    return codesOf(`mutation { ${fields.join(' ')} }`);
  };
  const codes = await from(newPlace(), async () => {
    const answers = await aliases(15);
    for (let no = 1; no <= 6; no += 1) answers.push(...(await aliases(4)));
    return answers;
  });
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
  expect(codes).toContain('TOO_MANY_ATTEMPTS');
});

test('both APIs say in Retry-After how long to wait', async () => {
  const email = newEmail();
  const place = newPlace();
  await tries(new RestClient(app.url), email, place, 5);
  const rest = await from(place, () => post('/api/users/login', { email, password: WRONG }));
  const graphql = await from(place, () =>
    post('/graphql', {
      query: `mutation { login(input: { email: "${email}", password: "${WRONG}" }) { token } }`,
    }),
  );
  for (const response of [rest, graphql]) {
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  }
});

test('the table of limits holds no address, name or place that could be read', async () => {
  const email = await newAccount(new RestClient(app.url));
  const place = newPlace();
  await tries(new RestClient(app.url), email, place, 1);
  const { rows } = await app.deps.database.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => key.includes('@') || key.includes(place))).toEqual([]);
});

async function newAccount(client: ShopClient): Promise<string> {
  return (await from(newPlace(), () => signUp(client))).email;
}

/** The statuses of some wrong passwords, one after the other. */
async function tries(client: ShopClient, email: string, place: string, count: number): Promise<number[]> {
  const statuses = [];
  for (let no = 1; no <= count; no += 1) statuses.push(await from(place, () => statusOf(client, email)));
  return statuses;
}

function statusOf(client: ShopClient, email: string): Promise<number> {
  return client.login(email, WRONG).then(
    () => 200,
    (error: Refusal) => error.status,
  );
}

async function codesOf(query: string): Promise<string[]> {
  const response = await post('/graphql', { query });
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors.map((error) => error.extensions.code);
}

function post(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(app.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Makes everything that was counted this many seconds older. */
async function passTime({ deps }: TestApp, seconds: number): Promise<void> {
  await deps.database.pool.query('update rate_limits set expire = expire - $1', [seconds * 1000]);
}

async function spendAccount(email: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await app.deps.limits.count('sign-in-account', email);
}
