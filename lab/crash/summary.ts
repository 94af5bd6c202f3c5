import type { Breach } from './checks/invariant.js';
import { FAULTS, type FaultKind } from './faults/fault-kinds.js';
import type { Saboteur } from './faults/saboteur.js';
import type { FaultReport } from './phases/fault-phase.js';
import type { StormReport } from './phases/storm-phase.js';

const IDS_SHOWN = 5;

/** The faults that struck, with their numbers in all and a minute. */
export function describePoints(saboteur: Saboteur, kinds: readonly FaultKind[]): string {
  const lines = kinds.map((kind) => {
    const points = String(saboteur.points.get(kind) ?? 0).padStart(6);
    const rate = Math.round(saboteur.perMinute(kind)).toString().padStart(6);
    return `${points} ${kind.padEnd(24)}${rate} a minute  ${FAULTS[kind].does}`;
  });
  const steps = [...saboteur.pointsByStep].map(([step, points]) => `${step} ${points}`).join(', ');
  return [
    ...lines,
    `${saboteur.pointsInAll} points; ${saboteur.paymentsHit} payment calls were under way where processes and databases were hit (${steps})`,
  ].join('\n');
}

/** The stories of customers and their counts, broken invariants with their ids last. */
export function describeFaults(report: FaultReport): string {
  const { stories, failedRequests } = report.rolling;
  return [
    `servers restarted in turn: ${stories.length} stories meanwhile, ${failedRequests.length} requests failed`,
    `${report.stories} payment stories, ${report.orders} orders (${report.withPromotion} with a promotion), ${report.operations} operations of staff with their money, disturbed for ${seconds(report.disturbedMs)}; everything added up ${seconds(report.convergedMs)} after the last fault`,
    ...report.breaches.map(describeBreach),
  ].join('\n');
}

/** The storm in a line, what it broke below. */
export function describeStorm({ checkouts, calls, tookMs, latenciesMs, breaches }: StormReport): string {
  const part = (share: number) => Math.round(latenciesMs[Math.floor(share * (latenciesMs.length - 1))] ?? 0);
  return [
    `storm: ${checkouts} checkouts finished by ${calls} calls in ${seconds(tookMs)}; a call took ${part(0.5)} ms in the middle, ${part(0.99)} ms at 99 in 100, ${part(1)} ms at most`,
    ...breaches.map(describeBreach),
  ].join('\n');
}

function describeBreach({ name, ids }: Breach): string {
  const more = ids.length > IDS_SHOWN ? ` and ${ids.length - IDS_SHOWN} more` : '';
  return `BROKEN: ${name}: ${ids.slice(0, IDS_SHOWN).join('; ')}${more}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
