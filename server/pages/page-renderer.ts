import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { within } from '../shared/within.js';
import type { ExecuteQuery } from './guest-queries.js';
import type { ClientRoute } from './page-address.js';
import type { Shop } from './page-data.js';

/** A page as the client's components draw it for a guest. */
export interface RenderedPage {
  readonly title: string;
  /** What stands in the client's root. */
  readonly html: string;
  /** The rules of its styled components, which read them from one element <style> of their version. */
  readonly css: { readonly version: string; readonly rules: string };
  /** What Apollo's cache holds, for the client to begin with. */
  readonly cache: unknown;
  /** The modules it was loaded from, as the manifest of the build names them. */
  readonly modules: readonly string[];
}

type Told =
  | { readonly page: RenderedPage }
  | { readonly fault: string }
  | {
      readonly query: {
        readonly no: number;
        readonly text: string;
        readonly variables: Record<string, unknown>;
      };
    };

/** Longer than the start of the thread and a page take on a busy machine. */
const WITHIN_MS = 10_000;
/** A thread that was not asked for so long gives its memory back. */
const IDLE_MS = 60_000;
/** The largest page needs less than half of it; more is a fault, and ends the thread instead of the server. */
const HEAP_MB = 256;

/** From dist as compiled; tests run the source, which Node reads as it is. */
const WORKER = new URL(`page-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

interface Thread {
  readonly worker: Worker;
  readonly routes: readonly ClientRoute[];
}

/** Renders pages in a thread of its own, which starts when one is asked for. */
export class PageRenderer {
  #thread: Promise<Thread> | null = null;
  #routes: Promise<readonly ClientRoute[]> | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param entry address of the client as built for the server */
  constructor(
    private readonly entry: URL,
    private readonly execute: ExecuteQuery,
  ) {}

  /** The client's pages. Throws when the thread does not start; the next call tries again. */
  routes(): Promise<readonly ClientRoute[]> {
    this.#routes ??= this.thread().then(({ routes }) => routes);
    this.#routes.catch(() => {
      this.#routes = null;
    });
    return this.#routes;
  }

  /** The page at an address. Throws when it cannot be rendered, or not in time. */
  async render(address: string, shop: Shop): Promise<RenderedPage> {
    const { worker } = await this.thread();
    const { port1, port2 } = new MessageChannel();
    try {
      worker.postMessage({ address, shop, port: port2 }, [port2]);
      return await within(WITHIN_MS, this.pageFrom(port1, worker));
    } catch (fault) {
      await this.stop();
      throw fault;
    } finally {
      port1.close();
    }
  }

  /** Ends the thread; what it was rendering fails. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.then(({ worker }) => worker.terminate()).catch(() => {});
  }

  private thread(): Promise<Thread> {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    this.#thread ??= this.start();
    return this.#thread;
  }

  private async start(): Promise<Thread> {
    const worker = new Worker(WORKER, {
      workerData: { entry: this.entry.href },
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      stdout: true,
      stderr: true,
    });
    worker.on('error', () => {});
    const exit = once(worker, 'exit').then(() => {
      this.#thread = null;
      throw new Error('The thread that renders pages ended.');
    });
    exit.catch(() => {});
    const [routes] = await within(WITHIN_MS, Promise.race([once(worker, 'message'), exit]));
    return { worker, routes };
  }

  private pageFrom(port: MessagePort, worker: Worker): Promise<RenderedPage> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    worker.once('exit', () => reject(new Error('The thread that renders pages ended.')));
    port.on('message', async (told: Told) => {
      if ('page' in told) return resolve(told.page);
      if ('fault' in told) return reject(new Error(`A page cannot be rendered: ${told.fault}`));
      const { no, text, variables } = told.query;
      const answer = await this.execute(text, variables).then(
        (data) => ({ no, data }),
        (fault) => ({ no, fault: String(fault) }),
      );
      port.postMessage(answer);
    });
    return promise;
  }
}
