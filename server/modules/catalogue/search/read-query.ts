import { isMeasure, type Words } from '../../../../rules/words.js';
import type { ProductIndex } from './product-index.js';

/** One reading of a part of a search; all its words have to match. */
export interface Way {
  readonly words: readonly string[];
  /** `start`: an unfinished word that may become a synonym. */
  readonly kind: 'typed' | 'meaning' | 'slip' | 'start';
}

/** One or more words of a search with one meaning, and their alternatives. */
export interface Part {
  readonly ways: readonly Way[];
  /** True for the part that names the item. */
  readonly isHead: boolean;
  /** True for a number or measure, which need not match. */
  readonly isOptional: boolean;
  /** A short word known only as a typo, which may be another word: "hose" is no house. */
  readonly isGuess: boolean;
}

/** A typo in a shorter word is ambiguous. */
const SURE_MIN = 7;

/** Length from which the unfinished last word may become a synonym. */
const TYPING_MIN = 3;

/** The parts of a search: synonyms, words with typos, and words written apart or together, each with alternatives. */
export function readQuery({ all, head }: Words, index: ProductIndex): Part[] {
  const areAllMeasures = all.every((_, place) => isMeasure(all, place));
  const parts: Part[] = [];
  for (let at = 0; at < all.length; ) {
    const length = lengthOfPart(all, at, index);
    const words = all.slice(at, at + length);
    parts.push({
      ways: length > 1 ? waysOfPhrase(words, index) : waysOfWord(words[0]!, at === all.length - 1, index),
      isHead: at <= head && head < at + length,
      isOptional: length === 1 && !areAllMeasures && isMeasure(all, at),
      isGuess: words.some(
        (word) => word.length < SURE_MIN && !isMeasure([word], 0) && !index.spell(word).isKnown,
      ),
    });
    at += length;
  }
  return parts;
}

/** Length of the longest synonym that begins here, else of two words that are one in the catalogue, else 1. */
function lengthOfPart(all: readonly string[], at: number, index: ProductIndex): number {
  for (let length = Math.min(index.longestSynonym, all.length - at); length > 1; length -= 1) {
    if (spellings(all.slice(at, at + length), index).some((words) => index.meanings.has(words.join(' '))))
      return length;
  }
  return at + 1 < all.length && index.spelled.has(`${all[at]}${all[at + 1]}`) ? 2 : 1;
}

function waysOfPhrase(words: readonly string[], index: ProductIndex): Way[] {
  const joined = words.join('');
  return [
    { words, kind: 'typed' },
    ...spellings(words, index).flatMap((spelling) => meaningsOf(spelling.join(' '), index)),
    ...(index.spelled.has(joined) ? [way('slip', joined), ...meaningsOf(joined, index)] : []),
  ];
}

function waysOfWord(word: string, isLast: boolean, index: ProductIndex): Way[] {
  const typed = way('typed', word);
  const meanings = meaningsOf(word, index);
  const { isKnown, meant } = index.spell(word);
  if (isKnown) {
    const becoming = isLast && word.length >= TYPING_MIN && meanings.length === 0 && !index.isNamed(word);
    return [typed, ...meanings, ...(becoming ? meaningsOfStart(word, index) : [])];
  }
  return [
    typed,
    ...meant.flatMap((one) => [way('slip', one), ...meaningsOf(one, index)]),
    ...splits(word, index).flatMap((words): Way[] => [
      { words, kind: 'slip' },
      ...meaningsOf(words.join(' '), index),
    ]),
  ];
}

/** The words as typed, and with the typos of unknown ones corrected. */
function spellings(words: readonly string[], index: ProductIndex): string[][] {
  return words.reduce<string[][]>(
    (before, word) => {
      const options = [word, ...index.spell(word).meant];
      return before.flatMap((start) => options.map((option) => [...start, option]));
    },
    [[]],
  );
}

/** "coffeetable" as "coffee table". */
function splits(word: string, index: ProductIndex): string[][] {
  const shortest = 3;
  const cuts = Array.from({ length: Math.max(word.length - 2 * shortest + 1, 0) }, (_, at) => at + shortest);
  return cuts
    .map((cut) => [word.slice(0, cut), word.slice(cut)])
    .filter((words) => words.every((one) => index.spelled.has(one)));
}

function meaningsOf(phrase: string, index: ProductIndex): Way[] {
  return (index.meanings.get(phrase) ?? []).map((words) => ({ words, kind: 'meaning' }));
}

function meaningsOfStart(start: string, index: ProductIndex): Way[] {
  const whole = [...index.meanings.keys()].filter((phrase) => phrase.startsWith(start));
  return whole.flatMap((phrase) => meaningsOf(phrase, index)).map(({ words }) => ({ words, kind: 'start' }));
}

function way(kind: Way['kind'], word: string): Way {
  return { words: [word], kind };
}
