import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.js';
import { type Tracing, traceJob } from '../observe/tracing.js';

const LOOK_EVERY_MS = 500;
/** Longest wait of a stop for rows under way; another process takes over the rest. */
const STOP_WITHIN_MS = 5_000;

interface Queued {
  readonly id: string;
  /** The trace of the request behind it, if there is one. */
  readonly traceparent?: string | null;
}

interface QueueWork<Row> {
  /** Claims due rows, at most this many. */
  readonly claim: (most: number) => Promise<Row[]>;
  /** Does the work of a row; the row itself records a failure and its next due time. */
  readonly execute: (row: Row) => Promise<void>;
}

interface QueueOptions {
  /** Its name in traces and in the log. */
  readonly name: 'email' | 'webhook';
  /** Rows under way at once. */
  readonly atOnce: number;
  readonly log: Log;
  readonly tracing?: Tracing | null;
}

/**
 * Works on the due rows of a table, whichever process stored them. A process claims rows, and those of a process that
 * died are due again some seconds later.
 */
export class QueueLoop<Row extends Queued> {
  readonly #options: QueueOptions;
  readonly #stopping = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  #rounds: Promise<void> | null = null;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#rounds !== null && !this.#stopping.signal.aborted;
  }

  run(work: QueueWork<Row>): void {
    this.#rounds = this.#look(work);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const ended = this.#rounds?.then(() => Promise.all(this.#underWay.values()));
    await Promise.race([ended, wait(STOP_WITHIN_MS, null, { ref: false })]);
  }

  async #look(work: QueueWork<Row>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#take(work, this.#options.atOnce - this.#underWay.size);
      const looked = new AbortController();
      const pause = wait(LOOK_EVERY_MS, null, {
        signal: AbortSignal.any([signal, looked.signal]),
        ref: false,
      }).catch(() => {});
      await Promise.race([pause, ...this.#underWay.values()]);
      looked.abort();
    }
  }

  /** Begins at most this many rows. */
  async #take({ claim, execute }: QueueWork<Row>, most: number): Promise<void> {
    const { name, log, tracing = null } = this.#options;
    try {
      for (const row of most > 0 ? await claim(most) : []) {
        // Its claim expired while this process was too busy to renew it; it is still under way.
        if (this.#underWay.has(row.id)) continue;
        const sent = traceJob(tracing, `send-${name}`, row.traceparent ?? undefined, () => execute(row))
          .catch(() => {})
          .finally(() => this.#underWay.delete(row.id));
        this.#underWay.set(row.id, sent);
      }
    } catch (error) {
      log.error({ event: `${name}.queue_failed`, err: error }, 'A queue failed');
    }
  }
}
