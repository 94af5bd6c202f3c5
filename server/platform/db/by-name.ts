/**
 * The order of a dictionary, in SQL: capitals, accents and apostrophes count for nothing, and scripts stand one after the
 * other. The same in every cluster, whatever its locale and its version of ICU.
 */
export function byName(column: string): string {
  return `fold_text(${column}) collate "C"`;
}
