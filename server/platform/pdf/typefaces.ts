import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The typeface of headings and of the shop's name. Everything else is Inter. */
export const HEADING = 'Bricolage Grotesque';
export const TEXT = 'Inter';

/** A file of a font package, and the letters that a document needs of it; null for all of them. */
export interface FontFile {
  readonly file: string;
  readonly letters: string | null;
}

/** Font files by the typeface name that documents use. */
export type Fonts = Readonly<Record<string, FontFile>>;

/** Typefaces in every document; complete, so that a thread loads them once. */
export const OWN: Fonts = {
  [TEXT]: { file: interFile('latin'), letters: null },
  [HEADING]: {
    file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    letters: null,
  },
};

/** Characters that the files have, as character classes. The packages declare more than they have. */
const IN_TEXT =
  /[\u0300-\u0301\u0303-\u0304\u0308-\u0309\u0323\n -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152-\u0153\u02bb-\u02bc\u02c6\u02da\u02dc\u2009\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032-\u2033\u2039-\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]/u;
const IN_HEADING =
  /[\u0300-\u0301\u0303-\u0304\u0308-\u0309\u0323\n -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0131\u0152-\u0153\u02c6\u02da\u02dc\u2009\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032-\u2033\u2039-\u203a\u2044\u20ac\u2122\u2191\u2193\u2212]/u;
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
/** Replacements that look the same and are in the typefaces. */
export const ALIKE: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '–',
  '\u202f': '\u00a0',
};

const NOTO: readonly (readonly [script: string, has: RegExp])[] = [
  [
    'arabic',
    /[\u0600-\u06ff\u0750-\u077f\u0870-\u088e\u0890-\u0891\u0898-\u08e1\u08e3-\u08ff\ufb50-\ufbc2\ufbd3-\ufd8f\ufd92-\ufdc7\ufdcf\ufdf0-\ufdff\ufe70-\ufe74\ufe76-\ufefc]/u,
  ],
  [
    'hebrew',
    /[\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4\ufb1d-\ufb36\ufb38-\ufb3c\ufb3e\ufb40-\ufb41\ufb43-\ufb44\ufb46-\ufb4f]/u,
  ],
  ['thai', /[\u0e01-\u0e3a\u0e3f-\u0e5b]/u],
  ['devanagari', /[\u20f0\u0900-\u097f\u1cd0-\u1cf6\u1cf8-\u1cf9\ua830-\ua839\ua8e0-\ua8ff]/u],
  [
    'tamil',
    /[\u0b82-\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99-\u0b9a\u0b9c\u0b9e-\u0b9f\u0ba3-\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd0\u0bd7\u0be6-\u0bfa]/u,
  ],
  [
    'bengali',
    /[\u0980-\u0983\u0985-\u098c\u098f-\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bc-\u09c4\u09c7-\u09c8\u09cb-\u09ce\u09d7\u09dc-\u09dd\u09df-\u09e3\u09e6-\u09fe]/u,
  ],
];
/** Typefaces whose letters change beside each other, so that their words stay in one piece. */
export const SHAPED: ReadonlySet<string | undefined> = new Set(NOTO.map(([script]) => script));

/** The country whose forms of Chinese characters are used: the one whose own letters the document has. */
export type Region = 'jp' | 'kr' | 'sc';

/** A typeface by the name that documents use. */
export interface Face {
  readonly name: string;
  readonly file: string;
}

/** The region whose Chinese characters these texts need. */
export function regionOf(texts: string): Region {
  return /[\u3040-\u30ff\uff66-\uff9f]/u.test(texts) ? 'jp' : /\p{Script=Hangul}/u.test(texts) ? 'kr' : 'sc';
}

/** Whether a typeface of every document has a letter. */
export function isOwnLetter(letter: string, isHeading: boolean): boolean {
  return (isHeading ? IN_HEADING : IN_TEXT).test(letter);
}

/** The typeface of one script that has a letter, or null. */
export function scriptFace(letter: string): Face | null {
  const [subset] = INTER.find(([, has]) => has.test(letter)) ?? [];
  if (subset) return { name: subset, file: interFile(subset) };
  const [script] = NOTO.find(([, has]) => has.test(letter)) ?? [];
  return script
    ? {
        name: script,
        file: `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`,
      }
    : null;
}

/** The East Asian typeface that has a character, or null. The Japanese one declares exactly what it has. */
export function eastAsianFace(letter: string, region: Region): Face | null {
  if (/[\uac00-\ud7a3]/u.test(letter)) return sliceOf('kr', letter);
  if (!/[\u3000-\u30ff\u3400-\u4db5\u4e00-\u9fef]/u.test(letter)) return sliceOf('jp', letter);
  return sliceOf(region, letter) ?? sliceOf('sc', letter) ?? sliceOf('jp', letter);
}

/** Files by letter: the packages of East Asian typefaces divide each into some hundred files. */
const slices = new Map<Region, ReadonlyMap<number, string>>();

function sliceOf(region: Region, letter: string): Face | null {
  const all = slices.get(region) ?? readSlices(region);
  slices.set(region, all);
  const number = all.get(letter.codePointAt(0) ?? 0);
  if (!number) return null;
  const name = `noto-sans-${region}-${number}`;
  return { name, file: `@fontsource-variable/noto-sans-${region}/files/${name}-wght-normal.woff2` };
}

function readSlices(region: Region): Map<number, string> {
  const path = createRequire(import.meta.url).resolve(
    `@fontsource-variable/noto-sans-${region}/unicode.json`,
  );
  const declared: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  const numbers = new Map<number, string>();
  for (const [key, ranges] of Object.entries(declared)) {
    const [, number] = /^\[(\d+)\]$/.exec(key) ?? [];
    for (const [from, to] of number ? ranges.split(',').map(toRange) : [])
      for (let code = from; code <= to; code += 1) if (!numbers.has(code)) numbers.set(code, number!);
  }
  return numbers;
}

/** The range of `U+4E00-4E0F` or `U+4E00`. */
function toRange(declared: string): readonly [number, number] {
  const [from = '', to = from] = declared.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function interFile(subset: string): string {
  return `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;
}
