import { MockedProvider } from '@apollo/client/testing/react';
import { expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createCache } from '../apollo/cache';
import { ConversationDocument, ConversationStateFragmentDoc } from './conversation.generated';
import { useConversation } from './use-conversation';

const before = {
  __typename: 'Conversation',
  ...{ orderId: '7', isStaff: false, count: 0, unread: 0, unanswered: 0, latestAt: null, seenAt: null },
} as const;
const after = { ...before, count: 1, unread: 1, latestAt: '2026-11-22T10:00:00.000Z' };
const answer = {
  __typename: 'Message',
  ...{ id: 'm1', body: 'No, but we carry.', fromStaff: true, author: 'Harbourline', isMine: false },
  ...{ isUnread: true, readAt: null, createdAt: after.latestAt },
} as const;

const messagePage = (total: number, nodes: readonly object[]) => ({
  __typename: 'MessagePage',
  pageInfo: { __typename: 'PageInfo', total },
  nodes,
});

const asked = (conversation: object, messages: readonly object[], delay = 0) => ({
  request: { query: ConversationDocument, variables: { orderId: '7', page: 1, pageSize: 50 } },
  result: {
    data: {
      conversation: {
        ...conversation,
        messages: messagePage(messages.length, messages),
      },
    },
  },
  delay,
});

function follow(...mocks: readonly ReturnType<typeof asked>[]) {
  const cache = createCache();
  const Shop = ({ children }: { children: ReactNode }) => (
    <MockedProvider cache={cache} mocks={mocks}>
      {children}
    </MockedProvider>
  );
  const { result } = renderHook(() => useConversation('7'), { wrapper: Shop });
  return { cache, result };
}

it('an unread message on the page is there to be seen', async () => {
  const { result } = follow(asked(after, [answer]));
  await waitFor(() => expect(result.current.messages).toHaveLength(1));
  expect(result.current.hasUnread).toBe(true);
});

it('news of a message is not the message: nothing is there to be seen yet', async () => {
  const { cache, result } = follow(asked(before, []), asked(after, [answer], Number.POSITIVE_INFINITY));
  await waitFor(() => expect(result.current.conversation?.count).toBe(0));
  act(() => {
    cache.writeFragment({
      id: cache.identify(after),
      fragment: ConversationStateFragmentDoc,
      fragmentName: 'ConversationState',
      data: after,
    });
  });
  await waitFor(() => expect(result.current.conversation?.unread).toBe(1));
  expect(result.current.hasUnread).toBe(false);
});

const written = (number: number) => ({
  ...answer,
  id: `m${number}`,
  isUnread: false,
  createdAt: new Date(Date.UTC(2026, 10, 22, 10, number)).toISOString(),
});
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

/** One page of a conversation of 60 messages. */
function pageOf(page: number, delay = 0) {
  const numbers = page === 1 ? [11, 60] : [1, 10];
  const [first = 0, last = 0] = numbers;
  const messages = Array.from({ length: last - first + 1 }, (_, index) => written(first + index));
  const conversation = { ...before, count: 60, messages: messagePage(60, messages) };
  return {
    request: { query: ConversationDocument, variables: { orderId: '7', page, pageSize: 50 } },
    result: { data: { conversation } },
    delay,
  };
}

it('earlier messages come before those on the page, and stay when it is read again', async () => {
  const { result } = follow(pageOf(1), pageOf(2), pageOf(1));
  await waitFor(() => expect(result.current.messages).toHaveLength(50));
  await act(() => result.current.loadEarlier());
  await waitFor(() => expect(result.current.messages).toHaveLength(60));
  await act(() => result.current.refetch());
  expect(ids(result.current.messages)).toEqual(Array.from({ length: 60 }, (_, index) => `m${index + 1}`));
});

it('what is unread when it comes stays marked as new once it was read', async () => {
  const read = { ...answer, isUnread: false };
  const { result } = follow(asked(after, [answer]), asked({ ...after, unread: 0 }, [read]));
  await waitFor(() => expect([...result.current.newIds]).toEqual(['m1']));
  await act(() => result.current.refetch());
  expect(result.current.hasUnread).toBe(false);
  expect([...result.current.newIds]).toEqual(['m1']);
});
