import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectDatabase } from '../../app/database/connect-database.js';
import type { Database } from '../../platform/db/orm.js';
import { type MailServer, type Mood, startMailServer } from '../../test/mail/mail-server.js';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.js';
import { EmailMessage } from './email.entity.js';
import { claimDue } from './email.store.js';
import { renderLetter } from './letter/letter.js';
import { createMailer, type Mailer } from './mailer.js';
import { type EmailRenderers, type RenderedEmail, sendEmail } from './send-email.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2099-01-01T00:00:00Z');
/** Far shorter than the delay of the slow server. */
const SHORT_SILENCE_MS = 500;

let stored: TestDatabase;
let database: Database;
let mail: MailServer;
let mailer: Mailer;
let impatient: Mailer;

beforeAll(async () => {
  [stored, mail] = await Promise.all([createTestDatabase('empty'), startMailServer()]);
  database = await connectDatabase({ databaseUrl: stored.url });
  const env = { smtpUrl: mail.url, mailFrom: 'Harbourline <hello@example.com>' };
  mailer = (await createMailer(env))!;
  impatient = (await createMailer(env, { silenceMs: SHORT_SILENCE_MS }))!;
});

afterAll(async () => {
  mailer?.close();
  impatient?.close();
  mail?.close();
  await database?.orm.close(true);
  await stored?.drop();
});

beforeEach(async () => {
  await database.pool.query('delete from email_messages');
  mail.mood = 'takes';
  mail.messages.length = 0;
});

describe('a message', () => {
  it('comes as its reader expects: both parts, from whom, to whom, and by a machine', async () => {
    await send(await queued({ recipient: 'ann@example.com' }));
    const [read] = await mail.read();
    expect(read).toMatchObject({
      subject: 'Hello £1 – Zoë',
      from: { name: 'Quayside & Sons', address: 'hello@example.com' },
      to: [{ address: 'ann@example.com' }],
      replyTo: [{ name: 'Harbourline', address: 'hello@example.com' }],
    });
    expect(read?.text).toContain('Hello Zoë,');
    expect(read?.html).toContain('<h1');
    expect(read?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('that was taken is never sent again', async () => {
    const id = await queued();
    await send(id);
    await send(id);
    expect(mail.messages).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', lastError: null, sentAt: NOW });
  });

  it('goes out once when several processes take it up at the same time', async () => {
    const id = await queued();
    await Promise.all(Array.from({ length: 5 }, () => send(id)));
    expect(mail.messages).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', claimedBy: null, tries: 1 });
  });

  it('of a process that died over it is taken up when its time is over, not before', async () => {
    const id = await queued({ claimedBy: randomUUID(), dueAt: new Date(Date.now() + 30_000) });
    await send(id);
    expect(mail.messages).toHaveLength(0);
    await database.orm.em.fork().nativeUpdate(EmailMessage, { id }, { dueAt: new Date(Date.now() - 1) });
    await send(id);
    expect(mail.messages).toHaveLength(1);
  });

  it('waits longer after each try, up to four hours, thirty times in about three days', async () => {
    mail.mood = 'refuses for now';
    const id = await queued();
    const pauses: number[] = [];
    for (;;) {
      await send(id).catch(() => {});
      const { status, dueAt } = (await stateOf(id))!;
      if (status === 'failed') break;
      pauses.push((dueAt.getTime() - Date.now()) / 1_000);
    }
    expect(pauses).toHaveLength(30);
    pauses.slice(0, 12).forEach((pause, no) => {
      expect(pause).toBeGreaterThan(2.4 * 2 ** no);
      expect(pause).toBeLessThanOrEqual(5 * 2 ** no + 1);
    });
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(1.7);
    expect(days).toBeLessThan(3.6);
  });

  it('whose claim ran out while it waited for its turn is left to who took it over', async () => {
    const id = await queued();
    const [isWaiting, turn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pace = () => {
      isWaiting.resolve();
      return turn.promise;
    };
    const late = send(id, { pace });
    await isWaiting.promise;
    await takeOver(id);
    const taken = await stateOf(id);
    turn.resolve();
    await expect(late).rejects.toThrow('Another process is sending it.');
    expect(mail.messages).toHaveLength(0);
    expect(await stateOf(id)).toEqual(taken);
  });

  it.each<[string, () => Promise<RenderedEmail | null>]>([
    ['was not written', () => Promise.reject(new Error('no words'))],
    ['is no longer true', async () => null],
  ])('that %s any more stays with who took it over', async (_what, end) => {
    const id = await queued();
    const render = async () => {
      await takeOver(id);
      return end();
    };
    await send(id, { render }).catch(() => {});
    expect(await stateOf(id)).toMatchObject({ status: 'queued', lastError: null, dueAt: LATER });
  });

  it('that was refused stays with who took it over; one that was taken is sent', async () => {
    for (const mood of ['refuses for now', 'takes'] as const) {
      mail.mood = mood;
      const id = await queued();
      const by: Mailer = {
        close: () => {},
        send: async (message) => {
          await takeOver(id);
          await mailer.send(message);
        },
      };
      await send(id, { by }).catch(() => {});
      expect(await stateOf(id)).toMatchObject(
        mood === 'takes'
          ? { status: 'sent', claimedBy: null }
          : { status: 'queued', lastError: null, dueAt: LATER },
      );
    }
  });

  it('that is no longer true is dropped', async () => {
    const id = await queued();
    await send(id, { render: async () => null });
    expect(mail.messages).toHaveLength(0);
    expect(await stateOf(id)).toBeNull();
  });
});

describe('a mail server', () => {
  it.each<[Mood, string]>([
    ['refuses for now', '451 try again later'],
    ['refuses the sender', '550 not from you'],
  ])('that %s gets the message again', async (mood, why) => {
    mail.mood = mood;
    const id = await queued();
    await expect(send(id)).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({
      status: 'queued',
      lastError: expect.stringContaining(why),
      claimedBy: null,
    });
    mail.mood = 'takes';
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', lastError: null });
  });

  it('that is too slow to answer counts as away', async () => {
    mail.mood = 'is slow';
    const id = await queued();
    await expect(send(id, { by: impatient })).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ status: 'queued', lastError: expect.any(String) });
  });

  it('that is away gets the message when it is back, once', async () => {
    await mail.leave();
    const id = await queued();
    await expect(send(id)).rejects.toThrow('ECONNREFUSED');
    await mail.back();
    await send(id);
    expect(mail.messages).toHaveLength(1);
  });

  it('that breaks off after it took a message gets it a second time under the same id', async () => {
    mail.mood = 'breaks off';
    const id = await queued();
    await expect(send(id)).rejects.toThrow();
    mail.mood = 'takes';
    await send(id);
    const ids = (await mail.read()).map(({ messageId }) => messageId);
    expect(ids).toEqual([`<${id}@example.com>`, `<${id}@example.com>`]);
  });

  it.each<[Mood, string]>([
    ['refuses the recipient', '550 no such user'],
    ['refuses the message', '554 we do not want this'],
  ])('that %s for good ends the message, with the reason', async (mood, why) => {
    mail.mood = mood;
    const id = await queued();
    await send(id);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', lastError: expect.stringContaining(why) });
  });

  it.each<[string, Sending]>([
    ['its text cannot be written', { render: () => Promise.reject(new Error('no words')) }],
    ['its turn does not come', { pace: () => Promise.reject(new Error('no words')) }],
  ])(
    'is not asked when %s: at the last try the message has failed, before that it waits',
    async (_why, broken) => {
      const id = await queued();
      await expect(send(id, broken)).rejects.toThrow('no words');
      expect(await stateOf(id)).toMatchObject({ status: 'queued', claimedBy: null });
      await send(id, { ...broken, isLast: true });
      expect(await stateOf(id)).toMatchObject({
        status: 'failed',
        lastError: 'no words',
        claimedBy: null,
      });
      expect(mail.messages).toHaveLength(0);
    },
  );

  it('that refused until the last try leaves the message to a person', async () => {
    mail.mood = 'refuses for now';
    const id = await queued();
    await send(id, { isLast: true });
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
  });

  it('never has what holds a secret kept in the database, taken or not', async () => {
    mail.mood = 'refuses for now';
    const id = await queued();
    const secret = async () => ({ ...(await written()), isSecret: true });
    await expect(send(id, { render: secret })).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ bodyText: '', bodyHtml: '', subject: 'Hello £1 – Zoë' });
  });
});

async function queued(columns: Partial<EmailMessage> = {}): Promise<string> {
  const id = randomUUID();
  await database.orm.em.fork().insert(EmailMessage, {
    id,
    dedupeKey: id,
    kind: 'password-changed',
    recipient: 'ann@example.com',
    orderId: null,
    userId: null,
    data: {},
    status: 'queued',
    subject: '',
    bodyText: '',
    bodyHtml: '',
    lastError: null,
    createdAt: NOW,
    dueAt: new Date(0),
    tries: 0,
    sentAt: null,
    ...columns,
  });
  return id;
}

const written = () =>
  renderLetter({
    subject: 'Hello £1 – Zoë',
    greeting: 'Hello Zoë,',
    paragraphs: ['nothing happened.'],
    from: 'Quayside & Sons',
  });

interface Sending {
  readonly render?: EmailRenderers['password-changed'];
  readonly by?: Mailer;
  readonly isLast?: boolean;
  readonly pace?: () => Promise<void>;
}

async function send(
  id: string,
  { render = written, by = mailer, isLast = false, pace }: Sending = {},
): Promise<void> {
  const renderers = { 'password-changed': render } as unknown as EmailRenderers;
  const em = database.orm.em.fork();
  // Its pause is skipped in a test.
  await em.nativeUpdate(
    EmailMessage,
    { id, claimedBy: null },
    { dueAt: new Date(0), ...(isLast && { tries: 30 }) },
  );
  const [email] = await claimDue(em, 1, 8_000);
  if (email) await sendEmail({ em, mailer: by, renderers, now: () => NOW, pace }, email);
}

/** Takes over a message like another process after a claim has expired. */
async function takeOver(id: string): Promise<void> {
  await database.orm.em.fork().nativeUpdate(EmailMessage, { id }, { claimedBy: randomUUID(), dueAt: LATER });
}

function stateOf(id: string): Promise<EmailMessage | null> {
  return database.orm.em.fork().findOne(EmailMessage, { id });
}
