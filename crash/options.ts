import { parseArgs } from 'node:util';

export interface Options {
  /** How many times a server is killed in the middle of a payment. */
  readonly points: number;
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

/** Reads `--points 300 --storm 1000 --seed 7 --customers 10 --verbose`. Throws on anything else. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      points: { type: 'string', default: '300' },
      storm: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      customers: { type: 'string', default: '10' },
      verbose: { type: 'boolean', default: false },
    },
  });
  return {
    points: wholeNumber('points', values.points),
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
