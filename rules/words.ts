/** Small numbers as people write them; a product's name may have either. */
const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, String(index + 1)]),
);

/** Words that say nothing about a thing. */
const EMPTY = new Set('a an and any for from in my of old or our some the to up with your'.split(' '));

/** These words cut a text: the rest describes the thing named before, "guitar | in a case", "sofa | (grey)". */
const CUT = /[,;([{]|\s-\s|\b(?:of|in|with|for|from|up to|or)\b/u;

/** A measure beside a number: "55 inch", "20 kg". */
const UNITS = new Set('inch cm mm m ft feet foot kg litre ltr l'.split(' '));

/** Words as they are compared. */
export interface Words {
  readonly all: readonly string[];
  /** Place of the word that names the thing: the last one before "of", "in", "with" or a comma. */
  readonly head: number;
}

/**
 * The words of a text as they are compared: lower case, without accents, apostrophes and plural endings, small numbers
 * in digits, measures apart from their number. Words that tell nothing are left out.
 */
export function wordsOf(text: string): Words {
  const plain = text
    .replace(/(\d)\s*["”″]/gu, '$1 inch ')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/(\d)in\b/gu, '$1 inch ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ');
  const cut = plain.search(CUT);
  const before = toWords(cut > 0 ? plain.slice(0, cut) : plain);
  const all = toWords(plain);
  const things = before.length > 0 ? before : all;
  const head = things.findLastIndex((word, place) => !isMeasure(things, place) && /\p{L}/u.test(word));
  return { all, head: head < 0 ? things.length - 1 : head };
}

/** True for a number or its unit: "55" and "inch" of "55 inch television". */
export function isMeasure(words: readonly string[], place: number): boolean {
  const isNumber = (word: string | undefined) => /^\d+$/.test(word ?? '');
  return isNumber(words[place]) || (UNITS.has(words[place] ?? '') && isNumber(words[place - 1]));
}

function toWords(text: string): string[] {
  // % and _ are no letters to people, but a search for them must not find everything.
  return text
    .split(/[^\p{L}\p{N}%_]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word))
    .map((word) => NUMBERS[word] ?? singular(word));
}

/** Drops a plural ending, the same way for what is typed and what is found. */
function singular(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/lves$/, 'lf')
    .replace(/(x|ch|sh|ss)es?$/, '$1')
    .replace(/([^su])s$/, '$1');
}
