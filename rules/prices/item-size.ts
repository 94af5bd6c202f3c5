/** The size of an item as people read it, always height, width, depth. */
import { HEAVY_ABOVE_KG, type WeightRange } from './quote.js';
import type { DimensionsCm } from './volume.js';

export type SizeUnit = 'cm' | 'in';

export const CM_PER_INCH = 2.54;

/** From the numbers: "61 x 41 x 51 cm, up to 30 kg". `weight` is a box's range, or kilograms. */
export function sizeText(size: DimensionsCm, weight: WeightRange | number): string {
  return `${sidesText(size)}, ${weightText(weight)}`;
}

/** A product's size: from its numbers, or the text as it was written where they are assumed. */
export function productSizeText({
  size,
  sidesAssumed,
  weightKg,
  ...sides
}: DimensionsCm & {
  readonly size: string;
  readonly sidesAssumed: boolean;
  readonly weightKg: number;
}): string {
  return sidesAssumed ? size : sizeText(sides, weightKg);
}

/** Without the weight: "61 x 41 x 51 cm". */
export function sidesText({ heightCm, widthCm, depthCm }: DimensionsCm): string {
  return `${heightCm} x ${widthCm} x ${depthCm} cm`;
}

/** A size text in another unit: "24 x 16 x 20 in, up to 30 kg". Other text stays as it is. */
export function sizeIn(unit: SizeUnit, text: string): string {
  if (unit === 'cm') return text;
  return text.replace(/(\d+) x (\d+) x (\d+) cm\b/, (_, ...sides: string[]) => {
    const [height, width, depth] = sides.slice(0, 3).map((cm) => toInches(Number(cm)));
    return `${height} x ${width} x ${depth} in`;
  });
}

/** Whole inches of a length. */
export function toInches(cm: number): number {
  return Math.round(cm / CM_PER_INCH);
}

/** Whole centimetres of a length, rounded up: what is sent must fit. */
export function toCentimetres(inches: number): number {
  return Math.ceil(inches * CM_PER_INCH - 1e-9);
}

function weightText(weight: WeightRange | number): string {
  if (weight === 'over30') return `over ${HEAVY_ABOVE_KG} kg`;
  if (weight === 'upTo30' || weight <= HEAVY_ABOVE_KG) return `up to ${HEAVY_ABOVE_KG} kg`;
  return `about ${weight} kg`;
}
