import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyAttempts } from '../errors/errors.js';
import {
  type Counter,
  type CounterChange,
  type CounterOptions,
  changeCounters,
  postgresCounter,
  secondsOf,
} from './postgres-counter.store.js';
import { type LimitName, RATE_LIMITS } from './rate-limits.js';

/** Points that a key has used in this window, the current ones included. */
export interface Used {
  readonly count: number;
  /** Seconds until it expires, at least 1. */
  readonly retryAfter: number;
}

/** A change of one limit: counts one more by default, or undoes one, resets, records one from now on, or only reads. */
export interface LimitChange {
  readonly name: LimitName;
  readonly key: string;
  readonly how?: keyof typeof CHANGES | 'read';
  /** Points to count or undo; 1 by default. */
  readonly amount?: number;
}

const CHANGES = {
  count: { points: 1 },
  takeBack: { points: -1 },
  reset: { points: 0, isReset: true },
  remember: { points: 1, isReset: true },
} as const;

const NONE: Used = { count: 0, retryAfter: 1 };

/**
 * Rate limits, counted in PostgreSQL so that all processes share them. While PostgreSQL cannot
 * count, each process counts for itself: nothing is closed to everybody, and nothing is open without a limit.
 */
export class Limits {
  readonly #counters: Readonly<Record<LimitName, Counter>>;

  constructor(private readonly options: CounterOptions) {
    const names = Object.keys(RATE_LIMITS) as LimitName[];
    const entries = names.map((name) => [name, this.counter(name)] as const);
    this.#counters = Object.fromEntries(entries) as Record<LimitName, Counter>;
  }

  /** Points that a key may use in one window. */
  pointsOf(name: LimitName): number {
    return RATE_LIMITS[name].points * this.options.factor;
  }

  /** Counts one more. Throws TOO_MANY_ATTEMPTS with the seconds to wait when that exceeds the limit. */
  async spend(name: LimitName, key: string): Promise<void> {
    const { count, retryAfter } = await this.count(name, key);
    if (count > this.pointsOf(name)) throw tooManyAttempts(retryAfter);
  }

  /** Counts `amount` points and never throws for exceeding the limit. */
  async count(name: LimitName, key: string, amount = 1): Promise<Used> {
    const { limiter, seal } = this.#counters[name];
    const { consumedPoints, msBeforeNext } = await limiter.penalty(seal(key), amount);
    return { count: consumedPoints, retryAfter: secondsOf(msBeforeNext) };
  }

  /** Points that the key has used in this window. */
  async used(name: LimitName, key: string): Promise<number> {
    const { limiter, seal } = this.#counters[name];
    return (await limiter.get(seal(key)))?.consumedPoints ?? 0;
  }

  /** Several changes in one statement; one result for each. */
  async change<const Changes extends readonly LimitChange[]>(
    changes: Changes,
  ): Promise<{ [Each in keyof Changes]: Used }> {
    const toRead: string[] = [];
    const toChange: CounterChange[] = [];
    for (const { name, key, how = 'count', amount = 1 } of changes) {
      const stored = this.storedKey(name, key);
      const ms = how === 'reset' ? 0 : RATE_LIMITS[name].seconds * 1_000;
      if (how === 'read') toRead.push(stored);
      else toChange.push({ key: stored, ms, ...CHANGES[how], points: CHANGES[how].points * amount });
    }
    const changed = await changeCounters(this.options.pool, toChange, toRead).catch(() => null);
    const found = new Map(
      changed?.rows.map(({ key, points, left_ms }) => [key, { points, leftMs: left_ms }]),
    );
    const answers = changes.map((change) => {
      const { name, key } = change;
      if (!changed) return this.changeAlone(change);
      const row = found.get(this.storedKey(name, key));
      return row ? { count: row.points, retryAfter: secondsOf(Number(row.leftMs)) } : NONE;
    });
    return (await Promise.all(answers)) as { [Each in keyof Changes]: Used };
  }

  /**
   * Counts the amount in each of several limits of one key, or in none. Throws TOO_MANY_ATTEMPTS with this message
   * when it exceeds any of them.
   */
  async spendAmount(names: readonly LimitName[], key: string, amount: number, words: string): Promise<void> {
    const used = await this.change(names.map((name) => ({ name, key, amount })));
    const over = used.find(({ count }, at) => count > this.pointsOf(names[at]!));
    if (!over) return;
    await this.change(names.map((name) => ({ name, key, amount, how: 'takeBack' as const })));
    throw tooManyAttempts(over.retryAfter, words);
  }

  /** Removes everything that was counted for a key. */
  async reset(name: LimitName, key: string): Promise<void> {
    const { limiter, seal } = this.#counters[name];
    await limiter.delete(seal(key));
  }

  private storedKey(name: LimitName, key: string): string {
    const { limiter, seal } = this.#counters[name];
    return limiter.getKey(seal(key));
  }

  /** One change by itself, which this process counts while PostgreSQL does not. */
  private async changeAlone({ name, key, how = 'count', amount = 1 }: LimitChange): Promise<Used> {
    if (how === 'count') return this.count(name, key, amount);
    if (how === 'read') return { ...NONE, count: await this.used(name, key) };
    const { limiter, seal } = this.#counters[name];
    if (how === 'takeBack') await limiter.reward(seal(key), amount);
    else if (how === 'reset') await this.reset(name, key);
    else await limiter.set(seal(key), 1, RATE_LIMITS[name].seconds);
    return NONE;
  }

  private counter(name: LimitName): Counter {
    const { points, seconds } = { points: this.pointsOf(name), seconds: RATE_LIMITS[name].seconds };
    const insurance = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    return postgresCounter(this.options, name, { points, seconds }, insurance);
  }
}
