/** So far a list is counted that nobody reads to its end; of more it says so. */
export const COUNT_MAX = 10_000;

/** A statement that counts `total` rows of `from ... where ...`, to one more than {@link COUNT_MAX} at most. */
export function cappedCountSql(from: string): string {
  return `select count(*)::int as total from (select ${from} limit ${COUNT_MAX + 1}) as counted`;
}
