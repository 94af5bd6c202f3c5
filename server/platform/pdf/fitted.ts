import { drawnText } from './typesetter.js';

/** Space for a text, in points; one line high without a height. */
export interface Room {
  readonly width: number;
  readonly height?: number;
  /** Font sizes, the preferred one first. */
  readonly sizes: readonly [number, ...number[]];
}

/** Texts that may be shortened, the longest first, and the fewest letters that remain of each. */
export type Cut<Name extends string> = readonly [names: readonly Name[], lettersMin: number];

interface Fitted {
  readonly text: string;
  readonly fontSize: number;
}

/** Height of Inter's line times the line spacing of our documents; in em. */
const LINE_HEIGHT = 1.21 * 1.2;
/** Largest widths in em; other letters have 0.62 or less. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[ \u00a0.,:;'|!ilj]/u, 0.34],
  [/[mwMW@%—…]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{S}/u, 1],
  [/[\u3000-\u33ff\uff00-\uffef]/u, 1],
  [/\p{Script=Tamil}/u, 1.15],
  [/\p{Lu}|\p{Nd}|\p{Script=Bengali}|\p{Script=Devanagari}/u, 0.76],
];

/**
 * The texts as `layout` joins them, in the largest size in which they fit. Texts too long for the smallest are cut
 * between graphemes and end in "…"; `cuts` sets the order.
 */
export function fitted<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  layout: (texts: Readonly<Record<Name, string>>) => string,
  cuts: readonly Cut<Name>[],
  room: Room,
): Fitted {
  const names = Object.keys(texts) as Name[];
  const letters = new Map(names.map((name) => [name, lettersOf(texts[name])]));
  const kept = new Map(names.map((name) => [name, letters.get(name)!.length]));
  for (;;) {
    const shown = Object.fromEntries(
      names.map((name) => [name, shortened(letters.get(name)!, kept.get(name)!)]),
    ) as Record<Name, string>;
    const text = layout(shown);
    const drawn = drawnText(text);
    const fontSize = room.sizes.find((size) => fits(drawn, size, room));
    if (fontSize) return { text, fontSize };
    const longest = longestToCut(kept, cuts);
    if (!longest) return { text, fontSize: room.sizes.at(-1)! };
    kept.set(longest.name, Math.max(longest.lettersMin, Math.floor(longest.length * 0.9)));
  }
}

/** A text in one line. */
export function fittedLine(text: string, room: Room): Fitted {
  return fitted({ text }, (cut) => cut.text, [[['text'], 1]], room);
}

function longestToCut<Name extends string>(kept: ReadonlyMap<Name, number>, cuts: readonly Cut<Name>[]) {
  for (const [names, lettersMin] of cuts) {
    const [longest] = names
      .map((name) => ({ name, lettersMin, length: kept.get(name) ?? 0 }))
      .filter(({ length }) => length > lettersMin)
      .sort((a, b) => b.length - a.length);
    if (longest) return longest;
  }
  return null;
}

function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
}

function shortened(letters: readonly string[], count: number): string {
  return letters.length > count ? `${letters.slice(0, count).join('').trimEnd()}…` : letters.join('');
}

function fits(drawn: string, size: number, { width, height }: Room): boolean {
  const linesMax = height ? Math.floor(height / (size * LINE_HEIGHT)) : 1;
  return countLines(drawn, width / size) <= linesMax;
}

/** Most lines that a text takes; a word longer than a line starts a new one. */
function countLines(text: string, width: number): number {
  let lines = 0;
  for (const line of text.split('\n')) {
    let taken = 0;
    lines += 1;
    for (const word of line.split(/[ \u200b]/)) {
      const long = [...word].reduce((sum, letter) => sum + widthOf(letter), 0);
      const more = taken + long + (taken > 0 ? widthOf(' ') : 0);
      if (more <= width) taken = more;
      else {
        lines += (taken > 0 ? 1 : 0) + Math.max(0, Math.ceil(long / width) - 1);
        taken = long > width ? width : long;
      }
    }
  }
  return lines;
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.62;
}
