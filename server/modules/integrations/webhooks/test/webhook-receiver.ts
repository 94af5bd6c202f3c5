import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One call as it came. */
export interface Received {
  readonly id: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (response: ServerResponse, received: Received) => unknown;

export interface WebhookReceiver {
  readonly url: string;
  /** Every call in its order, also those that were refused. */
  readonly received: Received[];
  /** How calls are answered from now on. */
  answer: Answer;
  /** Cuts every connection and listens no more, as a process that was killed. */
  kill(): Promise<void>;
  /** Listens again, at the same address. */
  restart(): Promise<void>;
}

export const fine: Answer = (response) => response.writeHead(200).end('taken');

/** A receiver of webhooks on a port of its own. */
export async function startReceiver(): Promise<WebhookReceiver> {
  let server: Server;
  let port = 0;
  async function listen(): Promise<void> {
    server = createServer(async (request, response) => {
      const body = await text(request);
      const one = { id: String(request.headers['webhook-id']), headers: request.headers, body };
      receiver.received.push(one);
      receiver.answer(response, one);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(port, '127.0.0.1', resolve);
    await promise;
    port = (server.address() as AddressInfo).port;
  }
  const receiver = {
    received: [] as Received[],
    answer: fine,
    get url() {
      return `http://127.0.0.1:${port}/hook`;
    },
    restart: listen,
    async kill() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      await promise;
    },
  };
  await listen();
  return receiver;
}
