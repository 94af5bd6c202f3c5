import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { insertCustomer, signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let staff: GraphqlClient;
let customer: { readonly id: string };

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  customer = await insertCustomer(app);
});

afterAll(() => app?.stop());

const add = (text: string, noteId?: string, userId = customer.id) =>
  staff.call<{ id: string; text: string; author: string }>(
    'mutation adminAddCustomerNote',
    'id text author',
    {
      userId: ['ID!', userId],
      input: ['CustomerNoteInput!', { text, noteId }],
    },
  );
const list = (page = 1, pageSize = 10) =>
  staff.call<{ nodes: { text: string; author: string }[]; pageInfo: { total: number } }>(
    'query adminCustomerNotes',
    'nodes { text author } pageInfo { total }',
    { userId: ['ID!', customer.id], page: ['Int!', page], pageSize: ['Int!', pageSize] },
  );

it('staff keep notes on a customer, newest first, once each', async () => {
  const noteId = randomUUID();
  expect(await add(' Rings twice ', noteId)).toEqual({
    id: noteId,
    text: 'Rings twice',
    author: 'Ada Admin',
  });
  await add('Rings twice', noteId);
  await expect(add('Another text', noteId)).rejects.toMatchObject({ code: 'CONFLICT' });
  await add('Prefers email');
  expect(await list()).toEqual({
    nodes: [
      { text: 'Prefers email', author: 'Ada Admin' },
      { text: 'Rings twice', author: 'Ada Admin' },
    ],
    pageInfo: { total: 2 },
  });
  expect((await list(2, 1)).nodes).toEqual([{ text: 'Rings twice', author: 'Ada Admin' }]);
});

it('a note needs a text and a customer', async () => {
  await expect(add('  ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(add('x'.repeat(4_001))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(add('x', 'no id')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  for (const nobody of [randomUUID(), 'nobody'])
    await expect(add('x', undefined, nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('the audit log says that a note was added, not what it says, and nobody edits one', async () => {
  const { pool } = app.deps.database;
  const { rows } = await pool.query(
    `select action, before, after from audit_entries where entity = 'user' and entity_id = $1 order by id desc limit 1`,
    [customer.id],
  );
  expect(rows).toEqual([{ action: 'changed', before: {}, after: { note: 'added' } }]);
  await expect(pool.query(`update customer_notes set body = 'x'`)).rejects.toThrow('written once');
});

it('notes go with the account', async () => {
  await staff.call('mutation adminDeleteUser', '', { id: ['ID!', customer.id] });
  const { rows } = await app.deps.database.pool.query('select 1 from customer_notes where user_id = $1', [
    customer.id,
  ]);
  expect(rows).toEqual([]);
});
