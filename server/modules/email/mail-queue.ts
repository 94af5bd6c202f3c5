import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform/log/log.js';
import { type Tracing, traceJob } from '../../platform/observe/tracing.js';
import { claimDue } from './email.store.js';
import { type EmailSending, LEASE_MS, sendEmail } from './send-email.js';

/** Messages sent at once: as many as a mail server accepts connections from one client. */
const AT_ONCE = 10;
const LOOK_EVERY_MS = 500;
/** Longest wait of a stop for messages under way; another process takes over the rest. */
const STOP_WITHIN_MS = 5_000;

/**
 * Sends due messages, whichever process stored them, the longest due first. The table of messages is the queue: a
 * process claims rows, and those of a process that died are due again some seconds later.
 */
export class MailQueue {
  readonly #log: Log;
  readonly #tracing: Tracing | null;
  readonly #stopping = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  #rounds: Promise<void> | null = null;

  constructor(log: Log, tracing: Tracing | null = null) {
    this.#log = log;
    this.#tracing = tracing;
  }

  get isRunning(): boolean {
    return this.#rounds !== null && !this.#stopping.signal.aborted;
  }

  start(sending: EmailSending): void {
    this.#rounds = this.#run(sending);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const ended = this.#rounds?.then(() => Promise.all(this.#underWay.values()));
    await Promise.race([ended, wait(STOP_WITHIN_MS, null, { ref: false })]);
  }

  async #run(sending: EmailSending): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const free = AT_ONCE - this.#underWay.size;
      const claimed = await this.#take(sending, free);
      if (claimed === free) await Promise.race(this.#underWay.values());
      else await wait(LOOK_EVERY_MS, null, { signal, ref: false }).catch(() => {});
    }
  }

  /** Begins to send at most this many messages, and returns their number. */
  async #take(sending: EmailSending, most: number): Promise<number> {
    try {
      const claimed = await claimDue(sending.em.fork(), most, sending.leaseMs ?? LEASE_MS);
      for (const email of claimed) {
        // Its claim expired while this process was too busy to renew it; it is still being sent.
        if (this.#underWay.has(email.id)) continue;
        const send = () => sendEmail(sending, email);
        // The row records the failure and its next due time.
        const sent = traceJob(this.#tracing, 'send-email', email.traceparent ?? undefined, send)
          .catch(() => {})
          .finally(() => this.#underWay.delete(email.id));
        this.#underWay.set(email.id, sent);
      }
      return claimed.length;
    } catch (error) {
      this.#log.error({ event: 'email.queue_failed', err: error }, 'The queue of emails failed');
      return 0;
    }
  }
}
