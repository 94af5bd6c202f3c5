import type { DimensionsCm } from '../../rules/prices/volume.js';

/** Sides a product may have, in whole cm: the longest fits a 40-foot container, and three of them a 32-bit volume. */
export const PRODUCT_SIDE_CM = { min: 1, max: 1_200 } as const;

/** Kilograms a product may weigh when packed. */
export const PRODUCT_WEIGHT_KG = { min: 0.01, max: 30_000 } as const;

/** Replaces a size without measures: the specification's default box, in its words "30kg max". */
export const STANDARD_BOX = { heightCm: 61, widthCm: 41, depthCm: 51, weightKg: 20 } as const;

const CM_PER_UNIT: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  inch: 2.54,
  inches: 2.54,
  in: 2.54,
  '"': 2.54,
};

const NUMBER = String.raw`(\d{1,5}(?:\.\d{1,3})?)`;
const UNIT = String.raw`\s*(?:(mm|cm|m|inches|inch|in|")(?![a-wyz]))?\s*`;
const BY = String.raw`(?:x|\u00d7|\*|by)\s*`;
const THREE_SIDES = new RegExp(`${NUMBER}${UNIT}${BY}${NUMBER}${UNIT}${BY}${NUMBER}${UNIT}`, 'i');
const KILOGRAMS = /(\d{1,5}(?:\.\d{1,3})?)\s*kg\b/i;

/**
 * Height, width and depth out of a text that people read, such as "61cm x 41 x 51 / 24inches x 16 x 20 (HWD)": the
 * first three numbers that are multiplied, in the one unit named among them, else cm, rounded up. Null when it states
 * none, or a side is out of range.
 */
export function readSides(size: string): DimensionsCm | null {
  const found = THREE_SIDES.exec(size);
  if (!found) return null;
  const [, height, heightUnit, width, widthUnit, depth, depthUnit] = found;
  const units = [heightUnit, widthUnit, depthUnit].flatMap((unit) => (unit ? [unit.toLowerCase()] : []));
  if (new Set(units).size > 1) return null;
  const cmPerUnit = CM_PER_UNIT[units[0] ?? 'cm'] ?? 1;
  const [heightCm, widthCm, depthCm] = [height, width, depth].map((side) =>
    Math.ceil(Number((Number(side) * cmPerUnit).toFixed(6))),
  ) as [number, number, number];
  const sides = { heightCm, widthCm, depthCm };
  return Object.values(sides).every(isSide) ? sides : null;
}

/** Kilograms out of a size text such as "30kg max"; null when it names none, or none that can be. */
export function readWeight(size: string): number | null {
  const kilograms = Number(KILOGRAMS.exec(size)?.[1] ?? Number.NaN);
  return isWeight(kilograms) ? kilograms : null;
}

/** True for a side that a product can have, in cm. */
export function isSide(cm: number): boolean {
  return Number.isInteger(cm) && cm >= PRODUCT_SIDE_CM.min && cm <= PRODUCT_SIDE_CM.max;
}

/** True for a weight that a product can have, in kg. */
export function isWeight(kg: number): boolean {
  return kg >= PRODUCT_WEIGHT_KG.min && kg <= PRODUCT_WEIGHT_KG.max;
}
