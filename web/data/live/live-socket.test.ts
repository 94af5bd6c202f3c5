/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { OrderChangedDocument } from '../../features/orders/live/order-live.generated';
import { endSession, startSession } from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { createApolloClient } from '../client';

/** The server's end of each connection, in the graphql-ws protocol. */
class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = 0;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  readonly received: { type: string; id?: string }[] = [];

  constructor() {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.received.push(JSON.parse(text));
  }

  completeSignIn(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.onmessage?.({ data: '{"type":"connection_ack"}' });
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.(Object.assign(new Event('close'), { code, reason, wasClean: true }) as CloseEvent);
  }
}

const realSocket = globalThis.WebSocket;

beforeEach(() => {
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  startSession(tokenUntil('in an hour'), {
    id: '7',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'CUSTOMER',
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  endSession();
  globalThis.WebSocket = realSocket;
});

it('a page that follows comes back after every kind of restart, each at a moment of its own', async () => {
  const client = createApolloClient();
  const following = client
    .subscribe({ query: OrderChangedDocument, variables: { id: 'o' } })
    .subscribe({ error: (error) => expect(error).toBeUndefined() });
  // The socket's code is loaded lazily.
  while (FakeSocket.opened.length === 0) await new Promise((done) => setTimeout(done, 5));
  jest.useFakeTimers();

  for (const code of [1001, 1006, 1012, 1013]) {
    const before = FakeSocket.opened.length;
    FakeSocket.opened.at(-1)?.completeSignIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(FakeSocket.opened.at(-1)?.received).toContainEqual(expect.objectContaining({ type: 'subscribe' }));
    const chance = code / 2000;
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    FakeSocket.opened.at(-1)?.close(code);
    await jest.advanceTimersByTimeAsync(500 * (1 + chance) - 5);
    expect(FakeSocket.opened).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(10);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }

  following.unsubscribe();
  client.stop();
});
