import type { DimensionsCm } from '../../../../../rules/prices/volume.js';
import { type Chain, findSizes, type Sizes, sidesOf } from '../../../../../rules/sizes/find-sizes.js';
import { lengthAt } from '../../../../../rules/sizes/read-length.js';
import { NUMBER_WORD } from './read-count.js';

/** A part of a line whose numbers are no quantity. */
export interface Mask {
  readonly source: string;
  /** Three sides, which are removed from the text. */
  readonly sides?: DimensionsCm;
  /** Sides that are partly unclear; they are removed from the text too. */
  readonly isUnclear?: boolean;
  /** True for a phrase such as "3 seater", which names an item. */
  readonly isName?: boolean;
}

/** A line with one placeholder character for each measure. */
export interface MaskedLine {
  readonly text: string;
  readonly maskOf: (sign: string) => Mask | undefined;
}

/** Characters of the private use area, which nobody types. */
const FIRST_SIGN = 0xe000;
const MASK_SIGNS = /[\ue000-\uefff]/gu;
const MASKS_MAX = 4_000;

const NUMBER = String.raw`(?:\d{1,4}(?:[.,]\d{1,3})?|${NUMBER_WORD})`;
/** Phrases whose number is part of the name: "3 seater", "4 drawer chest", "6 string guitar". */
const PARTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])${NUMBER}[\s-]{0,2}(?:seat(?:er|s)?s?\b|(?:drawers?|doors?|shel(?:f|ves)|tiers?|strings?|keys?|burners?|rings?|speeds?|panels?|piece|pce|persons?|people|man|berth|way|legged|wheel(?:er|ed)?|slot|bars?|hole)\b(?=\s+(?!(?:and|of|or|x|in|for|with|from)\b)\p{L}))`,
  'giu',
);
/** Weights, volumes, money, percentages, hours, versions: "23kg", "30 litre", "£50", "2nd", "4k". */
const AMOUNTS =
  /[£$€]\s{0,2}\d[\d.,]{0,12}|(?<![\p{N}.,])\d{1,6}(?:[.,]\d{1,3})?(?:\s{0,2}(?:kgs?|kilos?|kilograms?|lbs?|pounds?|stones?|grams?|tonnes?|lit(?:re|er)s?|ltrs?|gallons?|watts?|volts?|amps?|%|percent|quid|gbp|cbm|cu\.? ?ft|m\^?3)(?![\p{L}\d])|(?:l|g|k|d|v|w|gb|tb|st|nd|rd|th|yo|yr|yrs)(?![\p{L}\d])|:\d\d)|\d{1,4}[-/]\d{1,2}[-/]\d{2,4}/giu;
const DATE = /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}(?!\d)/g;
const YEAR_OR_MODEL =
  /(?<=\b(?:playstation|ps|xbox|iphone|ipad|galaxy|pixel|windows|mark|mk|model|series|size|type|level|grade|bedroom|room|flat|year|part|box no\.?|version)\s)\d{1,4}(?![\p{L}\p{N}])/giu;

/** Replaces sizes, measures and numbers of names by placeholders, so that the remaining numbers are quantities. */
export function maskMeasures(plain: string): MaskedLine {
  const masks: Mask[] = [];
  const hide = (mask: Mask) => {
    if (masks.length >= MASKS_MAX) return mask.source;
    masks.push(mask);
    return String.fromCodePoint(FIRST_SIGN + masks.length - 1);
  };
  const dated = plain.replaceAll(DATE, (source) => hide({ source }));
  const named = maskSizes(dated, hide).replaceAll(PARTS, (source) => hide({ source, isName: true }));
  const text = [AMOUNTS, YEAR_OR_MODEL].reduce(
    (line, pattern) => line.replaceAll(pattern, (source) => hide({ source })),
    named,
  );
  return { text, maskOf: (sign) => masks[(sign.codePointAt(0) ?? 0) - FIRST_SIGN] };
}

/** The text with its placeholders resolved, without sides. */
export function unmask(text: string, { maskOf }: MaskedLine): string {
  return text.replaceAll(MASK_SIGNS, (sign) => {
    const mask = maskOf(sign);
    return !mask ? sign : mask.sides || mask.isUnclear ? ' ' : mask.source;
  });
}

/** True for numbers and measures without a word that names an item. */
export function isNameless(text: string, { maskOf }: MaskedLine): boolean {
  return !/\p{L}/u.test(text.replaceAll(MASK_SIGNS, (sign) => (maskOf(sign)?.isName ? 'a' : ' ')));
}

/** The text with every placeholder resolved, as typed. */
export function unmaskAll(text: string, { maskOf }: MaskedLine): string {
  return text.replaceAll(MASK_SIGNS, (sign) => maskOf(sign)?.source ?? '');
}

/** The masks of a text, in its order. */
export function masksIn(text: string, { maskOf }: MaskedLine): Mask[] {
  return [...text.matchAll(MASK_SIGNS)].flatMap(([sign]) => maskOf(sign) ?? []);
}

function maskSizes(line: string, hide: (mask: Mask) => string): string {
  const sizes = findSizes(line);
  const { plain, tokens, chains } = sizes;
  let [made, done] = ['', 0];
  const replace = (from: number, next: number, sign: (source: string) => string) => {
    const [start, end] = [tokens[from]!.start, tokens[next - 1]!.end];
    made += plain.slice(done, start) + sign(plain.slice(start, end));
    done = end;
  };
  const byStart = new Map(chains.map((chain) => [chain.from, chain]));
  for (let at = 0; at < tokens.length; ) {
    const chain = byStart.get(at);
    const length = chain ? null : lengthAt(tokens, at);
    if (chain) at = maskChain(sizes, chain, replace, hide);
    else if (length?.perUnit != null) {
      replace(at, length.next, (source) => hide({ source }));
      at = length.next;
    } else at += 1;
  }
  return made + plain.slice(done);
}

type Replace = (from: number, next: number, sign: (source: string) => string) => void;

/** Masks three sides, with the quantity before or after them; two sides; or a quantity of items of one measure. */
function maskChain(sizes: Sizes, chain: Chain, replace: Replace, hide: (mask: Mask) => string): number {
  const { tokens } = sizes;
  const { sides, from, next } = chain;
  const starts = sides.map((_, place) => (place === 0 ? from : sides[place - 1]!.next));
  const count = sides.length === 4 ? countOfFour(sizes, chain) : null;
  const unclear = (source: string) => hide({ source, isUnclear: true });
  if (sides.length === 2) {
    const isCount = sides[0]!.perUnit === null && isCountOfTwo(sizes, chain);
    const isBare = sides.every(({ perUnit, label }) => perUnit === null && label === null);
    if (isBare) return next;
    if (isCountBehind(chain)) return maskFirst(chain, replace, hide);
    if (isCount) replace(starts[1]! + 1, next, (source) => hide({ source }));
    else replace(from, next, (source) => hide({ source }));
    return next;
  }
  if (sides.length === 3 || count) {
    const three: Chain =
      count === 'first'
        ? { sides: sides.slice(1), from: starts[1]! + 1, next }
        : { sides: sides.slice(0, 3), from, next: sides[2]!.next };
    const read = isGroupedByBlank(sizes, three) ? null : sidesOf(sizes, three);
    const isRest = count === 'first';
    replace(three.from, isRest ? next : three.next, (source) =>
      read ? hide({ source, sides: read }) : unclear(source),
    );
    return three.next;
  }
  replace(from, next, unclear);
  return tokens.length < next ? tokens.length : next;
}

/** "2 x 60x40x40", "60x40x40 cm x 2": the position of the quantity among four numbers; null when ambiguous. */
function countOfFour({ plain, tokens }: Sizes, { sides, from }: Chain): 'first' | 'last' | null {
  const gaps = sides.slice(0, -1).map(({ next }) => {
    const [before, by, after] = [tokens[next - 1]!, tokens[next]!, tokens[next + 1]];
    return plain.slice(before.end, after?.start ?? by.end).toLowerCase();
  });
  const isCount = (place: number) =>
    sides[place]!.perUnit === null &&
    sides[place]!.label === null &&
    Number.isInteger(sides[place]!.value.asWritten);
  const isFirst = isCount(0) && (sides[3]!.perUnit !== null || (gaps[0] !== gaps[1] && gaps[1] === gaps[2]));
  const isLast = isCount(3) && (sides[2]!.perUnit !== null || (gaps[2] !== gaps[1] && gaps[0] === gaps[1]));
  if (isFirst === isLast || tokens[from] === undefined) return null;
  return isFirst ? 'first' : 'last';
}

/** "2 x 55 inch tv", "3 x 6ft tables": the first of two numbers is the quantity. */
function isCountOfTwo({ tokens }: Sizes, { sides, next }: Chain): boolean {
  const [first, second] = sides;
  const word = tokens[next]?.text ?? '';
  const isMany = /[^s]s$/i.test(word);
  return isMany || first!.value.asWritten * 4 <= second!.value.asWritten;
}

/** `55" x 2`: the second of two numbers is the quantity. */
function isCountBehind({ sides: [first, second] }: Chain): boolean {
  const isBare = first!.perUnit !== null && second!.perUnit === null && second!.label === null;
  return isBare && second!.value.asWritten * 4 <= first!.value.asWritten;
}

function maskFirst({ sides, from }: Chain, replace: Replace, hide: (mask: Mask) => string): number {
  const { next } = sides[0]!;
  replace(from, next, (source) => hide({ source }));
  return next;
}

/** "1 200 x 800 mm": the number before the size may be its thousands. */
function isGroupedByBlank({ tokens }: Sizes, { from }: Chain): boolean {
  const [before, first] = [tokens[from - 1], tokens[from]!];
  return before?.kind === 'number' && /^\d{1,3}$/.test(before.text) && /^\d{3}$/.test(first.text);
}
