/** Something that waits for its turn. */
export interface Waiting {
  readonly forWhom: string;
  /** How much its turn takes, in any unit. */
  readonly cost: number;
  /** Goes before all others, and costs its person nothing. */
  readonly isUrgent?: boolean;
}

/**
 * Start-time fair queueing: whoever has been served least comes next, an expensive turn counts as several cheap ones,
 * and
 * having been away earns nothing.
 */
export class FairQueue<T extends Waiting> {
  readonly #waiting: T[] = [];
  /** Until when each person has had their share; who is not named has none behind them. */
  readonly #servedUntil = new Map<string, number>();
  #clock = 0;

  get length(): number {
    return this.#waiting.length;
  }

  add(one: T): void {
    this.#waiting.push(one);
  }

  /** False when its turn has come already. */
  remove(one: T): boolean {
    const place = this.#waiting.indexOf(one);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  /** Takes out what comes next. */
  next(): T | undefined {
    const next = this.#waiting.find(({ isUrgent }) => isUrgent) ?? this.leastServed();
    if (!next) return undefined;
    this.remove(next);
    if (!next.isUrgent) this.count(next);
    return next;
  }

  private leastServed(): T | undefined {
    const [first, ...others] = this.#waiting;
    return others.reduce((least, one) => (this.startOf(one) < this.startOf(least!) ? one : least), first);
  }

  private startOf({ forWhom }: T): number {
    return Math.max(this.#clock, this.#servedUntil.get(forWhom) ?? 0);
  }

  private count(one: T): void {
    this.#clock = this.startOf(one);
    this.#servedUntil.set(one.forWhom, this.#clock + one.cost);
    for (const [person, until] of this.#servedUntil)
      if (until <= this.#clock) this.#servedUntil.delete(person);
  }
}
