import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type MailServer, startMailServer } from '../../test/mail/mail-server.js';
import { renderLetter } from './letter/letter.js';
import { createMailer } from './mailer.js';

let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
});

afterAll(() => mail.close());

test.each([
  'x,victim@corp.example',
  'team:victim@corp.example',
  'a;victim@corp.example',
  'victim(me)@corp.example',
])('a message to %s reaches that mailbox or none, never another', async (to) => {
  mail.recipients.length = 0;
  const mailer = await createMailer({ smtpUrl: mail.url, mailFrom: 'Harbourline <hello@example.com>' });
  const message = { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', id: '1' };
  await mailer?.send(message).catch(() => {});
  mailer?.close();
  expect(mail.recipients).not.toContain('<victim@corp.example>');
});

test('a reminder is stopped by a button of the mail program, and no other message is', async () => {
  const mailer = await createMailer({ smtpUrl: mail.url, mailFrom: 'Harbourline <hello@example.com>' });
  const message = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const stopUrl = `https://example.com/stop-reminders?token=${'x'.repeat(250)}`;
  await mailer?.send({ ...message, id: '3', stopUrl });
  await mailer?.send({ ...message, id: '4' });
  mailer?.close();
  const [reminder, answer] = (await mail.read()).slice(-2).map(({ headers }) => headers);
  const value = (of: typeof reminder, name: string) => of?.find(({ key }) => key === name)?.value;
  expect(value(reminder, 'list-unsubscribe')).toBe(`<${stopUrl}>`);
  expect(value(reminder, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(value(answer, 'list-unsubscribe')).toBeUndefined();
});

test('the id of a message has the domain that it comes from', async () => {
  const mailer = await createMailer({ smtpUrl: mail.url, mailFrom: 'Harbourline <hello@quay.example>' });
  await mailer?.send({
    id: '5',
    to: 'ann@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  });
  mailer?.close();
  expect((await mail.read()).at(-1)?.messageId).toBe('<5@quay.example>');
});

test('a message brings its mark, and reading it asks nobody for a picture', async () => {
  const mailer = await createMailer({ smtpUrl: mail.url, mailFrom: 'Harbourline <hello@example.com>' });
  const letter = { subject: 'Hello', greeting: 'Hello,', paragraphs: ['Good news.'], from: 'Harbourline' };
  const { subject, text, html } = await renderLetter(letter);
  await mailer?.send({ to: 'ann@example.com', subject, text, html, id: '2' });
  mailer?.close();
  const message = (await mail.read()).at(-1);
  expect(message?.attachments).toMatchObject([
    { contentId: '<mark>', mimeType: 'image/png', disposition: 'inline' },
  ]);
  expect(message?.html?.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('src="cid:mark"')]);
});
