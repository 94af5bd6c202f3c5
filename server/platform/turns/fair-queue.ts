/** Something that waits for its turn. */
export interface Waiting {
  readonly forWhom: string;
  /** How much its turn takes, in any unit. */
  readonly cost: number;
  /** Goes before all others, and costs its person nothing. */
  readonly isUrgent?: boolean;
}

interface Entry<T> {
  readonly one: T;
  /** Of the clock, when it came. */
  readonly from: number;
}

/**
 * Weighted fair queueing: next comes whose turn would end first if all who wait were served at once, each at the same pace.
 * So a cheap turn never waits for the dear ones of many others, a dear one waits for its share at most, and having been
 * away earns nothing.
 */
export class FairQueue<T extends Waiting> {
  readonly #waiting: Entry<T>[] = [];
  /** Until when each person has had their share; who is not named has none behind them. */
  readonly #servedUntil = new Map<string, number>();
  /** The share that each waiting caller would have been served by now. */
  #clock = 0;
  /** Served since the last turn was given. */
  #served: T | undefined;

  get length(): number {
    return this.#waiting.length;
  }

  add(one: T): void {
    this.#waiting.push({ one, from: this.#clock });
  }

  /** False when its turn has come already. */
  remove(one: T): boolean {
    const place = this.#waiting.findIndex((entry) => entry.one === one);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  /** Takes out what comes next. */
  next(): T | undefined {
    this.goOn();
    const next = this.#waiting.find(({ one }) => one.isUrgent) ?? this.firstToEnd();
    if (!next) {
      this.#servedUntil.clear();
      return undefined;
    }
    this.remove(next.one);
    if (!next.one.isUrgent) this.count(next);
    return next.one;
  }

  private firstToEnd(): Entry<T> | undefined {
    const [first, ...others] = this.#waiting;
    return others.reduce((soonest, one) => (this.endOf(one) < this.endOf(soonest!) ? one : soonest), first);
  }

  private endOf({ one, from }: Entry<T>): number {
    return Math.max(from, this.#servedUntil.get(one.forWhom) ?? 0) + one.cost;
  }

  private count(entry: Entry<T>): void {
    this.#servedUntil.set(entry.one.forWhom, this.endOf(entry));
    this.#served = entry.one;
  }

  private goOn(): void {
    if (!this.#served) return;
    const { forWhom, cost } = this.#served;
    this.#served = undefined;
    const people = new Set(this.#waiting.map(({ one }) => one.forWhom)).add(forWhom);
    this.#clock += cost / people.size;
    for (const [person, until] of this.#servedUntil)
      if (until <= this.#clock && !people.has(person)) this.#servedUntil.delete(person);
  }
}
