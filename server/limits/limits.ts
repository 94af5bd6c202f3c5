import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooManyAttempts } from '../shared/errors/errors.js';
import { type Counter, type CounterOptions, postgresCounter, secondsOf } from './postgres-counter.store.js';
import { type LimitName, RATE_LIMITS } from './rate-limits.js';

/** What a key has used, this time included. */
export interface Used {
  readonly count: number;
  /** Seconds until it expires, at least 1. */
  readonly retryAfter: number;
}

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

  /** How much of something a key may do. */
  pointsOf(name: LimitName): number {
    return RATE_LIMITS[name].points * this.options.factor;
  }

  /** Counts one more. Throws TOO_MANY_ATTEMPTS with the seconds to wait when that is more than may be. */
  async spend(name: LimitName, key: string): Promise<void> {
    const { count, retryAfter } = await this.count(name, key);
    if (count > this.pointsOf(name)) throw tooManyAttempts(retryAfter);
  }

  /** Counts one more, and only tells. */
  async count(name: LimitName, key: string): Promise<Used> {
    const { limiter, seal } = this.#counters[name];
    const { consumedPoints, msBeforeNext } = await limiter.penalty(seal(key), 1);
    return { count: consumedPoints, retryAfter: secondsOf(msBeforeNext) };
  }

  /** What a key has used so far. */
  async used(name: LimitName, key: string): Promise<number> {
    const { limiter, seal } = this.#counters[name];
    return (await limiter.get(seal(key)))?.consumedPoints ?? 0;
  }

  /** Takes one back that turned out not to count. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    const { limiter, seal } = this.#counters[name];
    await limiter.reward(seal(key), 1);
  }

  /** As if nothing had been done. */
  async reset(name: LimitName, key: string): Promise<void> {
    const { limiter, seal } = this.#counters[name];
    await limiter.delete(seal(key));
  }

  /** From now on the key has used one, for the whole of the limit's time. */
  async remember(name: LimitName, key: string): Promise<void> {
    const { limiter, seal } = this.#counters[name];
    await limiter.set(seal(key), 1, RATE_LIMITS[name].seconds);
  }

  private counter(name: LimitName): Counter {
    const { points, seconds } = { points: this.pointsOf(name), seconds: RATE_LIMITS[name].seconds };
    const insurance = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    return postgresCounter(this.options, name, { points, seconds }, insurance);
  }
}
