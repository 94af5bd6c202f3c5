import type { ListRow } from './compare-lists.js';

/** The aim of a list, in times of its bare SQL. A list above it does not fail. */
const AIM = 2;
/** Both APIs and the network between cost a little, however small the answer. */
const API_MS = 3;

/** The times of each list beside its bare SQL, and what its plans use, as a table of text. */
export function listTable(rows: readonly ListRow[]): string {
  const head = line('', 'GraphQL ms', 'REST ms', 'bare ms', 'ratio', 'indexes');
  return [head, ...rows.map(toLine)].join('\n');
}

/** How many lists met their aim, as one line of text. */
export function listAimLine(rows: readonly ListRow[]): string {
  const missed = rows.filter((row) => !isMet(row)).map(({ what }) => what);
  const met = `${rows.length - missed.length} of ${rows.length}`;
  const rule = `Aim for lists: ${AIM} times their bare SQL, and ${API_MS} ms for the api.`;
  return `${rule} Met by ${met}${missed.length > 0 ? `; missed by ${missed.join(', ')}` : ''}`;
}

/** Lists that read a big table from end to end although an index is expected, as lines of text; these fail the run. */
export function wholeReads(rows: readonly ListRow[]): string[] {
  return rows
    .filter(({ readWhole }) => readWhole.length > 0)
    .map(({ what, readWhole }) => `${what}: reads all of ${readWhole.join(', ')}`);
}

function isMet(row: ListRow): boolean {
  return slowerMs(row) <= AIM * row.bareMs + API_MS;
}

function slowerMs({ graphqlMs, restMs }: ListRow): number {
  return Math.max(graphqlMs, restMs ?? 0);
}

function toLine(row: ListRow): string {
  const { what, graphqlMs, restMs, bareMs, indexes } = row;
  return line(
    what,
    graphqlMs.toFixed(1),
    restMs?.toFixed(1) ?? '',
    bareMs.toFixed(1),
    `${(slowerMs(row) / bareMs).toFixed(1)}${isMet(row) ? '' : ' !'}`,
    indexes.join(' '),
  );
}

function line(what: string, ...[graphql, rest, bare, ratio, indexes]: string[]): string {
  const numbers = [graphql!.padStart(11), rest!.padStart(9), bare!.padStart(9), ratio!.padStart(8)].join('');
  return `${what.padEnd(30)}${numbers}  ${indexes}`.trimEnd();
}
