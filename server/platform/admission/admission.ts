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
/** An answer takes some rounds of the loop for each statement: with longer ones it takes seconds. */
const LATE_MS = 60;
/** So late now: the same round of work has lasted that long, and what it reads has waited since. */
const STUCK_MS = 200;
/** A round as long as this is a process that was stopped, or as good as: callers may have left meanwhile. */
const STALLED_MS = 1_000;

/** Watches how late this process gets to its work: what arrives then has waited before anything of ours knew of it. */
class LoopLag {
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

/**
 * Work for a caller who left goes on; its place is free again when it ends, or after so long. A caller who leaves before
 * the request has arrived whole, as in the middle of a form with a picture, frees it at once: that work needs all of it.
 */
const ABANDONED_MS = 10_000;
/** To read a GraphQL request costs up to half a millisecond. */
const READS_A_SECOND_BUSY = 500;
const READS_A_SECOND_LATE = 150;
/** Requests under way beyond which a late process lets only those in who pay. */
const MANY = 150;
/** How often refusing requests is logged. */
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

  /** How it stands with each kind now. */
  get figures(): readonly WorkState[] {
    return Object.entries(this.#gates).map(([kind, { running, queued, shed }]) => ({
      kind,
      running,
      queued,
      shed,
    }));
  }

  /** Whether this is refused now, before it is read. Counts it then. While the process is overwhelmed only who pays is let in. */
  sheds({ kind, operation }: Work): boolean {
    const gate = this.#gates[kind];
    const isTooMuch = this.#isOverwhelmed && kind !== 'paying';
    if (!isTooMuch && !gate.isFull(operation)) return false;
    gate.noteShed();
    this.#logRefusals(kind);
    return true;
  }

  /** How many requests whose kind only parsing shows may be parsed in a second now. */
  get readsASecond(): number {
    if (this.#isOverwhelmed) return READS_A_SECOND_LATE;
    return this.#gates.browsing.queued > 0 ? READS_A_SECOND_BUSY : Number.POSITIVE_INFINITY;
  }

  /** Notes that one was refused unread. */
  noteUnread(): void {
    this.#gates.browsing.noteShed();
    this.#logRefusals('browsing');
  }

  /** Counts a request until its answer is sent or its caller is gone. */
  noteUnderWay(response: ServerResponse): void {
    this.#underWay += 1;
    response.once('close', () => {
      this.#underWay -= 1;
    });
  }

  /** Whether callers of what arrives now may have left while this process stood still. */
  get hasStalled(): boolean {
    return this.#lag.hasStalled;
  }

  stop(): void {
    this.#lag.stop();
  }

  /** Late because of the number of requests; a slow machine with few is only slow. */
  get #isOverwhelmed(): boolean {
    return this.#underWay > MANY && this.#lag.isLate;
  }

  /** Waits for a place, which is free again when the request is answered. Throws SERVICE_UNAVAILABLE. */
  async admit({ kind, operation }: Work, response: Response): Promise<void> {
    const gate = this.#gates[kind];
    const release = gate.enter(operation) ?? (await this.#wait(kind, operation, response));
    releaseWhenAnswered(response, release);
  }

  /** Admits what a request asks for before it goes on. */
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
