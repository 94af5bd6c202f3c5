/**
 * What nothing that is sent may exceed, whatever its class says: several times what the longest text, the longest list and
 * the largest body need. Keeps a refusal cheap, because rules and readers see nothing larger.
 */
export const INPUT_BOUNDS = { text: 10_000, list: 500, values: 10_000, depth: 12 } as const;

const TEXT = `Keep each text under ${INPUT_BOUNDS.text.toLocaleString('en-GB')} characters`;
const LIST = `Send at most ${INPUT_BOUNDS.list} entries in one list`;
const VALUES = 'Send less at once';

/** What a sent value exceeds, in words; null when it is within the bounds. Looks at no more of it than they allow. */
export function excessOf(value: unknown): string | null {
  let left: number = INPUT_BOUNDS.values;
  return excess(value, INPUT_BOUNDS.depth);

  function excess(part: unknown, depth: number): string | null {
    if (typeof part === 'string') return part.length > INPUT_BOUNDS.text ? TEXT : null;
    if (typeof part !== 'object' || part === null) return null;
    if (Array.isArray(part) && part.length > INPUT_BOUNDS.list) return LIST;
    if (depth === 0) return VALUES;
    for (const name in part) {
      left -= 1;
      if (left < 0 || name.length > INPUT_BOUNDS.text) return VALUES;
      const found = excess((part as Record<string, unknown>)[name], depth - 1);
      if (found) return found;
    }
    return null;
  }
}
