/** The fields that have a problem, in order. */
export function foundProblems<Name extends string>(
  problems: Iterable<readonly [Name, string | null]>,
): Map<Name, string> {
  return new Map([...problems].filter((entry): entry is [Name, string] => entry[1] !== null));
}
