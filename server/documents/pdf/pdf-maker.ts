import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { documentsUnavailable } from '../../shared/errors.js';

/** A document as data: what stands on its pages, and below them. */
export interface PdfJob {
  readonly definition: TDocumentDefinitions;
  /** Beside the page numbers; null for pages without either. */
  readonly footer: string | null;
}

type Answer = { readonly bytes: Uint8Array } | { readonly fault: string };

interface Waiting {
  readonly job: PdfJob;
  readonly forWhom: string;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (fault: unknown) => void;
}

/** Making one takes some tenths of a second: whoever would wait for more than these is asked to come back. */
const WAITING_MAX = 20;
/** Of these for one person: long lists take seconds each, and nobody may fill the queue alone. */
const WAITING_OF_ONE_MAX = 5;
/** The longest documents take about 3 s. */
const LONGEST_MS = 20_000;
/** A thread that was not asked for so long gives its memory back. */
const IDLE_MS = 60_000;

/** From dist as compiled; tests run the source, which Node reads as it is. */
const WORKER = new URL(`pdf-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Makes PDF documents, one at a time in one thread of its own; of several people who wait, none twice in a row. */
export class PdfMaker {
  #worker: Worker | null = null;
  #isMaking = false;
  readonly #waiting: Waiting[] = [];
  readonly #waitingOf = new Map<string, number>();
  #idle: NodeJS.Timeout | undefined;

  /** The document. Throws STORE_UNAVAILABLE when too many are waited for, in all or by this person, or when it takes too long. */
  async make(job: PdfJob, forWhom: string): Promise<Uint8Array> {
    const own = this.#waitingOf.get(forWhom) ?? 0;
    if (this.#waiting.length >= WAITING_MAX || own >= WAITING_OF_ONE_MAX) throw documentsUnavailable();
    this.#waitingOf.set(forWhom, own + 1);
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.push({ job, forWhom, resolve, reject });
        if (!this.#isMaking) void this.makeAll();
      });
    } finally {
      const left = (this.#waitingOf.get(forWhom) ?? 1) - 1;
      if (left > 0) this.#waitingOf.set(forWhom, left);
      else this.#waitingOf.delete(forWhom);
    }
  }

  /** Ends the thread, and refuses whoever waits. */
  async stop(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(documentsUnavailable());
    await this.endThread();
  }

  private async makeAll(): Promise<void> {
    this.#isMaking = true;
    for (let next = this.takeNext(null); next; next = this.takeNext(next.forWhom))
      await this.ask(next.job).then(next.resolve, next.reject);
    this.#isMaking = false;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.endThread(), IDLE_MS).unref();
  }

  private takeNext(servedLast: string | null): Waiting | undefined {
    const other = this.#waiting.findIndex(({ forWhom }) => forWhom !== servedLast);
    return this.#waiting.splice(Math.max(other, 0), 1)[0];
  }

  private async ask(job: PdfJob): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    this.#worker ??= new Worker(WORKER);
    const worker = this.#worker;
    try {
      const answer = await answerOf(worker, job);
      if ('fault' in answer) throw new Error(`A document could not be made: ${answer.fault}`);
      return answer.bytes;
    } catch (error) {
      await this.endThread();
      throw error;
    }
  }

  private async endThread(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

async function answerOf(worker: Worker, job: PdfJob): Promise<Answer> {
  const answered = new AbortController();
  const { signal } = answered;
  const unavailable = () => Promise.reject(documentsUnavailable());
  worker.postMessage(job);
  try {
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(unavailable),
      wait(LONGEST_MS, null, { signal, ref: false }).then(unavailable),
    ]);
    return answer as Answer;
  } finally {
    answered.abort();
  }
}
