/** Cartons, crates and luggage. */
import { columns, type Drawing, part, rows, type Size } from './drawing.js';
import {
  CORAL,
  clay,
  coral,
  GREEN,
  green,
  INK,
  ink,
  kraft,
  PAPER,
  paleWood,
  SAND,
  sand,
  steel,
  TEAL,
  teal,
  wood,
} from './palette.js';
import type { Pen } from './pen.js';

const front = ({ w, h }: Size) => ({ x: 0, y: 0, w, h });

/** A closed carton with tape over its top seam. */
export function carton(pen: Pen, size: Size): string[] {
  const { w, h, d } = size;
  const [from, to] = [w * 0.43, w * 0.57];
  return [
    pen.block(front(size), 0, d, kraft),
    pen.face(
      [
        [from, h, 0],
        [from, h, d],
        [to, h, d],
        [to, h, 0],
      ],
      SAND,
      false,
    ),
    pen.panel({ x: from, y: h * 0.8, w: to - from, h: h * 0.2 }, 0, SAND, 0, false),
    pen.line(
      [
        [0, h, 0],
        [w, h, 0],
      ],
      0.1,
    ),
  ];
}

const box: Drawing = (pen, size) => [
  ...carton(pen, size),
  pen.panel(part(size, 0.1, 0.12, 0.34, 0.26), 0, PAPER, 0.5),
  pen.panel(part(size, 0.15, 0.27, 0.2, 0.04), 0, TEAL, 0, false),
  pen.panel(part(size, 0.15, 0.18, 0.24, 0.03), 0, '#A9B2BA', 0, false),
  pen.form(part(size, 0.66, 0.12, 0.22, 0.26), 0, 'M50 100L100 55L70 55L70 0L30 0L30 55L0 55Z', INK, false),
];

const bookBox: Drawing = (pen, size) => {
  const shelf = part(size, 0.22, 0.22, 0.56, 0.4);
  const spines = columns(shelf, 5, 0.3);
  const colours = [TEAL, CORAL, INK, GREEN, PAPER];
  return [
    ...carton(pen, size),
    ...spines.map((spine, index) =>
      pen.panel({ ...spine, h: spine.h * [1, 0.82, 0.94, 0.76, 0.88][index]! }, 0, colours[index]!, 0.4),
    ),
    pen.line(
      [
        [shelf.x - 2, shelf.y, 0],
        [shelf.x + shelf.w + 2, shelf.y, 0],
      ],
      0.9,
    ),
  ];
};

const wardrobeBox: Drawing = (pen, size) => [
  ...carton(pen, size),
  pen.panel(part(size, 0.14, 0.08, 0.72, 0.66), 0, kraft.top, 0),
  pen.line(
    [
      [size.w * 0.18, size.h * 0.68, 0],
      [size.w * 0.82, size.h * 0.68, 0],
    ],
    1.6,
    steel.side,
  ),
  ...[
    { x: 0.22, colour: TEAL, long: 0.44 },
    { x: 0.42, colour: CORAL, long: 0.34 },
    { x: 0.6, colour: INK, long: 0.5 },
  ].map(({ x, colour, long }) =>
    pen.form(part(size, x, 0.66 - long, 0.2, long), 0, 'M50 106L50 100L95 84L84 0L16 0L5 84L50 100Z', colour),
  ),
];

const fragileBox: Drawing = (pen, size) => {
  const side = Math.min(size.w * 0.42, size.h * 0.42);
  const glass = { x: size.w * 0.5 - side / 2, y: size.h * 0.2, w: side, h: side * 1.2 };
  return [
    ...carton(pen, size),
    pen.form(
      glass,
      0,
      'M22 100L78 100C80 60 72 48 54 44L54 10L74 4L74 0L26 0L26 4L46 10L46 44C28 48 20 60 22 100Z',
      CORAL,
    ),
  ];
};

const archiveBox: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.block({ x: 0.8, y: 0, w: w - 1.6, h: h * 0.8 }, 0, d, sand),
    pen.block({ x: 0, y: h * 0.72, w, h: h * 0.28 }, -0.5, d + 1, teal),
    pen.panel(part(size, 0.36, 0.44, 0.28, 0.14), 0, INK, 2),
    pen.panel(part(size, 0.28, 0.1, 0.44, 0.22), 0, PAPER, 0.3),
  ];
};

const crate: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.block({ x: 1.5, y: 0, w: w - 3, h: h * 0.86 }, 0, d, teal, 1),
    ...columns(part(size, 0.1, 0.1, 0.8, 0.5), 4, 0.8).map((rib) => pen.panel(rib, 0, teal.top, 1)),
    pen.block({ x: 0, y: h * 0.84, w, h: h * 0.16 }, -1, d + 2, ink, 1),
    pen.panel(part(size, 0.34, 0.66, 0.32, 0.12), 0, INK, 1.5),
  ];
};

const woodenCrate: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const body = { x: 0, y: h * 0.12, w, h: h * 0.88 };
  return [
    ...[0, 0.42, 0.84].map((x) => pen.block(part(size, x, 0, 0.16, 0.12), 0, d, wood)),
    pen.block(body, 0, d, paleWood),
    ...rows(body, 5, 1).map((plank) => pen.panel(plank, 0, paleWood.front, 0)),
    pen.panel({ ...body, w: w * 0.1 }, 0, wood.front),
    pen.panel({ ...body, x: w * 0.9, w: w * 0.1 }, 0, wood.front),
    pen.form(part(size, 0.1, 0.12, 0.8, 0.88), 0, 'M0 0L9 0L100 92L100 100L91 100L0 8Z', wood.front),
  ];
};

const suitcase: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const tone = h > 80 ? ink : h > 70 ? teal : h > 60 ? coral : green;
  const body = { x: 0, y: h * 0.06, w, h: h * 0.8 };
  const handle = (z: number) =>
    pen.line(
      [
        [w * 0.32, h * 0.84, z],
        [w * 0.32, h * 0.98, z],
        [w * 0.68, h * 0.98, z],
        [w * 0.68, h * 0.84, z],
      ],
      2,
    );
  return [
    handle(d * 0.8),
    ...[0.12, 0.88].map((x) => pen.disc([w * x, h * 0.04, d * 0.9], h * 0.04, INK)),
    pen.block(body, 0, d, tone, 7),
    ...columns({ ...body, x: w * 0.1, w: w * 0.8 }, 5, w * 0.03).map((rib) =>
      pen.panel({ ...rib, y: body.y + body.h * 0.1, h: body.h * 0.8 }, 0, tone.top, 2, false),
    ),
    pen.line(
      [
        [w * 0.36, h * 0.86, d * 0.3],
        [w * 0.4, h * 0.9, d * 0.3],
        [w * 0.6, h * 0.9, d * 0.3],
        [w * 0.64, h * 0.86, d * 0.3],
      ],
      2.2,
    ),
    ...[0.12, 0.88].map((x) => pen.disc([w * x, h * 0.04, 0], h * 0.04, INK)),
    pen.panel(part(size, 0.62, 0.66, 0.18, 0.09), 0, PAPER, 1),
  ];
};

const holdall: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const tone = w > 80 ? green : w > 70 ? coral : ink;
  return [
    pen.block({ x: 0, y: 0, w, h: h * 0.78 }, 0, d, tone, h * 0.26),
    pen.line(
      [
        [w * 0.08, h * 0.82, d * 0.5],
        [w * 0.92, h * 0.82, d * 0.5],
      ],
      1,
      SAND,
    ),
    ...[0.3, 0.7].map((x) => pen.panel(part(size, x - 0.03, 0, 0.06, 0.78), 0, tone.side, 0)),
    pen.form(
      part(size, 0.27, 0.7, 0.46, 0.34),
      0,
      'M0 0C4 70 30 100 50 100C70 100 96 70 100 0L92 0C86 56 68 80 50 80C32 80 14 56 8 0Z',
      tone.side,
    ),
    pen.panel(part(size, 0.37, 0.14, 0.26, 0.36), 0, tone.top, 2),
  ];
};

const rucksack: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.form(
      part(size, 0.36, 0.9, 0.3, 0.12),
      d * 0.5,
      'M0 0C0 100 100 100 100 0L80 0C80 60 20 60 20 0Z',
      INK,
    ),
    pen.block({ x: w * 0.05, y: 0, w: w * 0.9, h: h * 0.94 }, 0, d, green, 11),
    pen.panel(part(size, 0.02, 0.66, 0.96, 0.28), 0, green.side, 9),
    pen.panel(part(size, 0.16, 0.08, 0.68, 0.36), 0, green.top, 5),
    ...[0.28, 0.66].map((x) => pen.panel(part(size, x, 0.3, 0.07, 0.44), 0, SAND, 0.5)),
    pen.panel(part(size, 0.16, 0.48, 0.68, 0.06), 0, CORAL, 1.5),
  ];
};

const trunk: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.block(front(size), 0, d, clay),
    pen.panel(part(size, 0, 0.66, 1, 0.08), 0, steel.front),
    ...[0, 0.94].flatMap((x) =>
      [0, 0.86].map((y) => pen.panel(part(size, x, y, 0.06, 0.14), 0, steel.front, 0.5)),
    ),
    ...[0.2, 0.74].map((x) => pen.panel(part(size, x, 0.58, 0.06, 0.22), 0, steel.top, 0.8)),
    pen.panel(part(size, 0.45, 0.56, 0.1, 0.2), 0, steel.side, 1),
    pen.line(
      [
        [w, h * 0.7, 0],
        [w, h * 0.7, d],
      ],
      1.5,
      steel.side,
    ),
  ];
};

/** A round tube lying along the width, its end towards the right. */
const tube: Drawing = (pen, { w, h }) => [
  pen.panel({ x: 0, y: 0, w: w - h / 3, h }, 0, kraft.front, h / 3),
  pen.panel({ x: h / 6, y: h * 0.66, w: w - h, h: h * 0.16 }, 0, kraft.top, 0.5, false),
  pen.panel({ x: w * 0.2, y: h * 0.15, w: w * 0.16, h: h * 0.7 }, 0, PAPER, 0.4),
  pen.disc([w - h / 3, h / 2, 0], h / 3, TEAL, h / 2),
];

export const BOX_SHAPES = {
  box,
  bookBox,
  wardrobeBox,
  fragileBox,
  archiveBox,
  crate,
  woodenCrate,
  suitcase,
  holdall,
  rucksack,
  trunk,
  tube,
};
