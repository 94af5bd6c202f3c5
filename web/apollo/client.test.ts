/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { UnreadMessagesDocument } from '../conversation/unread.generated';
import { createApolloClient } from './client';
import { endSession, startSession } from './session/session';
import { tokenUntil } from './session/test-tokens';

type Answer = (count: number | null) => Promise<void>;

const realFetch = globalThis.fetch;
let answers: Answer[] = [];

beforeEach(() => {
  answers = [];
  globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      answers.push(async (count) => {
        if (count === null) reject(new DOMException('signal timed out', 'TimeoutError'));
        else resolve(Response.json({ data: { myUnreadMessages: count } }));
        await pause();
      });
    });
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const pause = () => new Promise((done) => setTimeout(done, 20));

/** Renders a query that is refetched while its first response is pending. */
async function readTwice() {
  const client = createApolloClient();
  const shown: unknown[] = [];
  const query = client.watchQuery({
    query: UnreadMessagesDocument,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
  });
  query.subscribe(({ data, error }) => {
    if (error) shown.push('failed');
    else if (data) shown.push(data.myUnreadMessages);
  });
  await pause();
  query.refetch().catch(() => {});
  await pause();
  const [first, second] = answers;
  if (!first || !second) throw new Error(`${answers.length} asked`);
  return { first, second, shown, client };
}

it('what is read again because of news is asked anew, although an older answer is on its way', async () => {
  const { first, second, shown, client } = await readTwice();
  await first(1);
  await second(2);
  expect(shown.at(-1)).toBe(2);
  client.stop();
});

it.each([
  ['arrives', 1],
  ['fails', null],
])('an older answer that %s later does not take the place of the newer', async (_, older) => {
  const { first, second, shown, client } = await readTwice();
  await second(2);
  await first(older);
  expect(shown).toContain(2);
  expect(shown.at(-1)).toBe(2);
  client.stop();
});

it('a failure is reported when nothing newer was answered', async () => {
  const { first, second, shown, client } = await readTwice();
  await first(1);
  await second(null);
  expect(shown).toEqual([1, 'failed']);
  client.stop();
});

it.each([
  ['a new token of the same user leaves what is shown in the cache', 'u1', true],
  ['the store is reset when somebody else signs in', 'u2', false],
])('%s', async (_, id, isLeft) => {
  const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'CUSTOMER' } as const;
  startSession(tokenUntil('in an hour'), user);
  const client = createApolloClient();
  client.writeQuery({ query: UnreadMessagesDocument, data: { myUnreadMessages: 3 } });
  startSession(tokenUntil('never'), { ...user, id });
  await pause();
  expect(client.readQuery({ query: UnreadMessagesDocument })).toEqual(
    isLeft ? { myUnreadMessages: 3 } : null,
  );
  client.stop();
  endSession();
});
