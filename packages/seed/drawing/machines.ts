/** Drawings of electrical machines of home and office, other than those of the kitchen. */

import { columns, type Drawing, part, rows } from './drawing.js';
import { casing, knobs } from './kitchen.js';
import {
  CORAL,
  clay,
  coral,
  GLASS,
  GREEN,
  INK,
  ink,
  PAPER,
  steel,
  TEAL,
  teal,
  white,
  wood,
} from './palette.js';

const computer: Drawing = (pen, size) => [
  casing(pen, size, ink),
  pen.panel(part(size, 0.14, 0.8, 0.72, 0.07), 0, steel.side, 0.5),
  pen.panel(part(size, 0.14, 0.7, 0.72, 0.07), 0, steel.side, 0.5),
  pen.disc([size.w / 2, size.h * 0.56, 0], size.w * 0.08, TEAL),
  ...rows(part(size, 0.18, 0.08, 0.64, 0.34), 6, 0.9).map((slot) => pen.panel(slot, 0, INK, 0.5, false)),
];

const printer: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.form(
      { x: w * 0.22, y: h * 0.7, w: w * 0.56, h: h * 0.3 },
      d * 0.8,
      'M0 0L0 100L100 100L100 0Z',
      PAPER,
    ),
    pen.block({ x: 0, y: 0, w, h: h * 0.74 }, 0, d, white, 2.5),
    pen.panel(part(size, 0, 0.44, 1, 0.3), 0, ink.front, 2.5),
    pen.panel(part(size, 0.62, 0.52, 0.3, 0.14), 0, TEAL, 0.8),
    ...[0.12, 0.22].map((x) => pen.disc([w * x, h * 0.59, 0], 1.3, PAPER)),
    pen.panel(part(size, 0.14, 0.12, 0.72, 0.2), 0, INK, 1),
    pen.form(part(size, 0.2, 0.02, 0.6, 0.2), 0, 'M0 100L100 100L106 0L-6 0Z', PAPER),
    pen.panel(part(size, 0.28, 0.08, 0.3, 0.03), 0, CORAL, 0, false),
  ];
};

const vacuumCleaner: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.line(
      [
        [w * 0.5, h * 0.5, d * 0.6],
        [w * 0.5, h * 0.9, d * 0.8],
      ],
      3.2,
      steel.side,
    ),
    pen.form(
      part(size, 0.34, 0.86, 0.4, 0.14),
      d * 0.8,
      'M30 0C0 30 0 100 50 100C100 100 100 30 70 0L56 10C80 40 80 80 50 80C20 80 20 40 44 10Z',
      INK,
    ),
    pen.block({ x: w * 0.26, y: h * 0.1, w: w * 0.48, h: h * 0.52 }, d * 0.4, d * 0.3, coral, 6),
    pen.panel({ x: w * 0.33, y: h * 0.2, w: w * 0.34, h: h * 0.28 }, d * 0.4, GLASS, 4),
    pen.panel({ x: w * 0.33, y: h * 0.2, w: w * 0.34, h: h * 0.08 }, d * 0.4, steel.side, 2),
    pen.block({ x: 0, y: 0, w, h: h * 0.1 }, 0, d * 0.6, ink, 3),
    pen.panel({ x: w * 0.1, y: h * 0.03, w: w * 0.8, h: h * 0.035 }, 0, GLASS, 1),
  ];
};

const sewingMachine: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.block({ x: 0, y: 0, w, h: h * 0.24 }, 0, d, wood, 1),
    pen.solid(
      { x: w * 0.06, y: h * 0.24, w: w * 0.82, h: h * 0.76 },
      d * 0.5,
      'M66 0L100 0L100 100L12 100C4 100 0 92 0 84L0 34L16 34L16 58L66 58Z',
      teal,
    ),
    pen.disc([w * 0.93, h * 0.78, 0], h * 0.13, steel.top),
    pen.line(
      [
        [w * 0.125, h * 0.5, 0],
        [w * 0.125, h * 0.26, 0],
      ],
      0.8,
    ),
    pen.panel({ x: w * 0.06, y: h * 0.25, w: w * 0.18, h: 1.4 }, 0, steel.front),
    pen.panel({ x: w * 0.66, y: h * 0.36, w: w * 0.16, h: h * 0.24 }, 0, teal.top, 1),
    pen.cylinder([w * 0.56, h, d * 0.25], 1.8, h * 0.14, coral),
    pen.panel({ x: w * 0.2, y: h * 0.76, w: w * 0.34, h: h * 0.1 }, 0, PAPER, 1, false),
  ];
};

const floorLamp: Drawing = (pen, { w, h, d }) => [
  pen.cylinder([w / 2, 0, d / 2], w * 0.36, 3, ink),
  pen.line(
    [
      [w / 2, 3, d / 2],
      [w / 2, h * 0.8, d / 2],
    ],
    2.6,
    clay.side,
  ),
  pen.cylinder(
    [w / 2, h * 0.76, d / 2],
    w * 0.52,
    h * 0.23,
    { front: '#F0DFB8', top: '#FBF3DD', side: '#D3BD8C' },
    w * 0.34,
  ),
];

const amplifier: Drawing = (pen, size) => [
  casing(pen, size, ink),
  pen.panel(part(size, 0.05, 0.05, 0.9, 0.68), 0, '#6B5B4B', 1),
  ...columns(part(size, 0.05, 0.05, 0.9, 0.68), 12, 0.9).map((thread) =>
    pen.panel(thread, 0, '#7F6E5C', 0, false),
  ),
  pen.disc([size.w / 2, size.h * 0.39, 0], size.h * 0.26, '#57493C', undefined, false),
  pen.panel(part(size, 0.05, 0.77, 0.9, 0.16), 0, '#D8B56A', 0.5),
  ...knobs(pen, size, [0.14, 0.27, 0.4, 0.53, 0.66], 0.85),
  pen.disc([size.w * 0.85, size.h * 0.85, 0], 1.8, CORAL),
  pen.panel(part(size, 0.1, 0.62, 0.2, 0.05), 0, PAPER, 0.5, false),
  pen.block({ x: size.w * 0.34, y: size.h, w: size.w * 0.32, h: 2.4 }, size.d * 0.4, 5, ink, 1),
];

const treadmill: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const upright = (z: number) =>
    pen.line(
      [
        [w * 0.12, 8, z],
        [w * 0.3, h * 0.84, z],
        [w * 0.52, h * 0.86, z],
      ],
      6,
      steel.side,
    );
  return [
    upright(d * 0.9),
    pen.block({ x: 0, y: 0, w: w * 0.95, h: 8 }, 0, d, ink, 2),
    pen.face(
      [
        [w * 0.38, 8, d * 0.14],
        [w * 0.78, h * 0.8, d * 0.14],
        [w * 0.78, h * 0.8, d * 0.86],
        [w * 0.38, 8, d * 0.86],
      ],
      INK,
    ),
    pen.face(
      [
        [w * 0.34, 8, d * 0.12],
        [w * 0.46, 8, d * 0.12],
        [w * 0.86, h * 0.8, d * 0.12],
        [w * 0.74, h * 0.8, d * 0.12],
      ],
      steel.front,
    ),
    upright(d * 0.1),
    pen.block({ x: w * 0.2, y: h * 0.8, w: w * 0.2, h: h * 0.2 }, d * 0.08, d * 0.8, ink, 3),
    pen.panel({ x: w * 0.24, y: h * 0.87, w: w * 0.12, h: h * 0.08 }, d * 0.08, TEAL, 1),
    pen.disc([w * 0.9, 5, 0], 4, steel.front),
    pen.disc([w * 0.9, 5, 0], 1.5, GREEN),
  ];
};

export const MACHINE_SHAPES = {
  computer,
  printer,
  vacuumCleaner,
  sewingMachine,
  floorLamp,
  amplifier,
  treadmill,
};
