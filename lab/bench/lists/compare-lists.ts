import { Pool } from 'pg';
import { todayInLondon } from '../../../rules/calendar-date.js';
import { graphqlBody, jsonHeaders } from '../http.js';
import { median } from '../median.js';
import type { ListCase } from './list-case.js';
import { orderCases } from './order-cases.js';
import { otherCases } from './other-cases.js';
import { type PlansUsed, plansOf } from './plans.js';

/** How long each took, in the middle of all rounds. */
export interface ListRow extends PlansUsed {
  readonly what: string;
  readonly graphqlMs: number;
  /** Null where REST does not compete. */
  readonly restMs: number | null;
  readonly bareMs: number;
}

export interface ListBench {
  readonly product: string;
  readonly databaseUrl: string;
  /** The token of a member of staff. */
  readonly token: string;
  readonly rounds: number;
}

/** How long each list is asked beforehand: staff meet servers and connections that have been at work for a while. */
const WARM_UP_MS = 1_500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Asks every list in turns by hand, over GraphQL and over REST, one request at a time. */
export async function compareLists(bench: ListBench): Promise<ListRow[]> {
  const pool = new Pool({ connectionString: bench.databaseUrl, max: 10 });
  try {
    const rows: ListRow[] = [];
    for (const [no, one] of listCases(new Date()).entries())
      rows.push(await compareList(bench, pool, one, no));
    return rows;
  } finally {
    await pool.end();
  }
}

/** Every list of staff. */
export function listCases(now: Date): ListCase[] {
  const day = (days: number) => todayInLondon(new Date(now.getTime() + days * DAY_MS));
  return [...orderCases(day(0), day(7)), ...otherCases(day(0), day(-364), day(-30))];
}

async function compareList(bench: ListBench, pool: Pool, asked: ListCase, no: number): Promise<ListRow> {
  const headers = jsonHeaders(bench.token);
  const { query, variables = {} } = asked.graphql;
  const graphql = () =>
    answer(`${bench.product}/graphql`, { method: 'POST', headers, body: graphqlBody(query, variables) });
  const rest = asked.rest ? () => answer(`${bench.product}/api${asked.rest}`, { headers }) : null;
  const bare = () =>
    Promise.all(
      asked.bare.map(({ text, values = [] }, part) =>
        pool.query({ name: `bare-${no}-${part}`, text, values: [...values] }),
      ),
    );
  const times: Record<'graphql' | 'rest' | 'bare', number[]> = { graphql: [], rest: [], bare: [] };
  const ask = async () => ({
    bare: await time(bare),
    graphql: await time(graphql),
    rest: rest ? await time(rest) : 0,
  });
  for (const startedAt = performance.now(); performance.now() - startedAt < WARM_UP_MS; ) await ask();
  for (let round = 0; round < bench.rounds; round += 1) {
    const took = await ask();
    for (const who of ['bare', 'graphql', 'rest'] as const) times[who].push(took[who]);
  }
  return {
    what: asked.what,
    graphqlMs: median(times.graphql),
    restMs: rest ? median(times.rest) : null,
    bareMs: median(times.bare),
    ...(await plansOf(pool, asked)),
  };
}

/** Sends a request and throws unless it is answered. */
export async function answer(address: string, init: RequestInit): Promise<void> {
  const response = await fetch(address, init);
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${address}: ${response.status} ${text}`);
}

/** How long it takes, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
