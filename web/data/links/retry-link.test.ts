/** @jest-environment jest-fixed-jsdom */
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createCartCalls } from '../../features/cart/sync/cart-sync';
import { UnreadMessagesDocument } from '../../features/conversation/unread.generated';
import { BookAgainDocument } from '../../features/quotes/book-again/book-again.generated';
import { SaveQuoteDocument } from '../../features/saved-quotes/saved-quote.generated';
import { endSession, startSession } from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { createApolloClient } from '../client';
import { sourceOf } from '../client-loader';
import { errorCode, errorMessage } from '../error-message';
import { useIsRetrying } from './retry-state';

const realFetch = globalThis.fetch;
let client: ApolloClient;
/** The server's responses in order; the last one repeats. */
let answers: (() => Response)[];
let asked: number[];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  answers = [];
  asked = [];
  globalThis.fetch = async () => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(Date.now());
    if (!answer) throw new Error('Nothing was to be asked');
    return answer();
  };
  client = createApolloClient();
});

afterEach(() => {
  client.stop();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const well = () => Response.json({ data: { myUnreadMessages: 3 } });
const busy =
  (retryAfter?: number, code = 'SERVICE_UNAVAILABLE') =>
  () =>
    new Response(JSON.stringify({ errors: [{ message: 'Full.', extensions: { code, retryAfter } }] }), {
      status: 503,
      headers: { 'Content-Type': 'application/graphql-response+json' },
    });
const proxy =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('<html>', { status, headers });
const nobody = () => {
  throw new TypeError('Failed to fetch');
};

/** The call's data or error, with all waits fast-forwarded. */
async function outcome<T>(call: Promise<T>): Promise<T | unknown> {
  const end = call.catch((error: unknown) => error);
  await jest.runAllTimersAsync();
  return end;
}

const read = () =>
  outcome(
    client
      .query({ query: UnreadMessagesDocument, fetchPolicy: 'no-cache' })
      .then(({ data }) => data?.myUnreadMessages),
  );
const waits = () => asked.slice(1).map((at, index) => at - asked[index]!);

describe('a read', () => {
  it('that a busy server turned away is sent again after the wait the server asked for', async () => {
    answers = [busy(2), busy(5), well];
    expect(await read()).toBe(3);
    expect(waits()).toEqual([2000, 5000]);
  });

  it('is sent again after a wait that doubles where a restart leaves nobody, or a proxy alone, to answer', async () => {
    answers = [nobody, proxy(502), proxy(503), well];
    expect(await read()).toBe(3);
    expect(waits()).toEqual([250, 500, 1000]);
  });

  it('heeds the wait that a proxy asks for in its header', async () => {
    answers = [proxy(503, { 'Retry-After': '4' }), well];
    expect(await read()).toBe(3);
    expect(waits()).toEqual([4000]);
  });

  it('waits longer by chance, so that not all come back in the same moment', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    answers = [busy(2), nobody, well];
    expect(await read()).toBe(3);
    expect(waits()).toEqual([2500, 750]);
  });

  it('is given up after three repeats, with the words of the server', async () => {
    answers = [busy(1)];
    const error = await read();
    expect([errorMessage(error), errorCode(error)]).toEqual(['Full.', 'SERVICE_UNAVAILABLE']);
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['a longer wait than a person has', busy(60)],
    ['anything else', busy(undefined, 'INTERNAL')],
    ['a fault of its own', proxy(500)],
  ])('is not sent again when the server says %s', async (_, answer) => {
    answers = [answer];
    expect(await read()).toBeInstanceOf(Error);
    expect(asked).toHaveLength(1);
  });

  it('is not sent again once its user has signed out', async () => {
    startSession(tokenUntil('in an hour'), {
      id: '7',
      name: 'Ada',
      email: 'ada@example.com',
      role: 'CUSTOMER',
    });
    answers = [busy(2), well];
    const result = client.query({ query: UnreadMessagesDocument }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    endSession();
    await jest.runAllTimersAsync();
    await result;
    expect(asked).toHaveLength(1);
  });

  it('is not sent again by itself when nothing is heard for ten seconds', async () => {
    globalThis.fetch = async () => {
      asked.push(Date.now());
      throw new DOMException('signal timed out', 'TimeoutError');
    };
    expect(errorMessage(await read())).toBe('Request timed out. Please try again.');
    expect(asked).toHaveLength(1);
  });

  it('says in plain words that a proxy found nobody', async () => {
    answers = [proxy(503)];
    expect(errorMessage(await read())).toBe("We can't answer right now. Please try again in a moment.");
  });

  it('of a cart, which tries again by itself, is sent once', async () => {
    answers = [busy(2)];
    await outcome(createCartCalls(sourceOf(client), () => {}).fetch());
    expect(asked).toHaveLength(1);
  });
});

describe('what is shown of retries', () => {
  function isNoticeShown(): boolean {
    const { result, unmount } = renderHook(useIsRetrying);
    unmount();
    return result.current;
  }

  it('is said while somebody waits for a read', async () => {
    answers = [busy(2), well];
    const call = client.query({ query: UnreadMessagesDocument, fetchPolicy: 'no-cache' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isNoticeShown()).toBe(true);
    await jest.advanceTimersByTimeAsync(2_000);
    await call;
    expect(isNoticeShown()).toBe(false);
  });

  it('is nothing while a page looks by itself whether something has changed', async () => {
    answers = [well, busy(2), well];
    const looking = client
      .watchQuery({ query: UnreadMessagesDocument, pollInterval: 10_000 })
      .subscribe(() => {});
    await jest.advanceTimersByTimeAsync(11_000);
    expect([asked.length, isNoticeShown()]).toEqual([2, false]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(3);
    looking.unsubscribe();
  });
});

describe('a write', () => {
  it('is not sent again', async () => {
    answers = [busy(2)];
    expect(errorCode(await outcome(client.mutate({ mutation: SaveQuoteDocument })))).toBe(
      'SERVICE_UNAVAILABLE',
    );
    expect(asked).toHaveLength(1);
  });

  it('that the server takes twice as once is', async () => {
    answers = [nobody, busy(2), () => Response.json({ data: { reorder: null } })];
    await outcome(client.mutate({ mutation: BookAgainDocument, variables: { orderId: 'o' } }));
    expect(asked).toHaveLength(3);
  });
});

it('a call is not repeated as another user', async () => {
  const visitor = { name: 'Ada', email: 'ada@example.com', role: 'CUSTOMER' } as const;
  startSession(tokenUntil('in an hour'), { ...visitor, id: '7' });
  answers = [busy(), well];
  const call = outcome(client.query({ query: UnreadMessagesDocument, fetchPolicy: 'no-cache' }));
  startSession(tokenUntil('in an hour'), { ...visitor, id: '8' });
  await call;
  expect(asked).toHaveLength(1);
  endSession();
});

it('a read without an answer counts as waiting after three seconds, until it has one', async () => {
  let answer = (_: Response) => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const { result } = renderHook(useIsRetrying);
  const call = client.query({ query: UnreadMessagesDocument, fetchPolicy: 'no-cache' });
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(result.current).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(result.current).toBe(true);
  await act(async () => {
    answer(well());
    await call;
  });
  expect(result.current).toBe(false);
});
