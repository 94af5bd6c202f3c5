/** The most words of one search; of more the longest, which select best. */
export const WORDS_MAX = 10;
const TRIGRAM_LENGTH = 3;

/**
 * A number of ours as people say and print it: `HL 100123`, `# HL – 100123`, `Invoice number INV-100123`. Nine digits
 * are a carrier's.
 */
const WRITTEN_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:order|booking|invoice|credit\s+note)(?:\s+(?:number|no\.?))?)?[#:("'“‘[\s]*(HL|INV|CRN)([\s#:\u2010-\u2015\u2212-]*)(\d{6,8})(?![\p{L}\p{N}])/giu;

/** A number with the signs of the sentence it was copied from: `#100123`, `(HL-100123),`. */
const AMONG_SIGNS = /^[#("'“‘[]*((?:(?:HL|INV|CRN)-?)?\d+)[)\]"'”’.,;:!?]*$/iu;

/** A number of ours without its dash. */
const WITHOUT_DASH = /^(HL|INV|CRN)(\d+)$/iu;

/** The words of a search, numbers of ours in one piece, as {@link mostSelective} leaves them. */
export function searchTerms(search: string): string[] {
  const text = search
    .replace(
      WRITTEN_NUMBER,
      (_all, letters, signs, digits) => ` ${letters}${signs === '' ? '' : '-'}${digits}`,
    )
    .replace(/(?<!\S)#\s+(?=\d)/gu, '');
  return mostSelective(text.split(/\s+/).map((word) => word.replace(AMONG_SIGNS, '$1')));
}

/**
 * The words that have to be looked for: one that stands in another is found with it, and of more than {@link WORDS_MAX}
 * the longest are taken: every word costs, and words without a key cost something for each row of a table.
 */
export function mostSelective(words: readonly string[]): string[] {
  const different = [...new Set(words)].filter(Boolean);
  return different
    .filter((word) => !different.some((other) => other !== word && other.includes(word)))
    .sort((one, other) => other.length - one.length)
    .slice(0, WORDS_MAX);
}

/**
 * Conditions that a text contains every word. `place` takes a value and returns its placeholder; `orElse` says in SQL how
 * else a spelling of a word is found. Words too short for a trigram are asked for together, so that the text is put
 * together once.
 */
export function containsSql(
  textSql: string,
  words: readonly string[],
  place: (value: string) => string,
  orElse: (spelling: string) => string[] = () => [],
): string[] {
  const pattern = (word: string) => `lower(${place(containsPattern(word))})`;
  const short = words.filter((word) => word.length < TRIGRAM_LENGTH);
  const keyed = words
    .filter((word) => word.length >= TRIGRAM_LENGTH)
    .map((word) => {
      const ways = spellingsOf(word).flatMap((one) => [`${textSql} like ${pattern(one)}`, ...orElse(one)]);
      return `(${ways.join(' or ')})`;
    });
  return short.length === 0 ? keyed : [...keyed, `${textSql} like all (array[${short.map(pattern)}])`];
}

/** The ways in which a word may stand there: a number of ours with its dash too. */
function spellingsOf(word: string): string[] {
  const [, letters, digits] = WITHOUT_DASH.exec(word) ?? [];
  return letters ? [word, `${letters}-${digits}`] : [word];
}

/** The pattern of `like` for what contains a word; its own signs stand for themselves. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
