import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { capConnections } from './cap-connections.js';
import { refuseBrokenRequests } from './refuse-broken-requests.js';
import { TRANSPORT, type TransportFigures } from './transport-figures.js';
import { type TrustProxy, trustedPeers } from './trusted-proxies.js';

export interface TransportSettings {
  readonly connectionsPerIp: number;
  readonly trustProxy: TrustProxy;
}

/** An HTTP server on which slow, silent, endless or broken requests are cut, and one address cannot take every connection. */
export function createGuardedServer(
  handle: RequestListener,
  { connectionsPerIp, trustProxy }: TransportSettings,
  changes: Partial<TransportFigures> = {},
): Server {
  const figures = { ...TRANSPORT, ...changes };
  const server: Server = createServer(
    {
      headersTimeout: figures.headersMs,
      requestTimeout: figures.requestMs,
      keepAliveTimeout: trustProxy === false ? figures.idleMs : figures.idleBehindProxyMs,
      keepAliveTimeoutBuffer: figures.idleSpareMs,
      connectionsCheckingInterval: figures.checkEveryMs,
      maxHeaderSize: figures.headerBytesMax,
      shouldUpgradeCallback: (request) => asksForLive(request) && server.listenerCount('upgrade') > 0,
    },
    handle,
  );
  server.timeout = figures.silentMs;
  server.maxRequestsPerSocket = figures.requestsPerConnection;
  server.maxHeadersCount = figures.headersMax;
  capConnections(
    server,
    { inAll: figures.connectionsMax, perAddress: connectionsPerIp },
    trustedPeers(trustProxy),
  );
  refuseBrokenRequests(server);
  return server;
}

/** Any other wish for another protocol is passed over, as HTTP allows, and the request answered. */
function asksForLive({ url = '', headers }: IncomingMessage): boolean {
  const [path] = url.split('?');
  return path === '/graphql' && headers.upgrade?.toLowerCase() === 'websocket';
}
