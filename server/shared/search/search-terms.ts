import { searchKey, spellOut } from '../../../rules/search-key.js';
import { plainSigns } from '../../../rules/text.js';
import { readNumbersWhole } from './read-numbers.js';

/** The most words of one search; of more the longest, which select best. */
export const WORDS_MAX = 10;

/** One word of a search. */
export interface SearchTerm {
  /** In the signs of a keyboard, numbers of ours in one piece. */
  readonly word: string;
  /** Each way in which it may stand in a text: the keys that all have to be in it. Without any it is found nowhere. */
  readonly ways: readonly (readonly string[])[];
}

/** A number of ours, with its dash or without. */
const OUR_NUMBER = /^(HL|INV|CRN|Q|R)-?(\d+)$/iu;

/** Signs round a word, as in `<ada@example.com>,` or "Lovelace, Ada". */
const SIGNS_ROUND = /^(?:mailto:|[<>()[\]{}"'“”‘’,;:!?.#*|-])+|[<>()[\]{}"'“”‘’,;:!?.#*|-]+$/giu;

/** Signs that part what may be one word or two: Anne-Marie, 12/14, Lovelace,Ada. */
const PARTING = /[-/,;:&+]+/u;

/** The words of a search, as {@link mostSelective} leaves them; none for an empty one. */
export function searchTerms(search: string): SearchTerm[] {
  const text = readNumbersWhole(plainSigns(search));
  const words = text.split(/\s+/u).map((word) => word.replaceAll(SIGNS_ROUND, ''));
  const terms = mostSelective(words.flatMap((word) => toTerm(word) ?? []));
  // A search of signs alone asks for something that nothing has.
  return terms.length === 0 && search.trim() !== '' ? [{ word: search, ways: [] }] : terms;
}

function toTerm(word: string): SearchTerm | null {
  const key = searchKey(word);
  if (!/[a-z0-9]/.test(key)) return null;
  const [, letters, digits] = OUR_NUMBER.exec(word) ?? [];
  const parts = letters ? [] : key.split(PARTING).filter(Boolean);
  const spelled = searchKey(spellOut(word));
  const ways = [
    [key],
    ...(letters ? [[`${letters}-${digits}`.toLowerCase()]] : []),
    ...(parts.length > 1 ? [parts] : []),
    ...(spelled === key ? [] : [[spelled]]),
  ];
  return { word, ways };
}

/**
 * The words that have to be looked for: one that stands in another is found with it, and of more than {@link WORDS_MAX}
 * the longest are taken.
 */
function mostSelective(terms: readonly SearchTerm[]): SearchTerm[] {
  const byKey = new Map(terms.map((term) => [keyOf(term), term]));
  const keys = [...byKey.keys()];
  return keys
    .filter((key) => !keys.some((other) => other !== key && other.includes(key)))
    .sort((one, other) => other.length - one.length)
    .slice(0, WORDS_MAX)
    .map((key) => byKey.get(key)!);
}

/** The word itself as it is looked for. */
export function keyOf({ ways }: SearchTerm): string {
  return ways[0]?.[0] ?? '';
}
