import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../../test/accounts.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, PASSWORD, signUp } from '../../../test/factories.js';
import { tokensOf } from '../../../test/sessions/tokens.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { SESSIONS_MAX } from './sessions.store.js';

const OUT = { status: 401, code: 'UNAUTHENTICATED' };
const MINUTE_MS = 60_000;

interface SeenSession {
  readonly id: string;
  readonly device: string;
  readonly network: string;
  readonly usedAt: string;
  readonly isCurrent: boolean;
}

let app: TestApp;
/** Another process of the same shop. */
let beside: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: app });
});

afterEach(() => app.clock.reset());

afterAll(async () => {
  await beside?.stop();
  await app?.stop();
});

const sessionsOf = (client: GraphqlClient) =>
  client.graphql.call<SeenSession[]>('query mySessions', 'id device network usedAt isCurrent');
const end = (client: GraphqlClient, id?: string) =>
  client.graphql.call<string>('mutation endSession', null, { id: ['ID', id] });

/** A customer who is logged in twice. */
async function twice() {
  const here = new GraphqlClient(app.url);
  const ann = await signUp(here);
  const there = new GraphqlClient(beside.url);
  await there.login(ann.email, PASSWORD);
  return { here, there, ann };
}

describe('the sessions of an account', () => {
  it('are listed for their owner, and the current one is marked', async () => {
    const { here, there } = await twice();
    const seen = await sessionsOf(here);
    expect(seen.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const seenThere = await sessionsOf(there);
    expect(seenThere.find(({ isCurrent }) => isCurrent)?.id).toBe(
      seen.find(({ isCurrent }) => !isCurrent)?.id,
    );
    expect(await sessionsOf(await signedUp())).toHaveLength(1);
  });

  it('end one by one, at once and in every process', async () => {
    const { here, there } = await twice();
    const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)!;
    expect(await end(here, other.id)).toBe(other.id);
    await expect(there.myOrders()).rejects.toMatchObject(OUT);
    expect((await here.myOrders()).count).toBe(0);
    expect((await accountsOf(here).securityEvents()).events[0]).toMatchObject({ kind: 'SESSION_ENDED' });
    await expect(end(here, other.id)).rejects.toMatchObject({ status: 404 });
    await end(here);
    await expect(here.myOrders()).rejects.toMatchObject(OUT);
  });

  it('of somebody else look like none', async () => {
    const { here } = await twice();
    const stranger = await signedUp();
    for (const { id } of await sessionsOf(here))
      await expect(end(stranger, id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await expect(end(stranger, 'x')).rejects.toMatchObject({ status: 404 });
    expect(await sessionsOf(here)).toHaveLength(2);
  });

  it('all end but this one, which goes on as itself under another token', async () => {
    const { here, there, ann } = await twice();
    const former = here.token;
    await accountsOf(here).signOutElsewhere();
    await expect(there.myOrders()).rejects.toMatchObject(OUT);
    expect(await sessionsOf(here)).toMatchObject([{ isCurrent: true }]);
    here.token = former;
    await expect(here.myOrders()).rejects.toMatchObject(OUT);
    expect(await countRows(app, 'users', 'id = $1 and session_version = 2', [ann.id])).toBe(1);
  });

  it('tell when they were last used, to five minutes', async () => {
    const { here } = await twice();
    const [before] = await sessionsOf(here);
    const later = new Date(Date.parse(before!.usedAt) + 6 * MINUTE_MS).toISOString();
    app.clock.set(later);
    const lastUse = async () => (await sessionsOf(here)).find(({ isCurrent }) => isCurrent)?.usedAt;
    await until(async () => (await lastUse())! >= later);
    const stored = await lastUse();
    app.clock.set(new Date(Date.parse(later) + MINUTE_MS).toISOString());
    expect(await lastUse()).toBe(stored);
  });

  it(`are ${SESSIONS_MAX} at most: the one unused longest ends`, async () => {
    const client = await signedUp();
    const [{ id: first } = { id: '' }] = await sessionsOf(client);
    const { pool } = app.deps.database;
    const { id, email } = await client.graphql.call<{ id: string; email: string }>('query me', 'id email');
    const longAgo = new Date(Date.now() - 60 * MINUTE_MS);
    await tokensOf(pool, app.env.jwtSecret, [id], longAgo);
    await pool.query(
      `insert into sessions select gen_random_uuid(), user_id, session_version, device, network, created_at,
        now(), ends_at from sessions, generate_series(1, ${SESSIONS_MAX - 2}) where sessions.id = $1`,
      [first],
    );
    await new GraphqlClient(app.url).login(email, PASSWORD);
    const kept = await sessionsOf(client);
    expect(kept).toHaveLength(SESSIONS_MAX);
    expect(kept.some(({ usedAt }) => usedAt === longAgo.toISOString())).toBe(false);
  });
});

async function signedUp(): Promise<GraphqlClient> {
  const client = new GraphqlClient(app.url);
  await signUp(client);
  return client;
}
