/** An entry that waits for its turn. */
export interface Waiting {
  readonly forWhom: string;
  /** Cost of its turn, in any unit. */
  readonly cost: number;
  /** An urgent entry goes before all others, at no cost to its person. */
  readonly isUrgent?: boolean;
}

interface Entry<T> {
  readonly one: T;
  /** The clock when the entry came. */
  readonly from: number;
}

/**
 * Weighted fair queueing: the next entry is the one that would finish first if all were served at once, each at the
 * same pace. So a cheap entry never waits for the expensive ones of many others, an expensive one waits for its share
 * at most, and absence earns no credit.
 */
export class FairQueue<T extends Waiting> {
  readonly #waiting: Entry<T>[] = [];
  /** The clock until which each person has used their share; a person without an entry has used none. */
  readonly #servedUntil = new Map<string, number>();
  /** The share that each waiting person would have received by now. */
  #clock = 0;
  /** The entry served since the last turn. */
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

  /** Removes and returns the next entry. */
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
