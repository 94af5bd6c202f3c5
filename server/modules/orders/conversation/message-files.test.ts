import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emailRenderers } from '../../../app/email-renderers.js';
import { aPng } from '../../../platform/uploads/test/pictures.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { countRows, newEmail, placeOrder, signInAsAdmin, signUp } from '../../../test/factories.js';
import { myAccountOf } from '../../../test/my-account.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmailMessage } from '../../email/email.entity.js';
import { requestSecret } from '../../requests/request-link.js';
import {
  answerRequest,
  openRequest,
  replyToRequest,
  sendRequest,
} from '../../requests/test/request-verbs.js';
import { messagesOf } from './test/messages.js';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

let app: TestApp;
let owner: GraphqlClient;
let staff: GraphqlClient;
let stranger: GraphqlClient;
let order: string;

beforeAll(async () => {
  app = await startTestApp();
  const buyer = new RestClient(app.url);
  await signUp(buyer);
  order = (await placeOrder(app, buyer)).id;
  [owner, staff, stranger] = [0, 1, 2].map(() => new GraphqlClient(app.url)) as [
    GraphqlClient,
    GraphqlClient,
    GraphqlClient,
  ];
  owner.token = buyer.token;
  await signInAsAdmin(staff);
  await signUp(stranger);
});

afterAll(() => app?.stop());

async function upload(client: GraphqlClient | null, bytes: Buffer = PDF, name = 'survey.pdf') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers: Record<string, string> = client ? { Authorization: `Bearer ${client.token}` } : {};
  const path = client ? 'files' : 'requests/file';
  const response = await fetch(`${app.url}/api/${path}`, { method: 'POST', body: form, headers });
  return { status: response.status, ...((await response.json()) as { id: string; message?: string }) };
}

async function open(client: GraphqlClient, id: string, form = '') {
  const headers = { Authorization: `Bearer ${client.token}` };
  const response = await fetch(`${app.url}/api/files/${id}${form}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

async function openByLink(token: string, id: string, isThumbnail = false) {
  const response = await fetch(`${app.url}/api/requests/files/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret: token, isThumbnail }),
  });
  return response.status;
}

const idsOf = async (client: GraphqlClient | null, count: number) => {
  const sent = await Promise.all(Array.from({ length: count }, () => upload(client)));
  expect(sent.map(({ status }) => status)).toEqual(Array(count).fill(201));
  return sent.map(({ id }) => id);
};

describe('files of a message on an order', () => {
  it.each(['its customer', 'staff'])('come with it, five at once from %s', async (who) => {
    const author = who === 'staff' ? staff : owner;
    const fileIds = await idsOf(author, 5);
    const sent = await messagesOf(author).send(order, 'As you asked.', undefined, fileIds);
    expect(sent.files.map(({ id }) => id)).toEqual(fileIds);
    const [seen] = (await messagesOf(who === 'staff' ? owner : staff).read(order)).messages;
    expect(seen?.files[4]).toMatchObject({ name: 'survey.pdf', safety: 'UNSCANNED' });
  });

  it('are opened by its customer and staff, and by nobody else', async () => {
    const [id = ''] = await idsOf(owner, 1);
    expect(await open(owner, id)).toMatchObject({ status: 404 });
    await messagesOf(owner).send(order, 'The form.', undefined, [id]);
    for (const reader of [owner, staff])
      expect(await open(reader, id)).toMatchObject({ status: 200, bytes: PDF });
    for (const form of ['', '/thumbnail'])
      expect(await open(stranger, id, form)).toMatchObject({ status: 404 });
    const { headers } = await open(owner, id);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="HL-\d+\.pdf"$/);
    expect((await fetch(`${app.url}/api/files/${id}`)).status).toBe(401);
  });

  it('that are pictures are painted anew, and shown small', async () => {
    const { id } = await upload(owner, await aPng(), 'damage.png');
    await messagesOf(owner).send(order, 'A scratch.', undefined, [id]);
    for (const form of ['', '/thumbnail']) {
      const { bytes, headers } = await open(staff, id, form);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    }
  });

  it('are five at most, and a sixth loses nothing', async () => {
    const fileIds = await idsOf(owner, 6);
    await expect(messagesOf(owner).send(order, 'All of them.', undefined, fileIds)).rejects.toMatchObject({
      details: { fields: [{ field: 'fileIds', message: 'You can send up to 5 files with a message' }] },
    });
    const { files } = await messagesOf(owner).send(order, 'Five.', undefined, fileIds.slice(0, 5));
    expect(files).toHaveLength(5);
  });

  it('come once: a repeat is the same message, and another message cannot have them', async () => {
    const fileIds = await idsOf(owner, 2);
    const id = randomUUID();
    const first = await messagesOf(owner).send(order, 'Twice.', id, fileIds);
    expect(await messagesOf(owner).send(order, 'Twice.', id, fileIds)).toEqual(first);
    await expect(messagesOf(owner).send(order, 'Twice.', id, [])).rejects.toMatchObject({ code: 'CONFLICT' });
    const before = (await messagesOf(owner).read(order)).count;
    await expect(messagesOf(owner).send(order, 'Again.', undefined, fileIds)).rejects.toMatchObject({
      details: { fields: [{ field: 'fileIds', message: 'Choose the files again' }] },
    });
    expect(await messagesOf(owner).read(order)).toMatchObject({ count: before });
  });

  it.each([
    ['text', Buffer.from('hello'), 415, 'Choose a PDF or a picture (JPEG, PNG or WebP)'],
    ['a page', Buffer.from('<svg onload="alert(1)"/>'), 415, 'Choose a PDF or a picture (JPEG, PNG or WebP)'],
    ['too large', Buffer.alloc(10 * 2 ** 20 + 1, '%PDF-'), 413, 'Choose a file of at most 10 MB'],
  ])('are refused with words when one is %s', async (_what, bytes, status, message) => {
    expect(await upload(owner, bytes)).toMatchObject({ status, message });
  });

  it('opened by staff are written in the audit log, not those that the customer opens', async () => {
    const opened = () =>
      countRows(app, 'audit_entries', `entity_id = $1 and after->>'file' = 'opened'`, [order]);
    const [id = ''] = await idsOf(owner, 1);
    await messagesOf(owner).send(order, 'Look.', undefined, [id]);
    const before = await opened();
    await open(owner, id);
    expect(await opened()).toBe(before);
    await open(staff, id);
    expect(await opened()).toBe(before + 1);
  });

  it('are counted in the email about it', async () => {
    await app.deps.database.pool.query('update messages set read_at = now() where order_id = $1', [order]);
    await messagesOf(staff).send(order, 'Two papers.', undefined, await idsOf(staff, 2));
    const em = app.deps.database.orm.em.fork();
    const mail = await em.findOneOrFail(EmailMessage, {
      kind: 'message-copy',
      orderId: order,
      data: { to: 'customer' },
    });
    const copy = await emailRenderers(app.deps)['message-copy'](mail);
    expect(copy?.text).toContain('2 files came with it.');
  });

  it('stand in the export of the customer', async () => {
    const [id = ''] = await idsOf(owner, 1);
    await messagesOf(owner).send(order, 'For the export.', undefined, [id]);
    const { messages } = await myAccountOf({ graphql: owner } as never).export();
    expect(messages?.at(-1)).toMatchObject({ files: [{ id, name: 'survey.pdf', bytes: PDF.length }] });
  });
});

describe('files of a message on a request', () => {
  let token: string;
  let request: string;

  beforeEach(async () => {
    const guest = new GraphqlClient(app.url);
    request = (await sendRequest(guest, { email: newEmail() })).id;
    token = requestSecret(app.deps, request);
  });

  it('come from a visitor without an account, and are read by staff and by whoever holds the link', async () => {
    const guest = new GraphqlClient(app.url);
    const fileIds = await idsOf(null, 5);
    await replyToRequest(guest, token, 'The rooms.', undefined, fileIds);
    const [seen] = (await openRequest(guest, token)).conversation.messages.nodes;
    expect(seen?.files.map(({ id }) => id)).toEqual(fileIds);
    const [id = ''] = fileIds;
    expect(await openByLink(token, id)).toBe(200);
    expect(await open(staff, id)).toMatchObject({ status: 200 });
    expect(await open(stranger, id)).toMatchObject({ status: 404 });
    const other = (await sendRequest(guest, { email: newEmail() })).id;
    expect(await openByLink(requestSecret(app.deps, other), id)).toBe(404);
    expect(await openByLink('forged', id)).toBe(400);
  });

  it('come from staff too', async () => {
    const { id } = await upload(staff, await aPng(), 'plan.png');
    await answerRequest(staff, request, 'Our plan.', undefined, [id]);
    expect(await openByLink(token, id, true)).toBe(200);
  });
});
