/** Tables, desks, beds and mattresses. */
import { columns, type Drawing, rows, type Size } from './drawing.js';
import { INK, MUTED, paleWood, SAND, steel, TEAL, type Tone, teal, white, wood } from './palette.js';
import type { Frame, Pen } from './pen.js';

function tableOf(pen: Pen, { w, h, d }: Size, tone: Tone, thick = 5): string[] {
  const leg = (x: number, z: number) => pen.block({ x, y: 0, w: 7, h: h - thick }, z, 7, tone);
  return [
    leg(3, d - 10),
    leg(w - 10, d - 10),
    pen.block({ x: 5, y: h - thick - 8, w: w - 10, h: 8 }, 6, d - 12, tone),
    leg(3, 3),
    leg(w - 10, 3),
    pen.block({ x: 0, y: h - thick, w, h: thick }, 0, d, tone, 0.8),
  ];
}

const table: Drawing = (pen, size) => tableOf(pen, size, wood);

const slattedTable: Drawing = (pen, size) => [
  ...tableOf(pen, size, paleWood),
  ...[0.2, 0.4, 0.6, 0.8].map((z) =>
    pen.line(
      [
        [1, size.h, size.d * z],
        [size.w - 1, size.h, size.d * z],
      ],
      0.8,
      paleWood.side,
    ),
  ),
];

const coffeeTable: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const leg = (x: number, z: number) => pen.block({ x, y: 0, w: 5, h: h - 4 }, z, 5, wood);
  return [
    leg(3, d - 8),
    leg(w - 8, d - 8),
    pen.block({ x: 4, y: h * 0.22, w: w - 8, h: 3 }, 4, d - 8, wood),
    pen.block({ x: w * 0.2, y: h * 0.3, w: w * 0.22, h: 4 }, d * 0.3, 16, teal),
    leg(3, 3),
    leg(w - 8, 3),
    pen.block({ x: 0, y: h - 4, w, h: 4 }, 0, d, wood, 0.8),
  ];
};

const roundTable: Drawing = (pen, { w, h, d }) => [
  pen.cylinder([w / 2, 0, d / 2], w * 0.3, 4, wood, w * 0.24),
  pen.cylinder([w / 2, 4, d / 2], 7, h - 10, wood, 6),
  pen.cylinder([w / 2, h - 6, d / 2], w * 0.56, 6, wood),
];

const desk: Drawing = (pen, { w, h, d }) => {
  const pedestal = { x: w * 0.64, y: 3, w: w * 0.33, h: h - 8 };
  return [
    pen.block({ x: 3, y: 0, w: 5, h: h - 5 }, d - 8, 5, steel),
    pen.block({ x: 4, y: h * 0.4, w: w * 0.62, h: h * 0.52 }, d - 6, 2, paleWood),
    pen.block(pedestal, 3, d - 6, paleWood),
    ...rows(pedestal, 3, 1.4).flatMap((drawer) => [
      pen.panel(drawer, 3, paleWood.top, 0.6),
      pen.panel(
        { x: drawer.x + drawer.w * 0.32, y: drawer.y + drawer.h * 0.6, w: drawer.w * 0.36, h: 2 },
        3,
        INK,
        1,
        false,
      ),
    ]),
    pen.block({ x: 3, y: 0, w: 5, h: h - 5 }, 2, 5, steel),
    pen.block({ x: 0, y: h - 5, w, h: 5 }, 0, d, paleWood, 0.8),
  ];
};

const mattress: Drawing = (pen, { w, h, d }) => [
  pen.block({ x: 0, y: 0, w, h }, 0, d, white, 5),
  ...[0.22, 0.78].map((y) =>
    pen.line(
      [
        [1, h * y, 0],
        [w - 1, h * y, 0],
      ],
      0.7,
      TEAL,
    ),
  ),
  ...[0.2, 0.5, 0.8].flatMap((z) =>
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((x) => pen.disc([w * x, h, d * z], 1.6, MUTED, 1.1, false)),
  ),
  ...[0.22, 0.5, 0.78].map((x) => pen.panel({ x: w * x - 3, y: h * 0.4, w: 6, h: h * 0.2 }, 0, SAND, 1)),
];

function bedParts(pen: Pen, { w, h, d }: Size, tone: Tone, slats: number): string[] {
  const inner: Frame = { x: 8, y: h * 0.3, w: w - 16, h: h * 0.56 };
  const foot = { x: 4, y: 0, w: w - 8, h: h * 0.4 };
  return [
    ...[0, w - 8].map((x) => pen.block({ x, y: 0, w: 8, h }, d - 6, 6, tone, 1)),
    pen.block({ x: 0, y: h * 0.86, w, h: h * 0.12 }, d - 6, 6, tone, 2),
    ...columns(inner, slats, slats > 8 ? 3 : 2.4).map((slat) => pen.block(slat, d - 4, 2, tone)),
    pen.block({ x: 8, y: h * 0.28, w: w - 16, h: 6 }, d - 6, 5, tone),
    ...[0.52, 0.4].map((z) => pen.block({ x: 6, y: 0, w: w - 12, h: h * 0.16 }, d * z, 3, paleWood, 1)),
    pen.block({ ...foot, y: h * 0.06, h: h * 0.26 }, 0, 5, tone, 2),
    ...[foot.x, foot.x + foot.w - 7].map((x) => pen.block({ x, y: 0, w: 7, h: h * 0.38 }, 0, 6, tone, 1)),
    ...[0.3, 0.68].map((x) => pen.panel({ x: w * x, y: h * 0.05, w: 4, h: h * 0.28 }, -0.5, SAND, 0.5)),
  ];
}

const bedFrame: Drawing = (pen, size) => bedParts(pen, size, wood, 7);

const cot: Drawing = (pen, size) => bedParts(pen, size, paleWood, 11);

export const TABLE_AND_BED_SHAPES = {
  table,
  slattedTable,
  coffeeTable,
  roundTable,
  desk,
  mattress,
  bedFrame,
  cot,
};
