import type { DimensionsCm } from '../../../rules/prices/volume.js';
import { findSizes, type Sizes, sidesOf } from '../../../rules/sizes/find-sizes.js';
import { blankAmounts, namesWeight, readKilograms } from '../../../rules/sizes/read-weight.js';

/** Range of a product's side in whole cm: the longest fits a 40-foot container, and three of them a 32-bit volume. */
export const PRODUCT_SIDE_CM = { min: 1, max: 1_200 } as const;

/** Range of a packed product's weight in kilograms. */
export const PRODUCT_WEIGHT_KG = { min: 0.01, max: 30_000 } as const;

/** Default for a size without measures: the specification's default box, "30kg max" in its words. */
export const STANDARD_BOX = { heightCm: 61, widthCm: 41, depthCm: 51, weightKg: 20 } as const;

/** Allowed difference between a side in inches and the centimetres beside it. */
const SAME_SIDE_CM = 2;

/**
 * Parses height, width and depth of a text for people, such as "61cm x 41 x 51 / 24inches x 16 x 20 (HWD)": the first
 * three numbers that are multiplied or labelled, in the units named among them, else cm, rounded up. Null when it
 * states none, a side is out of range, or a number beside them is not understood.
 */
export function readSides(size: string): DimensionsCm | null {
  const sizes = findSizes(blankAmounts(size));
  const [sides, ...others] = sizes.chains.map((chain) => sidesOf(sizes, chain));
  if (!sides || hasOtherNumbers(sizes)) return null;
  const areSame = others.every((other) => other && isSame(sides, other));
  return areSame && Object.values(sides).every(isSide) ? sides : null;
}

/** Parses kilograms of a size text such as "30kg max"; null without any, or out of range. */
export function readWeight(size: string): number | null {
  const kilograms = readKilograms(size);
  return kilograms !== null && isWeight(kilograms) ? kilograms : null;
}

/** True when a size states numbers of which the sides or the weight is unclear. */
export function hasUnreadNumbers(size: string): boolean {
  const isSizeUnread = readSides(size) === null && /\d/.test(blankAmounts(size));
  return isSizeUnread || (readWeight(size) === null && namesWeight(size));
}

/** True for a side that a product can have, in cm. */
export function isSide(cm: number): boolean {
  return Number.isInteger(cm) && cm >= PRODUCT_SIDE_CM.min && cm <= PRODUCT_SIDE_CM.max;
}

/** True for a weight that a product can have, in kg. */
export function isWeight(kg: number): boolean {
  return kg >= PRODUCT_WEIGHT_KG.min && kg <= PRODUCT_WEIGHT_KG.max;
}

/** True when a number outside the sides is a length, or no word separates it from them. */
function hasOtherNumbers({ tokens, chains }: Sizes): boolean {
  const isOutside = (at: number) => chains.every(({ from, next }) => at < from || at >= next);
  const isApart = (from: number, to: number) =>
    tokens.slice(Math.min(from, to), Math.max(from, to)).some(({ kind }) => kind === 'word');
  return tokens.some(({ kind }, at) => {
    if (kind !== 'number' || !isOutside(at)) return false;
    const isLength = tokens[at + 1]?.kind === 'unit' || tokens[at + 1]?.kind === 'foreign';
    return isLength || chains.some(({ from, next }) => !isApart(at, at < from ? from : next));
  });
}

function isSame(one: DimensionsCm, other: DimensionsCm): boolean {
  const sides = ['heightCm', 'widthCm', 'depthCm'] as const;
  return sides.every((side) => Math.abs(one[side] - other[side]) <= SAME_SIDE_CM);
}
