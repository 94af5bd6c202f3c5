import type { Chances } from '../../../server/test/rubbish/chances.js';
import { FAULTS, type FaultKind } from './fault-kinds.js';
import { STEPS, type Step } from './steps.js';

/** One fault, chosen before anything happens: the same seed plans the same. */
export interface PlannedFault {
  readonly kind: FaultKind;
  /** The step of a payment at whose beginning the fault strikes. */
  readonly step: Step;
  /** Counted from the beginning of the step. */
  readonly delayMs: number;
  /** A server that started later than this ago is left alone, so that payments get somewhere. */
  readonly graceMs: number;
  /** From 0 to 1: how long or how much, where a fault has a range. */
  readonly extent: number;
}

const DELAY_MS_MAX = 60;
const GRACE_MS_MAX = 200;

/** Plans `count` faults: each kind once while they last, then at random by the weights in FAULTS. */
export function planFaults(count: number, kinds: readonly FaultKind[], chances: Chances): PlannedFault[] {
  const once = shuffle(kinds, chances).slice(0, count);
  const byWeight = kinds.flatMap((kind) => Array<FaultKind>(FAULTS[kind].weight).fill(kind));
  const more = Array.from({ length: count - once.length }, () => chances.pick(byWeight));
  return [...once, ...more].map((kind) => ({
    kind,
    step: chances.pick(STEPS),
    delayMs: chances.next() * DELAY_MS_MAX,
    graceMs: chances.next() * GRACE_MS_MAX,
    extent: chances.next(),
  }));
}

function shuffle<T>(list: readonly T[], chances: Chances): T[] {
  return list
    .map((item) => [chances.next(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}
