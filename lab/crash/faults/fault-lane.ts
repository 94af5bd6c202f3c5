import type { PlannedFault } from './plan-faults.js';

/** A fault for which nothing fits is given up after this; its kind is then missing in the report. */
const GIVEN_UP_AFTER_MS = 60_000;

/** Planned faults that happen one after the other. */
export class FaultLane {
  /** Time spent on each kind, from waiting for the moment until it was over. */
  readonly spentMs = new Map<string, number>();
  readonly #left: PlannedFault[];
  #waitsSince = 0;
  #isBusy = false;

  constructor(planned: readonly PlannedFault[]) {
    this.#left = [...planned];
  }

  get isDone(): boolean {
    return this.#left.length === 0 && !this.#isBusy;
  }

  /** How long the next one waits for its moment already, in ms. */
  get waitingMs(): number {
    return Date.now() - this.#waitsSince;
  }

  /** The next one; null while one is on, and after the last. */
  next(): PlannedFault | null {
    if (this.#isBusy) return null;
    if (this.#waitsSince === 0) this.#waitsSince = Date.now();
    if (this.waitingMs > GIVEN_UP_AFTER_MS) this.#advance();
    return this.#left[0] ?? null;
  }

  /** Carries out the next one; one that struck nothing is tried again. */
  async carryOut(strike: () => Promise<boolean>): Promise<void> {
    this.#isBusy = true;
    try {
      if (await strike()) this.#advance();
    } finally {
      this.#isBusy = false;
    }
  }

  #advance(): void {
    const done = this.#left.shift();
    if (done) this.spentMs.set(done.kind, (this.spentMs.get(done.kind) ?? 0) + this.waitingMs);
    this.#waitsSince = Date.now();
  }
}
