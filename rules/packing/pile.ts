/**
 * A shipment as a pile on the floor of a container, to scale: for a drawing, not for a loading plan. One plain rule:
 * largest first, each where the pile stays smallest.
 */
import type { DimensionsCm } from '../prices/volume.js';

/** Inside width and height of a 20FT container; the pile may be as deep as it needs. */
export const PILE_LIMITS_CM = { width: 235, height: 239 } as const;

/** The most items placed; a drawing of more would show nothing new. */
export const PILE_ITEMS_MAX = 400;

export interface PileLine extends DimensionsCm {
  /** Tells items of equal size apart. */
  readonly key: string;
  readonly quantity: number;
}

/** An item in its place: centimetres from the back left corner of the floor, with its sides as they lie there. */
export interface PlacedItem {
  readonly key: string;
  /** Counts the items of one key from 0. */
  readonly number: number;
  readonly left: number;
  readonly up: number;
  readonly front: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export interface Pile extends DimensionsCm {
  readonly items: readonly PlacedItem[];
  /** The number of items that fit through no container's door, whichever way they lie. */
  readonly tooLarge: number;
  /** The number of the smallest items that are left out above PILE_ITEMS_MAX. */
  readonly notDrawn: number;
}

/**
 * Places every item on the floor or on the top of one other item, wholly inside it; nothing overlaps. The order of the lines
 * does not matter.
 */
export function makePile(lines: readonly PileLine[]): Pile {
  const fitting = lines.flatMap((line) => layDown(line) ?? []);
  const wanted = count(fitting);
  const items: PlacedItem[] = [];
  let size: Size = { width: 0, height: 0, depth: 0 };
  let surfaces: Surface[] = [
    { left: 0, front: 0, up: 0, width: PILE_LIMITS_CM.width, depth: FLOOR_DEPTH_CM },
  ];
  for (const line of fitting.sort(byPlace)) {
    for (let number = 0; number < line.quantity && items.length < PILE_ITEMS_MAX; number++) {
      const best = bestPlace(line, surfaces, size);
      if (!best) break;
      const { surface, width, depth } = best;
      const { left, front, up } = surface;
      items.push({ key: line.key, number, left, front, up, width, depth, height: line.height });
      size = grown(size, best);
      surfaces = surfaces.filter((other) => other !== surface);
      surfaces.push(...divide(surface, width, depth), { ...surface, up: up + line.height, width, depth });
    }
  }
  return {
    ...{ widthCm: size.width, heightCm: size.height, depthCm: size.depth, items },
    tooLarge: count(lines) - wanted,
    notDrawn: wanted - items.length,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

interface FittingLine extends Size {
  readonly key: string;
  readonly quantity: number;
}

/** A free rectangle at one height: of the floor, or of the top of an item. Seen from above, no two of them overlap. */
interface Surface {
  readonly left: number;
  readonly front: number;
  readonly up: number;
  readonly width: number;
  readonly depth: number;
}

interface Place extends Size {
  readonly surface: Surface;
}

/** A floor longer than 400 of the longest items in a row. */
const FLOOR_DEPTH_CM = 1_000_000;

/** Upright where it fits; else on the side that makes it lowest. Undefined when no way fits. */
function layDown({ key, quantity, widthCm, heightCm, depthCm }: PileLine): FittingLine | undefined {
  const upright = { key, quantity, width: widthCm, height: heightCm, depth: depthCm };
  if (fits(upright)) return upright;
  const [low = 0, middle = 0, high = 0] = [widthCm, heightCm, depthCm].sort((a, b) => a - b);
  const lying = { key, quantity, width: middle, height: low, depth: high };
  return fits(lying) ? lying : undefined;
}

function fits({ width, height, depth }: Size): boolean {
  return height <= PILE_LIMITS_CM.height && Math.min(width, depth) <= PILE_LIMITS_CM.width;
}

function count(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The largest footprint first, so that what is small stands on what is large. */
function byPlace(a: FittingLine, b: FittingLine): number {
  return (
    b.width * b.depth - a.width * a.depth ||
    b.height - a.height ||
    b.width - a.width ||
    (a.key < b.key ? -1 : Number(a.key > b.key))
  );
}

/** Where the pile's longest side grows least; then low, far back and left. */
function bestPlace(item: Size, surfaces: readonly Surface[], size: Size): Place | undefined {
  let best: Place | undefined;
  let bestScore: readonly number[] = [];
  for (const surface of surfaces) {
    if (surface.up + item.height > PILE_LIMITS_CM.height) continue;
    for (const turned of [false, true]) {
      const width = turned ? item.depth : item.width;
      const depth = turned ? item.width : item.depth;
      if (width > surface.width || depth > surface.depth) continue;
      const place = { surface, width, depth, height: item.height };
      const { width: w, height: h, depth: d } = grown(size, place);
      const score = [Math.max(w, h, d), w * h * d, surface.up, surface.front, surface.left];
      if (best && !isBefore(score, bestScore)) continue;
      best = place;
      bestScore = score;
    }
  }
  return best;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

function grown(size: Size, { surface: { left, front, up }, width, height, depth }: Place): Size {
  return {
    width: Math.max(size.width, left + width),
    height: Math.max(size.height, up + height),
    depth: Math.max(size.depth, front + depth),
  };
}

/** Divides the surface around an item in its back left corner into two rectangles, one of them as large as possible. */
function divide(surface: Surface, width: number, depth: number): Surface[] {
  const { left, front } = surface;
  const beside = surface.width - width;
  const before = surface.depth - depth;
  const isWideBefore =
    Math.max(beside * depth, surface.width * before) >= Math.max(beside * surface.depth, width * before);
  const rest = [
    { ...surface, left: left + width, width: beside, depth: isWideBefore ? depth : surface.depth },
    { ...surface, front: front + depth, width: isWideBefore ? surface.width : width, depth: before },
  ];
  return rest.filter((part) => part.width > 0 && part.depth > 0);
}
