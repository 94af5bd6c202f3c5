import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Env } from '../env/env.js';
import { APOLOGY } from '../errors/error-responses.js';
import { AppError, serviceUnavailable } from '../errors/errors.js';
import { rawResponse } from '../limits/raw-response.js';
import { callerAddress } from '../limits/trusted-proxies.js';
import { inRequest } from '../log/request-scope.js';
import { type LiveEndpointOptions, liveProtocol } from './live-protocol.js';

export interface LiveEndpoint {
  /** Stops accepting connections and closes the open ones, whose clients reconnect elsewhere. */
  stop(): Promise<void>;
}

/** The longest message; the client's longest subscription takes about 4 kB. */
export const MESSAGE_BYTES_MAX = 12 * 1024;
/** Interval of the pings of each connection. Proxies close one that is silent for a minute. */
const PING_MS = 25_000;
/** Time for a connection to close after the close frame. */
const GOODBYE_MS = 1_000;
/** Bytes that may wait for a client that sends and does not read. */
const UNREAD_BYTES_MAX = 1024 * 1024;
/** Messages of a client in ten seconds; a page with everything open sends some dozens when it loads. */
const FRAMES_MAX = 300;
const FRAME_BYTES_MAX = 128 * 1024;
const FRAME_WINDOW_MS = 10_000;

/** GraphQL subscriptions over WebSocket, at the address of GraphQL. */
export function openLiveEndpoint(options: LiveEndpointOptions): LiveEndpoint {
  const { deps, http } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: false,
    handleProtocols,
  });
  const addressOf = callerAddress(deps.env.trustProxy);
  const open = liveProtocol(options);
  const answered = new WeakSet<WebSocket>();
  let isStopping = false;

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const caller = { ip: addressOf(request), agent: request.headers['user-agent'] ?? '' };
    socket.on('error', () => socket.destroy());
    try {
      if (isStopping) throw serviceUnavailable('The server is stopping. Please try again.');
      if (!isOurOwnPage(request, deps.env))
        throw new AppError('FORBIDDEN', 403, 'Connections are for our own pages');
      inRequest(caller, () => deps.requestLimits.countPlace());
    } catch (fault) {
      refuseUpgrade(socket, fault);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      answered.add(connection);
      connection.on('pong', () => answered.add(connection));
      // ws itself closes a connection that breaks the protocol or the limits, with the matching code.
      connection.on('error', () => {});
      const isTooMuch = createFrameLimiter();
      for (const event of ['message', 'ping', 'pong'])
        connection.on(event, ({ length }: Buffer) => {
          if (isTooMuch(length) || connection.bufferedAmount > UNREAD_BYTES_MAX) connection.terminate();
        });
      open(connection, caller);
    });
  });

  const pings = setInterval(() => {
    for (const connection of sockets.clients) {
      if (!answered.delete(connection)) connection.terminate();
      else if (connection.readyState === connection.OPEN) connection.ping();
    }
  }, PING_MS);

  return {
    async stop() {
      isStopping = true;
      clearInterval(pings);
      for (const connection of sockets.clients) connection.close(1001, 'The server is stopping');
      const deadline = performance.now() + GOODBYE_MS;
      while (sockets.clients.size > 0 && performance.now() < deadline) await wait(10);
      for (const connection of sockets.clients) connection.terminate();
    },
  };
}

/** Counts messages and bytes of one connection; true once they exceed the limit of the window. */
function createFrameLimiter(): (bytes: number) => boolean {
  let [since, count, bytes] = [performance.now(), 0, 0];
  return (length) => {
    const now = performance.now();
    if (now - since > FRAME_WINDOW_MS) [since, count, bytes] = [now, 0, 0];
    count += 1;
    bytes += length;
    return count > FRAMES_MAX || bytes > FRAME_BYTES_MAX;
  };
}

/** Answers the upgrade request with a refusal, as REST would, and closes. */
function refuseUpgrade(socket: Duplex, fault: unknown): void {
  const { status, message, code, retryAfter } =
    fault instanceof AppError ? fault : new AppError('INTERNAL', 500, APOLOGY);
  socket.end(rawResponse(status, { message, code }, { retryAfter }));
}

/**
 * Whether one of our own pages opens the connection. Only browsers must send the page's origin; a foreign page could
 * otherwise open a connection in a visitor's name.
 */
function isOurOwnPage(
  { headers }: IncomingMessage,
  { publicUrl, webOrigins }: Pick<Env, 'publicUrl' | 'webOrigins'>,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const asking = URL.parse(origin);
  if (asking === null) return false;
  return asking.host === host || [URL.parse(publicUrl)?.origin, ...webOrigins].includes(asking.origin);
}
