import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import { createServer, Server as NetServer } from 'node:net';
import { listen } from './listen.js';

/** Node accepts one connection per socket and event-loop round: under load there are ten or twenty rounds a second. */
const SOCKETS = 64;

export interface Listening {
  readonly port: number;
  /** Stops accepting connections; resolves when the accepted ones are closed. */
  close(): Promise<void>;
}

/**
 * Listens before the server can serve, and answers that it is starting; null for one of several processes, which
 * shares the port with others that serve already. Throws CannotListen.
 */
export async function listenEarly(
  http: Server,
  port: number,
  host: string | null,
): Promise<Listening | null> {
  return cluster.isWorker ? null : listenOnSharedSockets(http, port, host);
}

/**
 * Listens like `listen`, over several sockets where the system lets them share the port (SO_REUSEPORT): Node accepts
 * only one connection per socket in a round of the event loop. Throws CannotListen.
 */
export async function listenOnSharedSockets(
  http: Server,
  port: number,
  host: string | null,
): Promise<Listening> {
  // A shared port could be shared with another process by mistake.
  if (port !== 0) await proveFree(port, host);
  if (canShare) http.maxConnections = Math.ceil(http.maxConnections / SOCKETS);
  const own = await listen(http, port, host, { isShared: canShare });
  const others = canShare ? Array.from({ length: SOCKETS - 1 }, () => passingOn(http)) : [];
  for (const other of others) await listen(other, own, host, { isShared: true });
  return { port: own, close: () => Promise.all([http, ...others].map(closed)).then(() => {}) };
}

/** Accepts connections that the primary process distributes in turn. */
export async function listenInTurn(http: Server, port: number, host: string | null): Promise<Listening> {
  return { port: await listen(http, port, host), close: () => closed(http) };
}

/** True where the system spreads connections over the sockets of a port. */
const canShare = process.platform === 'linux';

/** A socket server that passes its connections to the HTTP server, configured alike. */
function passingOn(http: Server): NetServer {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    http.emit('connection', socket),
  );
  server.maxConnections = http.maxConnections;
  return server;
}

async function proveFree(port: number, host: string | null): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await closed(probe);
}

/** Closes the listener alone: http's own close would cut idle connections, and requests just arriving on them. */
function closed(server: NetServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}

const STARTING_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Answers until everything is up: the process is alive, but cannot serve yet. */
export const answerStarting: RequestListener = (request, response) => {
  if (request.url === '/healthz') {
    response.writeHead(200, STARTING_HEADERS);
    response.end('{"status":"up"}');
    return;
  }
  response.writeHead(503, { ...STARTING_HEADERS, 'Retry-After': '1' });
  response.end('{"message":"The server is starting. Please try again in a moment."}');
};
