/** Kitchen machines. */
import { type Drawing, part, type Size } from './drawing.js';
import { CORAL, GLASS, INK, ink, PAPER, SAND, steel, TEAL, type Tone, white } from './palette.js';
import type { Pen } from './pen.js';

/** The body of a machine, filling its size. */
export function casing(pen: Pen, { w, h, d }: Size, tone: Tone): string {
  return pen.block({ x: 0, y: 0, w, h }, 0, d, tone, 1.5);
}

/** Round knobs on the front, at parts of its width and height. */
export function knobs(pen: Pen, size: Size, places: readonly number[], y: number): string[] {
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

export const KITCHEN_SHAPES = {
  washingMachine,
  tumbleDryer,
  fridge,
  smallFridge,
  dishwasher,
  microwave,
  cooker,
  bin,
};
