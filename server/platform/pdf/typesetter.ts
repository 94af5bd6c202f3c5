import { createRequire } from 'node:module';
import { plainSigns, seenText } from '../../../rules/text.js';
import { inDrawnOrder } from './reading-order.js';
import {
  ALIKE,
  eastAsianFace,
  type Face,
  type FontFile,
  type Fonts,
  isOwnLetter,
  OWN,
  type Region,
  regionOf,
  SHAPED,
  scriptFace,
  TEXT,
} from './typefaces.js';

const require = createRequire(import.meta.url);

/** Stands where no typeface has letters for what was written, and nobody could spell them. */
export const GAP = '[…]';

interface Piece {
  text: string;
  readonly font?: string;
  wordBreak?: 'break-all';
}

/** Letters that are read from the right and stay on one line. */
const LINE_MAX = 30;
/** A longer word would push what stands beside it off the page, so it breaks where its line ends. */
const UNBROKEN_LETTERS_MAX = 24;
const LONG_WORD = new RegExp(`[^ \\n]{${UNBROKEN_LETTERS_MAX + 1},}`);
/** Typefaces that are laid out from the right: of their signs, only whole words may be one piece. */
const FROM_RIGHT: ReadonlySet<string | undefined> = new Set(['arabic', 'hebrew']);
const JOINER = /[\u200c\u200d]/u;
/** Where a line may end though there is no space. */
const BREAK = '\u200b';

/** Divides the texts of one document among the files of typefaces that have their letters. */
export class Typesetter {
  readonly #others = new Map<string, { readonly file: string; readonly letters: Set<string> }>();
  readonly #region: Region;
  #hasGaps = false;

  /** For a document with these texts. */
  constructor(texts: string) {
    this.#region = regionOf(texts);
  }

  /** Whether something that was set could not be printed as it was written. */
  get hasGaps(): boolean {
    return this.#hasGaps;
  }

  /** The typefaces of the texts that were set. */
  get fonts(): Fonts {
    const others = [...this.#others].map(([name, { file, letters }]): [string, FontFile] => [
      name,
      { file, letters: [...letters].join('') },
    ]);
    return { ...OWN, ...Object.fromEntries(others) };
  }

  /**
   * The text in pieces of one typeface each, in the order in which they are drawn from left to right. What no typeface has
   * letters for is spelt in English letters within brackets.
   */
  set(text: string, isHeading = false): string | Piece[] {
    if (isPlain(text)) return text;
    const letters = this.printable(text, isHeading);
    const pieces: Piece[] = [];
    const add = (signs: string, font?: string) => {
      const last = pieces.at(-1);
      if (last && last.font === font && !FROM_RIGHT.has(font)) last.text += signs;
      else pieces.push(font ? { text: signs, font } : { text: signs });
    };
    for (const { text: run, fromRight } of inDrawnOrder(letters, LINE_MAX)) {
      if (fromRight) this.addWords(run, add);
      else
        for (const sign of run) {
          const before = pieces.at(-1)?.font;
          if (JOINER.test(sign)) {
            if (SHAPED.has(before)) add(sign, this.need(scriptFace(pieces.at(-1)!.text)!, sign));
          } else add(sign, this.fontOf(sign, isHeading, before));
        }
    }
    const broken = LONG_WORD.test(letters) ? pieces.flatMap(brokenUp) : pieces;
    return broken.some((piece) => piece.font || piece.wordBreak)
      ? broken
      : broken.map((piece) => piece.text).join('');
  }

  /** Words that are read from the right, without accents of other scripts. */
  private addWords(run: string, add: (signs: string, font: string) => void): void {
    const face = scriptFace(run)!;
    const words = [...run]
      .filter((sign) => !/\p{M}/u.test(sign) || scriptFace(sign)?.name === face.name)
      .join('');
    add(words, this.need(face, words));
  }

  /** The text in letters that some typeface has, without signs that nobody sees. */
  private printable(text: string, isHeading: boolean): string {
    let printed = '';
    let unknown = '';
    const spell = () => {
      if (!unknown) return;
      const spelt = spelling(unknown);
      printed += (spelt ? `[${spelt}]` : GAP) + (unknown.endsWith(' ') ? ' ' : '');
      this.#hasGaps = true;
      unknown = '';
    };
    for (const written of seenText(text)) {
      const letter = ALIKE[written] ?? written;
      const likeness = this.likenessOf(letter, isHeading);
      const isPart = unknown && (letter === ' ' || /[\p{M}\p{Cf}]/u.test(letter));
      if (isPart) unknown += letter;
      else if (likeness !== null) {
        spell();
        printed += likeness;
      } else if (!/[\p{M}\p{Cf}]/u.test(letter)) unknown += letter;
    }
    spell();
    return printed;
  }

  /** A letter as it is printed; null when no typeface has it or its like. */
  private likenessOf(letter: string, isHeading: boolean): string | null {
    if (letter === '\n' || JOINER.test(letter)) return letter;
    if (/\p{Cc}/u.test(letter)) return ' ';
    const isOwn = (one: string) =>
      isOwnLetter(one, isHeading) || isOwnLetter(one, false) || scriptFace(one) !== null;
    if (isOwn(letter)) return letter;
    if (/\p{Nd}/u.test(letter)) return plainSigns(letter);
    const plain = letter.normalize('NFKC');
    const isLike = plain !== letter && /[\p{L}\p{Nd}]/u.test(letter) && [...plain].every(isOwn);
    if (isLike) return plain;
    if (eastAsianFace(letter, this.#region)) return letter;
    const isPrinted = (one: string) => isOwn(one) || eastAsianFace(one, this.#region) !== null;
    return plain !== letter && [...plain].every(isPrinted) ? plain : null;
  }

  private fontOf(letter: string, isHeading: boolean, before: string | undefined): string | undefined {
    // An accent stays with its letter: the files of Latin letters have the same accents.
    if (
      /\p{M}/u.test(letter) &&
      (before === 'latin-ext' || before === 'vietnamese') &&
      isOwnLetter(letter, false)
    )
      return this.need(scriptFace(before === 'latin-ext' ? 'Ā' : 'ạ')!, letter);
    if (isOwnLetter(letter, isHeading)) return undefined;
    if (isOwnLetter(letter, false)) return TEXT;
    const face = scriptFace(letter) ?? eastAsianFace(letter, this.#region);
    return face ? this.need(face, letter) : undefined;
  }

  private need({ name, file }: Face, letters: string): string {
    // Signs that nobody sees are drawn as spaces without width.
    const other = this.#others.get(name) ?? { file, letters: new Set(` ${BREAK}`) };
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

/** A text as it is drawn, line by line where it is not broken by its width. */
export function drawnText(text: string): string {
  const pieces = new Typesetter(text).set(text);
  return typeof pieces === 'string' ? pieces : pieces.map((piece) => piece.text).join('');
}

/** In English letters, as they sound; a picture by its name. */
function spelling(letters: string): string {
  // Half a megabyte, which few papers need.
  const { default: spell }: { default: (text: string) => string } = require('any-ascii');
  return spell(letters)
    .replaceAll(':', ' ')
    .replaceAll('_', ' ')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Whether a text is of the signs of a keyboard, in words that need no break: most are. */
function isPlain(text: string): boolean {
  return /^[\n -~]*$/.test(text) && !LONG_WORD.test(text);
}

/**
 * Lets long words of a piece break, and what touches another piece, as a word may go on there. East Asian ones break by
 * themselves, and those read from the right are short.
 */
function brokenUp(piece: Piece, at: number, { length }: readonly Piece[]): Piece[] {
  const { font, text } = piece;
  if (FROM_RIGHT.has(font) || font?.startsWith('noto-sans-')) return [piece];
  if (SHAPED.has(font)) {
    const parts = new Intl.Segmenter('th', { granularity: font === 'thai' ? 'word' : 'grapheme' });
    return [{ ...piece, text: [...parts.segment(text)].map(({ segment }) => segment).join(BREAK) }];
  }
  const words = text.split(/(?<=[ \n])/);
  return words.map((word, index) => {
    const isJoined = (index === 0 && at > 0) || (index === words.length - 1 && at < length - 1);
    return isJoined || LONG_WORD.test(word)
      ? { ...piece, text: word, wordBreak: 'break-all' }
      : { ...piece, text: word };
  });
}
