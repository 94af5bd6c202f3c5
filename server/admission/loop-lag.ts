const LOOK_EVERY_MS = 100;
/** One long piece of work alone does not make a process late; several in a row do. */
const WEIGHT_OF_LAST = 0.3;
const LATE_MS = 200;
/** So late now: the same round of work has lasted that long, and what it reads has waited since. */
const STUCK_MS = 600;

/** Watches how late this process gets to its work: what arrives then has waited before anything of ours knew of it. */
export class LoopLag {
  #lagMs = 0;
  #dueAtMs = performance.now() + LOOK_EVERY_MS;
  readonly #looks = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();

  /** Whether more arrives than can be read, for some tenths of a second already. */
  get isLate(): boolean {
    return this.#lagMs > LATE_MS || performance.now() - this.#dueAtMs > STUCK_MS;
  }

  stop(): void {
    clearInterval(this.#looks);
  }

  #look(): void {
    const nowMs = performance.now();
    const lateMs = Math.max(0, nowMs - this.#dueAtMs);
    this.#lagMs += WEIGHT_OF_LAST * (lateMs - this.#lagMs);
    this.#dueAtMs = nowMs + LOOK_EVERY_MS;
  }
}
