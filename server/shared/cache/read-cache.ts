import { isDatabaseUnavailable } from '../errors/database-faults.js';

/** More distinct questions than this and the memory is begun afresh. */
const ENTRIES_MAX = 2_000;

/** So is it with more answers than this, in characters of JSON: visitors choose how much a question is answered with. */
const SIZE_MAX = 16 * 2 ** 20;

/** While the database cannot be asked, an answer that was right so long ago is better for reading than none. */
const STALE_MAX_MS = 10 * 60_000;

type Answers = Map<string, Promise<unknown>>;

/**
 * Answers that rarely change, kept in this process until the database says that something changed. While notifications
 * cannot be heard the database is asked each time; only while it is unavailable too is the last known answer given, ten
 * minutes long. Decisions about money are made from the database itself.
 */
export class KeptReads {
  #answers: Answers = new Map();
  #size = 0;
  #version = 0;
  /** When the answers were known to be right for the last time. */
  #rightAtMs = Number.NEGATIVE_INFINITY;
  /** What was forgotten last, and until when it was right. */
  #former: { readonly answers: Answers; readonly rightAtMs: number } = {
    answers: new Map(),
    rightAtMs: Number.NEGATIVE_INFINITY,
  };

  constructor(
    private readonly canKeep: () => boolean,
    private readonly sizeMax = SIZE_MAX,
    private readonly nowMs = () => performance.now(),
  ) {}

  /** How much is kept, in characters of JSON; as much again may be left of what was forgotten last. */
  get size(): number {
    return this.#size;
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
    this.beginAfresh();
    this.#version += 1;
  }

  private isCurrent(): boolean {
    const isCurrent = this.canKeep();
    if (isCurrent) this.#rightAtMs = this.nowMs();
    return isCurrent;
  }

  private load<T>(question: string, load: () => Promise<T>): Promise<T> {
    if (this.#answers.size >= ENTRIES_MAX) this.beginAfresh();
    const answers = this.#answers;
    const answer = load().then(
      (loaded) => {
        if (answers === this.#answers) this.weigh(loaded);
        return loaded;
      },
      (error) => {
        answers.delete(question);
        throw error;
      },
    );
    answers.set(question, answer);
    return answer;
  }

  private lastKnown(question: string): Promise<unknown> | undefined {
    const oldestMs = this.nowMs() - STALE_MAX_MS;
    const { answers, rightAtMs } = this.#former;
    return (
      (this.#rightAtMs >= oldestMs ? this.#answers.get(question) : undefined) ??
      (rightAtMs >= oldestMs ? answers.get(question) : undefined)
    );
  }

  private weigh(loaded: unknown): void {
    this.#size += JSON.stringify(loaded)?.length ?? 0;
    if (this.#size > this.sizeMax) this.beginAfresh();
  }

  private beginAfresh(): void {
    this.#answers = new Map();
    this.#size = 0;
  }
}
