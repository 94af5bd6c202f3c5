import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../errors/database-faults.js';

/** Entries of the cache; the least recently used go first. */
const ENTRIES_MAX = 2_000;

/** Size of the cache in characters of JSON: visitors choose how large the answer to a key is. */
const SIZE_MAX = 16 * 2 ** 20;

/** While the database is unavailable, an answer that was current this long ago is served instead of an error. */
const STALE_MAX_MS = 10 * 60_000;

type Answers = LRUCache<string, Promise<unknown>>;

/**
 * Reads that rarely change, cached in this process until a notification of a change. While notifications
 * cannot be received, every read goes to the database; only while that is unavailable too is the last known answer
 * served, for ten minutes. Decisions about money read the database itself.
 */
export class ReadCache {
  #answers: Answers;
  #version = 0;
  /** When the answers were last known to be current. */
  #currentAtMs = Number.NEGATIVE_INFINITY;
  /** The answers before the last change, and the time until which they were current. */
  #former: { readonly answers: Answers; readonly currentAtMs: number } | null = null;

  constructor(
    private readonly canCache: () => boolean,
    private readonly sizeMax = SIZE_MAX,
    private readonly nowMs = () => performance.now(),
  ) {
    this.#answers = this.newAnswers();
  }

  /** Size of the cached answers in characters of JSON; the answers before the last change may take as much again. */
  get size(): number {
    return this.#answers.calculatedSize;
  }

  /** Rises with every change; part of the key of whatever is derived from these reads. Negative: cache nothing. */
  get version(): number {
    return this.isCurrent() ? this.#version : -1;
  }

  /** The cached answer, or the one that `load` reads now. A failed load is not cached. */
  async getOrLoad<T>(key: string, load: () => Promise<T>): Promise<T> {
    const cached = this.isCurrent() ? this.#answers.get(key) : undefined;
    try {
      return (await (cached ?? (this.isCurrent() ? this.load(key, load) : load()))) as T;
    } catch (fault) {
      const lastKnown = isDatabaseUnavailable(fault) ? this.lastKnown(key) : undefined;
      if (!lastKnown) throw fault;
      return (await lastKnown) as T;
    }
  }

  /** Drops everything, answers still being loaded included. */
  invalidate(): void {
    if (this.#answers.size > 0) this.#former = { answers: this.#answers, currentAtMs: this.#currentAtMs };
    this.#answers = this.newAnswers();
    this.#version += 1;
  }

  private isCurrent(): boolean {
    const isCurrent = this.canCache();
    if (isCurrent) this.#currentAtMs = this.nowMs();
    return isCurrent;
  }

  private load<T>(key: string, load: () => Promise<T>): Promise<T> {
    const answers = this.#answers;
    const answer = load().then(
      (loaded) => {
        const size = 1 + (JSON.stringify(loaded)?.length ?? 0);
        if (answers.has(key)) answers.set(key, Promise.resolve(loaded), { size });
        return loaded;
      },
      (error) => {
        answers.delete(key);
        throw error;
      },
    );
    answers.set(key, answer, { size: 1 });
    return answer;
  }

  private lastKnown(key: string): Promise<unknown> | undefined {
    const oldestMs = this.nowMs() - STALE_MAX_MS;
    const current = this.#currentAtMs >= oldestMs ? this.#answers.get(key) : undefined;
    const former = this.#former && this.#former.currentAtMs >= oldestMs ? this.#former.answers : undefined;
    return current ?? former?.get(key);
  }

  private newAnswers(): Answers {
    return new LRUCache({ max: ENTRIES_MAX, maxSize: this.sizeMax });
  }
}
