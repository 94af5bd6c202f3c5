/** Kitchen machines, office machines and what plugs in at home. */
import { columns, type Drawing, part, rows, type Size } from './drawing.js';
import {
  CORAL,
  clay,
  coral,
  GLASS,
  GREEN,
  INK,
  ink,
  PAPER,
  SAND,
  steel,
  TEAL,
  type Tone,
  teal,
  white,
  wood,
} from './palette.js';
import type { Pen } from './pen.js';

function casing(pen: Pen, { w, h, d }: Size, tone: Tone): string {
  return pen.block({ x: 0, y: 0, w, h }, 0, d, tone, 1.5);
}

function knobs(pen: Pen, size: Size, places: readonly number[], y: number): string[] {
  return places.map((x) => pen.disc([size.w * x, size.h * y, 0], size.w * 0.035, INK));
}

function frontLoader(pen: Pen, size: Size, drumFill: string[]): string[] {
  const door: [number, number, number] = [size.w / 2, size.h * 0.43, 0];
  return [
    casing(pen, size, white),
    pen.panel(part(size, 0, 0.84, 1, 0.16), 0, steel.top, 1.5),
    pen.panel(part(size, 0.06, 0.87, 0.26, 0.09), 0, PAPER, 0.8),
    ...knobs(pen, size, [0.5], 0.915),
    pen.panel(part(size, 0.66, 0.88, 0.26, 0.07), 0, TEAL, 0.8),
    pen.disc(door, size.w * 0.34, steel.front),
    pen.disc(door, size.w * 0.26, INK),
    ...drumFill,
    pen.form(
      part(size, 0.3, 0.46, 0.2, 0.12),
      0,
      'M0 20C10 70 40 100 84 100L70 80C44 78 26 52 20 10Z',
      PAPER,
      false,
    ),
    pen.panel(part(size, 0.82, 0.38, 0.05, 0.1), 0, INK, 1),
    pen.panel(part(size, 0.06, 0.03, 0.88, 0.05), 0, steel.top, 0.5),
  ];
}

const washingMachine: Drawing = (pen, size) =>
  frontLoader(pen, size, [
    pen.form(
      part(size, 0.26, 0.26, 0.48, 0.22),
      0,
      'M3 60C20 84 36 40 54 62C70 80 84 52 97 62C92 18 70 0 50 0C30 0 8 20 3 60Z',
      '#5FA3A9',
      false,
    ),
  ]);

const tumbleDryer: Drawing = (pen, size) =>
  frontLoader(pen, size, [
    pen.form(
      part(size, 0.34, 0.3, 0.32, 0.14),
      0,
      'M0 40C10 90 34 100 50 70C66 100 90 90 100 40C84 4 66 0 50 0C34 0 16 4 0 40Z',
      CORAL,
      false,
    ),
  ]);

const fridge: Drawing = (pen, size) => [
  casing(pen, size, steel),
  pen.panel(part(size, 0.02, 0.4, 0.96, 0.59), 0, steel.top, 1.5),
  pen.panel(part(size, 0.02, 0.03, 0.96, 0.355), 0, steel.top, 1.5),
  pen.panel(part(size, 0.08, 0.46, 0.06, 0.22), 0, INK, 1.5),
  pen.panel(part(size, 0.08, 0.2, 0.06, 0.15), 0, INK, 1.5),
  pen.panel(part(size, 0.58, 0.76, 0.22, 0.08), 0, PAPER, 0.5),
  pen.disc([size.w * 0.6, size.h * 0.845, 0], 1.8, CORAL),
];

const smallFridge: Drawing = (pen, size) => [
  casing(pen, size, white),
  pen.panel(part(size, 0.03, 0.08, 0.94, 0.78), 0, PAPER, 1.5),
  pen.panel(part(size, 0.1, 0.5, 0.07, 0.26), 0, INK, 1.5),
  pen.panel(part(size, 0.62, 0.9, 0.28, 0.05), 0, TEAL, 0.8),
];

const dishwasher: Drawing = (pen, size) => [
  casing(pen, size, steel),
  pen.panel(part(size, 0.03, 0.1, 0.94, 0.72), 0, steel.top, 1.5),
  pen.panel(part(size, 0.18, 0.72, 0.64, 0.06), 0, INK, 2),
  pen.panel(part(size, 0.03, 0.85, 0.94, 0.12), 0, INK, 1),
  ...[0.12, 0.2, 0.28].map((x) => pen.disc([size.w * x, size.h * 0.91, 0], 1.4, PAPER)),
  pen.panel(part(size, 0.64, 0.88, 0.26, 0.06), 0, TEAL, 0.5),
  pen.form(
    part(size, 0.34, 0.26, 0.32, 0.26),
    0,
    'M50 100C76 66 86 48 86 32C86 12 70 0 50 0C30 0 14 12 14 32C14 48 24 66 50 100Z',
    TEAL,
    false,
  ),
];

const microwave: Drawing = (pen, size) => [
  casing(pen, size, ink),
  pen.panel(part(size, 0.05, 0.12, 0.64, 0.76), 0, INK, 1.5),
  pen.panel(part(size, 0.11, 0.24, 0.48, 0.52), 0, GLASS, 1),
  pen.form(part(size, 0.11, 0.24, 0.48, 0.52), 0, 'M10 20L40 90L52 90L22 20Z', PAPER, false),
  pen.panel(part(size, 0.63, 0.2, 0.04, 0.6), 0, steel.front, 1),
  pen.panel(part(size, 0.75, 0.68, 0.2, 0.18), 0, TEAL, 0.5),
  ...[0.78, 0.85, 0.92].flatMap((x) =>
    [0.22, 0.36, 0.5].map((y) => pen.disc([size.w * x, size.h * y, 0], 1.2, SAND, undefined, false)),
  ),
];

const cooker: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    casing(pen, size, white),
    ...[0.26, 0.72].flatMap((x) =>
      [0.26, 0.74].map((z) => pen.disc([w * x, h, d * z], w * 0.13, INK, w * 0.05)),
    ),
    pen.panel(part(size, 0, 0.86, 1, 0.14), 0, steel.top, 1),
    ...knobs(pen, size, [0.14, 0.28, 0.42, 0.58, 0.72, 0.86], 0.93),
    pen.panel(part(size, 0.05, 0.22, 0.9, 0.6), 0, steel.top, 1.5),
    pen.panel(part(size, 0.15, 0.3, 0.7, 0.34), 0, INK, 1.5),
    pen.form(part(size, 0.15, 0.3, 0.7, 0.34), 0, 'M14 12L36 88L46 88L24 12Z', '#476078', false),
    pen.panel(part(size, 0.12, 0.71, 0.76, 0.045), 0, INK, 1.5),
    pen.panel(part(size, 0.05, 0.04, 0.9, 0.14), 0, steel.top, 1),
  ];
};

const bin: Drawing = (pen, { w, h, d }) => [
  pen.cylinder([w / 2, 2, d / 2], w * 0.46, h * 0.76, steel, w * 0.5),
  pen.panel({ x: w * 0.12, y: h * 0.1, w: w * 0.1, h: h * 0.6 }, d / 2, steel.top, 1.5, false),
  pen.cylinder([w / 2, h * 0.78, d / 2], w * 0.5, h * 0.1, ink, w * 0.46),
  pen.disc([w / 2, h * 0.91, d / 2], w * 0.38, ink.top, w * 0.14),
  pen.block({ x: w * 0.34, y: 0, w: w * 0.32, h: 3 }, -2, 8, ink, 1),
];

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

export const APPLIANCE_SHAPES = {
  washingMachine,
  tumbleDryer,
  fridge,
  smallFridge,
  dishwasher,
  microwave,
  cooker,
  bin,
  computer,
  printer,
  vacuumCleaner,
  sewingMachine,
  floorLamp,
  amplifier,
  treadmill,
};
