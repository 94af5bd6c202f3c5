import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The time limit of a health check; one that takes longer is missed. */
const CHECK_WITHIN_MS = 5_000;
/** A server is out after so many missed checks, or after one that says it is not ready. */
const MISSED_MAX = 3;

interface Backend {
  readonly url: string;
  readonly agent: Agent;
  isReady: boolean;
  /** Checks in a row that got no answer. */
  missed: number;
  /** The body of the last check's answer. */
  heard: string;
}

/**
 * Spreads requests over servers that say at /readyz that they are ready, over connections that it keeps, as a proxy in
 * front of the shop does. No request is sent twice: one that fails is answered with 502.
 */
export class Balancer {
  readonly #backends = new Map<string, Backend>();
  readonly #stopping = new AbortController();
  readonly #http = createServer((incoming, response) => void this.#forward(incoming, response));
  #next = 0;
  requests = 0;
  /** One line for each request that failed. */
  readonly failures: string[] = [];

  constructor(private readonly checkEveryMs: number) {}

  /** Gives its address. */
  async start(): Promise<string> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  add(url: string): void {
    const agent = new Agent({ keepAlive: true });
    const backend = { url, agent, isReady: false, missed: 0, heard: 'nothing yet' };
    this.#backends.set(url, backend);
    void this.#keepChecking(backend);
  }

  remove(url: string): void {
    this.#backends.get(url)?.agent.destroy();
    this.#backends.delete(url);
  }

  /** Resolves when that server gets requests. */
  async untilReady(url: string, withinMs: number): Promise<void> {
    const deadline = performance.now() + withinMs;
    while (!this.#backends.get(url)?.isReady) {
      if (performance.now() > deadline) throw new Error(`${url} is not ready.`);
      await wait(20);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const url of [...this.#backends.keys()]) this.remove(url);
    this.#http.close();
    this.#http.closeAllConnections();
    await once(this.#http, 'close');
  }

  async #keepChecking(backend: Backend): Promise<void> {
    while (this.#backends.has(backend.url)) {
      await check(backend);
      await wait(this.checkEveryMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
    }
  }

  async #forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const { method = 'GET', url: path = '/', headers } = incoming;
    const backend = this.#pick();
    if (!backend) {
      const heard = [...this.#backends.values()].map((one) => one.heard).join(', ');
      return this.#fail(response, `${method} ${path}: no server is ready, but ${heard}`);
    }
    const { agent, url } = backend;
    const outgoing = request(url + path, {
      method,
      agent,
      headers: { ...headers, connection: 'keep-alive' },
    });
    outgoing.on('response', (answer) => {
      const { connection: _own, 'keep-alive': _hint, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.on('error', (error) => this.#fail(response, `${method} ${path}: ${error.message}`));
      answer.pipe(response);
    });
    outgoing.on('error', (error) => this.#fail(response, `${method} ${path}: ${error.message}`));
    incoming.pipe(outgoing);
  }

  #pick(): Backend | undefined {
    const ready = [...this.#backends.values()].filter(({ isReady }) => isReady);
    this.#next += 1;
    return ready[this.#next % Math.max(1, ready.length)];
  }

  #fail(response: ServerResponse, what: string): void {
    this.failures.push(what);
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  }
}

async function check(backend: Backend): Promise<void> {
  const signal = AbortSignal.timeout(CHECK_WITHIN_MS);
  const answer = await fetch(`${backend.url}/readyz`, { signal }).catch(() => null);
  backend.heard = (await answer?.text().catch(() => null)) ?? 'nothing';
  backend.missed = signal.aborted ? backend.missed + 1 : 0;
  if (!signal.aborted || backend.missed >= MISSED_MAX) backend.isReady = answer?.ok ?? false;
}
