import { gql } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { createCache } from './cache';

const QUERY = gql`
  query Conversation($page: Int!) {
    conversation(id: "7") {
      id
      messages(page: $page) {
        pageInfo {
          total
        }
        nodes {
          id
          createdAt
        }
      }
    }
  }
`;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A cache that received pages, each a range of minutes at which messages were written. */
function cacheAfter(...pages: readonly { page: number; from: number; to: number }[]) {
  const cache = createCache();
  for (const { page, from, to } of pages) {
    const messages = range(from, to).map((minute) => ({
      __typename: 'Message',
      id: `m${minute}`,
      createdAt: `2026-11-22T10:${String(minute).padStart(2, '0')}:00.000Z`,
    }));
    const messagePage = {
      __typename: 'MessagePage',
      pageInfo: { __typename: 'PageInfo', total: to },
      nodes: messages,
    };
    const conversation = { __typename: 'Conversation', id: '7', messages: messagePage };
    cache.writeQuery({ query: QUERY, variables: { page }, data: { conversation } });
  }
  const { conversation } = cache.readQuery({ query: QUERY, variables: { page: 1 } }) as {
    conversation: { messages: { pageInfo: { total: number }; nodes: { id: string }[] } };
  };
  const { pageInfo, nodes } = conversation.messages;
  return { count: pageInfo.total, minutes: nodes.map(({ id }) => Number(id.slice(1))) };
}

it('pages of messages make one list, oldest first, whichever came first', () => {
  expect(cacheAfter({ page: 1, from: 11, to: 20 }, { page: 2, from: 1, to: 10 }).minutes).toEqual(
    range(1, 20),
  );
});

it('a newest page that reaches back to what is known adds to it', () => {
  const { count, minutes } = cacheAfter({ page: 1, from: 1, to: 10 }, { page: 1, from: 8, to: 17 });
  expect(minutes).toEqual(range(1, 17));
  expect(count).toBe(17);
});

it('a newest page after a long pause replaces what is known: between them messages are missing', () => {
  expect(cacheAfter({ page: 1, from: 1, to: 10 }, { page: 1, from: 31, to: 40 }).minutes).toEqual(
    range(31, 40),
  );
});
