import { searchKey, spellOut } from '../../../rules/search-key.js';
import { plainSigns } from '../../../rules/text.js';

/** The most words of one search; of more, the longest are used, which select best. */
export const WORDS_MAX = 10;

/** One word of a search. */
export interface SearchTerm {
  /** The word in ASCII, our numbers in one piece. */
  readonly word: string;
  /** Alternatives by which a text matches: each lists keys that it must contain. Without any nothing matches. */
  readonly ways: readonly (readonly string[])[];
}

/** One of our document numbers, with its dash or without. */
const OUR_NUMBER = /^(HL|INV|CRN|Q|R)-?(\d+)$/iu;

/** Punctuation round a word, as in `<ada@example.com>,` or "Lovelace, Ada". */
const SIGNS_ROUND = /^(?:mailto:|[<>()[\]{}"'“”‘’,;:!?.#*|-])+|[<>()[\]{}"'“”‘’,;:!?.#*|-]+$/giu;

/** Characters that separate one word or two: Anne-Marie, 12/14, Lovelace,Ada. */
const PARTING = /[-/,;:&+]+/u;

/** The words of a search, as {@link mostSelective} leaves them; none for an empty one. */
export function searchTerms(search: string): SearchTerm[] {
  const text = readNumbersWhole(plainSigns(search));
  const words = text.split(/\s+/u).map((word) => word.replaceAll(SIGNS_ROUND, ''));
  const terms = mostSelective(words.flatMap((word) => toTerm(word) ?? []));
  // A search of punctuation alone matches nothing.
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
 * The words to search for: a word within another is found with it, and of more than {@link WORDS_MAX} the longest are
 * taken.
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

/** The search key of the word itself. */
export function keyOf({ ways }: SearchTerm): string {
  return ways[0]?.[0] ?? '';
}

/**
 * One of our numbers as people say and print it: `HL 100123`, `# HL – 100123`, `Invoice number INV-100123`. Nine
 * digits are a carrier's.
 */
const WRITTEN_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:order|booking|invoice|credit\s+note|quote|request)(?:\s+(?:number|no\.?))?)?[#:("'[\s]*(?:(HL|INV|CRN)([\s#:-]*)(\d{6,8})|([QR])([\s#:-]*)(\d{5,8}))(?![\p{L}\p{N}])/giu;

/** A telephone number that begins with a plus or a zero, in groups or not, and is no part of a word: 07988501-7347-4eee is none. */
const PHONE = /(?<![\p{L}\p{N}@._-])\(?(?:\+|0)(?:[\d()./-]|\s(?=[\d()./-])){4,24}\d(?![.-]*[\p{L}\p{N}@])/gu;
const PHONE_DIGITS = { least: 6, most: 15 } as const;
/** Final digits of a foreign number that are its own, whatever the country code before them. */
const OWN_DIGITS = 8;

/** A postcode of the United Kingdom in two parts. */
const POSTCODE = /(?<![\p{L}\p{N}])([a-z]{1,2}\d[a-z\d]?)\s+(\d[a-z]{2})(?![\p{L}\p{N}])/giu;

/** A search in which each of our numbers, telephone number and postcode is one word. */
function readNumbersWhole(search: string): string {
  return search
    .replace(WRITTEN_NUMBER, (_all, ...groups: (string | undefined)[]) => {
      const [letters, signs, digits] = groups[0] ? groups : groups.slice(3);
      return ` ${letters}${signs === '' ? '' : '-'}${digits}`;
    })
    .replace(/(?<!\S)#\s+(?=\d)/gu, '')
    .replace(PHONE, readPhone)
    .replace(POSTCODE, '$1$2');
}

/** The digits of a telephone number in any notation: 07700 900123 and +44 7700 900123 as 7700900123. */
function readPhone(written: string): string {
  const digits = written.replace('(0)', '').replace(/\D/g, '');
  const ofCountry = /^\(?\+/.test(written) ? digits : /^00(?=[1-9])/.test(digits) ? digits.slice(2) : null;
  const own =
    ofCountry === null
      ? digits.replace(/^0+/, '')
      : ofCountry.startsWith('44')
        ? ofCountry.slice(2).replace(/^0/, '')
        : ofCountry.slice(-OWN_DIGITS);
  const isPhone = digits.length <= PHONE_DIGITS.most && own.length >= PHONE_DIGITS.least;
  return isPhone ? own : written;
}

const TRIGRAM_LENGTH = 3;

/**
 * Conditions that a text of `foundBySql` contains every word. `place` takes a value and returns its placeholder;
 * `orElse` is SQL by which a word matches too. Words too short for a trigram match at the beginning of a word, which
 * is indexed.
 */
export function containsSql(
  textSql: string,
  terms: readonly SearchTerm[],
  place: (value: string) => string,
  orElse: (word: string) => string[] = () => [],
): string[] {
  return terms.map(({ word, ways }) => {
    const matches = ways.map((keys) => allOf(keys.map((key) => `${textSql} like ${place(patternOf(key))}`)));
    return `(${[...matches, ...orElse(word)].join(' or ') || 'false'})`;
  });
}

function allOf(conditions: readonly string[]): string {
  return conditions.length > 1 ? `(${conditions.join(' and ')})` : conditions.join('');
}

/** The `like` pattern of a text that contains a key; its own wildcards are escaped. */
export function patternOf(key: string): string {
  const itself = key.replace(/[\\%_]/g, '\\$&');
  return key.length < TRIGRAM_LENGTH ? `% ${itself}%` : `%${itself}%`;
}
