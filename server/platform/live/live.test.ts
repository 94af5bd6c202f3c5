import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WebSocket } from 'ws';
import { createSchema } from '../../app/resolvers.js';
import {
  bareConnection,
  closing,
  createQueryClient,
  followOrder,
  liveClient,
  openConnection,
} from '../../test/clients/live-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { placeOrder, setUserStatus, signUp } from '../../test/factories.js';
import { tokenOfRole } from '../../test/sessions/tokens.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import type { UserRole } from '../auth/viewer.js';
import { OperationStore } from '../graphql/operation-store.js';
import { MESSAGE_BYTES_MAX } from './live-endpoint.js';
import { readSubscription } from './live-session.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

interface SeenOrder {
  readonly id: string;
  readonly status: string;
}

let app: TestApp;
let beside: TestApp;
let staff: RestClient;
let owner: RestClient;
let other: RestClient;
let otherId: string;
let order: string;
let silent: { code: number; reason: string } | null = null;
let brief: { code: number; reason: string } | null = null;

beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: app });
  staff = await signedIn('admin');
  owner = await signedIn('customer');
  other = new RestClient(app.url);
  ({ id: otherId } = await signUp(other));
  order = (await placeOrder(app, owner)).id;
  await openSlowOnes();
});

afterAll(async () => {
  await beside?.stop();
  await app?.stop();
});

/** The demo account of a role, signed in without its password, as hashing is slow. */
async function signedIn(role: UserRole): Promise<RestClient> {
  const client = new RestClient(app.url);
  client.token = await tokenOfRole(app, role);
  return client;
}

/** Begins connections that take seconds to end, for assertions at the end of the file. */
async function openSlowOnes() {
  void closing(bareConnection(app)).then((end) => {
    silent = end;
  });
  const endsSoon = await tokenOfRole(app, 'customer', new Date(Date.now() - WEEK_MS + 2_000));
  void closing(await openConnection(app, endsSoon)).then((end) => {
    brief = end;
  });
}

const setStatus = (status: string) => staff.call('PUT', `/orders/${order}/status`, { status });

describe('an order that is followed', () => {
  it('is sent as it is, and again when staff change it at another server', async () => {
    const followed = followOrder<SeenOrder>(liveClient(beside, owner.token), order);
    expect(await followed.next()).toEqual({ id: order, status: 'PROCESSING' });
    await setStatus('shipped');
    expect(await followed.next()).toEqual({ id: order, status: 'SHIPPED' });
    await followed.client.dispose();
  });

  it('is sent again after the database was out of reach for its notifications', async () => {
    const followed = followOrder<SeenOrder>(liveClient(beside, owner.token), order);
    await followed.next();
    await app.deps.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    await setStatus('in_transit');
    expect(await followed.next()).toEqual({ id: order, status: 'IN_TRANSIT' });
    await followed.client.dispose();
  });

  it('is sent to staff as well', async () => {
    const followed = followOrder<SeenOrder>(liveClient(app, staff.token), order);
    expect(await followed.next()).toMatchObject({ id: order });
    await followed.client.dispose();
  });

  it.each(['somebody else’s', 'one that is no order'])('is not sent when it is %s', async (which) => {
    const followed = followOrder(liveClient(app, other.token), which === 'somebody else’s' ? order : 'x');
    await expect(followed.next()).rejects.toEqual([
      { message: 'Order not found', extensions: { code: 'NOT_FOUND' } },
    ]);
    await followed.client.dispose();
  });
});

describe('a connection', () => {
  const subscription = () => `subscription { orderChanged(id: "${order}") { id } }`;
  const refusal = (id: string, code: string, message: string) => ({
    id,
    type: 'error',
    payload: [expect.objectContaining({ message: expect.stringContaining(message), extensions: { code } })],
  });
  let socket: WebSocket;

  beforeAll(async () => {
    socket = await openConnection(app, owner.token!);
  });

  afterAll(() => socket.terminate());

  it.each([
    ['a change', 'mutation { signOut }'],
    ['a question', '{ me { id } }'],
  ])('answers subscriptions alone, not %s', async (id, text) => {
    expect(await createQueryClient(socket, id, text)).toEqual(
      refusal(id, 'BAD_INPUT', 'Only subscriptions are answered'),
    );
  });

  it.each([
    ['deep', () => `subscription { orderChanged(id: "x") ${'{ quote '.repeat(9)} { id } ${'}'.repeat(9)} }`],
    ['long', () => `subscription { orderChanged(id: "x") { ${'id '.repeat(1_000)} } }`],
    [
      'full of aliases',
      () =>
        `subscription { orderChanged(id: "x") { ${Array.from({ length: 16 }, (_, n) => `a${n}: id`).join(' ')} } }`,
    ],
  ])('has the limits of every request: none too %s', async (id, text) => {
    const answer = (await createQueryClient(socket, id, text())) as { payload: { message: string }[] };
    expect(answer.payload.map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining('Ask for less at once')]),
    );
  });

  it('holds twenty subscriptions and no more', async () => {
    for (let count = 1; count <= 20; count += 1)
      expect(await createQueryClient(socket, `s${count}`, subscription())).toMatchObject({ type: 'next' });
    expect(await createQueryClient(socket, 's21', subscription())).toEqual(
      refusal('s21', 'TOO_MANY_ATTEMPTS', 'At most 20 subscriptions'),
    );
    socket.send(JSON.stringify({ id: 's1', type: 'complete' }));
    expect(await createQueryClient(socket, 's22', subscription())).toMatchObject({ type: 'next' });
  });

  it('is one of several that follow sixty orders for one person, and no more until one is given up', async () => {
    const [one, two, three] = await Promise.all([0, 1, 2].map(() => openConnection(app, staff.token!)));
    const follow = (connection: WebSocket, id: string) => createQueryClient(connection, id, subscription());
    for (let no = 1; no <= 20; no += 1) await Promise.all([follow(one!, `${no}`), follow(two!, `${no}`)]);
    for (let no = 1; no <= 19; no += 1) await follow(three!, `${no}`);
    const four = await openConnection(app, staff.token!);
    expect(await follow(four, 'last')).toMatchObject({ type: 'next' });
    expect(await follow(four, 'late')).toMatchObject({
      payload: { errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }] },
    });
    four.send(JSON.stringify({ id: 'last', type: 'complete' }));
    expect(await follow(four, 'later')).toMatchObject({ type: 'next' });
    for (const connection of [one, two, three, four]) connection!.terminate();
  });

  it('is closed for a token that is forged, or missing', async () => {
    for (const payload of [{ Authorization: 'Bearer a.b.c' }, {}]) {
      const stranger = bareConnection(app);
      stranger.once('open', () => stranger.send(JSON.stringify({ type: 'connection_init', payload })));
      expect(await closing(stranger)).toEqual({ code: 4401, reason: 'UNAUTHENTICATED' });
    }
  });

  it('is closed for a message that is too long', async () => {
    const talker = await openConnection(app, owner.token!);
    talker.send('x'.repeat(MESSAGE_BYTES_MAX + 1));
    expect(await closing(talker)).toMatchObject({ code: 1009 });
  });

  it('says nothing to a stranger who pings, and sends nobody back what they sent', async () => {
    const stranger = bareConnection(app);
    await once(stranger, 'open');
    const heard: unknown[] = [];
    stranger.on('message', (data: Buffer) => heard.push(JSON.parse(String(data))));
    const ping = JSON.stringify({ type: 'ping', payload: { much: 'x'.repeat(3_000) } });
    stranger.send(ping);
    stranger.send(
      JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${owner.token}` } }),
    );
    await once(stranger, 'message');
    stranger.send(ping);
    await once(stranger, 'message');
    expect(heard).toEqual([{ type: 'connection_ack' }, { type: 'pong' }]);
    stranger.terminate();
  });

  it('is closed when it sends more bytes than a page ever does', async () => {
    const talker = await openConnection(app, owner.token!);
    const end = closing(talker);
    const ping = JSON.stringify({ type: 'ping', payload: { much: 'x'.repeat(3_900) } });
    for (let count = 0; count < 50; count += 1) talker.send(ping);
    expect(await end).toMatchObject({ code: 1006 });
  }, 3_000);

  it('is closed when it talks without end', async () => {
    const chatty = await openConnection(app, owner.token!);
    const end = closing(chatty);
    for (let count = 0; count < 400; count += 1) chatty.send('{"type":"ping"}');
    expect(await end).toMatchObject({ code: 1006 });
  }, 3_000);

  it('is closed as soon as its user is suspended', async () => {
    const theirs = closing(await openConnection(beside, other.token!));
    await setUserStatus(app, otherId, 'suspended');
    expect(await theirs).toEqual({ code: 4401, reason: 'UNAUTHENTICATED' });
  });

  it('is for our own pages', async () => {
    const elsewhere = bareConnection(app, { Origin: 'https://evil.example' });
    const answer = new Promise((resolve) => {
      elsewhere.on('error', () => {});
      elsewhere.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    });
    expect(await answer).toBe(403);
    const ours = bareConnection(app, { Origin: app.url });
    await new Promise((resolve) => ours.once('open', resolve));
    ours.terminate();
  });
});

it('a hardened shop lets its own page follow an order, and nobody ask anything else', () => {
  const file = new URL('../graphql/known-operations.json', import.meta.url);
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const operations = new OperationStore();
  const hardened = {
    schema: createSchema(),
    schemaIsOpen: false,
    accepts: (text: string) => operations.isOwn(text),
  };
  const own = texts.find((query) => query.startsWith('subscription OrderChanged')) ?? '';
  expect(readSubscription(hardened, { query: own, variables: { id: order } })).toHaveProperty('document');
  expect(readSubscription(hardened, { query: `${own} ` })).toEqual([
    expect.objectContaining({ message: "Only the shop's own operations are answered here" }),
  ]);
  // With room for the token and for new fields of an order.
  const longest = Math.max(
    ...texts.filter((text) => /^subscription/.test(text)).map((text) => JSON.stringify(text).length),
  );
  expect(longest).toBeLessThan(MESSAGE_BYTES_MAX / 2);
});

it('over HTTP a subscription is refused in words', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ query: 'subscription { orderChanged(id: "x") { id } }' }),
  });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { errors: [{ message: expect.stringContaining('over WebSocket'), extensions: { code: 'BAD_INPUT' } }] },
  ]);
});

it('a request that asks for a connection anywhere else is answered as a request', async () => {
  const elsewhere = new (bareConnection(app).constructor as typeof WebSocket)(
    `${app.url.replace('http', 'ws')}/healthz`,
  );
  elsewhere.on('error', () => {});
  const status = await new Promise((resolve) =>
    elsewhere.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode)),
  );
  expect(status).toBe(200);
});

it('a connection ends when its token is over, and when nobody says whose it is', async () => {
  while (!silent || !brief) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(silent).toMatchObject({ code: 4408 });
  expect(brief).toEqual({ code: 4401, reason: 'TOKEN_EXPIRED' });
});

it('a server that stops asks its connections to come back', async () => {
  const left = closing(await openConnection(beside, owner.token!));
  const stopped = beside.stop();
  expect(await left).toMatchObject({ code: 1001 });
  await stopped;
});
