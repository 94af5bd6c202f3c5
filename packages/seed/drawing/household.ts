import { type Drawing, part, type Size } from './drawing.js';
import { CORAL, coral, INK, ink, MUTED, paleWood, SAND, steel, TEAL, teal } from './palette.js';
import type { Point } from './pen.js';

/** A rug rolled along the width, its spiral end towards the right. */
const rug: Drawing = (pen, { w, h }) => {
  const r = h / 2;
  const end = w - r * 0.6;
  return [
    pen.panel({ x: 0, y: 0, w: end, h }, 0, CORAL, r * 0.6),
    ...[0.12, 0.8].map((x) => pen.panel({ x: w * x, y: 0, w: w * 0.04, h }, 0, SAND, 0.5, false)),
    ...[0.28, 0.5, 0.68].map((x) =>
      pen.form({ x: w * x, y: h * 0.2, w: h * 0.9, h: h * 0.6 }, 0, 'M0 50L50 100L100 50L50 0Z', TEAL, false),
    ),
    ...[0.22, 0.76].map((x) => pen.panel({ x: w * x, y: -0.4, w: 3, h: h + 0.8 }, 0, INK, 1)),
    pen.disc([end, r, 0], r * 0.6, coral.top, r),
    pen.disc([end, r, 0], r * 0.42, SAND, r * 0.7),
    pen.disc([end, r, 0], r * 0.26, coral.top, r * 0.44),
    pen.disc([end, r, 0], r * 0.1, INK, r * 0.18),
  ];
};

const pushchair: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const at = (x: number, y: number, z: number): Point => [w * x, h * y, d * z];
  const wheel = (x: number, z: number, r: number) => [
    pen.disc([w * x, r, d * z], r, INK),
    pen.disc([w * x, r, d * z], r * 0.5, steel.front),
  ];
  return [
    ...wheel(0.16, 0.9, h * 0.1),
    ...wheel(0.82, 0.9, h * 0.13),
    pen.line([at(0.16, 0.12, 0.2), at(0.62, 0.56, 0.2), at(1, 0.96, 0.2), at(1, 0.96, 0.9)], 3, steel.side),
    pen.line([at(0.82, 0.13, 0.2), at(0.4, 0.52, 0.2)], 3, steel.side),
    pen.form(
      part(size, 0.08, 0.3, 0.66, 0.36),
      d * 0.25,
      'M0 46C0 20 20 0 44 0L84 20L100 100L62 92L54 52L6 60Z',
      ink.front,
    ),
    pen.form(
      part(size, 0.22, 0.56, 0.66, 0.42),
      d * 0.25,
      'M100 22C96 74 68 100 40 96C16 92 0 70 0 48L52 14L60 0Z',
      TEAL,
    ),
    pen.form(part(size, 0.22, 0.56, 0.66, 0.42), d * 0.25, 'M56 6L28 94L40 96Z', teal.side, false),
    pen.line([at(0.06, 0.44, 0.25), at(0.06, 0.58, 0.25), at(0.34, 0.58, 0.25)], 2.6, CORAL),
    pen.line([at(0.94, 0.92, 0.2), at(1.02, 0.98, 0.2)], 4.5),
    ...wheel(0.16, 0.1, h * 0.1),
    ...wheel(0.82, 0.1, h * 0.13),
  ];
};

const dogCrate: Drawing = (pen, { w, h, d }) => {
  const bars = (z: number, colour: string) =>
    Array.from({ length: 11 }, (_, index) =>
      pen.line(
        [
          [(w * index) / 10, 3, z],
          [(w * index) / 10, h, z],
        ],
        0.7,
        colour,
      ),
    );
  const hoop = (z: number, y: number) =>
    pen.line(
      [
        [0, y, z],
        [w, y, z],
      ],
      1.2,
    );
  return [
    ...bars(d, MUTED),
    pen.block({ x: 0, y: 0, w, h: 4 }, 0, d, teal, 1),
    pen.block({ x: w * 0.1, y: 4, w: w * 0.8, h: 7 }, d * 0.2, d * 0.6, coral, 3),
    hoop(d, h),
    ...[0, w].map((x) =>
      pen.line(
        [
          [x, h, 0],
          [x, h, d],
          [x, 3, d],
        ],
        1.2,
      ),
    ),
    ...[0.25, 0.5, 0.75].map((z) =>
      pen.line(
        [
          [w, 3, d * z],
          [w, h, d * z],
          [0, h, d * z],
        ],
        0.7,
        MUTED,
      ),
    ),
    ...bars(0, INK),
    ...[h * 0.34, h * 0.67, h].map((y) => hoop(0, y)),
    pen.panel({ x: w * 0.56, y: h * 0.08, w: w * 0.34, h: h * 0.78 }, 0, 'none', 1),
    pen.panel({ x: w * 0.52, y: h * 0.46, w: 7, h: 4 }, -0.5, CORAL, 1),
  ];
};

const ladder: Drawing = (pen, size: Size) => {
  const { w, h, d } = size;
  const rail = (x: number, top: number, z: number) =>
    pen.line(
      [
        [w * x, 0, z],
        [w * top, h * 0.94, z],
      ],
      3.4,
      steel.front,
    );
  const treads = [0.12, 0.26, 0.4, 0.54, 0.68, 0.82];
  return [
    rail(0.06, 0.2, d),
    rail(0.94, 0.8, d),
    rail(0.04, 0.2, 0),
    rail(0.96, 0.8, 0),
    ...treads.map((y) =>
      pen.block({ x: w * (0.05 + y * 0.14), y: h * y, w: w * (0.9 - y * 0.28), h: 4 }, 0, 8, steel),
    ),
    pen.block(
      { x: w * 0.14, y: h * 0.94, w: w * 0.72, h: h * 0.06 },
      -1,
      d + 2,
      { front: CORAL, top: coral.top, side: coral.side },
      1.5,
    ),
    ...[0.04, 0.96].map((x) => pen.panel({ x: w * x - 3, y: 0, w: 6, h: 5 }, 0, INK, 1)),
    pen.panel({ x: w * 0.38, y: h * 0.955, w: w * 0.24, h: 4 }, -1, paleWood.top, 0.6),
  ];
};

export const HOUSEHOLD_SHAPES = {
  rug,
  pushchair,
  dogCrate,
  ladder,
};
