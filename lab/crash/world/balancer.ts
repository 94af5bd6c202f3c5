import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.js';
import type { ServerProcess } from './server-process.js';

const CHECK_EVERY_MS = 100;
/** Silence is no answer of "not ready": a busy server is taken out only after this. */
const LOOK_WITHIN_MS = 5_000;

/** A plain load balancer: it asks /readyz, takes out who does not say 200, and tries nothing twice. */
export class Balancer {
  readonly name = 'balancer';
  readonly isUp = true;
  readonly isFrozen = false;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #ready = new Set<ServerProcess>();
  /** Keeps idle connections open: a caller might send on one in the moment of its end. */
  readonly #http = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    this.#pass(request, response),
  );
  readonly #stopped = new AbortController();
  #turn = 0;
  underWay = 0;

  private constructor(private readonly port: number) {}

  /** Resolves when it knows which servers are ready. */
  static async start(servers: readonly ServerProcess[]): Promise<Balancer> {
    const balancer = new Balancer(await freePort());
    balancer.#http.listen(balancer.port, '127.0.0.1');
    await once(balancer.#http, 'listening');
    for (const server of servers) void balancer.#watch(server);
    for (const server of servers) await balancer.untilReady(server);
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async untilReady(server: ServerProcess): Promise<void> {
    while (!this.#ready.has(server)) await pause(CHECK_EVERY_MS);
  }

  stop(): void {
    this.#stopped.abort();
    this.#http.close();
    this.#http.closeAllConnections();
    this.#agent.destroy();
  }

  async #watch(server: ServerProcess): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      if (await isReady(server, LOOK_WITHIN_MS)) this.#ready.add(server);
      else this.#ready.delete(server);
      await pause(CHECK_EVERY_MS);
    }
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const ready = [...this.#ready];
    const server = ready[this.#turn++ % ready.length];
    if (!server) {
      response.writeHead(503).end('{"message":"no server is ready"}');
      return;
    }
    server.underWay += 1;
    response.once('close', () => {
      server.underWay -= 1;
    });
    const { method, headers, url } = request;
    const onward = send(server.url + url, { method, headers, agent: this.#agent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(JSON.stringify({ message: `${server.name}: ${error.message}` }));
    });
    request.pipe(onward);
  }
}

/** Whether a server says in time that it can serve. */
export async function isReady({ url }: { readonly url: string }, withinMs: number): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(withinMs) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
