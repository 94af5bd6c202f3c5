import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { execute, type GraphQLSchema, parse } from 'graphql';
import type { AppDeps } from '../../platform/http/app-deps.js';
import { within } from '../../platform/turns/within.js';
import type { ClientRoute } from './page-address.js';
import type { Shop } from './page-data.js';

/** A page as the client's components draw it for a guest. */
export interface RenderedPage {
  readonly title: string;
  /** The HTML inside the client's root. */
  readonly html: string;
  /** Its typefaces, and the rules of its styled components, which read them from one element <style> of their version. */
  readonly css: { readonly fonts: string; readonly version: string; readonly rules: string };
  /** Results of its queries, for the client's start. */
  readonly answers: unknown;
}

type Outcome = { readonly page: RenderedPage } | { readonly fault: string };

type RendererMessage =
  | Outcome
  | {
      readonly query: {
        readonly no: number;
        readonly text: string;
        readonly variables: Record<string, unknown>;
      };
    };

/** Longer than a busy machine needs to start the thread and render a page. */
const WITHIN_MS = 10_000;
/** Idle time after which the thread ends. */
const IDLE_MS = 60_000;
/** The largest page needs less than half of it; more is a fault, and ends the thread instead of the server. */
const HEAP_MB = 256;

/** The compiled file in dist; tests run the source, which Node reads as it is. */
const WORKER = new URL(`page-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

interface Thread {
  readonly worker: Worker;
  readonly routes: readonly ClientRoute[];
}

/** Renders pages in a thread of its own, which starts on demand. */
export class PageRenderer {
  #thread: Promise<Thread> | null = null;
  #routes: Promise<readonly ClientRoute[]> | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param entry address of the client as built for the server
   * @param withinMs how long a page may take
   */
  constructor(
    private readonly entry: URL,
    private readonly execute: ExecuteQuery,
    private readonly withinMs = WITHIN_MS,
  ) {}

  /** The client's routes. Throws when the thread does not start; the next call tries again. */
  routes(): Promise<readonly ClientRoute[]> {
    this.#routes ??= this.thread().then(({ routes }) => routes);
    this.#routes.catch(() => {
      this.#routes = null;
    });
    return this.#routes;
  }

  /** The page, or the loading state, of an address. Throws when it cannot be rendered, or not in time. */
  async render(address: string | null, shop: Shop): Promise<RenderedPage> {
    const { worker } = await this.thread();
    const { port1, port2 } = new MessageChannel();
    const rendered = new AbortController();
    const { signal } = rendered;
    try {
      worker.postMessage({ address, shop, port: port2 }, [port2]);
      const ended = once(worker, 'exit', { signal }).then(threadEnded);
      const outcome = await within(this.withinMs, Promise.race([this.outcomeOf(port1), ended]));
      if ('page' in outcome) return outcome.page;
      throw new PageFault(outcome.fault);
    } catch (fault) {
      // A fault of the page leaves the thread usable; a page that does not end blocks it.
      if (!(fault instanceof PageFault)) await this.stop();
      throw fault;
    } finally {
      rendered.abort();
      port1.close();
    }
  }

  /** Ends the thread; pages under way fail. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.then(({ worker }) => worker.terminate()).catch(() => {});
  }

  private thread(): Promise<Thread> {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    if (this.#thread) return this.#thread;
    const thread = this.start();
    const forget = () => {
      if (this.#thread === thread) this.#thread = null;
    };
    thread.then(({ worker }) => worker.once('exit', forget), forget);
    this.#thread = thread;
    return thread;
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
    // Each page under way waits for the end of the thread, too.
    worker.setMaxListeners(0);
    const started = new AbortController();
    const { signal } = started;
    try {
      const ended = once(worker, 'exit', { signal }).then(threadEnded);
      const [routes] = await within(WITHIN_MS, Promise.race([once(worker, 'message', { signal }), ended]));
      return { worker, routes };
    } catch (fault) {
      await worker.terminate();
      throw fault;
    } finally {
      started.abort();
    }
  }

  /** Answers the queries of a page until it is rendered. */
  private outcomeOf(port: MessagePort): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    port.on('message', async (message: RendererMessage) => {
      if (!('query' in message)) return resolve(message);
      const { no, text, variables } = message.query;
      const answer = await this.execute(text, variables).then(
        (data) => ({ no, data }),
        (fault) => ({ no, fault: String(fault) }),
      );
      port.postMessage(answer);
    });
    return promise;
  }
}

/** A fault of a component or a query of the page. */
class PageFault extends Error {}

function threadEnded(): never {
  throw new Error('The thread that renders pages ended.');
}

/** Answers a query of the client. Throws when any part of it fails. */
export type ExecuteQuery = (text: string, variables: Record<string, unknown>) => Promise<unknown>;

/** Answers queries as a guest without a cart gets them: the page's own visitor is unknown here. */
export function guestQueries(deps: AppDeps, schema: GraphQLSchema): ExecuteQuery {
  const viewer = { user: null, guestId: null };
  return async (text, variables) => {
    const contextValue = { viewer, services: deps.servicesFor(viewer), deps };
    const document = parse(text);
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data;
  };
}
