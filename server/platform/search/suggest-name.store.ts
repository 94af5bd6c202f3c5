import { read } from '../db/query.js';
import type { ReadPool } from '../db/replicas/read-pool.js';
import { keyOf, patternOf, searchTerms } from './search-terms.js';
import { closestName, IS_NAME, mayHaveSlip, slipPatterns } from './slips.js';

/** Rows among which a name is looked for, with a text of `foundBySql` and a name. */
export interface Named {
  readonly from: string;
  /** The condition of the index. */
  readonly open: string;
  readonly foundBy: string;
  readonly name: string;
  readonly where: readonly string[];
  /** Values of the placeholders in `where`. */
  readonly values: readonly unknown[];
}

/** Rows with nearly the search's words that are compared. */
const SEEN_MAX = 100;

/**
 * The name that a search without results may have meant; null where no word is long enough for a typo, or for a
 * number. A typo is two letters swapped, one wrong, one missing or one too many. Words that no row has are read with
 * a typo; if all are known, each of them may have one.
 */
export async function suggestName(pool: ReadPool, search: string, named: Named): Promise<string | null> {
  const terms = searchTerms(search);
  const keys = terms.map(keyOf);
  if (!keys.every((key) => IS_NAME.test(key)) || !keys.some(mayHaveSlip)) return null;
  const { from, open, foundBy, name, where } = named;
  const known = await read<{ isKnown: boolean[] }>(
    pool,
    `select array[${keys.map((_key, n) => `exists (${indexed(`${from} where ${open} and ${foundBy} like $${n + 1}`)})`).join(', ')}] as is_known`,
    keys.map(patternOf),
  );
  const isKnown = known[0]!.isKnown;
  const mayAll = isKnown.every(Boolean);
  const values = [...named.values];
  const conditions = keys.map((key, n) => {
    const slips = mayHaveSlip(key) && (mayAll || !isKnown[n]) ? slipPatterns(key) : [];
    return `(${[patternOf(key), ...slips].map((pattern) => `${foundBy} like $${values.push(pattern)}`).join(' or ')})`;
  });
  const rows = await read<{ name: string }>(
    pool,
    `${indexed(`${from} where ${[open, ...where, ...conditions].join(' and ')}`, name)} limit ${SEEN_MAX}`,
    values,
  );
  return closestName(
    terms,
    rows.map((row) => row.name),
  );
}

/** Selects in a materialized common table expression: because of the limit, PostgreSQL would scan the table. */
function indexed(from: string, name = 'null'): string {
  return `with matching as materialized (select ${name} as name from ${from}) select name from matching`;
}
