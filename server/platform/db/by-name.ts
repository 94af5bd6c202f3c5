/**
 * Dictionary order in SQL: capitals, accents and apostrophes do not count, and scripts follow each other. The same in
 * every cluster, whatever its locale and its version of ICU.
 */
export function byName(column: string): string {
  return `fold_text(${column}) collate "C"`;
}
