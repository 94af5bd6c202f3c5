import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connectDatabase, type Database } from '../db/orm.js';
import { inTransaction } from '../db/transaction.js';
import { createJobs, type JobHandlers } from '../jobs/jobs.js';
import { createLog } from '../shared/log/log.js';
import { type MailServer, startMailServer } from '../test/mail/mail-server.js';
import { createTestDatabase, type TestDatabase } from '../test/postgres.js';
import { until } from '../test/until.js';
import { EmailMessage } from './email.entity.js';
import { renderLetter } from './letter/letter.js';
import { createMailer, type Mailer } from './mailer.js';
import { queueEmail } from './queue-email.js';
import { scheduleEmailRecovery } from './recover-emails.js';
import { type EmailRenderers, type EmailSending, sendEmail } from './send-email.js';

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
beforeEach(() => {
  mail.mood = 'takes';
  mail.messages.length = 0;
});

test('three hundred messages at once are sent, each once', async () => {
  const jobs = createJobs(database.pool, log);
  await inTransaction(database.orm.em, async (tx) => {
    for (let no = 0; no < 300; no += 1) await queueEmail(tx, jobs.enqueue, message());
  });
  await jobs.start({ 'send-email': ({ emailId }, attempt) => sendEmail(sending(), emailId, attempt) });
  await until(async () => (await countOf('sent')) === 300);
  await jobs.stop();
  expect(new Set((await mail.read()).map(({ messageId }) => messageId)).size).toBe(300);
  expect(mail.messages).toHaveLength(300);
});

test('a message queued by a request under way while the queue stops is sent by the next process', async () => {
  const handlers: JobHandlers = {
    'send-email': ({ emailId }, attempt) => sendEmail(sending(), emailId, attempt),
  };
  const first = createJobs(database.pool, log);
  await first.start(handlers);
  await Promise.all([
    first.stop(),
    inTransaction(database.orm.em, (tx) => queueEmail(tx, first.enqueue, message())),
  ]);
  await inTransaction(database.orm.em, (tx) => queueEmail(tx, first.enqueue, message()));
  const second = createJobs(database.pool, log);
  await second.start(handlers);
  await until(async () => mail.messages.length === 2);
  await second.stop();
});

test('a message in the hands of a process that died is sent by another one, once', async () => {
  const claimed = await queued();
  await database.pool.query(
    `update email_messages set claimed_until = now() + interval '8 seconds' where id = $1`,
    [claimed],
  );
  const others = [scheduleEmailRecovery(sending, log), scheduleEmailRecovery(sending, log)];
  await until(async () => (await statusOf(claimed)) === 'sent');
  await Promise.all(others.map((stop) => stop()));
  expect(mail.messages).toHaveLength(1);
});

test('a message that the queue has forgotten gets a last try; one that waits for its next try is left to the queue', async () => {
  const [forgotten, hopeless, waiting] = [await queued(), await queued(), await queued()];
  const age = `update email_messages set created_at = now() - $2::interval, kind = $3 where id = $1`;
  await database.pool.query(age, [forgotten, '5 days', 'password-changed']);
  await database.pool.query(age, [hopeless, '5 days', 'welcome']);
  await database.pool.query(age, [waiting, '3 days', 'password-changed']);
  const stop = scheduleEmailRecovery(sending, log, 50);
  await until(async () => (await statusOf(forgotten)) === 'sent' && (await statusOf(hopeless)) === 'failed');
  await stop();
  expect(await statusOf(waiting)).toBe('queued');
});

test('a message is claimed for less than ten seconds, and for longer while its process is sending it', async () => {
  mail.mood = 'is slow';
  const id = await queued();
  const sent = sendEmail({ ...sending(), leaseMs: 1_400 }, id);
  await until(async () => mail.messages.length === 1);
  const stop = scheduleEmailRecovery(sending, log, 100);
  await sent;
  await stop();
  expect(await statusOf(id)).toBe('sent');
  expect(mail.messages).toHaveLength(1);

  mail.mood = 'takes';
  const other = await queued();
  let leftMs = 0;
  const looking = createLookingMailer(async () => {
    const sql = `select (extract(epoch from claimed_until - clock_timestamp()) * 1000)::float8 as ms from email_messages where id = $1`;
    leftMs = (await database.pool.query<{ ms: number }>(sql, [other])).rows[0]!.ms;
  });
  await sendEmail({ ...sending(), mailer: looking }, other);
  expect(leftMs).toBeGreaterThan(5_000);
  expect(leftMs).toBeLessThan(10_000);
});

test('a message that could not be written is left to its next try, not taken over', async () => {
  const id = await queued();
  const broken = {
    ...sending(),
    renderers: { 'password-changed': () => Promise.reject(new Error('no words')) },
  };
  await expect(sendEmail(broken as unknown as EmailSending, id)).rejects.toThrow('no words');
  const sql = 'select claimed_until, last_error from email_messages where id = $1';
  expect((await database.pool.query(sql, [id])).rows).toEqual([
    { claimed_until: null, last_error: 'no words' },
  ]);
});

const renderers = {
  'password-changed': async () =>
    renderLetter({ subject: 'Hello', greeting: 'Hello,', paragraphs: ['nothing.'], from: 'Quayside' }),
} as unknown as EmailRenderers;

function sending(): EmailSending {
  return { em: database.orm.em.fork(), mailer, renderers, now: () => NOW };
}

function createLookingMailer(look: () => Promise<void>): Mailer {
  return { send: look, close: () => {} };
}

function message() {
  const id = randomUUID();
  return { id, kind: 'password-changed', dedupeKey: id, recipient: 'ann@example.com', now: NOW } as const;
}

/** Its job is in the hands of another process. */
async function queued(): Promise<string> {
  const { id, kind, dedupeKey, recipient, now } = message();
  const columns = { subject: '', bodyText: '', bodyHtml: '', data: {}, status: 'queued' } as const;
  await database.orm.em
    .fork()
    .insert(EmailMessage, { id, kind, dedupeKey, recipient, createdAt: now, ...columns });
  return id;
}

async function statusOf(id: string): Promise<string> {
  return (await database.pool.query('select status from email_messages where id = $1', [id])).rows[0].status;
}

async function countOf(status: string): Promise<number> {
  const sql = 'select count(*)::int as count from email_messages where status = $1';
  return (await database.pool.query(sql, [status])).rows[0].count;
}
