import type { CategorySlug } from '../categories.js';
import type { Shape } from '../drawing/shapes.js';

export interface ProductSeed {
  readonly slug: string;
  readonly category: CategorySlug;
  readonly name: string;
  /** One sentence for the customer. */
  readonly details: string;
  /** Outer size in cm and inches, height x width x depth, and the weight that goes with it. */
  readonly size: string;
  readonly heightCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
  /** Typical weight when packed. */
  readonly weightKg: number;
  readonly altText: string;
  /** How drawPicture draws it. */
  readonly shape: Shape;
}

export interface ProductRow {
  readonly name: string;
  readonly details: string;
  /** Height, width, depth. */
  readonly cm: readonly [number, number, number];
  readonly kg: number;
  /** Weight the customer may not pass; without it the size names the typical weight. */
  readonly maxKg?: number;
  readonly shape: Shape;
}

/** Turns the short rows of one category into products; the slug, size text and alternative text follow from the row. */
export function defineProducts(category: CategorySlug, rows: readonly ProductRow[]): ProductSeed[] {
  return rows.map(({ name, details, cm: [heightCm, widthCm, depthCm], kg, maxKg, shape }) => ({
    slug: slugOf(name),
    category,
    name,
    details,
    size: sizeText([heightCm, widthCm, depthCm], maxKg ? `${maxKg}kg max` : `about ${kg}kg`),
    heightCm,
    widthCm,
    depthCm,
    weightKg: kg,
    altText: `${name}, ${heightCm} cm high, ${widthCm} cm wide and ${depthCm} cm deep, drawn to scale`,
    shape,
  }));
}

/** The specification's style: "61cm x 41 x 51 / 24inches x 16 x 20 (HWD), 30kg max". */
function sizeText([height, width, depth]: readonly [number, number, number], weight: string): string {
  const inches = [height, width, depth].map((cm) => Math.round(cm / 2.54));
  return `${height}cm x ${width} x ${depth} / ${inches[0]}inches x ${inches[1]} x ${inches[2]} (HWD), ${weight}`;
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-');
}
