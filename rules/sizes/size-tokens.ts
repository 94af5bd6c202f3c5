import { plainNumbers } from './plain-numbers.js';

/** Centimetres of each unit of length, by the ways people write it. */
const CM: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [0.1, 'mm mms millimetre millimetres millimeter millimeters мм 毫米'],
      [1, 'cm cms centimetre centimetres centimeter centimeters centi см 厘米 公分'],
      [10, 'dm'],
      [100, 'm mtr mtrs mt mts metre metres meter meters м 米'],
      [2.54, '" in ins inch inches inchs'],
      [30.48, "' ft fts foot feet"],
      [91.44, 'yd yds yard yards'],
    ] as const
  ).flatMap(([cm, names]) => names.split(' ').map((name) => [name, cm])),
);

/** Units of other languages: a number before one of them is no number of centimetres. */
const FOREIGN_UNITS = new Set('zoll pouce pouces pulgada pulgadas pollici duim cali inci'.split(' '));

const LABELS: Readonly<Record<string, Label>> = {
  ...{ h: 'h', ht: 'h', hgt: 'h', height: 'h', high: 'h', tall: 'h' },
  ...{ w: 'w', wd: 'w', width: 'w', wide: 'w', b: 'w', breadth: 'w' },
  ...{ d: 'd', dp: 'd', depth: 'd', deep: 'd' },
  ...{ l: 'l', lg: 'l', lgth: 'l', length: 'l', long: 'l' },
};

const NUMBER = /\d+(?:[.,]\d+)*|(?<![\p{L}\d])\.\d+/uy;
const FRACTION = /(?:[\s-]{1,2})?(\d{1,2})\/(2|3|4|5|8|16|32|64)(?![\d/])/y;
const WORD = /[\p{L}\p{M}]+/uy;
const LEGEND = /^([hwdlb])x?([hwdlb])x?([hwdlb])$/;

/** The longest word that is read as units and labels written in one. */
const GLUED_MAX = 14;

/** Height, width, depth, or the length that is whichever of them is not named. */
export type Label = 'h' | 'w' | 'd' | 'l';

interface Place {
  readonly start: number;
  readonly end: number;
  /** The place's text in the plain text. */
  readonly text: string;
}

export type SizeToken = Place &
  (
    | { readonly kind: 'number'; readonly value: WrittenNumber }
    | { readonly kind: 'unit'; readonly cm: number }
    | { readonly kind: 'foreign' | 'by' | 'slash' | 'word' | 'mark' }
    | { readonly kind: 'label'; readonly label: Label }
    | { readonly kind: 'legend'; readonly labels: readonly Label[] }
  );

/** The value of a written number: "1,200" is 1200 of millimetres and 1.2 of metres. NaN where it is unclear. */
export interface WrittenNumber {
  readonly asDecimal: number;
  readonly asGrouped: number;
  readonly asWritten: number;
}

/** The parts of a text that matter for sizes, with their places in the plain text. */
export function sizeTokens(text: string): { plain: string; tokens: SizeToken[] } {
  const plain = plainNumbers(text);
  const tokens: SizeToken[] = [];
  for (let at = 0; at < plain.length; ) {
    const sign = plain[at]!;
    const made = /\s/.test(sign) ? [] : tokensAt(plain, at, tokens.at(-1));
    tokens.push(...made);
    at = made.at(-1)?.end ?? at + 1;
  }
  return { plain, tokens: withLegends(tokens) };
}

function tokensAt(plain: string, at: number, before: SizeToken | undefined): SizeToken[] {
  const place = (length: number, from = at): Place => ({
    start: from,
    end: from + length,
    text: plain.slice(from, from + length),
  });
  const number = match(NUMBER, plain, at);
  if (number) {
    const [fraction, over, under] = match(FRACTION, plain, at + number[0].length) ?? [''];
    const alone = match(FRACTION, plain, at);
    if (alone && /^\d/.test(alone[0]) && Number(alone[1]) < Number(alone[2]))
      return [
        { ...place(alone[0].length), kind: 'number', value: only(Number(alone[1]) / Number(alone[2])) },
      ];
    const isFraction = fraction !== '' && /^[\s-]/.test(fraction) && Number(over) < Number(under);
    const value = isFraction ? only(Number(number[0]) + Number(over) / Number(under)) : written(number[0]);
    return [{ ...place(number[0].length + (isFraction ? fraction.length : 0)), kind: 'number', value }];
  }
  const word = match(WORD, plain, at)?.[0];
  if (word === undefined) return [mark(place(1), before)];
  const lower = word.toLowerCase();
  const legend = before?.kind === 'number' && before.end === at ? null : LEGEND.exec(lower);
  if (legend)
    return [{ ...place(word.length), kind: 'legend', labels: legend.slice(1).map((one) => LABELS[one]!) }];
  const isBeside = before !== undefined && ['number', 'unit', 'label'].includes(before.kind);
  const parts = isBeside || /\d/.test(plain[at + word.length] ?? '') ? partsOf(lower) : null;
  let from = at;
  return (parts ?? [lower]).map((part) => {
    const token = wordToken(place(part.length, from), part);
    from += part.length;
    return token;
  });
}

/** Units, labels and signs that are written in one: "cmx", "xW", "inH"; null for any other word. */
function partsOf(word: string): string[] | null {
  if (word.length > GLUED_MAX) return null;
  const isKnown = (part: string) => part === 'by' || Object.hasOwn(CM, part) || Object.hasOwn(LABELS, part);
  if (isKnown(word)) return [word];
  const parts = word
    .split(/(x)/)
    .filter(Boolean)
    .flatMap((part) => {
      const [unit, label] = [part.slice(0, -1), part.slice(-1)];
      const isBoth = unit.length > 1 && Object.hasOwn(CM, unit) && Object.hasOwn(LABELS, label);
      return part !== 'x' && !isKnown(part) && isBoth ? [unit, label] : [part];
    });
  return parts.every((part) => part === 'x' || isKnown(part)) ? parts : null;
}

function wordToken(place: Place, lower: string): SizeToken {
  if (lower === 'x' || lower === 'by') return { ...place, kind: 'by' };
  if (Object.hasOwn(CM, lower)) return { ...place, kind: 'unit', cm: CM[lower]! };
  if (Object.hasOwn(LABELS, lower)) return { ...place, kind: 'label', label: LABELS[lower]! };
  return { ...place, kind: FOREIGN_UNITS.has(lower) ? 'foreign' : 'word' };
}

/** A sign by itself. Behind a number `"` and `'` are units, else quotation marks. */
function mark(place: Place, before: SizeToken | undefined): SizeToken {
  if (place.text === '*') return { ...place, kind: 'by' };
  if (place.text === '/') return { ...place, kind: 'slash' };
  const isUnit = (place.text === '"' || place.text === "'") && before?.kind === 'number';
  return isUnit ? { ...place, kind: 'unit', cm: CM[place.text]! } : { ...place, kind: 'mark' };
}

/** Three different labels in a row, such as "H x W x D", say the order of the sides. */
function withLegends(tokens: readonly SizeToken[]): SizeToken[] {
  const made: SizeToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const row = [0, 2, 4].map((step) => tokens[at + step]);
    const between = [1, 3].map((step) => tokens[at + step]?.kind);
    const labels = row.flatMap((one) => (one?.kind === 'label' ? [one.label] : []));
    const isLegend = new Set(labels).size === 3 && between.every((kind) => kind === 'by' || kind === 'slash');
    const isOfNumber =
      tokens[at - 1]?.kind === 'number' ||
      (tokens[at - 2]?.kind === 'number' && tokens[at - 1]?.kind === 'unit');
    if (isLegend && !(isOfNumber && tokens[at + 5]?.kind === 'number')) {
      const [first, last] = [tokens[at]!, tokens[at + 4]!];
      made.push({ start: first.start, end: last.end, text: labels.join(''), kind: 'legend', labels });
      at += 4;
    } else made.push(tokens[at]!);
  }
  return made;
}

/** Reads commas and points: the last of two kinds is the decimal one, three digits behind one may be thousands. */
export function written(text: string): WrittenNumber {
  const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(text);
  if (grouped) {
    const [digits, decimal] = [Number(text.replaceAll(/[.,]/g, '')), Number(text.replace(',', '.'))];
    // "45.125" is a number of English; "1.200" and "1,200" are either.
    const isPlain = grouped[1] === '.' && /^\d{2}/.test(text);
    return { asDecimal: decimal, asGrouped: digits, asWritten: isPlain ? decimal : Number.NaN };
  }
  const both = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d{1,3}$/.test(text);
  const tail = both ? Math.max(text.lastIndexOf(','), text.lastIndexOf('.')) : -1;
  const value = both
    ? Number(`${text.slice(0, tail).replaceAll(/[.,]/g, '')}.${text.slice(tail + 1)}`)
    : Number(text.replace(',', '.'));
  return only(value);
}

function only(value: number): WrittenNumber {
  return { asDecimal: value, asGrouped: value, asWritten: value };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
