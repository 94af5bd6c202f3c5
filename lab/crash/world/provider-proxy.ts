import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './free-port.js';

/** A request on its way through the proxy, and what may be made of it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  header(name: string): string;
  /** Lets it be done, and gives the true answer. Rejects when there is none. */
  forward(): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** The answer that replaces the true one; null cuts the connection. */
export type PassedAnswer = Pick<Answer, 'status' | 'body'> & { readonly headers?: Headers };
export type Disturb = (exchange: Exchange) => Promise<PassedAnswer | null>;

export interface ProviderProxy {
  /** Address that servers and browsers use for the provider. */
  readonly url: string;
  /** Addresses that the provider uses for the servers. */
  readonly serverUrls: readonly string[];
  stop(): Promise<void>;
}

/** Headers of an answer that the stripe package reads. */
const HEADERS_PASSED = ['content-type', 'request-id', 'stripe-should-retry', 'retry-after', 'stripe-version'];

/**
 * Stands between the servers and the provider, in both directions: what servers and browsers ask the provider, and the
 * webhooks it sends. `disturb` decides what becomes of each request.
 */
export async function startProviderProxy(
  targets: { readonly provider: string; readonly servers: readonly string[] },
  disturb: { readonly call: Disturb; readonly webhook: Disturb },
): Promise<ProviderProxy> {
  const port = await freePort();
  const http = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });
  http.keepAliveTimeout = 60_000;
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    serverUrls: targets.servers.map((_server, index) => `${url}/to/${index}`),
    async stop() {
      http.close();
      http.closeAllConnections();
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, index, path] = /^\/to\/(\d+)(\/.*)$/.exec(request.url!) ?? [];
    const target =
      index === undefined ? targets.provider + request.url : targets.servers[Number(index)]! + path;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const exchange = exchangeOf(request, Buffer.concat(chunks), target);
    const heard = await (index === undefined ? disturb.call(exchange) : disturb.webhook(exchange));
    if (heard === null) response.destroy();
    else answer(response, heard);
  }
}

function exchangeOf(request: IncomingMessage, body: Buffer, target: string): Exchange {
  const {
    connection,
    host,
    'content-length': _length,
    'transfer-encoding': _coding,
    ...headers
  } = request.headers;
  return {
    method: request.method!,
    path: new URL(target).pathname,
    body,
    header: (name) => String(request.headers[name] ?? ''),
    async forward() {
      const response = await fetch(target, {
        method: request.method,
        headers: headers as Record<string, string>,
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      const { status } = response;
      return { status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

function answer(response: ServerResponse, { status, headers, body }: PassedAnswer): void {
  const passed = HEADERS_PASSED.flatMap((name) => {
    const value = headers?.get(name);
    return value ? [[name, value]] : [];
  });
  response.writeHead(status, Object.fromEntries(passed)).end(body);
}
