import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../errors/database-faults.js';

/** The least recently used entries go first. */
const ENTRIES_MAX = 2_000;

/** In characters of JSON: visitors choose how much a question is answered with. */
const SIZE_MAX = 16 * 2 ** 20;

/** While the database cannot be asked, an answer that was right so long ago is better for reading than none. */
const STALE_MAX_MS = 10 * 60_000;

type Answers = LRUCache<string, Promise<unknown>>;

/**
 * Answers that rarely change, kept in this process until the database says that something changed. While notifications
 * cannot be heard the database is asked each time; only while it is unavailable too is the last known answer given, ten
 * minutes long. Decisions about money are made from the database itself.
 */
export class KeptReads {
  #answers: Answers;
  #version = 0;
  /** When the answers were known to be right for the last time. */
  #rightAtMs = Number.NEGATIVE_INFINITY;
  /** What was forgotten last, and until when it was right. */
  #former: { readonly answers: Answers; readonly rightAtMs: number } | null = null;

  constructor(
    private readonly canKeep: () => boolean,
    private readonly sizeMax = SIZE_MAX,
    private readonly nowMs = () => performance.now(),
  ) {
    this.#answers = this.newAnswers();
  }

  /** How much is kept, in characters of JSON; as much again may be left of what was forgotten last. */
  get size(): number {
    return this.#answers.calculatedSize;
  }

  /** Rises with every change; part of the key of anything else that is derived from these reads. Negative means: keep nothing. */
  get version(): number {
    return this.isCurrent() ? this.#version : -1;
  }

  /** The kept answer to a question, or the one that load gives now. A failed load is not kept. */
  async keep<T>(question: string, load: () => Promise<T>): Promise<T> {
    const kept = this.isCurrent() ? this.#answers.get(question) : undefined;
    try {
      return (await (kept ?? (this.isCurrent() ? this.load(question, load) : load()))) as T;
    } catch (fault) {
      const lastKnown = isDatabaseUnavailable(fault) ? this.lastKnown(question) : undefined;
      if (!lastKnown) throw fault;
      return (await lastKnown) as T;
    }
  }

  /** Something changed: forget everything, answers still on their way included. */
  forget(): void {
    if (this.#answers.size > 0) this.#former = { answers: this.#answers, rightAtMs: this.#rightAtMs };
    this.#answers = this.newAnswers();
    this.#version += 1;
  }

  private isCurrent(): boolean {
    const isCurrent = this.canKeep();
    if (isCurrent) this.#rightAtMs = this.nowMs();
    return isCurrent;
  }

  private load<T>(question: string, load: () => Promise<T>): Promise<T> {
    const answers = this.#answers;
    const answer = load().then(
      (loaded) => {
        const size = 1 + (JSON.stringify(loaded)?.length ?? 0);
        if (answers.has(question)) answers.set(question, Promise.resolve(loaded), { size });
        return loaded;
      },
      (error) => {
        answers.delete(question);
        throw error;
      },
    );
    answers.set(question, answer, { size: 1 });
    return answer;
  }

  private lastKnown(question: string): Promise<unknown> | undefined {
    const oldestMs = this.nowMs() - STALE_MAX_MS;
    const current = this.#rightAtMs >= oldestMs ? this.#answers.get(question) : undefined;
    const former = this.#former && this.#former.rightAtMs >= oldestMs ? this.#former.answers : undefined;
    return current ?? former?.get(question);
  }

  private newAnswers(): Answers {
    return new LRUCache({ max: ENTRIES_MAX, maxSize: this.sizeMax });
  }
}
