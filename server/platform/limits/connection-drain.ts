import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as roundOfEventLoop } from 'node:timers/promises';

/** How long a connection must have been silent before it counts as idle: a request may be on its way. */
const SILENT_MS = 200;
const CHECK_EVERY_MS = 20;
/** At most so long, connections that come without a pause are taken after the end was announced. */
const TAKE_WITHIN_MS = 500;

interface Connection {
  readonly underWay: Set<ServerResponse>;
  /** Speaks WebSocket by now; whoever upgraded it closes it. */
  isUpgraded: boolean;
  bytesRead: number;
  /** When data last went over it in either direction. */
  activeAtMs: number;
}

/** Ends the connections of a server without cutting a request: first by saying so in each answer, then the silent ones. */
export class ConnectionDrain {
  readonly #connections = new Map<Socket, Connection>();
  #isAnnounced = false;
  #taken = 0;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#taken += 1;
      const opened = { underWay: new Set<ServerResponse>(), isUpgraded: false, bytesRead: 0 };
      this.#connections.set(socket, { ...opened, activeAtMs: performance.now() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      // Each layer waits for its end with a listener of its own, and a stream that is piped into it adds five.
      response.setMaxListeners(20);
      if (this.#isAnnounced) response.setHeader('Connection', 'close');
      const connection = this.#connections.get(socket);
      if (!connection) return;
      connection.underWay.add(response);
      response.once('close', () => {
        connection.underWay.delete(response);
        connection.bytesRead = socket.bytesRead;
        connection.activeAtMs = performance.now();
      });
    });
  }

  /** Leaves connections that change to WebSocket alone. Not before somebody answers them: with a listener, Node upgrades. */
  leaveUpgraded(): void {
    this.server.on('upgrade', ({ socket }) => {
      const connection = this.#connections.get(socket);
      if (connection) connection.isUpgraded = true;
    });
  }

  /** From now on every answer is the last one on its connection. */
  announce(): void {
    this.#isAnnounced = true;
    for (const { underWay } of this.#connections.values())
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Takes no more connections, answers what is under way or arriving, then closes. What is left after the time is cut. */
  async close(listening: { close(): Promise<void> }, withinMs: number): Promise<void> {
    this.announce();
    await this.#takeWaiting();
    const closed = listening.close();
    // Looked at when what has arrived was read.
    const checks = setInterval(() => setImmediate(() => this.#closeSilent()), CHECK_EVERY_MS);
    const force = setTimeout(() => this.#cutAll(), withinMs);
    await closed;
    clearInterval(checks);
    clearTimeout(force);
    // Ends its checks of slow requests too.
    this.server.close();
  }

  /** The system resets connections that wait to be taken when nobody listens any more. A round may take one of each socket. */
  async #takeWaiting(): Promise<void> {
    const endMs = performance.now() + TAKE_WITHIN_MS;
    // The first round may be half over.
    for (let quiet = 0; quiet < 2 && performance.now() < endMs; ) {
      const before = this.#taken;
      await roundOfEventLoop();
      quiet = this.#taken === before ? quiet + 1 : 0;
    }
  }

  #closeSilent(): void {
    const nowMs = performance.now();
    for (const [socket, connection] of this.#connections) {
      if (connection.isUpgraded || connection.underWay.size > 0) continue;
      if (socket.bytesRead !== connection.bytesRead) {
        connection.bytesRead = socket.bytesRead;
        connection.activeAtMs = nowMs;
      } else if (nowMs - connection.activeAtMs > SILENT_MS) socket.destroySoon();
    }
  }

  #cutAll(): void {
    for (const socket of this.#connections.keys()) socket.destroy();
  }
}
