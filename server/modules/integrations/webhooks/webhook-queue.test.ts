import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { connectDatabase } from '../../../app/database/connect-database.js';
import type { Database } from '../../../platform/db/orm.js';
import { createLog } from '../../../platform/log/log.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { until } from '../../../test/until.js';
import { createPoster, type Poster } from './post-webhook.js';
import {
  type Answer,
  fine,
  type Received,
  startReceiver,
  type WebhookReceiver,
} from './test/webhook-receiver.js';
import { WebhookQueue } from './webhook-queue.js';
import { sign, webhookSecret } from './webhook-secret.js';

const log = createLog('silent');
const env = { jwtSecret: 'a secret that only the tests know, and nobody else' };
const MADE_AT = new Date('2026-11-21T10:00:00Z');
const MANY = 500;

let stored: TestDatabase;
let database: Database;
let poster: Poster;
const receivers: WebhookReceiver[] = [];
const queues: WebhookQueue[] = [];

beforeAll(async () => {
  stored = await createTestDatabase('shop');
  database = await connectDatabase({ databaseUrl: stored.url });
  poster = createPoster({ toPrivate: true, timeoutMs: 60_000 });
});
afterEach(async () => {
  poster.close();
  for (const { kill } of receivers.splice(0)) await kill();
  for (const queue of queues.splice(0)) await queue.stop();
  await run('delete from webhook_endpoints');
});
afterAll(async () => {
  await database?.close();
  await stored?.drop();
});

it('five hundred facts arrive with one id each, whether a receiver refuses, hangs or is killed', async () => {
  const [good, moody, killed, hanging] = await Promise.all([fine, moods(), fine, () => {}].map(endpoint));
  await facts(MANY);
  start();
  start();
  await until(() => idsOf(killed!).size >= 50);
  await killed!.kill();
  await until(async () => idsOf(good!).size === MANY);
  expect(await countOf(hanging!, 'delivered')).toBe(0);
  expect(hanging!.received.length).toBeLessThanOrEqual(4);
  await killed!.restart();
  await until(async () => {
    await run(`update webhook_deliveries set due_at = now() where status = 'queued' and claimed_by is null`);
    return (await countOf(moody!, 'delivered')) + (await countOf(killed!, 'delivered')) === 2 * MANY;
  });
  for (const receiver of [good!, moody!, killed!])
    expect([...idsOf(receiver)].sort()).toEqual(await storedIds(receiver));
  expect(good!.received).toHaveLength(MANY);
});

it('every call is signed, and says what happened and when', async () => {
  const receiver = await endpoint(fine);
  await facts(1);
  start();
  await until(() => receiver.received.length === 1);
  const { headers, body, id } = receiver.received[0]!;
  const signer = { id: endpointOf(receiver), secretMadeAt: MADE_AT, previousSecretMadeAt: null };
  const timestamp = Number(headers['webhook-timestamp']);
  expect(headers['webhook-signature']).toBe(sign(webhookSecret(env, signer), id, timestamp, body));
  expect(Math.abs(Date.now() / 1_000 - timestamp)).toBeLessThan(300);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
  expect(Object.keys(JSON.parse(body))).toEqual(['type', 'timestamp', 'data']);
  expect(JSON.parse(body)).toMatchObject({
    type: 'request.created',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { number: expect.stringMatching(/^R-\d+$/), kind: 'QUESTION', destination: null, customerId: null },
  });
});

it('a delivery in the hands of a process that died is sent by another one', async () => {
  const receiver = await endpoint(fine);
  await facts(1);
  await run(
    `update webhook_deliveries set claimed_by = gen_random_uuid(), due_at = now() + interval '1 second'`,
  );
  start();
  await until(async () => (await countOf(receiver, 'delivered')) === 1);
  expect(receiver.received).toHaveLength(1);
});

it('a failed try waits for the next, and stores what was answered', async () => {
  const receiver = await endpoint((response) => response.writeHead(503).end('busy'));
  await facts(1);
  start();
  await until(async () => (await rows('select from webhook_deliveries where last_error is not null')).length);
  const [delivery] = await rows(
    `select status, status_code, answer, last_error, tries, claimed_by, due_at > now() as waits from webhook_deliveries`,
  );
  expect(delivery).toEqual({
    ...{ status: 'queued', status_code: 503, answer: 'busy', last_error: 'Answered 503' },
    ...{ tries: 1, claimed_by: null, waits: true },
  });
  expect(await stateOf(receiver)).toMatchObject({ is_enabled: true, is_failing: true });
  receiver.answer = fine;
  await run('update webhook_deliveries set due_at = now()');
  await until(async () => (await countOf(receiver, 'delivered')) === 1);
  expect(await stateOf(receiver)).toMatchObject({ is_enabled: true, is_failing: false });
  expect(idsOf(receiver).size).toBe(1);
});

it.each<[string, number, string, string]>([
  ['three days of failure', 500, 'failing', 'queued'],
  ['the answer 410', 410, 'gone', 'failed'],
])('%s switches an endpoint off, and the company gets one email', async (_name, status, reason, left) => {
  await run(`update store_settings set company = jsonb_set(company, '{email}', '"office@example.com"')`);
  const receiver = await endpoint((response) => response.writeHead(status).end());
  await run(`update webhook_endpoints set failing_since = now() - interval '3 days'`);
  await facts(1);
  start();
  await until(async () => !(await stateOf(receiver)).is_enabled);
  await until(async () => (await countOf(receiver, left)) === 1);
  expect(await stateOf(receiver)).toMatchObject({ off_reason: reason });
  const sql = `select recipient from email_messages where kind = 'webhook-off' and data->>'endpointId' = $1`;
  expect(await rows(sql, [endpointOf(receiver)])).toEqual([{ recipient: 'office@example.com' }]);
  await facts(1);
  expect(await rows('select from webhook_deliveries')).toHaveLength(1);
});

it('failures of less than three days leave an endpoint on', async () => {
  const receiver = await endpoint((response) => response.writeHead(500).end());
  await run(`update webhook_endpoints set failing_since = now() - interval '71 hours'`);
  await facts(1);
  start();
  await until(async () => (await rows('select from webhook_deliveries where last_error is not null')).length);
  expect(await stateOf(receiver)).toMatchObject({ is_enabled: true });
});

/** Refuses, cuts the connection or takes, by turns; the same call is taken at last. */
function moods(): Answer {
  const tries = new Map<string, number>();
  return (response, { id }) => {
    const no = (tries.get(id) ?? 0) + 1;
    tries.set(id, no);
    if (no === 1) response.writeHead(500).end('no');
    else if (no === 2) response.destroy();
    else response.end();
  };
}

const ids = new Map<WebhookReceiver, string>();
const endpointOf = (receiver: WebhookReceiver) => ids.get(receiver)!;
const idsOf = ({ received }: WebhookReceiver) => new Set(received.map(({ id }: Received) => id));

async function endpoint(answer: Answer): Promise<WebhookReceiver> {
  const receiver = await startReceiver();
  receiver.answer = answer;
  receivers.push(receiver);
  const id = randomUUID();
  ids.set(receiver, id);
  await run(
    `insert into webhook_endpoints (id, url, events, secret_made_at, created_at) values ($1, $2, '["request.created"]', $3, now())`,
    [id, receiver.url, MADE_AT],
  );
  return receiver;
}

function facts(count: number): Promise<unknown> {
  return run(
    `insert into requests (id, kind, state, name, email, phone, created_at, changed_at)
      select gen_random_uuid(), 'question', 'new', 'Ann', 'ann@example.com', '', now(), now() from generate_series(1, $1)`,
    [count],
  );
}

function start(): void {
  const queue = new WebhookQueue(log);
  queue.start({ em: database.orm.em, env, log, poster, now: () => new Date() });
  queues.push(queue);
}

const run = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);
const rows = async (sql: string, values: unknown[] = []) => (await run(sql, values)).rows;

async function countOf(receiver: WebhookReceiver, status: string): Promise<number> {
  const sql = 'select count(*)::int as count from webhook_deliveries where endpoint_id = $1 and status = $2';
  return (await rows(sql, [endpointOf(receiver), status]))[0].count;
}

async function storedIds(receiver: WebhookReceiver): Promise<string[]> {
  const sql = 'select id from webhook_deliveries where endpoint_id = $1 order by id';
  return (await rows(sql, [endpointOf(receiver)])).map(({ id }) => id);
}

async function stateOf(receiver: WebhookReceiver) {
  const sql =
    'select is_enabled, off_reason, failing_since is not null as is_failing from webhook_endpoints where id = $1';
  return (await rows(sql, [endpointOf(receiver)]))[0];
}
