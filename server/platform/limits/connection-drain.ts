import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as roundOfEventLoop } from 'node:timers/promises';

/** Time between two checks for idle connections: a request may be on its way to one. */
const CHECK_EVERY_MS = 200;
/** Longest time for accepting connections that arrive without a pause after the end was announced. */
const TAKE_WITHIN_MS = 5_000;

/** Ends connections without cutting a request: announces it in each response, then closes those that are idle. */
export class ConnectionDrain {
  readonly #underWay = new Set<ServerResponse>();
  /** Connections without a request so far, which Node does not count as idle. */
  readonly #unused = new Set<Socket>();
  #isAnnounced = false;
  #taken = 0;

  constructor(
    private readonly server: Server,
    private readonly takeWithinMs = TAKE_WITHIN_MS,
  ) {
    server.on('connection', (socket) => {
      this.#taken += 1;
      this.#unused.add(socket);
      socket.once('close', () => this.#unused.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      this.#unused.delete(socket);
      // Each layer waits for the end with a listener of its own, and a stream piped into the response adds five.
      response.setMaxListeners(20);
      if (this.#isAnnounced) response.setHeader('Connection', 'close');
      this.#underWay.add(response);
      response.once('close', () => this.#underWay.delete(response));
    });
  }

  /** From now on every response is the last one on its connection. */
  announce(): void {
    this.#isAnnounced = true;
    for (const response of this.#underWay)
      if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Stops listening, answers requests under way or arriving, then closes; cuts what remains after the time. */
  async close(listening: { close(): Promise<void> }, withinMs: number): Promise<void> {
    this.announce();
    await this.#takeWaiting();
    const closed = listening.close();
    // Checked after the data that has arrived was read.
    const checks = setInterval(() => setImmediate(() => this.#closeIdle()), CHECK_EVERY_MS);
    const force = setTimeout(() => this.server.closeAllConnections(), withinMs);
    await closed;
    clearInterval(checks);
    clearTimeout(force);
    // Ends the server's checks of slow requests too.
    this.server.close();
  }

  /** Accepts waiting connections, which the system resets once nobody listens; one round may accept one a socket. */
  async #takeWaiting(): Promise<void> {
    const endMs = performance.now() + this.takeWithinMs;
    // The first round may be half over.
    for (let quiet = 0; quiet < 2 && performance.now() < endMs; ) {
      const before = this.#taken;
      await roundOfEventLoop();
      quiet = this.#taken === before ? quiet + 1 : 0;
    }
  }

  #closeIdle(): void {
    for (const socket of this.#unused) if (socket.bytesRead === 0) socket.destroySoon();
    // Node counts a connection as idle while the end of its response still waits to be sent: that would be cut.
    const isSending = [...this.#underWay].some(({ writableEnded }) => writableEnded);
    if (!isSending) this.server.closeIdleConnections();
  }
}
