/** Shortest length of a word; shorter ones are in everything. */
export const WORD_MIN_LETTERS = 4;

/** Longest affix of a word: a longer one is a secret of its own. */
const TRIMMINGS_MAX = 8;

const LETTER = /\p{L}/u;

/** Letters that people replace by digits and symbols. "1" and "!" may be either of two. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** Symbols on the digit keys of a keyboard. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
};

/**
 * The words behind a disguised password: the password in lower case, with shorter and shorter affixes of other
 * characters, and with its digits and symbols read as letters. "P@ssw0rd2026!" has "password" among its variants.
 */
export function passwordVariants(password: string): Set<string> {
  const whole = [...password.normalize('NFKC').toLowerCase()];
  const forms = [whole, whole.slice(trimmings(whole))]
    .flatMap((form) => withShorterEnds(form))
    .filter(({ length }) => length >= WORD_MIN_LETTERS && whole.length - length <= TRIMMINGS_MAX);
  return new Set([whole, ...forms].flatMap((form) => dresses(form)));
}

/** Number of characters before the first letter. */
function trimmings(characters: readonly string[]): number {
  return Math.max(
    0,
    characters.findIndex((character) => LETTER.test(character)),
  );
}

/** The characters without none, one, two … of those after the last letter. */
function withShorterEnds(characters: readonly string[]): string[][] {
  const count = trimmings(characters.toReversed());
  return Array.from({ length: Math.min(count, TRIMMINGS_MAX) + 1 }, (_, taken) =>
    characters.slice(0, characters.length - taken),
  );
}

/** The form itself, and with letters in place of digits and symbols in each way. */
function dresses(form: readonly string[]): string[] {
  const replaced = (table: Readonly<Record<string, string>>) =>
    form.map((character) => table[character] ?? character).join('');
  return [form.join(''), ...[LETTER_OF, { ...LETTER_OF, '1': 'l', '!': 'l' }, DIGIT_OF].map(replaced)];
}
