/** Musical instruments and their cases. */
import { columns, type Drawing, part, type Size } from './drawing.js';
import { CORAL, clay, coral, INK, ink, PAPER, SAND, steel, type Tone, teal, white } from './palette.js';
import type { Pen } from './pen.js';

const GUITAR =
  'M50 0C80 0 100 9 100 22C100 32 86 36 84 42C83 47 90 50 88 56C86 63 72 66 64 68L64 86L70 88L68 100L32 100L30 88L36 86L36 68C28 66 14 63 12 56C10 50 17 47 16 42C14 36 0 32 0 22C0 9 20 0 50 0Z';

function latches(pen: Pen, size: Size, places: readonly (readonly [number, number])[]): string[] {
  return places.map(([x, y]) => pen.panel(part(size, x - 0.04, y - 0.016, 0.08, 0.032), 0, steel.top, 0.6));
}

function stringCase(tone: Tone): Drawing {
  return (pen, size) => {
    const inner = part(size, 0.1, 0.035, 0.8, 0.92);
    return [
      pen.solid({ x: 0, y: 0, w: size.w, h: size.h }, size.d, GUITAR, tone),
      pen.form(inner, 0, GUITAR, tone.top, false),
      pen.form(part(size, 0.15, 0.055, 0.7, 0.88), 0, GUITAR, tone.front, false),
      ...latches(pen, size, [
        [0.96, 0.2],
        [0.04, 0.2],
        [0.86, 0.56],
        [0.14, 0.56],
      ]),
      pen.panel(part(size, 0.42, 0.3, 0.16, 0.1), 0, SAND, 1),
    ];
  };
}

const violinCase: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.solid(
      { x: 0, y: 0, w, h },
      d,
      'M12 0L88 0C98 0 100 20 100 30C98 44 84 58 62 70C52 80 40 100 22 100C8 100 0 76 0 50C0 20 2 0 12 0Z',
      clay,
    ),
    pen.line(
      [
        [w * 0.01, h * 0.42, 0],
        [w * 0.97, h * 0.42, 0],
      ],
      0.8,
    ),
    ...[0.2, 0.66].map((x) => pen.panel(part(size, x, 0.34, 0.06, 0.16), 0, steel.top, 0.6)),
    pen.panel(part(size, 0.38, 0.36, 0.16, 0.12), 0, INK, 1.6),
  ];
};

/** White keys with the black ones of an octave (two and three) above them. */
function keys(pen: Pen, x: number, w: number, y: number, z: number, d: number): string[] {
  const count = Math.max(14, Math.round(w / 5));
  const step = w / count;
  const naturals = Array.from({ length: count }, (_, index) =>
    pen.face(
      [
        [x + index * step, y, z],
        [x + index * step, y, z + d],
        [x + (index + 1) * step, y, z + d],
        [x + (index + 1) * step, y, z],
      ],
      PAPER,
    ),
  );
  const sharps = Array.from({ length: count - 1 }, (_, index) => index)
    .filter((index) => ![2, 6].includes(index % 7))
    .map((index) =>
      pen.face(
        [
          [x + (index + 0.7) * step, y, z + d * 0.42],
          [x + (index + 0.7) * step, y, z + d],
          [x + (index + 1.3) * step, y, z + d],
          [x + (index + 1.3) * step, y, z + d * 0.42],
        ],
        INK,
        false,
      ),
    );
  return [...naturals, ...sharps];
}

const piano: Drawing = (pen, { w, h, d }) => {
  const shelf = h * 0.5;
  return [
    pen.block({ x: 0, y: 4, w, h: h - 4 }, d * 0.5, d * 0.5, ink, 1),
    pen.block({ x: -1, y: h - 3, w: w + 2, h: 4 }, d * 0.47, d * 0.53, ink, 1),
    pen.panel({ x: 6, y: h * 0.62, w: w - 12, h: h * 0.3 }, d * 0.5, ink.top, 1),
    pen.panel({ x: w * 0.3, y: h * 0.66, w: w * 0.4, h: h * 0.17 }, d * 0.49, PAPER, 0.5),
    pen.panel({ x: 6, y: 14, w: w - 12, h: h * 0.3 }, d * 0.5, ink.top, 1),
    ...[-5, 0, 5].map((x) => pen.panel({ x: w / 2 + x - 1.2, y: 5, w: 2.4, h: 5 }, d * 0.48, '#D8B56A', 0.8)),
    ...[3, w - 9].map((x) => pen.block({ x, y: 0, w: 6, h: shelf }, 3, 6, ink)),
    pen.block({ x: 0, y: shelf - 6, w, h: 8 }, 0, d * 0.5, ink, 1),
    ...keys(pen, 6, w - 12, shelf + 2, 2, d * 0.32),
    ...[0, w - 6].map((x) => pen.block({ x, y: shelf + 2, w: 6, h: 8 }, 0, d * 0.5, ink, 1)),
  ];
};

const keyboard: Drawing = (pen, { w, h, d }) => [
  pen.block({ x: 0, y: 0, w, h: h * 0.7 }, 0, d, ink, 1),
  pen.block({ x: 0, y: h * 0.7, w, h: h * 0.3 }, d * 0.56, d * 0.44, ink, 0.8),
  ...columns({ x: w * 0.06, y: h * 0.74, w: w * 0.34, h: h * 0.22 }, 6, 0.8).map((button) =>
    pen.panel(button, d * 0.56, steel.front, 0.4, false),
  ),
  pen.panel({ x: w * 0.44, y: h * 0.76, w: w * 0.16, h: h * 0.18 }, d * 0.56, teal.top, 0.4),
  ...[0.72, 0.8, 0.88].map((x) => pen.disc([w * x, h * 0.85, d * 0.56], h * 0.07, CORAL)),
  ...keys(pen, 3, w - 6, h * 0.7, 1, d * 0.5),
];

const drum: Drawing = (pen, { w, h, d }) => {
  const r = w / 2;
  return [
    ...[0.14, 0.86].map((x) =>
      pen.line(
        [
          [w * x, h * 0.24, d * 0.4],
          [w * (x < 0.5 ? 0 : 1), 0, d * 0.2],
        ],
        1.8,
        steel.side,
      ),
    ),
    pen.block({ x: 0, y: 0, w, h }, 0, d, coral, r),
    pen.disc([r, r, 0], r, ink.front),
    pen.disc([r, r, 0], r * 0.88, white.front),
    pen.disc([r, r, 0], r * 0.46, SAND),
    pen.form(
      { x: r * 0.7, y: r * 0.72, w: r * 0.6, h: r * 0.56 },
      0,
      'M50 100L62 64L100 64L70 42L82 0L50 26L18 0L30 42L0 64L38 64Z',
      CORAL,
      false,
    ),
    ...[30, 90, 150, 210, 270, 330].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return pen.disc([r + Math.cos(angle) * r * 0.94, r + Math.sin(angle) * r * 0.94, 0], 1.7, steel.top);
    }),
  ];
};

const smallDrum: Drawing = (pen, { w, h, d }) => [
  pen.cylinder([w / 2, 0, d / 2], w / 2, h * 0.12, steel),
  pen.cylinder([w / 2, h * 0.1, d / 2], w * 0.48, h * 0.74, teal),
  ...[0.14, 0.38, 0.62, 0.86].map((x) =>
    pen.panel({ x: w * x - 1.2, y: h * 0.06, w: 2.4, h: h * 0.74 }, d * 0.3, steel.top, 1),
  ),
  pen.cylinder([w / 2, h * 0.84, d / 2], w / 2, h * 0.1, steel),
  pen.disc([w / 2, h * 0.945, d / 2], w * 0.43, PAPER, w * 0.14),
];

export const INSTRUMENT_SHAPES = {
  guitarCase: stringCase(ink),
  celloCase: stringCase(teal),
  violinCase,
  piano,
  keyboard,
  drum,
  smallDrum,
};
