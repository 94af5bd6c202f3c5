import { parseArgs } from 'node:util';
import { FAULT_KINDS, type FaultKind } from './faults/fault-kinds.js';

export interface Options {
  /** How many faults hit payments under way. */
  readonly points: number;
  /** The kinds they are of. */
  readonly kinds: readonly FaultKind[];
  /** How long a process stays frozen; null: 2 to 8 s by chance. */
  readonly freezeSeconds: number | null;
  /** Checkouts of the storm of simultaneous finishing calls; 0 leaves it out. */
  readonly storm: number;
  readonly seed: number;
  /** People who shop at the same time. */
  readonly customers: number;
  /** The PostgreSQL on which a database is made for the run; null starts one. */
  readonly databaseUrl: string | null;
  /** Shows what the servers and the provider complain about. */
  readonly verbose: boolean;
}

/** Reads `--points 300 --only server-killed,disk-full --freeze-seconds 40 --storm 1000 --seed 7 --customers 10 --verbose`. Throws on anything else. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      points: { type: 'string', default: '300' },
      only: { type: 'string' },
      'freeze-seconds': { type: 'string' },
      storm: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      customers: { type: 'string', default: '10' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const freeze = values['freeze-seconds'];
  return {
    points: wholeNumber('points', values.points),
    kinds: values.only ? values.only.split(',').map(faultKind) : FAULT_KINDS,
    freezeSeconds: freeze === undefined ? null : wholeNumber('freeze-seconds', freeze),
    storm: wholeNumber('storm', values.storm),
    seed: wholeNumber('seed', values.seed),
    customers: wholeNumber('customers', values.customers),
    databaseUrl: env.DATABASE_URL || null,
    verbose: values.verbose,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number, not "${text}"`);
  return Number(text);
}

function faultKind(text: string): FaultKind {
  const kind = FAULT_KINDS.find((known) => known === text);
  if (!kind) throw new Error(`--only takes kinds of faults (${FAULT_KINDS.join(', ')}), not "${text}"`);
  return kind;
}
