import { read } from './query.js';
import type { ReadPool } from './replicas/read-pool.js';

/** A search of a table, in SQL over its alias. */
export interface PageSearch {
  readonly table: string;
  readonly alias: string;
  /** Conditions that one index serves together with the order. */
  readonly keyed: readonly string[];
  /** Conditions on searched words, which have an index of their own without an order. */
  readonly words: readonly string[];
  /** Values of the placeholders in both. */
  readonly values: readonly unknown[];
  readonly order: string;
  /** The columns of the order, and `id`. */
  readonly columns: readonly string[];
  /** Rows that are counted, at most 2,000. */
  readonly most: number;
  /** A sum over the ids in `found`; computed only when all rows are counted. */
  readonly sum?: string;
}

export interface FoundPage {
  /** Ids of the page, in its order. */
  readonly ids: readonly string[];
  /** Number of rows found, up to the limit of counting. */
  readonly total: number;
  /** Whether more rows exist than were counted. */
  readonly isCapped: boolean;
  /** Null when more rows exist than were counted. */
  readonly sum: number | null;
}

interface Rare extends Pick<FoundPage, 'total' | 'sum'> {
  readonly ids: readonly string[] | null;
}

/** Words in five of the first 300 rows are likely to be frequent: more than a hundred hits among the first 5,000. */
const PROBED = { rows: 300, hits: 5 };
const FREQUENT = { rows: 5_000, hits: 100 };
/** Rows, as PostgreSQL estimates them, from which a table counts as large: counting is quick in smaller ones. */
const LARGE_FROM = 200_000;
/** Hits that are sorted at once; with more, the page is looked for among the first rows in the order. */
const SORTED_MAX = 2_000;
/** Rows that are read in their order, at most, before all hits are sorted. */
const READ_MAX = 30_000;

/**
 * Finds one page of a search, in a time that grows little with the table. In a large table, frequent words are found
 * by reading the list from its beginning, and counted to a hundred. Others are found by their index and sorted; with
 * more than 2,000 hits, the page is looked for from the beginning as long as that is quicker.
 */
export async function findPage(
  pool: ReadPool,
  search: PageSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  largeFrom = LARGE_FROM,
): Promise<FoundPage> {
  const frequent = offset + limit <= FREQUENT.hits ? await findFrequent(pool, search, largeFrom) : null;
  if (frequent) {
    const page = { ids: frequent.slice(offset, offset + limit), total: FREQUENT.hits };
    return { ...page, isCapped: true, sum: null };
  }
  const values = [...search.values, limit, offset];
  const rows = await read<Rare>(pool, rareSql(search), values);
  const { ids, total, sum } = rows[0]!;
  const counted = { total: Math.min(total, search.most), isCapped: total > search.most, sum };
  if (ids) return { ids, ...counted };
  const readRows = Math.min(READ_MAX, FREQUENT.rows * Math.ceil((offset + limit) / limit));
  const first = await readIds(pool, firstSql(search, readRows), values);
  return { ids: first.length === limit ? first : await readIds(pool, sortedSql(search), values), ...counted };
}

/** The first hits in the order, one more than a hundred; null when hits are not frequent, or the table is not large. */
async function findFrequent(pool: ReadPool, search: PageSearch, largeFrom: number): Promise<string[] | null> {
  if (search.words.length === 0) return null;
  const { table, words, values } = search;
  const isLarge = `(select reltuples >= ${largeFrom} from pg_class where oid = '${table}'::regclass)`;
  const asked = { ...search, words: [isLarge, ...words] };
  const hits = (rows: number, most: number) => readIds(pool, firstSql(asked, rows), [...values, most, 0]);
  if ((await hits(PROBED.rows, PROBED.hits)).length < PROBED.hits) return null;
  const first = await hits(FREQUENT.rows, FREQUENT.hits + 1);
  return first.length > FREQUENT.hits ? first : null;
}

/** The statement that counts the hits and, when they are few enough to sort, returns the ids of the page. */
export function rareSql(search: PageSearch): string {
  const { most, sum = 'null' } = search;
  return `with matching as materialized (${matchingSql(search)}),
    found as materialized (select * from matching limit ${SORTED_MAX + 1}), counted as (select count(*)::int as total from found)
    select total, case when total <= ${most} then ${sum} end as sum,
      case when total <= ${SORTED_MAX} then array(select id::text from found ${inOrder(search)}) end as ids from counted`;
}

/** The statement of a page of hits among the first rows; their limit keeps PostgreSQL on the order's index. */
export function firstSql(search: PageSearch, rows: number): string {
  const { table, alias, keyed, words, order } = search;
  return `select id from (select * from ${table} ${alias} where ${allOf(keyed)} order by ${order} limit ${rows}) ${alias}
    where ${allOf(words)} ${pageSql(search)}`;
}

/** The statement of a page of all hits. */
export function sortedSql(search: PageSearch): string {
  return `with matching as materialized (${matchingSql(search)}) select id from matching ${inOrder(search)}`;
}

/** Selects in a materialized common table expression, so that PostgreSQL never scans in order for a rare word. */
function matchingSql({ table, alias, keyed, words, columns }: PageSearch): string {
  return `select ${columns.map((column) => `${alias}.${column}`).join(', ')} from ${table} ${alias}
    where ${allOf([...keyed, ...words])}`;
}

function allOf(conditions: readonly string[]): string {
  return ['true', ...conditions].join(' and ');
}

function inOrder(search: PageSearch): string {
  return `${search.alias} ${pageSql(search)}`;
}

function pageSql({ order, values }: PageSearch): string {
  return `order by ${order} limit $${values.length + 1} offset $${values.length + 2}`;
}

async function readIds(pool: ReadPool, text: string, values: unknown[]): Promise<string[]> {
  return (await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
}
