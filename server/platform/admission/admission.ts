import type { ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Log } from '../log/log.js';
import type { WorkState } from '../observe/metrics.js';
import { UploadTurns } from './upload-turns.js';
import { WORK_LIMITS, type Work, type WorkKind, type WorkLimits } from './work.js';
import { type Release, WorkGate } from './work-gate.js';

const LOOK_EVERY_MS = 20;
/** One long piece of work alone does not make a process late; several in a row do. */
const WEIGHT_OF_LAST = 0.3;
/** A response takes a few event-loop rounds for each statement: with longer rounds it takes seconds. */
const LATE_MS = 60;
/** A round this late has work of that length before it, and requests that arrived have waited since. */
const STUCK_MS = 200;
/** A round this long means that the process was suspended, or nearly: callers may have left by the time it ends. */
const STALLED_MS = 1_000;

/** Measures how late the event loop of this process runs: requests that arrive have waited that long unread. */
class LoopLag {
  #lagMs = 0;
  #dueAtMs = performance.now() + LOOK_EVERY_MS;
  #stalledAtMs = Number.NEGATIVE_INFINITY;
  readonly #looks = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();

  /** Whether the event loop has been late for some tenths of a second, or this round is. */
  get isLate(): boolean {
    return this.#lagMs > LATE_MS || performance.now() - this.#dueAtMs > STUCK_MS;
  }

  /** Whether this process was suspended until less than a second ago. */
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

/**
 * Work for a caller who left goes on; its place is free when it ends, or after this time. A caller who leaves before
 * the whole request has arrived, as in an upload, frees it at once: the work needs it whole.
 */
const ABANDONED_MS = 10_000;
/** GraphQL requests parsed per second: parsing one costs up to half a millisecond. */
const READS_A_SECOND_BUSY = 500;
const READS_A_SECOND_LATE = 150;
/** Requests under way beyond which a late process admits only paying work. */
const MANY = 150;
/** Shortest time between two log lines about refused requests. */
const TELL_EVERY_MS = 10_000;

/** Bounds the requests that are answered at the same time, each kind of work by itself; see WORK_LIMITS. */
export class Admission {
  readonly uploads = new UploadTurns();
  readonly #gates: Readonly<Record<WorkKind, WorkGate>>;
  readonly #lag = new LoopLag();
  #underWay = 0;
  #reportedAtMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly log: Log,
    figures: Readonly<Record<WorkKind, WorkLimits>> = WORK_LIMITS,
  ) {
    this.#gates = {
      paying: new WorkGate(figures.paying),
      catalogue: new WorkGate(figures.catalogue),
      browsing: new WorkGate(figures.browsing),
      uploads: new WorkGate(figures.uploads),
      exports: new WorkGate(figures.exports),
    };
  }

  /** The state of each kind of work now. */
  get figures(): readonly WorkState[] {
    return Object.entries(this.#gates).map(([kind, { running, queued, shed }]) => ({
      kind,
      running,
      queued,
      shed,
    }));
  }

  /** Whether work is refused now, before it is read; counted if so. If overwhelmed, only paying work is admitted. */
  sheds({ kind, operation }: Work): boolean {
    const gate = this.#gates[kind];
    const isTooMuch = this.#isOverwhelmed && kind !== 'paying';
    if (!isTooMuch && !gate.isFull(operation)) return false;
    gate.noteShed();
    this.#logRefusals(kind);
    return true;
  }

  /** GraphQL requests that may be parsed in a second now: only parsing shows what kind of work they are. */
  get readsASecond(): number {
    if (this.#isOverwhelmed) return READS_A_SECOND_LATE;
    return this.#gates.browsing.queued > 0 ? READS_A_SECOND_BUSY : Number.POSITIVE_INFINITY;
  }

  /** Counts a request that was refused unread. */
  noteUnread(): void {
    this.#gates.browsing.noteShed();
    this.#logRefusals('browsing');
  }

  /** Counts a request until its response is sent or its caller is gone. */
  noteUnderWay(response: ServerResponse): void {
    this.#underWay += 1;
    response.once('close', () => {
      this.#underWay -= 1;
    });
  }

  /** Whether callers of requests that arrive now may have left while this process was suspended. */
  get hasStalled(): boolean {
    return this.#lag.hasStalled;
  }

  stop(): void {
    this.#lag.stop();
  }

  /** True when the number of requests makes the process late; a slow machine with few requests is only slow. */
  get #isOverwhelmed(): boolean {
    return this.#underWay > MANY && this.#lag.isLate;
  }

  /** Waits for a place, which is free again when the response has ended. Throws SERVICE_UNAVAILABLE. */
  async admit({ kind, operation }: Work, response: Response): Promise<void> {
    const gate = this.#gates[kind];
    const release = gate.enter(operation) ?? (await this.#wait(kind, operation, response));
    releaseWhenAnswered(response, release);
  }

  /** Middleware that admits the work of a request before the request goes on. */
  handler(workOf: (request: Parameters<RequestHandler>[0]) => Work): RequestHandler {
    return async (request, response, next) => {
      await this.admit(workOf(request), response);
      next();
    };
  }

  async #wait(kind: WorkKind, operation: string, response: Response): Promise<Release> {
    const left = new AbortController();
    const leave = () => left.abort();
    response.once('close', leave);
    try {
      return await this.#gates[kind].wait(operation, left.signal);
    } catch (refusal) {
      this.#logRefusals(kind);
      throw refusal;
    } finally {
      response.off('close', leave);
    }
  }

  #logRefusals(kind: WorkKind): void {
    const nowMs = performance.now();
    if (nowMs - this.#reportedAtMs < TELL_EVERY_MS) return;
    this.#reportedAtMs = nowMs;
    this.log.warn(
      { event: 'admission.load_shed', kind, work: this.figures },
      'Overloaded; refusing some requests',
    );
  }
}

function releaseWhenAnswered(response: Response, release: Release): void {
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = ((...args: unknown[]) => {
    release();
    return end(...args);
  }) as Response['end'];
  response.once('close', () => {
    if (response.writableEnded) return;
    if (response.req.complete) setTimeout(release, ABANDONED_MS).unref();
    else release();
  });
}
