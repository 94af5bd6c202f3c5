import type { FuzzRequest } from './fuzz-request.js';
import type { Answer, NoAnswer } from './send-request.js';
import type { Memory } from './server-under-test.js';

const FAILURES_SHOWN = 30;
const REQUEST_LETTERS = 1_500;

interface Failure {
  readonly what: string;
  readonly request: FuzzRequest | null;
  readonly answer: Answer | NoAnswer | null;
}

/** Counts what came back, and keeps what was wrong. */
export class Report {
  passed = 0;
  failed = 0;
  readonly #statuses = new Map<string, number>();
  readonly #failures: Failure[] = [];
  #slowestMs = 0;
  #slowest = '';
  #memory = '';

  /** Counts an answer; `fault` is what the judge found. */
  add(request: FuzzRequest, answer: Answer | NoAnswer, fault: string | null): void {
    const status = 'status' in answer ? String(answer.status) : 'none';
    const kind = `${request.kind} ${status}`;
    this.#statuses.set(kind, (this.#statuses.get(kind) ?? 0) + 1);
    if ('ms' in answer && answer.ms > this.#slowestMs) {
      this.#slowestMs = answer.ms;
      this.#slowest = `${request.method} ${request.path.slice(0, 80)}`;
    }
    if (fault === null) this.passed += 1;
    else this.#fail({ what: fault, request, answer });
  }

  /** Counts something that must hold in the end. */
  check(what: string, holds: boolean): void {
    if (holds) this.passed += 1;
    else this.#fail({ what: `does not hold: ${what}`, request: null, answer: null });
  }

  memory(before: Memory, after: Memory): void {
    const mb = (bytes: number) => Math.round(bytes / 1e6);
    this.#memory = `memory in use ${mb(before.inUse)} MB after warming up, ${mb(after.inUse)} MB in the end; resident ${mb(before.rss)} MB, ${mb(after.rss)} MB`;
  }

  text(seed: number): string {
    const statuses = [...this.#statuses].sort().map(([kind, count]) => `  ${kind.padEnd(16)}${count}`);
    return [
      'answers by kind and status (none: the connection was cut by us, or with a body beyond the limit):',
      ...statuses,
      `slowest: ${Math.round(this.#slowestMs)} ms, ${this.#slowest}`,
      this.#memory,
      ...this.#failures.slice(0, FAILURES_SHOWN).map((failure) => describe(failure, seed)),
    ].join('\n');
  }

  #fail(failure: Failure): void {
    this.failed += 1;
    this.#failures.push(failure);
  }
}

/** A failure with the request that reproduces it. */
function describe({ what, request, answer }: Failure, seed: number): string {
  if (!request) return `FAILED: ${what}`;
  const { body, ...rest } = request;
  const sent = body === null ? '' : body.toString('latin1').slice(0, REQUEST_LETTERS);
  const got = answer && 'text' in answer ? answer.text.slice(0, 400) : JSON.stringify(answer);
  return `FAILED (seed ${seed}): ${what}\n  ${JSON.stringify(rest).slice(0, REQUEST_LETTERS)}\n  ${JSON.stringify(sent)}\n  -> ${got}`;
}
