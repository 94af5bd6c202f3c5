import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../world/server-process.js';
import { FAULTS, type FaultKind, type KindIn, type Lane } from './fault-kinds.js';
import { FaultLane } from './fault-lane.js';
import type { PlannedFault } from './plan-faults.js';
import type { Step } from './steps.js';

/** A step that never comes is not waited for longer. */
const PATIENCE_MS = 400;
/** Faults pause for this time after a customer has waited too long. */
const SPARED_MS = 3_000;
/** The longest gap between two disturbed calls of the provider. */
const GAP_MS_MAX = 250;
const STEP_LANES = ['servers', 'clocks', 'database'] as const;

/** Does the harm, and resolves when it is over; false when it hit nothing. */
export type Inflict = (fault: PlannedFault, server: ServerProcess) => Promise<boolean>;

/** Carries out planned faults: each at a moment after a planned step of somebody's payment began. */
export class Saboteur {
  /** Faults that hit payments under way. */
  readonly points = new Map<FaultKind, number>();
  /** Payment calls under way where faults struck, summed up. */
  paymentsHit = 0;
  readonly pointsByStep = new Map<Step, number>();
  /** Faults that could not be inflicted, with their errors. */
  readonly failures: string[] = [];
  readonly #lanes: Readonly<Record<Lane, FaultLane>>;
  #sparesUntil = 0;
  #isOn = false;

  constructor(
    plan: readonly PlannedFault[],
    private readonly servers: readonly ServerProcess[],
    private readonly inflict: Inflict,
  ) {
    const lane = (name: Lane) => new FaultLane(plan.filter(({ kind }) => FAULTS[kind].lane === name));
    this.#lanes = {
      servers: lane('servers'),
      clocks: lane('clocks'),
      database: lane('database'),
      calls: lane('calls'),
      webhooks: lane('webhooks'),
      rolling: lane('rolling'),
    };
  }

  begin(): void {
    this.#isOn = true;
  }

  get pointsInAll(): number {
    return [...this.points.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Whether all is done but what is done alone. */
  get isDone(): boolean {
    return Object.entries(this.#lanes).every(([name, lane]) => name === 'rolling' || lane.isDone);
  }

  /** Whether nothing, or nothing more, is to be done alone. */
  get isAllDone(): boolean {
    return this.isDone && this.#lanes.rolling.isDone;
  }

  /** Points of a kind for each minute that was spent on it. */
  perMinute(kind: FaultKind): number {
    const spentMs = this.#lanes[FAULTS[kind].lane].spentMs.get(kind) ?? 0;
    return spentMs === 0 ? 0 : ((this.points.get(kind) ?? 0) * 60_000) / spentMs;
  }

  /** Called when somebody has waited too long: on a busy machine nobody would ever be answered. */
  spare(): void {
    this.#sparesUntil = Date.now() + SPARED_MS;
  }

  /** Called with every step as it begins, and of the server that works on it. */
  sees(step: Step, server: ServerProcess): void {
    if (!this.#isStriking) return;
    for (const name of STEP_LANES) {
      const lane = this.#lanes[name];
      const fault = lane.next();
      if (!fault || (lane.waitingMs < PATIENCE_MS && step !== fault.step)) continue;
      if (name !== 'database' && !canBeHit(server, fault)) continue;
      void lane.carryOut(async () => {
        await pause(fault.delayMs);
        return this.#strike(fault, step, server);
      });
    }
  }

  /** The fault that a call to the provider or a webhook gets, if any; `fits` says which it can get. */
  takeFor<L extends 'calls' | 'webhooks'>(
    name: L,
    fits: (kind: KindIn<L>) => boolean,
  ): { readonly kind: KindIn<L>; readonly extent: number } | null {
    const lane = this.#lanes[name];
    const fault = this.#isStriking ? lane.next() : null;
    if (!fault || !fits(fault.kind as KindIn<L>)) return null;
    this.#count(fault.kind);
    void lane.carryOut(() => pause(fault.delayMs + fault.extent * GAP_MS_MAX, true));
    return { kind: fault.kind as KindIn<L>, extent: fault.extent };
  }

  /** The next restart of a server in turn, which is counted when it hit somebody; false when there are no more. */
  async roll(restart: () => Promise<boolean>): Promise<boolean> {
    const lane = this.#lanes.rolling;
    const fault = lane.next();
    if (!fault) return false;
    await lane.carryOut(async () => {
      const hit = await restart();
      if (hit) this.#count(fault.kind);
      return hit;
    });
    return true;
  }

  get #isStriking(): boolean {
    return this.#isOn && Date.now() >= this.#sparesUntil;
  }

  async #strike(fault: PlannedFault, step: Step, server: ServerProcess): Promise<boolean> {
    const struck = FAULTS[fault.kind].lane === 'database' ? this.servers : [server];
    const underWay = struck.reduce((sum, each) => sum + each.underWay, 0);
    if (underWay === 0 || !server.isUp || server.isFrozen) return false;
    const hit = await this.inflict(fault, server).catch((error: Error) => {
      this.failures.push(`${fault.kind}: ${error.message}`);
      return true;
    });
    if (!hit) return false;
    this.#count(fault.kind);
    this.paymentsHit += underWay;
    this.pointsByStep.set(step, (this.pointsByStep.get(step) ?? 0) + 1);
    return true;
  }

  #count(kind: FaultKind): void {
    this.points.set(kind, (this.points.get(kind) ?? 0) + 1);
  }
}

function canBeHit(server: ServerProcess, { graceMs }: PlannedFault): boolean {
  return server.isUp && !server.isFrozen && Date.now() - server.upSince >= graceMs;
}
