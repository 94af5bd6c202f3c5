import type { Chances } from '../chances.js';
import type { ServerProcess } from '../world/server-process.js';

/** Where a server can be hit: in a payment, or in what staff do with the money of an order. */
export const STEPS = [
  'open checkout',
  'create intent',
  'confirm at the provider',
  'confirm',
  'finalize',
  'cancel',
  'change order',
  'staff refund',
  'staff books',
  'staff cancel',
] as const;
export type Step = (typeof STEPS)[number];

/** A blow lands this long after the step it waited for began, at most. */
const DELAY_MS_MAX = 60;
/** A step that never comes is not waited for longer. */
const PATIENCE_MS = 400;
/** A server is left alone for up to this long after its start, so that payments get somewhere. */
const GRACE_MS_MAX = 200;
/** Nobody is killed for so long after somebody was found waiting. */
const SPARED_MS = 3_000;

/** Kills servers, one at a time, at a random moment after a randomly chosen step of somebody's payment began. */
export class Saboteur {
  /** Kills that hit payments under way. */
  points = 0;
  /** Payments under way in the killed servers, summed up. */
  paymentsHit = 0;
  readonly pointsByStep = new Map<Step, number>();
  #waitsFor: Step | null = null;
  #armedAt = 0;
  #graceMs = GRACE_MS_MAX;
  #sparesUntil = 0;

  constructor(
    private readonly chances: Chances,
    private readonly pointsWanted: number,
    private readonly servers: readonly ServerProcess[],
  ) {}

  get isDone(): boolean {
    return this.points >= this.pointsWanted;
  }

  /** Told that somebody has waited too long: on a busy machine servers would die before they answer anybody. */
  spare(): void {
    this.#sparesUntil = Date.now() + SPARED_MS;
  }

  /** Told of every step as it begins, and of the server that works on it. */
  sees(step: Step, server: ServerProcess): void {
    if (this.isDone || Date.now() < this.#sparesUntil) return;
    this.#arm();
    const isPatient = Date.now() - this.#armedAt < PATIENCE_MS;
    if (this.#waitsFor === null || (isPatient && step !== this.#waitsFor)) return;
    if (Date.now() - server.upSince < this.#graceMs) return;
    this.#waitsFor = null;
    setTimeout(() => this.#strike(step, server), this.chances.next() * DELAY_MS_MAX);
  }

  #arm(): void {
    if (this.#waitsFor !== null || !this.servers.some((server) => server.isUp)) return;
    this.#waitsFor = this.chances.pick(STEPS);
    this.#armedAt = Date.now();
    this.#graceMs = this.chances.next() * GRACE_MS_MAX;
  }

  #strike(step: Step, server: ServerProcess): void {
    if (this.isDone || !server.isUp || server.underWay === 0) return;
    this.points += 1;
    this.paymentsHit += server.underWay;
    this.pointsByStep.set(step, (this.pointsByStep.get(step) ?? 0) + 1);
    server.kill();
  }
}
