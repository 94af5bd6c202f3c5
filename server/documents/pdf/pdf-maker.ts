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

/** Making one takes some tenths of a second: whoever would wait for more than these is asked to come back. */
const WAITING_MAX = 20;
/** The longest documents take about 3 s. */
const LONGEST_MS = 20_000;
/** A thread that was not asked for so long gives its memory back. */
const IDLE_MS = 60_000;

/** From dist as compiled; tests run the source, which Node reads as it is. */
const WORKER = new URL(`pdf-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

/** Makes PDF documents, one at a time in one thread of its own. */
export class PdfMaker {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  /** The document. Throws STORE_UNAVAILABLE when too many are waited for, or when it takes too long. */
  make(job: PdfJob): Promise<Uint8Array> {
    if (this.#waiting >= WAITING_MAX) return Promise.reject(documentsUnavailable());
    this.#waiting += 1;
    const made = this.#last.then(() => this.ask(job));
    this.#last = made.then(
      () => this.rest(),
      () => this.rest(),
    );
    return made;
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  private rest(): void {
    this.#waiting -= 1;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
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
      await this.stop();
      throw error;
    }
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
