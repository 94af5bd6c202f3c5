import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { documentsUnavailable } from '../../shared/errors/errors.js';
import { FairQueue } from '../../shared/fair-queue.js';
import type { PdfJob, WantedPdf } from './wanted-pdf.js';

type Answer = { readonly bytes: Uint8Array } | { readonly fault: string };

interface Waiting extends WantedPdf {
  readonly cost: number;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (fault: unknown) => void;
}

export interface LaneFigures {
  /** Documents of one person, waiting or being made. */
  readonly ofOneMax: number;
  /** What making one may take. */
  readonly withinMs: number;
  /** Whether a document is broken off when nobody waits for it any more; the next one waits 0.3 s for a new thread. */
  readonly cancels: boolean;
}

/** Whoever would wait for more than these is asked to come back, and so is whoever has waited for so long. */
const WAITING_MAX = 20;
const WAIT_MS = 20_000;
/** A thread that was not asked for so long gives its memory back, some 60 MB. */
const IDLE_MS = 60_000;
/** The longest list needs less than 128 MB; more is a fault, and ends the thread instead of the server. */
const HEAP_MB = 192;

/** From dist as compiled; tests run the source, which Node reads as it is. */
const WORKER = new URL(`pdf-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Makes documents one at a time in a thread of its own; people take turns, and what nobody waits for is dropped. */
export class PdfLane {
  readonly #queue = new FairQueue<Waiting>();
  readonly #countOf = new Map<string, number>();
  #worker: Worker | null = null;
  #isMaking = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly figures: LaneFigures) {}

  /** The document. Throws STORE_UNAVAILABLE. */
  async make(wanted: WantedPdf): Promise<Uint8Array> {
    const { forWhom, workMs, signal } = wanted;
    const own = this.#countOf.get(forWhom) ?? 0;
    const isFull = this.#queue.length >= WAITING_MAX && !wanted.isUrgent;
    if (isFull || own >= this.figures.ofOneMax || signal?.aborted) throw documentsUnavailable();
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

  /** Ends the thread, and refuses whoever waits. */
  async stop(): Promise<void> {
    for (let next = this.#queue.next(); next; next = this.#queue.next()) next.reject(documentsUnavailable());
    await this.endThread();
  }

  private async makeAll(): Promise<void> {
    this.#isMaking = true;
    for (let next = this.#queue.next(); next; next = this.#queue.next())
      await this.ask(next).then(next.resolve, next.reject);
    this.#isMaking = false;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.endThread(), IDLE_MS).unref();
  }

  private async ask({ build, signal }: Waiting): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const job = build();
    this.#worker ??= this.startThread();
    const worker = this.#worker;
    try {
      const cancelled = this.figures.cancels ? signal : undefined;
      const answer = await answerOf(worker, job, this.figures.withinMs, cancelled);
      if ('fault' in answer) throw new Error(`A document could not be made: ${answer.fault}`);
      return answer.bytes;
    } catch (error) {
      await this.endThread();
      throw error;
    }
  }

  /** A thread may end by itself, also between two documents; a fault that nobody hears of would end the server with it. */
  private startThread(): Worker {
    const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }

  private async endThread(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

async function answerOf(
  worker: Worker,
  job: PdfJob,
  withinMs: number,
  cancelled: AbortSignal | undefined,
): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const unavailable = () => Promise.reject(documentsUnavailable());
  worker.postMessage(job);
  try {
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(unavailable),
      wait(withinMs, null, { signal, ref: false }).then(unavailable),
      ...(cancelled ? [once(cancelled, 'abort', { signal }).then(unavailable)] : []),
    ]);
    return answer as Answer;
  } finally {
    answered.abort();
  }
}
