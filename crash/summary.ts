import type { Breach } from './checks/invariants.js';
import type { CrashReport } from './phases/crash-phase.js';
import type { StormReport } from './phases/storm-phase.js';

const IDS_SHOWN = 5;

/** The crash phase in a few lines, broken invariants with their ids last. */
export function describeCrash(report: CrashReport): string {
  const { lostAnswers, failedRequests, duplicatedWebhooks, delayedWebhooks } = report.faults;
  const steps = [...report.pointsByStep].map(([step, points]) => `${step} ${points}`).join(', ');
  return [
    `${report.points} kills with ${report.paymentsHit} payment calls under way in ${seconds(report.killingMs)} (${steps})`,
    `provider: ${lostAnswers} answers lost, ${failedRequests} requests failed, ${duplicatedWebhooks} webhooks sent twice, ${delayedWebhooks} held back`,
    `${report.stories} payment stories, ${report.orders} orders, ${report.deeds} deeds of staff with their money; everything added up ${seconds(report.convergedMs)} after the last fault`,
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
