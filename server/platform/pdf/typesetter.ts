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

/** Printed for text that no typeface has letters for and that cannot be transliterated. */
export const GAP = '[…]';

interface Piece {
  text: string;
  readonly font?: string;
  wordBreak?: 'break-all';
}

/** Most letters of right-to-left text that stay on one line. */
const LINE_MAX = 30;
/** A longer word would push the text beside it off the page, so it breaks at the end of its line. */
const UNBROKEN_LETTERS_MAX = 24;
const LONG_WORD = new RegExp(`[^ \\n]{${UNBROKEN_LETTERS_MAX + 1},}`);
/** Right-to-left typefaces: of their characters, only whole words may be one piece. */
const FROM_RIGHT: ReadonlySet<string | undefined> = new Set(['arabic', 'hebrew']);
const JOINER = /[\u200c\u200d]/u;
/** Allows a line break without a space. */
const BREAK = '\u200b';

/** Divides the texts of one document among the font files that have their letters. */
export class Typesetter {
  readonly #others = new Map<string, { readonly file: string; readonly letters: Set<string> }>();
  readonly #region: Region;
  #hasGaps = false;

  /** Prepares a document with these texts. */
  constructor(texts: string) {
    this.#region = regionOf(texts);
  }

  /** Whether some text could not be printed as written. */
  get hasGaps(): boolean {
    return this.#hasGaps;
  }

  /** The typefaces that the texts so far need. */
  get fonts(): Fonts {
    const others = [...this.#others].map(([name, { file, letters }]): [string, FontFile] => [
      name,
      { file, letters: [...letters].join('') },
    ]);
    return { ...OWN, ...Object.fromEntries(others) };
  }

  /**
   * The text in pieces of one typeface each, in the order in which they are drawn from left to right. Letters that no
   * typeface has are transliterated into English letters within brackets.
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

  /** Adds right-to-left words, without accents of other scripts. */
  private addWords(run: string, add: (signs: string, font: string) => void): void {
    const face = scriptFace(run)!;
    const words = [...run]
      .filter((sign) => !/\p{M}/u.test(sign) || scriptFace(sign)?.name === face.name)
      .join('');
    add(words, this.need(face, words));
  }

  /** The text in letters that some typeface has, without invisible characters. */
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

  /** The printed form of a letter; null when no typeface has it or an equivalent. */
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
    // Invisible characters are drawn as spaces without width.
    const other = this.#others.get(name) ?? { file, letters: new Set(` ${BREAK}`) };
    this.#others.set(name, other);
    for (const letter of letters) other.letters.add(letter);
    return name;
  }
}

/** Whether the typefaces have every letter of a text. */
export function isPrintable(text: string): boolean {
  const typesetter = new Typesetter(text);
  typesetter.set(text);
  return !typesetter.hasGaps;
}

/** A text as it is drawn, line by line where its width does not break it. */
export function drawnText(text: string): string {
  const pieces = new Typesetter(text).set(text);
  return typeof pieces === 'string' ? pieces : pieces.map((piece) => piece.text).join('');
}

/** A transliteration into English letters; an emoji by its name. */
export function spelling(letters: string): string {
  // Loaded on demand: half a megabyte that few documents need.
  const { default: spell }: { default: (text: string) => string } = require('any-ascii');
  return spell(letters)
    .replaceAll(':', ' ')
    .replaceAll('_', ' ')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Whether a text is plain ASCII in words that need no break, as most are. */
function isPlain(text: string): boolean {
  return /^[\n -~]*$/.test(text) && !LONG_WORD.test(text);
}

/**
 * Lets long words of a piece break, and text next to another piece, as a word may continue there. East Asian words
 * break by themselves, and right-to-left ones are short.
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
