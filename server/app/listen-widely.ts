import cluster from 'node:cluster';
import type { RequestListener, Server } from 'node:http';
import { createServer, Server as NetServer } from 'node:net';
import { listen } from './listen.js';

/** A round of the event loop takes one connection from each: under load there are ten or twenty rounds in a second. */
const SOCKETS = 64;

export interface Listening {
  readonly port: number;
  /** Takes no more connections; resolves when those that were taken are closed. */
  close(): Promise<void>;
}

/**
 * Takes the port before the server can serve, to answer that it starts; null for one of several processes: it shares the
 * port with others that serve already. Throws CannotListen.
 */
export async function listenEarly(
  http: Server,
  port: number,
  host: string | null,
): Promise<Listening | null> {
  return cluster.isWorker ? null : listenWidely(http, port, host);
}

/**
 * Takes a port as `listen` does, over several sockets where the system lets them share it (SO_REUSEPORT): Node takes
 * only one connection in a round of the event loop from each. Throws CannotListen.
 */
export async function listenWidely(http: Server, port: number, host: string | null): Promise<Listening> {
  // A shared port could be shared with another process by mistake.
  if (port !== 0) await proveFree(port, host);
  const own = await listen(http, port, host, { isShared: canShare });
  const others = canShare ? Array.from({ length: SOCKETS - 1 }, () => passingOn(http)) : [];
  for (const other of others) await listen(other, own, host, { isShared: true });
  return { port: own, close: () => Promise.all([http, ...others].map(closed)).then(() => {}) };
}

/** Takes connections of a port that the process which started this one hands out in turn. */
export async function listenInTurn(http: Server, port: number, host: string | null): Promise<Listening> {
  return { port: await listen(http, port, host), close: () => closed(http) };
}

/** Where the system spreads connections over the sockets of a port. */
const canShare = process.platform === 'linux';

/** Hands its connections to the server, made as the server makes its own. */
function passingOn(http: Server): NetServer {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit('connection', socket));
}

async function proveFree(port: number, host: string | null): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await closed(probe);
}

/** The close of http would cut idle connections at once, and with them requests that are just arriving. */
function closed(server: NetServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
}

const STARTING_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Until everything is up: the process is alive, but cannot serve yet. */
export const answerStarting: RequestListener = (request, response) => {
  if (request.url === '/healthz') {
    response.writeHead(200, STARTING_HEADERS);
    response.end('{"status":"up"}');
    return;
  }
  response.writeHead(503, { ...STARTING_HEADERS, 'Retry-After': '1' });
  response.end('{"message":"The server is starting. Please try again in a moment."}');
};
