import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailRenderers } from '../../../app/email-renderers.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { followOrder, liveClient } from '../../../test/clients/live-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { countRows, placeOrder, signUp } from '../../../test/factories.js';
import { tokenOfRole } from '../../../test/sessions/tokens.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmailMessage } from '../../email/email.entity.js';
import { copyDueAt } from './copy-by-email.js';
import { type Messages, messagesOf } from './test/messages.js';

let app: TestApp;
let staffToken: string;
let ownerToken: string;
let other: RestClient;
let order: string;

beforeAll(async () => {
  app = await startTestApp();
  staffToken = await tokenOfRole(app, 'admin');
  ownerToken = await tokenOfRole(app, 'customer');
  other = new RestClient(app.url);
  await signUp(other);
});

afterAll(() => app?.stop());

function as(token: string | null): Messages {
  const client = new GraphqlClient(app.url);
  client.token = token;
  return messagesOf(client);
}

describe('messages', () => {
  let owner: Messages;
  let staff: Messages;

  beforeAll(async () => {
    const buyer = new RestClient(app.url);
    buyer.token = ownerToken;
    order = (await placeOrder(app, buyer)).id;
    owner = as(ownerToken);
    staff = as(staffToken);
  });

  it('go from the customer to staff, who are asked for an answer until they give one', async () => {
    expect(await owner.read(order)).toMatchObject({ count: 0, unread: 0, isStaff: false, messages: [] });
    const sent = await owner.send(order, '  When will you be here?  ');
    expect(sent).toMatchObject({
      body: 'When will you be here?',
      isMine: true,
      fromStaff: false,
      isUnread: false,
    });
    expect(await staff.unanswered()).toContainEqual(
      expect.objectContaining({ orderId: order, messages: 1, excerpt: 'When will you be here?' }),
    );
    expect(await staff.read(order)).toMatchObject({ count: 1, unread: 1, isStaff: true, unanswered: 1 });
    await staff.send(order, 'Between nine and eleven.');
    expect((await staff.unanswered()).map(({ orderId }) => orderId)).not.toContain(order);
  });

  it('are from the store to the customer, and new until they were read', async () => {
    const [answer] = (await owner.read(order)).messages;
    expect(answer).toMatchObject({ author: 'Harbourline', fromStaff: true, isMine: false, isUnread: true });
    const before = await owner.unread();
    expect(await owner.markRead(order)).toMatchObject({ unread: 0, count: 2 });
    expect(await owner.unread()).toBe(before - 1);
    expect((await staff.read(order)).messages[0]).toMatchObject({ isMine: true, readAt: expect.any(String) });
  });

  it('are written once, however often they are sent with the same id', async () => {
    const id = randomUUID();
    const first = await owner.send(order, 'Thank you.', id);
    expect(await owner.send(order, 'Thank you.', id)).toEqual(first);
    expect(await owner.read(order)).toMatchObject({ count: 3 });
    await expect(owner.send(order, 'Other words.', id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(staff.send(order, 'Thank you.', id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('that need no answer are settled by staff', async () => {
    expect((await staff.unanswered()).map(({ orderId }) => orderId)).toContain(order);
    await staff.settle(order);
    expect((await staff.unanswered()).map(({ orderId }) => orderId)).not.toContain(order);
  });

  it('have something in them, and an end', async () => {
    for (const body of ['', ' \n ', 'x'.repeat(4_001)])
      await expect(owner.send(order, body)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('are not for others, and end with the order', async () => {
    const stranger = as(other.token);
    for (const attempt of [stranger.read(order), stranger.send(order, 'Hello'), stranger.markRead(order)])
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await app.deps.database.pool.query('update orders set deleted_at = now() where id = $1', [order]);
    await expect(owner.send(order, 'Hello')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(staff.read(order)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await app.deps.database.pool.query('update orders set deleted_at = null where id = $1', [order]);
  });
});

it('whoever follows the order hears of a message at once', async () => {
  const followed = followOrder<{ conversation: { unread: number } }>(
    liveClient(app, ownerToken),
    order,
    'conversation { unread count }',
  );
  const { unread } = (await followed.next()).conversation;
  await as(staffToken).send(order, 'We are early.');
  expect((await followed.next()).conversation).toMatchObject({ unread: unread + 1 });
  await followed.client.dispose();
});

describe('copies by email', () => {
  const copies = () => countRows(app, 'email_messages', "kind = 'message-copy' and order_id = $1", [order]);

  it('are one for each side, however many lines are written', async () => {
    const owner = as(ownerToken);
    const before = await copies();
    for (const line of ['One.', 'Two.', 'Three.']) await owner.send(order, line);
    expect(before).toBe(2);
    expect(await copies()).toBe(2);
  });

  it('hold what is new, the same again when sending is tried again, and nothing that was read', async () => {
    const em = app.deps.database.orm.em.fork();
    const render = emailRenderers(app.deps)['message-copy'];
    const [toStaff, toCustomer] = await Promise.all(
      ['staff', 'customer'].map((to) =>
        em.findOneOrFail(EmailMessage, { kind: 'message-copy', orderId: order, data: { to } }),
      ),
    );
    const copy = await render(toStaff!);
    expect(copy?.text).toMatch(/One\.[\s\S]+Two\.[\s\S]+Three\./);
    expect(copy?.text).toContain(`/user/orders/${order}#messages`);
    expect(await render(toStaff!)).toEqual(copy);
    expect((await render(toCustomer!))?.subject).toMatch(/^New message about your order HL-/);
    await em
      .getConnection()
      .execute('update messages set read_at = now(), copied_in = null where order_id = ?', [order]);
    expect(await render(toStaff!)).toBeNull();
  });

  it.each([
    ['a minute after the first message', null, '12:01'],
    ['not again while one waits that will hold it', '12:07', null],
    ['ten minutes after the one before', '11:55', '12:05'],
    ['a minute later once the one before is long gone', '09:00', '12:01'],
  ])('go out %s', (_when, latest, due) => {
    const at = (time: string | null) => time && new Date(`2026-11-21T${time}:00Z`);
    expect(copyDueAt(at(latest) || null, at('12:00') as Date)).toEqual(at(due));
  });
});
