import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as roundOfEventLoop } from 'node:timers/promises';

/** Silence after which a connection counts as idle: a request may be on its way. */
const SILENT_MS = 200;
const CHECK_EVERY_MS = 20;
/** Longest time for accepting connections that arrive without a pause after the end was announced. */
const TAKE_WITHIN_MS = 2_000;

interface Connection {
  readonly underWay: Set<ServerResponse>;
  /** True for a connection that speaks WebSocket now; its upgrader closes it. */
  isUpgraded: boolean;
  bytesRead: number;
  /** Time of the last data in either direction. */
  activeAtMs: number;
}

/** Ends connections without cutting a request: announces it in each response, then closes the silent ones. */
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
      // Each layer waits for the end with a listener of its own, and a stream piped into the response adds five.
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

  /** Leaves connections that change to WebSocket alone. Only once upgrades are served: Node then upgrades. */
  leaveUpgraded(): void {
    this.server.on('upgrade', ({ socket }) => {
      const connection = this.#connections.get(socket);
      if (connection) connection.isUpgraded = true;
    });
  }

  /** From now on every response is the last one on its connection. */
  announce(): void {
    this.#isAnnounced = true;
    for (const { underWay } of this.#connections.values())
      for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Stops listening, answers requests under way or arriving, then closes; cuts what remains after the time. */
  async close(listening: { close(): Promise<void> }, withinMs: number): Promise<void> {
    this.announce();
    await this.#takeWaiting();
    const closed = listening.close();
    // Checked after the data that has arrived was read.
    const checks = setInterval(() => setImmediate(() => this.#closeSilent()), CHECK_EVERY_MS);
    const force = setTimeout(() => this.#cutAll(), withinMs);
    await closed;
    clearInterval(checks);
    clearTimeout(force);
    // Ends the server's checks of slow requests too.
    this.server.close();
  }

  /** Accepts waiting connections, which the system resets once nobody listens; one round may accept one a socket. */
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
