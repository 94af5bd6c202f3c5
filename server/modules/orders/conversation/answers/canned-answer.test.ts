import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../../test/clients/graphql-client.js';
import { tokenOfRole } from '../../../../test/sessions/tokens.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let app: TestApp;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  staff.token = await tokenOfRole(app, 'admin');
});
afterAll(() => app?.stop());

const save = (title: string, body: string) =>
  staff.call<{ id: string }>('mutation adminSaveCannedAnswer', 'id title body', {
    title: ['String!', title],
    body: ['String!', body],
  });
const remove = (id: string) => staff.call('mutation adminDeleteCannedAnswer', '', { id: ['ID!', id] });
const list = async () =>
  (
    await staff.call<{ nodes: { title: string; body: string }[] }>(
      'query adminCannedAnswers',
      'nodes { title body }',
    )
  ).nodes;

it('answers are listed by title, the same title in any case gets the new text, and one is deleted once', async () => {
  const thanks = await save(' Thanks ', 'Dear {name},\nthank you. ');
  await save('labels', 'Print them from your order.');
  expect(await list()).toEqual([
    { title: 'labels', body: 'Print them from your order.' },
    { title: 'Thanks', body: 'Dear {name},\nthank you.' },
  ]);
  expect(await save('THANKS', 'Thank you.')).toEqual({ id: thanks.id, title: 'THANKS', body: 'Thank you.' });
  expect(await list()).toHaveLength(2);
  expect(await remove(thanks.id)).toBe(thanks.id);
  expect(await list()).toHaveLength(1);
  await expect(remove(thanks.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.each([
  ['', 'Text', 'Give the answer a title'],
  ['t'.repeat(61), 'Text', 'Keep the title under 60 characters'],
  ['Title', ' \n ', 'Write a message first'],
  ['Title', 't'.repeat(4_001), 'Keep the body under 4,000 characters'],
])('an answer with the title “%.10s” and the text “%.10s” is refused', async (title, body, message) => {
  await expect(save(title, body)).rejects.toThrow(message);
});

it('an unknown answer cannot be deleted', async () => {
  for (const id of [randomUUID(), 'no-id'])
    await expect(remove(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
