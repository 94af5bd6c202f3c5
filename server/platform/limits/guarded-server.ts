import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { TrustProxy } from '../env/network-env.js';
import { ipPrefix } from './ip-prefix.js';
import { rawResponse } from './raw-response.js';
import { TRANSPORT, type TransportLimits } from './transport-limits.js';
import { trustedPeers } from './trusted-proxies.js';

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Time for a sender who was refused to stop sending before the connection is cut. */
const LINGER_MS = 1_000;

/** Answers a malformed or late request with a status and closes; a response under way is only cut. */
function refuseBrokenRequests(server: Server): void {
  const underWay = new WeakMap<object, ServerResponse>();
  const refused = new WeakSet<object>();
  server.on('request', (request, response) => underWay.set(request.socket, response));
  server.on('clientError', (error: ParseFault, socket) => {
    if (refused.has(socket)) return;
    const response = underWay.get(socket);
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const withBody = error.rawPacket?.subarray(0, 5).toString('latin1') !== 'HEAD ';
    refused.add(socket);
    socket.end(refusal(STATUS_OF[error.code ?? ''] ?? 400, withBody));
    // The rest of the request is read and dropped: closing at once would reset the connection before the response.
    const close = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(close));
  });
}

/** Node's error for a request that its parser refused, with the offending bytes. */
type ParseFault = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

function refusal(status: number, withBody: boolean): string {
  const message = status === 408 ? 'The request took too long' : 'The request could not be read';
  const code = status === 413 || status === 431 ? 'TOO_LARGE' : 'BAD_INPUT';
  return rawResponse(status, { message, code }, { withBody });
}

export interface TransportSettings {
  readonly connectionsPerIp: number;
  readonly trustProxy: TrustProxy;
}

/** An HTTP server that cuts slow, silent, endless or broken requests, and that no single address can fill. */
export function createGuardedServer(
  handle: RequestListener,
  { connectionsPerIp, trustProxy }: TransportSettings,
  changes: Partial<TransportLimits> = {},
): Server {
  const limits = { ...TRANSPORT, ...changes };
  const server: Server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: trustProxy === false ? limits.idleMs : limits.idleBehindProxyMs,
      keepAliveTimeoutBuffer: limits.idleSpareMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      maxHeaderSize: limits.headerBytesMax,
      shouldUpgradeCallback: (request) => asksForLive(request) && server.listenerCount('upgrade') > 0,
    },
    handle,
  );
  server.timeout = limits.silentMs;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxHeadersCount = limits.headersMax;
  // Without the second, the primary of several processes would hand a connection on for ever.
  Object.assign(server, { maxConnections: limits.connectionsMax, dropMaxConnection: true });
  capConnections(server, connectionsPerIp, trustedPeers(trustProxy));
  refuseBrokenRequests(server);
  return server;
}

/** True for a WebSocket upgrade. Requests for other protocols are answered without upgrade, as HTTP allows. */
function asksForLive({ url = '', headers }: IncomingMessage): boolean {
  const [path] = url.split('?');
  return path === '/graphql' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Closes connections of an address beyond its limit; our proxies have none. */
function capConnections(server: Server, perAddress: number, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const place = ipPrefix(address);
    const count = (open.get(place) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(place, count);
    socket.once('close', () => {
      const left = (open.get(place) ?? 1) - 1;
      if (left > 0) open.set(place, left);
      else open.delete(place);
    });
  });
}
