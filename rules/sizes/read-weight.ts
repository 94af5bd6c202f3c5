import { plainNumbers } from './plain-numbers.js';
import { written } from './size-tokens.js';

const KG: Readonly<Record<string, number>> = {
  ...named(1, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes кг 公斤'),
  ...named(0.001, 'g gr gram grams'),
  ...named(0.45359237, 'lb lbs pound pounds'),
  ...named(6.35029318, 'st stone stones'),
  ...named(1_000, 't tonne tonnes'),
};
const NUMBER = String.raw`(?:\d{1,2}\/\d{1,2}|\d{1,9}(?:[.,]\d{1,9}){0,3}(?:[ -]\d{1,2}\/\d{1,2})?)`;
const UNIT = Object.keys(KG)
  .sort((one, other) => other.length - one.length)
  .join('|');
const WEIGHT = new RegExp(String.raw`(?<![\p{N}.,])(${NUMBER})\s{0,3}(${UNIT})(?![\p{L}\p{M}])\.?`, 'giu');
const VOLUME = new RegExp(
  String.raw`(?<![\p{N}.,])${NUMBER}\s{0,3}(?:m\^?3|cbm|cm\^3|cc|cu\.?\s{0,2}(?:ft|feet|m)|cubic\s{1,2}\p{L}{1,20}|ft\^?3|lit(?:re|er)s?|ltrs?|ml|(?<!x\s{0,2}\d{1,4}\s{0,2})l(?!\s{0,2}[x*]))(?![\p{L}\d])`,
  'giu',
);
const KG_MAX_RATIO = 1.03;

/** A text in plain signs without its weights and volumes, so that what is left of its numbers is lengths. */
export function blankAmounts(text: string): string {
  return plainNumbers(text).replaceAll(VOLUME, ' amount ').replaceAll(WEIGHT, ' amount ');
}

/**
 * Kilograms that a text names, in any unit of weight: "30kg max", "2,5 kg", "66 lb", "5 st 3 lb". Null when it names none,
 * several that differ, a range, or a number that is unclear.
 */
export function readKilograms(text: string): number | null {
  const weights = weightsIn(plainNumbers(text));
  const [first] = weights;
  const isOne = weights.every((kg) => kg <= first! * KG_MAX_RATIO && kg * KG_MAX_RATIO >= first!);
  return first !== undefined && isOne ? first : null;
}

/** True when a text names a weight, whether it is clear or not. */
export function namesWeight(text: string): boolean {
  return /\d\s{0,3}(?:kg|kilo|lbs?\b|pounds?\b|stones?\b|кг|公斤)/iu.test(plainNumbers(text));
}

function weightsIn(plain: string): number[] {
  const found = [...plain.matchAll(WEIGHT)];
  const made: { kg: number; per: number; end: number }[] = [];
  for (const match of found) {
    const [whole, number = '', unit = ''] = match;
    const per = KG[unit.toLowerCase()]!;
    const kg = isWhole(plain, match.index) ? numberOf(number, per) * per : Number.NaN;
    const before = made.at(-1);
    const isPart =
      before &&
      before.per > per &&
      per !== 1 &&
      /^\s*(?:and\s+)?$/i.test(plain.slice(before.end, match.index));
    const end = match.index + whole.length;
    if (isPart) made[made.length - 1] = { kg: before.kg + kg, per, end };
    else made.push({ kg, per, end });
  }
  return made.map(({ kg }) => Number(kg.toFixed(3)));
}

/** False behind a sign that makes the number a part of something: "20-30 kg", "2 x 30 kg", "1/30 kg". */
function isWhole(plain: string, start: number): boolean {
  return !/(?:\d\s*(?:[-/x*]|to|or)\s*|(?:^|\s)-|[<>^])$/i.test(plain.slice(Math.max(0, start - 12), start));
}

function numberOf(number: string, per: number): number {
  const [whole = '', over, under] = number.split(/[ -](?=\d+\/)|\//);
  if (under) return Number(whole) + Number(over) / Number(under);
  if (over) return Number(whole) / Number(over);
  const { asDecimal, asGrouped, asWritten } = written(whole);
  return per === 0.001 ? asGrouped : per === 1000 ? asDecimal : asWritten;
}

function named(kilograms: number, units: string): Record<string, number> {
  return Object.fromEntries(units.split(' ').map((unit) => [unit, kilograms]));
}
