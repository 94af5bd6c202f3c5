import { searchKey } from '../../../rules/search-key.js';
import { keyOf, type SearchTerm } from './search-terms.js';

/** The description of a field of a page. */
export const DID_YOU_MEAN =
  'A suggested spelling when the search finds nothing but is close to a known name; null otherwise.';

/** Shortest word with a typo: shorter ones are too much alike. */
const LENGTH_MIN = 4;
/** The letters of a word's search key. */
const LETTERS = /q[0-9a-f]{4,5}|[a-z]/g;
/** Matches a word of letters alone. */
export const IS_NAME = /^(?:q[0-9a-f]{4,5}|[a-z])+$/;

/** Whether a key is long enough for a typo. */
export function mayHaveSlip(key: string): boolean {
  return lettersOf(key).length >= LENGTH_MIN;
}

function lettersOf(key: string): string[] {
  return key.match(LETTERS) ?? [];
}

/** Whole words that are one typo away, as `like` patterns. */
export function slipPatterns(key: string): string[] {
  const letters = lettersOf(key);
  const anyLetter = '_'.repeat(letters[0]!.length);
  const words = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)];
    const [next, ...rest] = after;
    return [
      [...before, anyLetter, ...after],
      [...before, ...after],
      [...before, letter, anyLetter, ...after],
      ...(next ? [[...before, next, letter, ...rest]] : []),
    ];
  });
  return [...new Set([[anyLetter, ...letters], ...words].map((word) => `% ${word.join('')} %`))];
}

/** The search as corrected, in the words of the name that fits; null where a word is not of this name. */
function matchName(terms: readonly SearchTerm[], name: string): string | null {
  const words = name.split(/[\s-]+/u).map((word) => ({ word, key: searchKey(word) }));
  const matches = terms.map((term) => {
    const key = keyOf(term);
    const exact = words.find((one) => one.key.includes(key));
    return (exact ?? words.find((one) => mayHaveSlip(key) && isOneSlip(lettersOf(key), lettersOf(one.key))))
      ?.word;
  });
  // In the order of the name, as people write it.
  return matches.includes(undefined)
    ? null
    : words.flatMap(({ word }) => (matches.includes(word) ? [word] : [])).join(' ');
}

function isOneSlip(typed: readonly string[], word: readonly string[]): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  const most = Math.min(typed.length, word.length) - start;
  while (end < most && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [one, other] = [typed, word].map((letters) => letters.slice(start, letters.length - end)) as [
    string[],
    string[],
  ];
  return (
    (one.length <= 1 && other.length <= 1) ||
    (one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0])
  );
}

/** The most frequent name among rows that a search with typos finds; null for none. */
export function closestName(terms: readonly SearchTerm[], names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) {
    const match = matchName(terms, name);
    if (match) counts.set(match, (counts.get(match) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
