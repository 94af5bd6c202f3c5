import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Stands where no typeface has letters for what was written. */
export const GAP = '[…]';

/** Titles and the name of the shop. Everything else is Inter. */
export const HEADING = 'Bricolage Grotesque';
export const TEXT = 'Inter';

/** A file of a font package, and the letters of it that a document needs; null for all of them. */
export interface FontFile {
  readonly file: string;
  readonly letters: string | null;
}

/** By the name under which a document asks for them. */
export type Fonts = Readonly<Record<string, FontFile>>;

/** In every document; whole, so that a thread makes them once. */
const OWN: Fonts = {
  [TEXT]: { file: interFile('latin'), letters: null },
  [HEADING]: {
    file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    letters: null,
  },
};

/** What the files have, as the classes of a regular expression. The packages declare more than they have. */
const IN_TEXT =
  /[\n -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152-\u0153\u02bb-\u02bc\u02c6\u02da\u02dc\u2009\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032-\u2033\u2039-\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]/u;
const IN_HEADING =
  /[\n -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0131\u0152-\u0153\u02c6\u02da\u02dc\u2009\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032-\u2033\u2039-\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]/u;
const INTER: readonly (readonly [subset: string, has: RegExp])[] = [
  [
    'latin-ext',
    /[\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u01c3\u01c5-\u024f\u1e00-\u1e9b\u1e9d-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20aa\u20ad-\u20af\u20b1-\u20b3\u20b5\u20b8-\u20ba\u20bc-\u20bf\u2113]/u,
  ],
  ['vietnamese', /[\u1ea0-\u1ef1\u20ab]/u],
  ['greek', /[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03d7]/u],
  [
    'greek-ext',
    /[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe]/u,
  ],
  ['cyrillic', /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1\u2116]/u],
  ['cyrillic-ext', /[\u0460-\u0479\u048a-\u048f\u0492-\u049d\u04a0-\u04af\u04b2-\u04ff\u20b4]/u],
];
/** Letters that look the same in what is there. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '–',
  '\u202f': '\u00a0',
};

const ARABIC_FILE = '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2';
/** Without the digits, which are written from left to right. */
const ARABIC_WORDS = /^[\u0600-\u065f\u066a-\u06ef\u06fa-\u06ff\u0750-\u077f\ufe70-\ufe74\ufe76-\ufefc]/u;
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/u;
/** Arabic words with the spaces between them, or one letter. */
const PART =
  /[\u0600-\u065f\u066a-\u06ef\u06fa-\u06ff\u0750-\u077f\ufe70-\ufe74\ufe76-\ufefc]+(?: [\u0600-\u065f\u066a-\u06ef\u06fa-\u06ff\u0750-\u077f\ufe70-\ufe74\ufe76-\ufefc]+)*|./gsu;
/** Letters of Arabic words that stay on one line, so that they are in the order in which they are read. */
const ARABIC_LINE_MAX = 24;

const EAST_ASIAN = /[\u3000-\u30ff\u3400-\u9fef\uac00-\ud7a3\uff01-\uff5e\u{20000}-\u{2fa1f}]/u;

/** Whose forms of Chinese characters: those of the country whose own letters the document has. */
type Region = 'jp' | 'kr' | 'sc';

interface Piece {
  text: string;
  readonly font?: string;
}

/** Divides the texts of one document among the files of typefaces that have their letters. */
export class Typesetter {
  readonly #others = new Map<string, { readonly file: string; readonly letters: Set<string> }>();
  readonly #region: Region;
  #hasGaps = false;

  /** For a document with these texts. */
  constructor(texts: string) {
    this.#region = /[\u3040-\u30ff]/u.test(texts) ? 'jp' : /\p{Script=Hangul}/u.test(texts) ? 'kr' : 'sc';
  }

  /** Whether something that was set could not be printed. */
  get hasGaps(): boolean {
    return this.#hasGaps;
  }

  /** What the texts that were set are printed with. */
  get fonts(): Fonts {
    const others = [...this.#others].map(([name, { file, letters }]): [string, FontFile] => [
      name,
      { file, letters: [...letters].join('') },
    ]);
    return { ...OWN, ...Object.fromEntries(others) };
  }

  /** The text in pieces of one typeface each; what none has letters for becomes a visible gap. */
  set(text: string, isHeading = false): string | Piece[] {
    const own = isHeading ? IN_HEADING : IN_TEXT;
    const pieces: Piece[] = [];
    const add = (letters: string, font?: string) => {
      const last = pieces.at(-1);
      if (!last || last.font !== font) pieces.push(font ? { text: letters, font } : { text: letters });
      else if (letters !== GAP || !last.text.endsWith(GAP)) last.text += letters;
    };
    for (const [written] of text.normalize('NFC').matchAll(PART)) {
      const part = ALIKE[written] ?? written;
      if (ARABIC_WORDS.test(part)) {
        for (const [index, line] of arabicLines(part).entries()) {
          if (index > 0) add(' ');
          add(line, this.need('arabic', ARABIC_FILE, line));
        }
      } else if (own.test(part)) add(part);
      else if (IN_TEXT.test(part)) add(part, TEXT);
      else {
        const font = this.fontOf(part);
        this.#hasGaps ||= !font;
        if (font) add(part, font);
        else add(GAP);
      }
    }
    return pieces.some(({ font }) => font) ? pieces : pieces.map((piece) => piece.text).join('');
  }

  private fontOf(letter: string): string | null {
    const [subset] = INTER.find(([, has]) => has.test(letter)) ?? [];
    if (subset) return this.need(subset, interFile(subset), letter);
    if (ARABIC_DIGIT.test(letter)) return this.need('arabic', ARABIC_FILE, letter);
    if (!EAST_ASIAN.test(letter)) return null;
    const region = /[\uac00-\ud7a3]/u.test(letter) ? 'kr' : this.#region;
    const slice = sliceOf(region, letter) ?? sliceOf('sc', letter);
    return slice && this.need(slice.name, slice.file, letter);
  }

  private need(name: string, file: string, letters: string): string {
    const other = this.#others.get(name) ?? { file, letters: new Set<string>() };
    this.#others.set(name, other);
    for (const letter of letters) other.letters.add(letter);
    return name;
  }
}

/** Whether some typeface has every letter of a text. */
export function isPrintable(text: string): boolean {
  const typesetter = new Typesetter(text);
  typesetter.set(text);
  return !typesetter.hasGaps;
}

function arabicLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last && last.length + word.length < ARABIC_LINE_MAX) lines[lines.length - 1] = `${last}\u00a0${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The packages of East Asian typefaces divide them into some hundred files each; this says which letter is where. */
const slices = new Map<
  Region,
  readonly (readonly [number: string, ranges: readonly (readonly [number, number])[]])[]
>();

function sliceOf(region: Region, letter: string): { readonly name: string; readonly file: string } | null {
  const code = letter.codePointAt(0) ?? 0;
  const all = slices.get(region) ?? readSlices(region);
  slices.set(region, all);
  const [number] = all.find(([, ranges]) => ranges.some(([from, to]) => from <= code && code <= to)) ?? [];
  if (!number) return null;
  const name = `noto-sans-${region}-${number}`;
  return { name, file: `@fontsource-variable/noto-sans-${region}/files/${name}-wght-normal.woff2` };
}

function readSlices(region: Region) {
  const path = createRequire(import.meta.url).resolve(
    `@fontsource-variable/noto-sans-${region}/unicode.json`,
  );
  const declared: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(declared).flatMap(([key, ranges]) => {
    const [, number] = /^\[(\d+)\]$/.exec(key) ?? [];
    return number ? [[number, ranges.split(',').map(toRange)] as const] : [];
  });
}

/** Of `U+4E00-4E0F` or `U+4E00`. */
function toRange(declared: string): readonly [number, number] {
  const [from = '', to = from] = declared.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function interFile(subset: string): string {
  return `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;
}
