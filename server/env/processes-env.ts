import { availableParallelism } from 'node:os';
import { BadSetting } from './bad-setting.js';
import { readWholeNumber } from './read-whole-number.js';

const PROCESSES_MAX = 64;

/** How many processes serve; `auto` is one for each processor that we may use. Throws BadSetting. */
export function readProcesses(source: NodeJS.ProcessEnv): number {
  if (source.PROCESSES === 'auto') return Math.min(availableParallelism(), PROCESSES_MAX);
  try {
    return readWholeNumber(source, 'PROCESSES', { default: 1, min: 1, max: PROCESSES_MAX });
  } catch {
    throw new BadSetting(`PROCESSES must be auto or a whole number from 1 to ${PROCESSES_MAX}.`);
  }
}
