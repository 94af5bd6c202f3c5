/** So far a list is counted that nobody reads to its end; of more it says so. */
export const COUNT_MAX = 10_000;
/** What is found by words is counted so far: each row of it is looked up in its table. */
export const FOUND_MAX = 1_000;

/** A statement that counts `total` rows of `from ... where ...`, to one more than `most`. */
export function cappedCountSql(from: string, most = COUNT_MAX): string {
  return `select count(*)::int as total from (select ${from} limit ${most + 1}) as counted`;
}
