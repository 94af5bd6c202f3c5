import type { Frame, Pen } from './pen.js';

/** Outer size in cm of what is drawn: width, height and depth. */
export interface Size {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

/** Writes the parts of a picture, back to front. */
export type Drawing = (pen: Pen, size: Size) => string[];

/** Splits a frame into equal rows from the bottom up, with a gap in cm around each. */
export function rows(frame: Frame, count: number, gap: number): Frame[] {
  const height = frame.h / count;
  return Array.from({ length: count }, (_, row) => ({
    x: frame.x + gap,
    y: frame.y + row * height + gap,
    w: frame.w - 2 * gap,
    h: height - 2 * gap,
  }));
}

/** Splits a frame into equal columns from left to right, with a gap in cm around each. */
export function columns(frame: Frame, count: number, gap: number): Frame[] {
  const width = frame.w / count;
  return Array.from({ length: count }, (_, column) => ({
    x: frame.x + column * width + gap,
    y: frame.y + gap,
    w: width - 2 * gap,
    h: frame.h - 2 * gap,
  }));
}

/** A frame given as parts (0 to 1) of the front of a size. */
export function part({ w, h }: Size, x: number, y: number, width: number, height: number): Frame {
  return { x: x * w, y: y * h, w: width * w, h: height * h };
}
