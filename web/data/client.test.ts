/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type DocumentNode, parse } from 'graphql';
import { UnreadMessagesDocument } from '../features/conversation/unread.generated';
import { endSession, startSession } from '../session/session';
import { tokenUntil } from '../session/test-tokens';
import { createApolloClient } from './client';

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

const ReadAll: DocumentNode = parse('mutation ReadAll { myUnreadMessages }');

// Sleeps: the client has sent and shown what it will.
const pause = () => new Promise((done) => setTimeout(done, 20));

/** Follows the number of unread messages. */
function watchUnread() {
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
  return { client, query, shown };
}

it('the same question asked twice at once is sent once', async () => {
  const { client, query, shown } = watchUnread();
  await pause();
  query.refetch().catch(() => {});
  await pause();
  expect(answers).toHaveLength(1);
  await answers[0]?.(1);
  expect([...new Set(shown)]).toEqual([1]);
  client.stop();
});

it.each([
  ['made', 0],
  ['refused', null],
])('after a change that was %s an answer that it overtook is asked for anew', async (_, outcome) => {
  const { client, query, shown } = watchUnread();
  await pause();
  const change = client.mutate({ mutation: ReadAll }).catch(() => {});
  await pause();
  const [older, changed] = answers;
  await changed?.(outcome);
  await change;
  query.refetch().catch(() => {});
  await older?.(1);
  expect(shown).toEqual([]);
  await answers[2]?.(2);
  expect([...new Set(shown)]).toEqual([2]);
  expect(answers).toHaveLength(3);
  client.stop();
});

it('a failure is reported', async () => {
  const { client, shown } = watchUnread();
  await pause();
  await answers[0]?.(null);
  expect(shown).toEqual(['failed']);
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
