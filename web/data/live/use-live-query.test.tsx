import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Observable, type Subscriber } from 'rxjs';
import { endSession, startSession } from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { useLiveQuery } from './use-live-query';

const USER = { id: '7', name: 'Ada', email: 'ada@example.com', role: 'CUSTOMER' } as const;
const STATUS: TypedDocumentNode<{ status: string }, { id: string }> = gql`
  subscription Status($id: ID!) {
    status(id: $id)
  }
`;

beforeEach(() => {
  jest.useFakeTimers();
  startSession(tokenUntil('in an hour'), USER);
});

afterEach(() => {
  cleanup();
  endSession();
  jest.useRealTimers();
});

/** A component with a live query, and the server's end of each subscription. */
function follow() {
  const opened: Subscriber<ApolloLink.Result>[] = [];
  const events: (readonly [string, string | undefined])[] = [];
  const catchUp = jest.fn(async () => {});
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => new Observable((server) => void opened.push(server))),
  });
  const { rerender, unmount } = renderHook(
    ({ id }) =>
      useLiveQuery(STATUS, {
        variables: { id },
        onData: (now, before) => events.push([now.status, before?.status]),
        catchUp,
      }),
    {
      initialProps: { id: 'a' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApolloProvider client={client}>{children}</ApolloProvider>
      ),
    },
  );
  const push = (status: string) => act(async () => opened.at(-1)?.next({ data: { status } }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { opened, events, catchUp, push, pass, unmount, open: (id: string) => rerender({ id }) };
}

it('each event comes with the one before it, and the first with none', async () => {
  const { events, push } = follow();
  await push('paid');
  await push('shipped');
  expect(events).toEqual([
    ['paid', undefined],
    ['shipped', 'paid'],
  ]);
});

it('a subscription that broke is opened again after what was missed has been read', async () => {
  const { opened, events, catchUp, push, pass } = follow();
  await push('paid');
  await act(async () => opened[0]?.error(new Error('away')));
  expect([opened.length, catchUp.mock.calls.length]).toEqual([1, 0]);
  await pass(4_000);
  expect([opened.length, catchUp.mock.calls.length]).toEqual([2, 1]);
  await push('shipped');
  expect(events.at(-1)).toEqual(['shipped', 'paid']);
});

it('another token opens it again, and the old one says no more', async () => {
  const { opened, events, push, pass } = follow();
  await push('paid');
  act(() => startSession(tokenUntil('never'), USER));
  await pass(10);
  expect(opened).toHaveLength(2);
  await act(async () => opened[0]?.next({ data: { status: 'stale' } }));
  await push('shipped');
  expect(events.map(([now]) => now)).toEqual(['paid', 'shipped']);
});

it('the first event of another thing is not compared with the last', async () => {
  const { events, push, open, pass } = follow();
  await push('paid');
  open('b');
  await pass(10);
  await push('new');
  expect(events.at(-1)).toEqual(['new', undefined]);
});

it('without a connection it is read every half a minute, and no more once the page is left', async () => {
  const { catchUp, pass, unmount } = follow();
  await pass(30_000);
  expect(catchUp).toHaveBeenCalledTimes(1);
  unmount();
  await pass(60_000);
  expect(catchUp).toHaveBeenCalledTimes(1);
});
