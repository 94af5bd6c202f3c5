import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenOrder } from '../../../test/clients/shop-client.js';
import { placeOrder, signUp } from '../../../test/factories.js';
import { type MailServer, startMailServer } from '../../../test/mail/mail-server.js';
import { tokenOfRole } from '../../../test/sessions/tokens.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import type { EmailKind, EmailStatus } from '../email.entity.js';
import { mailboxOf } from '../test/mailbox.js';

let mail: MailServer;
let app: TestApp;
let order: SeenOrder;
let customer: string;
let staffToken: string;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ env: { smtpUrl: mail.url } });
  const buyer = new RestClient(app.url);
  customer = (await signUp(buyer)).id;
  order = await placeOrder(app, buyer);
  staffToken = await tokenOfRole(app, 'admin');
  await settled();
});

afterAll(async () => {
  await app?.stop();
  mail?.close();
});

beforeEach(() => {
  mail.mood = 'takes';
  mail.messages.length = 0;
});

describe('the mailbox of staff', () => {
  let staff: ReturnType<typeof mailboxOf>;

  beforeAll(() => {
    const client = new GraphqlClient(app.url);
    client.token = staffToken;
    staff = mailboxOf(client);
  });

  it('a message that failed goes out again as the same one, once, however often it is asked for', async () => {
    const id = await message('order-details');
    expect(await staff.find(id)).toMatchObject({ orderNumber: order.number, lastError: '550 no such user' });
    const tries = await Promise.allSettled([staff.resend(id, 'FAILED'), staff.resend(id, 'FAILED')]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await settled();
    await expect(staff.resend(id, 'FAILED')).rejects.toMatchObject({
      status: 409,
      message: "We've already sent this message.",
    });
    const [arrived] = await mail.read();
    expect(mail.messages).toHaveLength(1);
    expect(arrived).toMatchObject({ messageId: `<${id}@example.com>` });
    expect(await staff.find(id)).toMatchObject({ status: 'SENT', lastError: null, againOf: null });
  });

  it('a message that arrived is repeated on purpose as one of its own', async () => {
    const id = await message('order-details', { status: 'sent' });
    const repeat = await staff.resend(id, 'SENT');
    expect(repeat).toMatchObject({ againOf: id, recipient: 'ann@example.com' });
    await expect(staff.resend(id, 'SENT')).rejects.toMatchObject({
      message: 'We sent this message again a moment ago. Wait a minute.',
    });
    await settled();
    expect((await mail.read()).map(({ messageId }) => messageId)).toEqual([`<${repeat.id}@example.com>`]);
    expect(await staff.find(id)).toMatchObject({ status: 'SENT' });
  });

  it('what is no longer true is refused with the reason, and can be closed', async () => {
    const id = await message('status-change', { data: { status: 'delivered' } });
    await expect(staff.resend(id, 'FAILED')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('The order has moved on. We sent a newer message.'),
    });
    const before = await staff.counts();
    expect(await staff.close(id, 'FAILED')).toMatchObject({ status: 'CLOSED' });
    await expect(staff.close(id, 'FAILED')).rejects.toMatchObject({ status: 409 });
    const after = await staff.counts();
    expect([after.failed, after.closed, after.hasMailServer]).toEqual([
      before.failed - 1,
      before.closed + 1,
      true,
    ]);
    expect(await auditOf(id)).toEqual([{ label: 'status-change', after: { status: 'closed' } }]);
  });

  it('that waited for a mail server goes out with all others that did, once there is one', async () => {
    const tag = randomUUID();
    const kept = await message('order-details', { recipient: `${tag}@example.com`, status: 'kept' });
    expect(await staff.resendFailed(tag)).toEqual({ queued: 0, left: 0 });
    expect(await staff.resendFailed(tag, true)).toEqual({ queued: 1, left: 0 });
    await settled();
    expect(await staff.find(kept)).toMatchObject({ status: 'SENT' });
  });

  it('after an outage all that fit go out again, and what is no longer true is closed', async () => {
    const tag = randomUUID();
    const recipient = `${tag}@example.com`;
    const good = await message('order-details', { recipient });
    const old = await message('status-change', { recipient, data: { status: 'delivered' } });
    const other = await message('order-details');
    expect(await staff.failed(tag.toUpperCase())).toHaveLength(2);
    expect(await staff.resendFailed(tag)).toEqual({ queued: 2, left: 0 });
    await settled();
    expect(await staff.find(good)).toMatchObject({ status: 'SENT' });
    expect(await staff.find(old)).toMatchObject({
      status: 'CLOSED',
      lastError: 'Not sent: the message was out of date.',
    });
    expect(await staff.find(other)).toMatchObject({ status: 'FAILED' });
    expect(mail.recipients.filter((one) => one.includes(tag))).toHaveLength(1);
    expect(await auditOf(good)).toEqual([{ label: 'order-details', after: { status: 'queued' } }]);
  });

  it('the messages to one address are those to it alone, in any case', async () => {
    const address = `ann.${randomUUID()}@example.com`;
    const own = await message('order-details', { recipient: address });
    const typed = await message('order-details', { recipient: address.toUpperCase() });
    await message('order-details', { recipient: `jo${address}` });
    const { nodes } = await staff.to(address);
    expect(nodes.map(({ id }) => id).sort()).toEqual([own, typed].sort());
  });

  it('a secret is made anew for the address of now, and refused once it was used', async () => {
    const [{ email } = { email: '' }] = await rows<{ email: string }>(
      'select email from users where id = $1',
      [customer],
    );
    const id = await message('verify-email', { recipient: 'old@example.com', userId: customer });
    expect(await staff.find(id)).toMatchObject({ accountEmail: email });
    await expect(staff.resend(id, 'FAILED')).rejects.toMatchObject({
      message: expect.stringContaining('No active account has this address'),
    });
    expect(await staff.resend(id, 'FAILED', true)).toMatchObject({ recipient: email, accountEmail: null });
    await settled();
    expect((await mail.read())[0]?.text).toMatch(/\/verify-email#[\w-]{43}/);

    await rows('update users set email_verified_at = now() where id = $1', [customer]);
    await expect(staff.resend(id, 'SENT')).rejects.toMatchObject({
      message: expect.stringContaining('This address has been confirmed.'),
    });
    await rows('update users set email_verified_at = null where id = $1', [customer]);
  });

  it.each(['password-reset', 'invitation'] as const)(
    'the way into the account of a customer is read in a shop for trying out alone: %s',
    async (kind) => {
      const id = await message(kind, { status: 'kept', userId: customer });
      await rows(`update email_messages set body_text = 'A link', body_html = 'A link' where id = $1`, [id]);
      expect(await staff.find(id)).toMatchObject({ bodyText: 'A link' });
      Object.assign(app.deps.env, { demoAccounts: false });
      expect(await staff.find(id)).toMatchObject({ bodyText: '' });
      Object.assign(app.deps.env, { demoAccounts: true });
    },
  );

  it('the way into the account of a colleague is read by nobody else, also where messages are kept', async () => {
    const id = await message('password-reset', { status: 'kept', userId: customer });
    await rows(`update email_messages set body_text = 'A link', body_html = 'A link' where id = $1`, [id]);
    const read = async () => (await staff.find(id)).bodyText;
    expect(await read()).toBe('A link');
    await rows(`update users set role = 'admin' where id = $1`, [customer]);
    expect(await read()).toBe('');
    await rows(`update users set role = 'customer' where id = $1`, [customer]);
    await rows(
      `update email_messages set user_id = (select id from users where role = 'admin') where id = $1`,
      [id],
    );
    expect(await read()).toBe('A link');
  });
});

interface Columns {
  readonly status?: EmailStatus;
  readonly recipient?: string;
  readonly userId?: string;
  readonly data?: object;
}

/** A message about the order, by default failed. */
async function message(
  kind: EmailKind,
  { status = 'failed', recipient = 'ann@example.com', userId, data = {} }: Columns = {},
): Promise<string> {
  const [{ id } = { id: '' }] = await rows<{ id: string }>(
    `insert into email_messages (id, dedupe_key, kind, recipient, order_id, user_id, data, status, last_error, created_at)
      values (gen_random_uuid(), gen_random_uuid(), $1, $2, $3, $4, $5, $6, '550 no such user', now()) returning id`,
    [kind, recipient, userId ? null : order.id, userId ?? null, data, status],
  );
  return id;
}

async function rows<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await app.deps.database.pool.query<T>(sql, values)).rows;
}

const auditOf = (id: string) =>
  rows(`select label, after from audit_entries where entity = 'message' and entity_id = $1`, [id]);

/** Waits until no message is queued. */
async function settled(): Promise<void> {
  await until(async () => (await rows(`select 1 from email_messages where status = 'queued'`)).length === 0);
}
