import { once } from 'node:events';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestApp } from '../test-app.js';

/** The results of a subscription, oldest first, and a way to wait for more. */
export interface Followed<T> {
  readonly client: Client;
  /** The next unread result. Throws the fault that ended the subscription. */
  next(): Promise<T>;
}

const addressOf = ({ url }: Pick<TestApp, 'url'>) => `${url.replace('http', 'ws')}/graphql`;

/** A client of live connections like the web client's, except that it does not reconnect. */
export function liveClient(app: Pick<TestApp, 'url'>, token: string | null): Client {
  return createClient({
    url: addressOf(app),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: true,
    connectionParams: token ? { Authorization: `Bearer ${token}` } : {},
  });
}

/** Follows an order. */
export function followOrder<T>(client: Client, id: string, fields = 'status'): Followed<T> {
  const answers = client.iterate<{ orderChanged: T }>({
    query: `subscription ($id: ID!) { orderChanged(id: $id) { id ${fields} } }`,
    variables: { id },
  });
  return {
    client,
    async next() {
      const { value, done } = await answers.next();
      if (done) throw new Error('The subscription is over.');
      if (value.errors) throw value.errors;
      return (value.data as { orderChanged: T }).orderChanged;
    },
  };
}

/** A bare connection, for things no client would do. */
export function bareConnection(app: Pick<TestApp, 'url'>, headers: Record<string, string> = {}): WebSocket {
  return new WebSocket(addressOf(app), 'graphql-transport-ws', { headers });
}

/** The code and the reason with which a connection is closed. */
export async function closing(socket: WebSocket): Promise<{ code: number; reason: string }> {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  return { code, reason: String(reason) };
}

/** An authenticated connection. */
export async function openConnection(app: Pick<TestApp, 'url'>, token: string): Promise<WebSocket> {
  const socket = bareConnection(app);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } }));
  await once(socket, 'message');
  return socket;
}

/** Subscribes over a bare connection; returns the first message with this id. */
export async function createQueryClient(socket: WebSocket, id: string, query: string): Promise<unknown> {
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
  for (;;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    const answer = JSON.parse(String(data)) as { id?: string };
    if (answer.id === id) return answer;
  }
}
