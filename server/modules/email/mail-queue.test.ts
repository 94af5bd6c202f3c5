import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connectDatabase } from '../../app/database/connect-database.js';
import type { Database } from '../../platform/db/orm.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { createLog } from '../../platform/log/log.js';
import { type MailServer, startMailServer } from '../../test/mail/mail-server.js';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.js';
import { until } from '../../test/until.js';
import { EmailMessage } from './email.entity.js';
import { claimDue, queueEmail } from './email.store.js';
import { renderLetter } from './letter/letter.js';
import { MailQueue } from './mail-queue.js';
import { createMailer, type Mailer } from './mailer.js';
import type { EmailRenderers, EmailSending } from './send-email.js';

const log = createLog('silent');
const NOW = new Date('2026-11-21T10:00:00Z');

let stored: TestDatabase;
let database: Database;
let mail: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  [stored, mail] = await Promise.all([createTestDatabase('shop'), startMailServer()]);
  database = await connectDatabase({ databaseUrl: stored.url });
  mailer = (await createMailer({ smtpUrl: mail.url, mailFrom: 'Harbourline <hello@example.com>' }))!;
});
afterAll(async () => {
  mailer?.close();
  mail?.close();
  await database?.close();
  await stored?.drop();
});
beforeEach(async () => {
  await database.pool.query('delete from email_messages');
  mail.mood = 'takes';
  mail.messages.length = 0;
});

test('three hundred messages at once are sent by two processes, each once', async () => {
  await inTransaction(database.orm.em, async (tx) => {
    for (let no = 0; no < 300; no += 1) await queueEmail(tx, message());
  });
  const queues = [run(), run()];
  await until(async () => (await countOf('sent')) === 300);
  await Promise.all(queues.map((queue) => queue.stop()));
  expect(new Set((await mail.read()).map(({ messageId }) => messageId)).size).toBe(300);
  expect(mail.messages).toHaveLength(300);
});

test('a message queued by a request under way while the queue stops is sent by the next process', async () => {
  const first = run();
  await Promise.all([first.stop(), inTransaction(database.orm.em, (tx) => queueEmail(tx, message()))]);
  expect(first.isRunning).toBe(false);
  await inTransaction(database.orm.em, (tx) => queueEmail(tx, message()));
  const second = run();
  await until(async () => mail.messages.length === 2);
  await second.stop();
});

test('a message of a transaction that fails is never sent; one for later waits', async () => {
  const taken = inTransaction(database.orm.em, async (tx) => {
    await queueEmail(tx, message());
    throw new Error('no order');
  });
  await expect(taken).rejects.toThrow('no order');
  await inTransaction(database.orm.em, (tx) => queueEmail(tx, { ...message(), afterSeconds: 3_600 }));
  const [queue, now] = [run(), await queued()];
  await until(async () => (await statusOf(now)) === 'sent');
  await queue.stop();
  expect(mail.messages).toHaveLength(1);
});

test('those that are due longest go first, and one that cannot be sent holds up no other', async () => {
  const [hopeless, first, second] = [await queued(), await queued(), await queued()];
  const due = `update email_messages set due_at = now() - $2::interval, kind = $3 where id = $1`;
  await database.pool.query(due, [hopeless, '3 minutes', 'welcome']);
  await database.pool.query(due, [second, '1 minute', 'password-changed']);
  await database.pool.query(due, [first, '2 minutes', 'password-changed']);
  const em = database.orm.em.fork();
  expect((await claimDue(em, 2, 0)).map(({ id }) => id).sort()).toEqual([hopeless, first].sort());
  const queue = run();
  await until(async () => (await statusOf(first)) === 'sent' && (await statusOf(second)) === 'sent');
  await queue.stop();
  expect(await statusOf(hopeless)).toBe('queued');
});

test('a message in the hands of a process that died is sent by another one, once', async () => {
  const id = await queued();
  await database.pool.query(
    `update email_messages set claimed_by = gen_random_uuid(), due_at = now() + interval '8 seconds' where id = $1`,
    [id],
  );
  const others = [run(), run()];
  await until(async () => (await statusOf(id)) === 'sent');
  await Promise.all(others.map((queue) => queue.stop()));
  expect(mail.messages).toHaveLength(1);
});

test('a process too busy to renew its claim does not send a message twice', async () => {
  const id = await queued();
  const [isSending, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = createLookingMailer(async () => {
    await database.pool.query('update email_messages set due_at = now() where id = $1', [id]);
    mail.messages.push('');
    isSending.resolve();
    await answer.promise;
  });
  const queue = run({ mailer: slow, leaseMs: 60_000 });
  await isSending.promise;
  await until(async () => (await triesOf(id)) === 2);
  answer.resolve();
  await until(async () => (await statusOf(id)) === 'sent');
  await queue.stop();
  expect(mail.messages).toHaveLength(1);
});

test('an idle queue asks twice a second and no more', async () => {
  let looks = 0;
  const em = new Proxy(database.orm.em, {
    get: (target, name) => {
      if (name === 'fork') looks += 1;
      return Reflect.get(target, name);
    },
  });
  const queue = run({ em });
  // Sleeps: an idle queue is left alone.
  await wait(1_200);
  await queue.stop();
  expect(looks).toBeLessThanOrEqual(3);
});

test('a message is claimed for less than ten seconds, and for longer while its process is sending it', async () => {
  mail.mood = 'is slow';
  const id = await queued();
  const queues = [run({ leaseMs: 1_400 }), run({ leaseMs: 1_400 })];
  await until(async () => (await statusOf(id)) === 'sent');
  await Promise.all(queues.map((queue) => queue.stop()));
  expect(await statusOf(id)).toBe('sent');
  expect(mail.messages).toHaveLength(1);

  mail.mood = 'takes';
  const other = await queued();
  let leftMs = 0;
  const looking = createLookingMailer(async () => {
    const sql = `select (extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as ms from email_messages where id = $1`;
    leftMs = (await database.pool.query<{ ms: number }>(sql, [other])).rows[0]!.ms;
  });
  const queue = run({ mailer: looking });
  await until(async () => (await statusOf(other)) === 'sent');
  await queue.stop();
  expect(leftMs).toBeGreaterThan(5_000);
  expect(leftMs).toBeLessThan(10_000);
});

test('a message that could not be written waits for its next try, for nobody', async () => {
  const id = await queued();
  const renderers = { 'password-changed': () => Promise.reject(new Error('no words')) };
  const queue = run({ renderers: renderers as unknown as EmailRenderers });
  const sql =
    'select claimed_by, last_error, tries, due_at > now() as waits from email_messages where id = $1';
  const read = async () => (await database.pool.query(sql, [id])).rows[0];
  await until(async () => (await read()).last_error !== null);
  await queue.stop();
  expect(await read()).toEqual({ claimed_by: null, last_error: 'no words', tries: 1, waits: true });
});

const renderers = {
  'password-changed': async () =>
    renderLetter({ subject: 'Hello', greeting: 'Hello,', paragraphs: ['nothing.'], from: 'Quayside' }),
} as unknown as EmailRenderers;

function run(sending: Partial<EmailSending> = {}): MailQueue {
  const queue = new MailQueue(log);
  queue.start({ em: database.orm.em, mailer, renderers, now: () => NOW, ...sending });
  return queue;
}

function createLookingMailer(look: () => Promise<void>): Mailer {
  return { send: look, close: () => {} };
}

function message() {
  const id = randomUUID();
  return { id, kind: 'password-changed', dedupeKey: id, recipient: 'ann@example.com', now: NOW } as const;
}

async function queued(): Promise<string> {
  const { id, kind, dedupeKey, recipient, now } = message();
  const columns = { subject: '', bodyText: '', bodyHtml: '', data: {}, status: 'queued', tries: 0 } as const;
  await database.orm.em
    .fork()
    .insert(EmailMessage, { id, kind, dedupeKey, recipient, createdAt: now, dueAt: new Date(0), ...columns });
  return id;
}

async function statusOf(id: string): Promise<string> {
  return (await database.pool.query('select status from email_messages where id = $1', [id])).rows[0].status;
}

async function triesOf(id: string): Promise<number> {
  return (await database.pool.query('select tries from email_messages where id = $1', [id])).rows[0].tries;
}

async function countOf(status: string): Promise<number> {
  const sql = 'select count(*)::int as count from email_messages where status = $1';
  return (await database.pool.query(sql, [status])).rows[0].count;
}
