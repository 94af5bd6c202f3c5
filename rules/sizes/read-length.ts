import { type SizeToken, sizeTokens, type WrittenNumber } from './size-tokens.js';

const CM_PER_METRE = 100;
export const CM_PER_FOOT = 30.48;
const CM_PER_INCH = 2.54;
const CM_PER_MM = 0.1;

/** One length in a row of tokens; `perUnit` is null where no unit stands, and the number is of whatever unit is meant. */
export interface Length {
  readonly value: WrittenNumber;
  readonly perUnit: number | null;
  /** Behind feet or metres: "6' 2" has 2 inches, "1m 20" 20 centimetres. */
  readonly extraCm: number;
  /** The place behind it. */
  readonly next: number;
}

/** The length that begins with a token; null when none does. */
export function lengthAt(tokens: readonly SizeToken[], at: number): Length | null {
  const number = tokens[at];
  if (number?.kind !== 'number') return null;
  const unit = unitAt(tokens, at + 1);
  if (!unit) return { value: number.value, perUnit: null, extraCm: 0, next: at + 1 };
  const whole = { value: number.value, perUnit: unit.cm, extraCm: 0, next: unit.next };
  if (unit.cm !== CM_PER_FOOT && unit.cm !== CM_PER_METRE) return whole;
  const isFeet = unit.cm === CM_PER_FOOT;
  const join = tokens[unit.next];
  const from = join?.kind === 'word' && join.text.toLowerCase() === 'and' ? unit.next + 1 : unit.next;
  const part = tokens[from];
  if (part?.kind !== 'number') return whole;
  const partUnit = unitAt(tokens, from + 1);
  const perPart = isFeet ? CM_PER_INCH : 1;
  const size = part.value.asWritten;
  const isNamed = partUnit?.cm === perPart;
  const isGlued = !partUnit && from === unit.next && part.start === tokens[unit.next - 1]!.end;
  const isPart = isFeet ? size < 12 : size < CM_PER_METRE && (isNamed || part.text.length === 2);
  if (!isPart || !(isNamed || isGlued) || !Number.isInteger(number.value.asWritten)) return whole;
  return { ...whole, extraCm: size * perPart, next: partUnit?.next ?? from + 1 };
}

/** A unit with the full stop of "in." behind it. "in" before another word is a word: "40 in a box". */
function unitAt(tokens: readonly SizeToken[], at: number): { cm: number; next: number } | null {
  const unit = tokens[at];
  if (unit?.kind !== 'unit') return null;
  const after = tokens[at + 1];
  const isStop = after?.kind === 'mark' && after.text === '.' && after.start === unit.end;
  if (
    unit.text.toLowerCase() === 'in' &&
    !isStop &&
    after?.kind === 'word' &&
    unit.start > tokens[at - 1]!.end
  )
    return null;
  return { cm: unit.cm, next: isStop ? at + 2 : at + 1 };
}

/** Centimetres of a length, its number read as its unit wants it; `perUnit` where it has none. NaN when it is unclear. */
export function centimetresOf({ value, perUnit, extraCm }: Length, perOther: number): number {
  const per = perUnit ?? perOther;
  const isLarge = per === CM_PER_METRE || per === CM_PER_FOOT;
  const number = per === CM_PER_MM ? value.asGrouped : isLarge ? value.asDecimal : value.asWritten;
  return Number((number * per + extraCm).toFixed(6));
}

/** Centimetres of a text that is one length and nothing else, such as `60`, `60.5 cm` or `5' 6"`; null for any other. */
export function readLength(text: string, perOther: number): number | null {
  const { tokens } = sizeTokens(text);
  const length = lengthAt(tokens, 0);
  const cm = length && length.next === tokens.length ? centimetresOf(length, perOther) : Number.NaN;
  return Number.isFinite(cm) ? cm : null;
}
