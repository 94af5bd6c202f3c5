import { tooManyAttempts } from '../errors/errors.js';
import type { Log } from '../log/log.js';
import { outsideRequests } from '../log/request-scope.js';
import {
  type Counter,
  type CounterOptions,
  changeCounters,
  postgresCounter,
  secondsOf,
} from './postgres-counter.store.js';
import { MEMORY_LIMITS } from './rate-limits.js';

/** Share of the limit that a process reports at once: the most by which its own count is ahead of the shared one. */
const STEP = 0.05;
/** Callers in one process; beyond them, the least active are dropped, and the database knows their use. */
const CALLERS_MAX = 20_000;
const SHARE_DROPPED = 0.25;

interface Window {
  /** Points used, as last reported by the database. */
  known: number;
  /** Points used since. */
  pending: number;
  /** End of the window by this process's monotonic clock. */
  endsAt: number;
  isReporting: boolean;
}

const usedIn = ({ known, pending }: Window) => known + pending;

/**
 * A limit that costs no request a statement: counted in memory, and reported to the database in the background in
 * steps of 5 % of the limit, which answers with the sum of all processes. A single process is exact; each further one
 * lets at most two steps more through. While the database is away, each process counts for itself.
 */
export class Tally {
  readonly #windows = new Map<string, Window>();
  readonly #counter: Counter;
  readonly #max: number;
  readonly #step: number;

  constructor(
    private readonly name: keyof typeof MEMORY_LIMITS,
    private readonly options: CounterOptions,
    private readonly log: Log,
  ) {
    const { points, seconds } = MEMORY_LIMITS[name];
    this.#max = points * options.factor;
    this.#counter = postgresCounter(options, name, { points: this.#max, seconds });
    this.#step = Math.max(1, Math.floor(this.#max * STEP));
  }

  /** Counts one more of a key. Throws TOO_MANY_ATTEMPTS when that exceeds the limit. */
  count(key: string): void {
    this.refuse(key);
    this.note(key);
  }

  /** Counts one more of a key without refusing. */
  note(key: string): void {
    const window = this.window(key);
    window.pending += 1;
    if (window.pending >= this.#step && !window.isReporting) void this.report(key, window);
  }

  /** Throws TOO_MANY_ATTEMPTS when everything is used; counts nothing. */
  refuse(key: string, words?: string): void {
    const { known, pending, endsAt } = this.window(key);
    if (known + pending >= this.#max) throw tooManyAttempts(secondsOf(endsAt - performance.now()), words);
  }

  private window(key: string): Window {
    const now = performance.now();
    const open = this.#windows.get(key);
    if (open && open.endsAt > now) return open;
    if (this.#windows.size >= CALLERS_MAX) this.makeRoom(now);
    const endsAt = now + MEMORY_LIMITS[this.name].seconds * 1000;
    const window = { known: 0, pending: 0, endsAt, isReporting: false };
    this.#windows.set(key, window);
    return window;
  }

  private async report(key: string, window: Window): Promise<void> {
    const reported = window.pending;
    window.isReporting = true;
    window.pending = 0;
    window.known += reported;
    const { limiter, seal } = this.#counter;
    try {
      const used = await outsideRequests(() => limiter.penalty(seal(key), reported));
      window.known = used.consumedPoints;
      window.endsAt = performance.now() + used.msBeforeNext;
      window.isReporting = false;
      // Counted meanwhile: refused requests are not counted, so nothing else may report it.
      if (window.pending >= this.#step) void this.report(key, window);
    } catch (error) {
      this.warn(error);
      window.isReporting = false;
    }
  }

  private makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
    if (this.#windows.size < CALLERS_MAX) return;
    const least = [...this.#windows]
      .filter(([, { isReporting }]) => !isReporting)
      .sort(([, one], [, other]) => usedIn(one) - usedIn(other))
      .slice(0, CALLERS_MAX * SHARE_DROPPED);
    for (const [key] of least) this.#windows.delete(key);
    void this.reportDropped(least);
  }

  /** Reports the counts of dropped keys to the database, in one statement. */
  private async reportDropped(dropped: readonly (readonly [string, Window])[]): Promise<void> {
    const { limiter, seal } = this.#counter;
    const ms = MEMORY_LIMITS[this.name].seconds * 1000;
    const changes = dropped
      .filter(([, { pending }]) => pending > 0)
      .map(([key, { pending }]) => ({ key: limiter.getKey(seal(key)), points: pending, ms }));
    await outsideRequests(() => changeCounters(this.options.pool, changes)).catch((error) =>
      this.warn(error),
    );
  }

  private warn(error: unknown): void {
    this.log.warn(
      { event: 'rate_limit.local_only', err: error, limit: this.name },
      'Counting requests in this process alone',
    );
  }
}
