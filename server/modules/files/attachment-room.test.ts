import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inTransaction } from '../../platform/db/transaction.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { newEmail } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { sendRequest } from '../requests/test/request-verbs.js';
import { storeFile } from './attachment.store.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { trustProxy: 1, rateLimitFactor: 1 } });
});
afterAll(() => app.stop());
beforeEach(() => app.deps.database.pool.query('delete from attachments'));

const MB = 2 ** 20;
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * MB, 'x'), Buffer.from('\n%%EOF')]);

async function send(address: string) {
  const form = new FormData();
  form.append('file', new Blob([PDF]), 'offer.pdf');
  const headers = { 'X-Forwarded-For': address };
  const response = await fetch(`${app.url}/api/requests/file`, { method: 'POST', body: form, headers });
  const { id = '', message } = (await response.json()) as { id?: string; message?: string };
  return { status: response.status, id, message };
}

test('one address sends 60 MB an hour, whether requests follow or not, and others send theirs', async () => {
  for (let count = 0; count < 6; count += 1) {
    const { status, id } = await send('192.0.2.1');
    expect(status).toBe(201);
    if (count < 5) await sendRequest(new GraphqlClient(app.url), { email: newEmail(), fileId: id });
  }
  expect(await send('192.0.2.1')).toMatchObject({
    status: 429,
    message: "We can't take more files from you for now. Send this without it, or try again later.",
  });
  expect(await send('192.0.2.2')).toMatchObject({ status: 201 });
});

const ROOM = { unsentBytes: 1_000, guestsBytes: 1_000 };

function store(sender: string, size: number, room = ROOM): Promise<boolean> {
  const id = randomUUID();
  const facts = { id, sender, name: 'a.pdf', type: 'application/pdf', digest: id, thumbnail: null } as const;
  return inTransaction(app.deps.database.orm.em, (tx) =>
    storeFile(tx, { ...facts, bytes: Buffer.alloc(size), isScanned: false, now: app.clock.now() }, room),
  );
}

async function held(): Promise<Record<string, number>> {
  const { rows } = await app.deps.database.pool.query<{ sender: string; bytes: number }>(
    'select sender, sum(octet_length(bytes))::int as bytes from attachments group by sender order by sender',
  );
  return Object.fromEntries(rows.map(({ sender, bytes }) => [sender, bytes]));
}

test('when the room is full, who holds most of it loses the oldest files for the files of others', async () => {
  for (let count = 0; count < 9; count += 1) await store('much', 100);
  await store('little', 100);
  expect(await store('new', 150)).toBe(true);
  expect(await held()).toEqual({ little: 100, much: 700, new: 150 });
  expect(await store('much', 100)).toBe(false);
});

test('when everybody holds little nobody loses anything, and the next one is refused', async () => {
  for (let count = 0; count < 10; count += 1) await store(`one-${count}`, 100);
  expect(await store('new', 100)).toBe(false);
  expect(Object.values(await held())).toEqual(Array(10).fill(100));
});

test('files that came with requests of guests are bounded too', async () => {
  const { id } = await sendRequest(new GraphqlClient(app.url), { email: newEmail() });
  await store('sent', 900);
  await app.deps.database.pool.query('update attachments set request_id = $1', [id]);
  expect(await store('new', 150)).toBe(false);
  expect(await store('new', 100)).toBe(true);
});
