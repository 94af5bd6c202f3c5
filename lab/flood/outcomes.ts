/** The outcomes of requests. */
export class Outcomes {
  answered = 0;
  /** Refused politely: 503 or 429 with Retry-After. */
  refused = 0;
  /** Everything else, by what went wrong. */
  readonly failures = new Map<string, number>();
  /** Times of the answered requests. */
  readonly answeredMs: number[] = [];
  /** Times of the refused requests. */
  readonly refusedMs: number[] = [];

  #senderLateMs = 0;

  /** A sender that is late itself finds answers slow that were not. */
  noteSenderLate(ms: number): void {
    this.#senderLateMs = Math.max(this.#senderLateMs, ms);
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The 95th percentile of `answeredMs`. */
  get p95Ms(): number {
    return p95(this.answeredMs);
  }

  get all(): number {
    return this.answered + this.refused + this.failed;
  }

  noteAnswer(what: string, status: number, retryAfter: string | undefined, ms: number): void {
    if (status < 400) {
      this.answered += 1;
      this.answeredMs.push(ms);
    } else if ((status === 503 || status === 429) && retryAfter) {
      this.refused += 1;
      this.refusedMs.push(ms);
    } else this.noteFailure(`${what}: ${status}`);
  }

  noteFailure(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
  }

  /** The outcomes as one line of text. */
  toString(): string {
    const failures = [...this.failures].map(([what, count]) => `${count} × ${what}`).join(', ');
    return [
      `${this.all} requests: ${this.answered} answered (p95 ${this.p95Ms} ms)`,
      `${this.refused} refused (p95 ${p95(this.refusedMs)} ms)`,
      `${this.failed} failed${failures ? `: ${failures}` : ''}`,
      `sender late by up to ${Math.round(this.#senderLateMs)} ms`,
    ].join(', ');
  }
}

/** The value that nineteen of twenty do not exceed, in whole milliseconds; 0 for none. */
function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0);
}
