/**
 * A planned change of an order, made of the sentence for the finished one: "Collection moved from 6 to 13 December" is
 * "Move collection from 6 to 13 December".
 */
export function planText(done: string): string {
  return done
    .replace(/^Collection moved/, 'Move collection')
    .replace(/^Collection date set/, 'Set collection date')
    .replace(
      /^(\w)(.*?) changed/,
      (_, first: string, rest: string) => `Change ${first.toLowerCase()}${rest}`,
    );
}
