import { parseArgs } from 'node:util';

export const SCENARIOS = ['overload', 'locked', 'attackers', 'files', 'sign-ins', 'restarts'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export interface Options {
  /** How long each load lasts. */
  readonly seconds: number;
  /** Orders the requests; the same seed asks the same in the same order. */
  readonly seed: number;
  readonly only: readonly ScenarioName[];
  /** How often a server is restarted in turn. */
  readonly restarts: number;
  /** Visits a second while servers are restarted. */
  readonly visits: number;
}

/** npm run flood -- [--seconds 6] [--seed 1] [--only overload,locked,attackers,files,sign-ins,restarts] [--restarts 4] [--visits 40] */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '6' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: SCENARIOS.join(',') },
      restarts: { type: 'string', default: '4' },
      visits: { type: 'string', default: '40' },
    },
  });
  const only = values.only.split(',');
  const unknown = only.filter((name) => !(SCENARIOS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`--only knows ${SCENARIOS.join(', ')}, not ${unknown.join(', ')}.`);
  return {
    seconds: wholeNumber('seconds', values.seconds, 60),
    seed: wholeNumber('seed', values.seed, 2 ** 31),
    only: only as ScenarioName[],
    restarts: wholeNumber('restarts', values.restarts, 1_000),
    visits: wholeNumber('visits', values.visits, 1_000),
  };
}

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new Error(`--${name} is a whole number from 1 to ${max}, not ${text}.`);
}
