import { parseArgs } from 'node:util';

export interface Options {
  /** Requests over REST, over GraphQL, and with files. */
  readonly rest: number;
  readonly graphql: number;
  readonly multipart: number;
  readonly seed: number;
  /** The PostgreSQL on which a database is made for the run; null starts one. */
  readonly databaseUrl: string | null;
}

/** Reads `--requests 100000 --graphql 50000 --multipart 5000 --seed 7`. Left out, GraphQL is half of REST and files a twentieth. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      requests: { type: 'string', default: '1200' },
      graphql: { type: 'string' },
      multipart: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const rest = wholeNumber('requests', values.requests);
  return {
    rest,
    graphql: wholeNumber('graphql', values.graphql ?? String(Math.ceil(rest / 2))),
    multipart: wholeNumber('multipart', values.multipart ?? String(Math.ceil(rest / 20))),
    seed: wholeNumber('seed', values.seed),
    databaseUrl: env.DATABASE_URL || null,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number, not "${text}"`);
  return Number(text);
}
