import type { DimensionsCm } from '../../../../../rules/prices/volume.js';
import { findSizes } from '../../../../../rules/sizes/find-sizes.js';
import { centimetresOf, lengthAt } from '../../../../../rules/sizes/read-length.js';
import { readKilograms } from '../../../../../rules/sizes/read-weight.js';
import { wordsOf } from '../../../../../rules/words.js';
import type { Product } from '../../product.entity.js';
import { readWeight } from '../../size-text.js';
import type { Hit } from '../find-products.js';
import type { Doubt, TypedLine } from '../read-typed-list.js';
import { isNumberWord } from './read-count.js';

/** A product that a line may mean, with its search hit. */
export interface Candidate {
  readonly hit: Hit;
  readonly product: Product;
}

/** The interpretation of a line. */
export interface Judged {
  readonly fit: Hit['fit'] | 'none';
  readonly candidates: readonly Candidate[];
  readonly doubts: readonly Doubt[];
}

/** Words for several items under one name, of which a product is at most one: "3 piece suite", "garden furniture". */
const SEVERAL = /\b(?:suite|set|furniture|contents|stuff|things|bits|nest)\b/i;

/** Allowed difference between a side in whole inches or centimetres and the product's. */
const SAME_CM = 2;

/**
 * Rates how well products fit a line, after comparing sides and numbers: a product with the same sides comes first,
 * and where none has them, the line is a custom item. A number the first product does not explain is doubted.
 */
export function judgeLine({ text, sides, doubts }: TypedLine, found: readonly Candidate[]): Judged {
  const ofSize = sides && found.find(({ product, hit }) => hit.fit !== 'loose' && hasSides(product, sides));
  const candidates = ofSize ? [ofSize, ...found.filter((one) => one !== ofSize)] : found;
  const [first] = candidates;
  const unread = first && (!sides || ofSize) ? unreadNumbers(text, first) : sides ? [] : numbersOf(text);
  const all = [...doubts, ...unread.map((words): Doubt => ({ words, taken: null }))];
  if (!first) return { fit: 'none', candidates, doubts: all };
  const fit = sides && !ofSize ? 'loose' : first.hit.fit;
  const isSure = all.length === 0 && !SEVERAL.test(text);
  return { fit: fit === 'whole' && !isSure ? 'close' : fit, candidates, doubts: all };
}

/** True for the same three sides in any orientation. */
function hasSides(product: DimensionsCm, sides: DimensionsCm): boolean {
  const [own, typed] = [product, sides].map(({ heightCm, widthCm, depthCm }) =>
    [heightCm, widthCm, depthCm].sort((one, other) => one - other),
  ) as [number[], number[]];
  return own.every((side, at) => Math.abs(side - typed[at]!) <= SAME_CM);
}

/** The numbers of a text that nothing in a product explains, as typed. */
function unreadNumbers(text: string, { hit, product }: Candidate): string[] {
  const isNumber = (word: string) => /\p{N}/u.test(word) || isNumberWord(word);
  const [typed, named] = [wordsOf(text).all, wordsOf(product.name).all];
  // "3 seater sofa" contains the number of its name; "sofa +3" does not.
  const isOfName = (word: string, next: string | undefined) =>
    !named.includes(word) || named.some((one, at) => one === word && named[at + 1] === next);
  const again = typed.filter(
    (word, at) => isNumber(word) && (!isOfName(word, typed[at + 1]) || typed.indexOf(word) !== at),
  );
  const missing = [...hit.missing.filter(isNumber), ...again];
  const lengths = lengthsIn(text);
  const words = missing.flatMap((word) => {
    const length = lengths.find(({ words }) => wordsOf(words).all.includes(word));
    if (length) return hasLength(product, length.cm) ? [] : [length.words];
    const weight = weightIn(text, word);
    if (weight) return hasWeight(product, weight.kilograms) ? [] : [weight.words];
    return [typedWord(text, word)];
  });
  return [...new Set(words)];
}

function numbersOf(text: string): string[] {
  const lengths = lengthsIn(text).map(({ words }) => words);
  const figures = text.match(/\S*\p{N}\S*/gu) ?? [];
  return [
    ...new Set([...lengths, ...figures.filter((one) => !lengths.some((length) => length.includes(one)))]),
  ];
}

interface TypedLength {
  readonly words: string;
  readonly cm: number;
}

/** Each length with its unit. */
function lengthsIn(text: string): TypedLength[] {
  const { plain, tokens } = findSizes(text);
  const found: TypedLength[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = lengthAt(tokens, at);
    if (length?.perUnit != null)
      found.push({
        words: plain.slice(tokens[at]!.start, tokens[length.next - 1]!.end),
        cm: centimetresOf(length, length.perUnit),
      });
    at = length?.next ?? at + 1;
  }
  return found;
}

/** True for a length in the product's name or details, one within its "up to", or one of its sides. */
function hasLength({ name, details, heightCm, widthCm, depthCm }: Product, cm: number): boolean {
  const isSame = (other: number) => Math.abs(other - cm) <= SAME_CM;
  const upTo = /\bup to\b(.*)/i.exec(name)?.[1];
  const isWithin = upTo !== undefined && lengthsIn(upTo).some((most) => cm <= most.cm);
  const hasLength = lengthsIn(`${name}; ${details}`).some((length) => isSame(length.cm));
  return isWithin || hasLength || [heightCm, widthCm, depthCm].some(isSame);
}

function weightIn(text: string, number: string): { words: string; kilograms: number } | null {
  const words = new RegExp(
    String.raw`(?<!\d)${number.replaceAll(/\D/g, '')}(?:[.,]\d{1,3})?\s*\p{L}{1,10}`,
    'u',
  ).exec(text)?.[0];
  const kilograms = words === undefined || !/\d/.test(number) ? null : readKilograms(words);
  return kilograms === null ? null : { words: words!, kilograms };
}

function hasWeight({ weightKg, size }: Product, kilograms: number): boolean {
  return kilograms <= Math.max(weightKg, readWeight(size) ?? 0);
}

/** The word as typed: "1,000" of "000", "twenty" unchanged. */
function typedWord(text: string, word: string): string {
  const typed = text.split(/\s+/).find((one) => wordsOf(one).all.includes(word)) ?? word;
  return typed.replace(/^[([{,;:]+|[)\]},;:]+$/g, '');
}
