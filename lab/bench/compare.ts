import type { Round } from './fire.js';
import { median } from './median.js';

/** Middle figures of the rounds of one contender. */
export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/**
 * Runs contenders in turns (A B A B …), each once beforehand to warm up, so that whatever else the machine does
 * meets all of them alike. Medians over the rounds.
 */
export async function compare(
  contenders: readonly (() => Promise<Round>)[],
  rounds: number,
): Promise<Figures[]> {
  for (const run of contenders) await run();
  const results: Round[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of contenders.entries()) results[index]!.push(await run());
  }
  return results.map((each) => ({
    perSecond: median(each.map((round) => round.perSecond)),
    p50Ms: median(each.map((round) => percentile(round.latenciesMs, 0.5))),
    p95Ms: median(each.map((round) => percentile(round.latenciesMs, 0.95))),
  }));
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
