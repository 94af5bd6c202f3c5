const LONGEST = 2_000;

/** Values stand in some statements as they are sent: literals and numbers go, and all after a quote that never ends. */
export function statementText(sql: string): string {
  return sql
    .slice(0, 4 * LONGEST)
    .replace(/\bE'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/gi, '?')
    .replace(/(?<![\w$.])\d+(?:\.\d+)?/g, '?')
    .slice(0, LONGEST);
}
