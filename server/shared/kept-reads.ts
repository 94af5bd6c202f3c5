/** More distinct questions than this and the memory is begun afresh. */
const ENTRIES_MAX = 2_000;

/** So is it with more answers than this, in characters of JSON: visitors choose how much a question is answered with. */
const SIZE_MAX = 16 * 2 ** 20;

/**
 * Answers that rarely change, kept in this process until the database says that something changed.
 * While notifications cannot be heard nothing is kept, so no process ever serves an old price.
 */
export class KeptReads {
  #answers = new Map<string, Promise<unknown>>();
  #size = 0;
  #version = 0;

  constructor(
    private readonly canKeep: () => boolean,
    private readonly sizeMax = SIZE_MAX,
  ) {}

  /** How much is kept, in characters of JSON. */
  get size(): number {
    return this.#size;
  }

  /** Rises with every change; part of the key of anything else that is derived from these reads. Negative means: keep nothing. */
  get version(): number {
    return this.canKeep() ? this.#version : -1;
  }

  /** The kept answer to a question, or the one that load gives now. A failed load is not kept. */
  keep<T>(question: string, load: () => Promise<T>): Promise<T> {
    if (!this.canKeep()) return load();
    const kept = this.#answers.get(question) as Promise<T> | undefined;
    if (kept) return kept;
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

  /** Something changed: forget everything, answers still on their way included. */
  forget(): void {
    this.beginAfresh();
    this.#version += 1;
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
