/** Notifies watchers of changes by id. Holds one mark for each watch, however many changes there were. */
export class Changes {
  readonly #waiting = new Map<string, Set<Watch>>();

  /** How many watches are open. */
  get watching(): number {
    let count = 0;
    for (const watches of this.#waiting.values()) count += watches.size;
    return count;
  }

  /** Something with this id has changed. */
  notify(id: string): void {
    for (const watch of this.#waiting.get(id) ?? []) watch.wake();
  }

  /** Wakes every watch: notifications were missed, so anything may have changed. */
  notifyAll(): void {
    for (const watches of this.#waiting.values()) for (const watch of watches) watch.wake();
  }

  /** Begins to watch; the first read is due at once. The watch lasts until it is ended; then `onEnd` is called. */
  watch(id: string, onEnd: () => void = () => {}): Watch {
    const watches = this.#waiting.get(id) ?? new Set();
    const watch = new Watch(() => {
      watches.delete(watch);
      if (watches.size === 0) this.#waiting.delete(id);
      onEnd();
    });
    this.#waiting.set(id, watches.add(watch));
    return watch;
  }
}

/** A subscriber. Changes during a read coalesce into one more read. */
export class Watch {
  #isDue = true;
  #isOver = false;
  #resume: (() => void) | null = null;

  constructor(private readonly onEnd: () => void) {}

  wake(): void {
    this.#isDue = true;
    this.#resume?.();
  }

  /** Waits until a read is due. False once the watch has ended. */
  async due(): Promise<boolean> {
    if (!this.#isDue && !this.#isOver) await new Promise<void>((resume) => (this.#resume = resume));
    this.#resume = null;
    this.#isDue = false;
    return !this.#isOver;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.onEnd();
    this.#resume?.();
  }
}
