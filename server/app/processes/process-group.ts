import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform/log/log.js';
import { REPLACED, type Ready } from './messages.js';

/** Pause before a process that died is replaced, doubled with each that dies soon. */
const PAUSE_MS = 1_000;
const PAUSE_MS_MAX = 30_000;
/** A process that lived this long did not die of a fault at its start. */
const SOON_MS = 60_000;
/** A server starts in 2 s; with a migration of large tables before it, in minutes. */
const START_WITHIN_MS = 600_000;
/** A process ends itself within 9.5 s. */
const KILL_AFTER_MS = 11_000;

/** A process ended before it served, and has reported why. */
export class NotStarted extends Error {
  constructor(readonly exitCode: number) {
    super('A process ended while it started');
  }
}

/** Processes that share the port of the primary: connections are distributed in turn among those that are ready. */
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
   * Starts the processes, the first one alone, since it prepares the database, without a time limit. Returns its
   * greeting. Throws NotStarted.
   */
  async start(): Promise<string> {
    const greeting = await this.open();
    await Promise.all(Array.from({ length: this.size - 1 }, () => this.open()));
    return greeting;
  }

  /** Replaces the processes in turn: each ends when its successor serves. If a successor fails, the others stay. */
  roll(): Promise<void> {
    this.#rolling ??= this.replaceAll().finally(() => {
      this.#rolling = null;
    });
    return this.#rolling;
  }

  /** Ends all processes. */
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
        // A process that has ended cannot be notified.
        await end(old, () => old.send(REPLACED, () => {}));
      }
      this.log.info({ event: 'processes.replaced' }, 'Every process was replaced');
    } catch (error) {
      this.log.error({ event: 'processes.replace_failed', err: error }, 'Processes were not replaced');
    }
  }

  /** Starts a process and ends it if it does not serve in time, so that no replacement is blocked for ever. */
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
      // The end of a process that was replaced or stopped is expected.
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
    // A running replacement may already have replaced this one.
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
