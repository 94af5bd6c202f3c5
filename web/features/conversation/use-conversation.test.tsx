import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { mockServer, noAnswer, pageOf } from '../../test/mock-server';
import { useConversation } from './use-conversation';

const before = {
  ...{ id: '7', isStaff: false, count: 0, unread: 0, unanswered: 0, seenAt: null },
  messages: pageOf([]),
};
const message = { id: 'm1', body: 'No, but we carry.', fromStaff: true, isUnread: true };
const after = {
  ...before,
  ...{ count: 1, unread: 1 },
  messages: pageOf([message]),
};

function follow(conversation: object) {
  const answers = { conversation };
  const { client } = mockServer(answers);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useConversation('7'), { wrapper });
  return { answers, cache: client.cache, result };
}

it('an unread message on the page is there to be seen', async () => {
  const { result } = follow(after);
  await waitFor(() => expect(result.current.messages).toHaveLength(1));
  expect(result.current.hasUnread).toBe(true);
});

it('news of a message is not the message: nothing is there to be seen yet', async () => {
  const { answers, cache, result } = follow(before);
  await waitFor(() => expect(result.current.query.data?.conversation?.count).toBe(0));
  answers.conversation = noAnswer;
  act(() => {
    cache.modify({
      id: cache.identify({ __typename: 'Conversation', id: '7' }),
      fields: { count: () => 1, unread: () => 1 },
    });
  });
  await waitFor(() => expect(result.current.query.data?.conversation?.unread).toBe(1));
  expect(result.current.hasUnread).toBe(false);
});

const read = (number: number) => ({
  ...message,
  id: `m${number}`,
  isUnread: false,
  createdAt: new Date(Date.UTC(2026, 10, 22, 10, number)).toISOString(),
});
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

it('earlier messages come before those on the page, and stay when it is read again', async () => {
  const all = Array.from({ length: 60 }, (_, index) => read(index + 1));
  const messages = ({ page = 1 }) =>
    pageOf(page === 1 ? all.slice(10) : all.slice(0, 10), { page, total: 60 });
  const { result } = follow({ ...before, count: 60, messages });
  await waitFor(() => expect(result.current.messages).toHaveLength(50));
  await act(() => result.current.loadEarlier());
  await waitFor(() => expect(result.current.messages).toHaveLength(60));
  await act(() => result.current.query.refetch());
  expect(ids(result.current.messages)).toEqual(ids(all));
});

it('what is unread when it comes stays marked as new once it was read', async () => {
  const { answers, result } = follow(after);
  await waitFor(() => expect([...result.current.newIds]).toEqual(['m1']));
  answers.conversation = { ...after, unread: 0, messages: pageOf([{ ...message, isUnread: false }]) };
  await act(() => result.current.query.refetch());
  expect(result.current.hasUnread).toBe(false);
  expect([...result.current.newIds]).toEqual(['m1']);
});
