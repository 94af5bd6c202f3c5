import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { Tinypool } from 'tinypool';
import { documentsUnavailable } from '../errors/errors.js';
import { FairQueue } from '../turns/fair-queue.js';
import type { Fonts } from './typefaces.js';

/** A document as data: its content and its footer. */
export interface PdfJob {
  readonly definition: TDocumentDefinitions;
  /** Content beside the page numbers; null for pages without either. */
  readonly footer: Content | null;
  readonly fonts: Fonts;
}

/** A requested document and its requester. */
export interface PdfRequest {
  /** Called when its turn has come: waiting documents take no memory. */
  readonly build: () => PdfJob;
  /** Estimated processor time in milliseconds. */
  readonly workMs: number;
  readonly forWhom: string;
  /** Staff's own documents go before those of customers. */
  readonly isUrgent?: boolean;
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

interface Waiting extends PdfRequest {
  readonly cost: number;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (fault: unknown) => void;
}

export interface LaneLimits {
  /** Documents of one person, waiting or being made. */
  readonly ofOneMax: number;
  /** Whether a document is stopped when nobody waits for it any more; the next one waits 0.3 s for a new thread. */
  readonly cancels: boolean;
  /** Longest time for making a document. */
  readonly withinMs: number;
}

/** Documents that may wait, and the longest wait; beyond either the caller is asked to try again. */
const WAITING_MAX = 20;
const WAIT_MS = 20_000;
/** Idle time after which a thread ends and frees its memory, some 60 MB. */
const IDLE_MS = 60_000;
/** The longest list needs less than 128 MB; more is a fault, and ends the thread instead of the server. */
const HEAP_MB = 192;

/** The compiled file in dist; tests run the source, which Node reads as it is. */
const WORKER = new URL(`pdf-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Makes documents one at a time in a thread of its own; callers take turns, and abandoned documents are dropped. */
export class PdfLane {
  readonly #queue = new FairQueue<Waiting>();
  readonly #countOf = new Map<string, number>();
  readonly #stopped = new AbortController();
  readonly #threads = new Tinypool({
    filename: WORKER,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  #isMaking = false;

  constructor(private readonly limits: LaneLimits) {
    // A thread may die between two documents; the next document starts another.
    this.#threads.on('error', () => {});
  }

  /** Returns the document. Throws STORE_UNAVAILABLE. */
  async make(wanted: PdfRequest): Promise<Uint8Array> {
    const { forWhom, workMs, signal } = wanted;
    const own = this.#countOf.get(forWhom) ?? 0;
    const isFull = this.#queue.length >= WAITING_MAX && !wanted.isUrgent;
    if (isFull || own >= this.limits.ofOneMax || signal?.aborted) throw documentsUnavailable();
    this.#countOf.set(forWhom, own + 1);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const waiting = { ...wanted, cost: workMs, resolve, reject };
    const drop = () => this.#queue.remove(waiting) && reject(documentsUnavailable());
    const late = setTimeout(drop, WAIT_MS);
    signal?.addEventListener('abort', drop);
    this.#queue.add(waiting);
    if (!this.#isMaking) void this.makeAll();
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', drop);
      const left = (this.#countOf.get(forWhom) ?? 1) - 1;
      if (left > 0) this.#countOf.set(forWhom, left);
      else this.#countOf.delete(forWhom);
    }
  }

  /** Ends the thread, and refuses every waiting caller. */
  async stop(): Promise<void> {
    for (let next = this.#queue.next(); next; next = this.#queue.next()) next.reject(documentsUnavailable());
    this.#stopped.abort();
    await this.#threads.destroy();
  }

  private async makeAll(): Promise<void> {
    this.#isMaking = true;
    for (let next = this.#queue.next(); next; next = this.#queue.next())
      await this.ask(next).then(next.resolve, next.reject);
    this.#isMaking = false;
  }

  private async ask({ build, signal }: Waiting): Promise<Uint8Array> {
    const ends = [
      this.#stopped.signal,
      AbortSignal.timeout(this.limits.withinMs),
      ...(this.limits.cancels && signal ? [signal] : []),
    ];
    const ended = AbortSignal.any(ends);
    try {
      return await this.#threads.run(build(), { signal: ended });
    } catch (error) {
      throw ended.aborted ? documentsUnavailable() : error;
    }
  }
}
