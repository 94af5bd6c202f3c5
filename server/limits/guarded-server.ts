import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { capConnections } from './cap-connections.js';
import { refuseBrokenRequests } from './refuse-broken-requests.js';
import { TRANSPORT, type TransportLimits } from './transport-limits.js';
import { type TrustProxy, trustedPeers } from './trusted-proxies.js';

export interface TransportSettings {
  readonly connectionsPerIp: number;
  readonly trustProxy: TrustProxy;
}

/** An HTTP server on which slow, silent, endless or broken requests are cut, and one address cannot take every connection. */
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
  capConnections(
    server,
    { inAll: limits.connectionsMax, perAddress: connectionsPerIp },
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
