import { graphqlBody, jsonHeaders } from '../http.js';
import { answer, listCases, time } from './compare-lists.js';
import type { ListCase } from './list-case.js';

/** A product on a database, and one of its staff. */
export interface Shop {
  readonly product: string;
  readonly token: string;
}

interface GrowthRow {
  readonly what: string;
  readonly smallMs: number;
  readonly largeMs: number;
}

/** A list of a large shop may take so many times what it takes in a small one, */
const TIMES = 1.5;
/** or so much more: what two answers of the same differ by. */
const NOISE_MS = 1;
const MOST_MS = 50;
const WARM_UP = 12;

/**
 * Asks every list of two shops in turns, over GraphQL; says in a table of text how much longer the larger one takes. The
 * fastest answers are compared, which other work on the machine distorts least.
 */
export async function compareGrowth(small: Shop, large: Shop, rounds: number): Promise<string> {
  const rows: GrowthRow[] = [];
  for (const one of listCases(new Date())) rows.push(await compare(small, large, one, rounds));
  const missed = rows.filter((row) => !isMet(row)).map(({ what }) => what);
  return [
    line('', 'small ms', 'large ms', 'times'),
    ...rows.map(toLine),
    '',
    `At most ${TIMES} times as long and ${MOST_MS} ms: ${rows.length - missed.length} of ${rows.length}${missed.length > 0 ? `; missed by ${missed.join(', ')}` : ''}`,
  ].join('\n');
}

async function compare(small: Shop, large: Shop, asked: ListCase, rounds: number): Promise<GrowthRow> {
  const { query, variables = {} } = asked.graphql;
  const body = graphqlBody(query, variables);
  const ask = ({ product, token }: Shop) =>
    time(() => answer(`${product}/graphql`, { method: 'POST', headers: jsonHeaders(token), body }));
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const took = { small: await ask(small), large: await ask(large) };
    if (round < 0) continue;
    times.small.push(took.small);
    times.large.push(took.large);
  }
  return { what: asked.what, smallMs: Math.min(...times.small), largeMs: Math.min(...times.large) };
}

function isMet({ smallMs, largeMs }: GrowthRow): boolean {
  return largeMs <= MOST_MS && largeMs <= TIMES * smallMs + NOISE_MS;
}

function toLine(row: GrowthRow): string {
  const { what, smallMs, largeMs } = row;
  const times = `${(largeMs / smallMs).toFixed(1)}${isMet(row) ? '' : ' !'}`;
  return line(what, smallMs.toFixed(1), largeMs.toFixed(1), times);
}

function line(what: string, ...numbers: string[]): string {
  return `${what.padEnd(30)}${numbers.map((number) => number.padStart(11)).join('')}`.trimEnd();
}
