import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform/log/log.js';
import { REPLACED, type Ready } from './messages.js';

/** The pause before a process that died is followed by another, doubled with each that dies soon. */
const PAUSE_MS = 1_000;
const PAUSE_MS_MAX = 30_000;
/** One that lived so long did not die of what it found at its start. */
const SOON_MS = 60_000;
/** A server starts in 2 s; with a migration of large tables before it, in minutes. */
const START_WITHIN_MS = 600_000;
/** A process ends itself within 9.5 s. */
const KILL_AFTER_MS = 11_000;

/** A process ended before it served. It has said why. */
export class NotStarted extends Error {
  constructor(readonly exitCode: number) {
    super('A process ended while it started');
  }
}

/** Processes that serve on one port, which is this one's: connections are handed out in turn, to those that are ready. */
export class ProcessGroup {
  readonly #serving = new Set<Worker>();
  #pauseMs = PAUSE_MS;
  #isStopping = false;
  #rolling: Promise<void> | null = null;

  constructor(
    private readonly size: number,
    private readonly log: Log,
    private readonly startWithinMs = START_WITHIN_MS,
  ) {}

  /**
   * Starts them, the first one alone, since it prepares the database, which takes as long as it takes. Gives its greeting.
   * Throws NotStarted.
   */
  async start(): Promise<string> {
    const greeting = await this.open();
    await Promise.all(Array.from({ length: this.size - 1 }, () => this.open()));
    return greeting;
  }

  /** Replaces one after the other: each goes when its successor serves. A successor that cannot start leaves the others. */
  roll(): Promise<void> {
    this.#rolling ??= this.replaceAll().finally(() => {
      this.#rolling = null;
    });
    return this.#rolling;
  }

  /** Ends all of them. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const ended = Object.values(cluster.workers ?? {}).map((worker) =>
      end(worker!, () => worker!.process.kill()),
    );
    await Promise.all(ended);
  }

  private async replaceAll(): Promise<void> {
    try {
      for (const old of [...this.#serving]) {
        if (this.#isStopping) return;
        await this.openInTime();
        if (!this.#serving.delete(old)) continue;
        // Who has gone by itself cannot be notified.
        await end(old, () => old.send(REPLACED, () => {}));
      }
      this.log.info({ event: 'processes.replaced' }, 'Every process was replaced');
    } catch (error) {
      this.log.error({ event: 'processes.replace_failed', err: error }, 'Processes were not replaced');
    }
  }

  /** Ends one that does not serve in time, so that it blocks no replacement for ever. */
  private async openInTime(): Promise<void> {
    const worker = cluster.fork();
    const late = setTimeout(() => {
      this.log.error(
        { event: 'processes.late', opened: worker.process.pid },
        'A process did not start in time',
      );
      worker.process.kill('SIGKILL');
    }, this.startWithinMs);
    await this.open(worker).finally(() => clearTimeout(late));
  }

  private async open(worker = cluster.fork()): Promise<string> {
    const openedMs = performance.now();
    const { greeting } = await new Promise<Ready>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('exit', (code) => reject(new NotStarted(code || 1)));
    });
    this.#serving.add(worker);
    this.log.info({ event: 'processes.serving', served: worker.process.pid }, 'A process serves');
    worker.once('exit', (code, signal) => {
      // One that was replaced or stopped is expected to end.
      if (!this.#serving.delete(worker) || this.#isStopping) return;
      this.log.error({ event: 'processes.died', served: worker.process.pid, code, signal }, 'A process died');
      if (performance.now() - openedMs > SOON_MS) this.#pauseMs = PAUSE_MS;
      void this.openAgain();
    });
    return greeting;
  }

  private async openAgain(): Promise<void> {
    await wait(this.#pauseMs);
    this.#pauseMs = Math.min(2 * this.#pauseMs, PAUSE_MS_MAX);
    // What takes the place of others may have taken this one's.
    await this.#rolling;
    const living = Object.values(cluster.workers ?? {}).filter((worker) => !worker!.isDead());
    if (this.#isStopping || living.length >= this.size) return;
    await this.openInTime().catch(() => this.openAgain());
  }
}

async function end(worker: Worker, ask: () => unknown): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  ask();
  const late = setTimeout(() => worker.process.kill('SIGKILL'), KILL_AFTER_MS);
  await ended;
  clearTimeout(late);
}
