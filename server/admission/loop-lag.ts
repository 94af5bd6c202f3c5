const LOOK_EVERY_MS = 20;
/** One long piece of work alone does not make a process late; several in a row do. */
const WEIGHT_OF_LAST = 0.3;
/** An answer takes some rounds of the loop for each statement: with longer ones it takes seconds. */
const LATE_MS = 60;
/** So late now: the same round of work has lasted that long, and what it reads has waited since. */
const STUCK_MS = 200;
/** A round as long as this is a process that was stopped, or as good as: callers may have left meanwhile. */
const STALLED_MS = 1_000;

/** Watches how late this process gets to its work: what arrives then has waited before anything of ours knew of it. */
export class LoopLag {
  #lagMs = 0;
  #dueAtMs = performance.now() + LOOK_EVERY_MS;
  #stalledAtMs = Number.NEGATIVE_INFINITY;
  readonly #looks = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();

  /** Whether its rounds have been too long for some tenths of a second, or this one is. */
  get isLate(): boolean {
    return this.#lagMs > LATE_MS || performance.now() - this.#dueAtMs > STUCK_MS;
  }

  /** Whether this process stood still until less than a second ago. */
  get hasStalled(): boolean {
    const nowMs = performance.now();
    return nowMs - this.#dueAtMs > STALLED_MS || nowMs - this.#stalledAtMs < STALLED_MS;
  }

  stop(): void {
    clearInterval(this.#looks);
  }

  #look(): void {
    const nowMs = performance.now();
    const lateMs = Math.max(0, nowMs - this.#dueAtMs);
    if (lateMs > STALLED_MS) this.#stalledAtMs = nowMs;
    this.#lagMs += WEIGHT_OF_LAST * (lateMs - this.#lagMs);
    this.#dueAtMs = nowMs + LOOK_EVERY_MS;
  }
}
