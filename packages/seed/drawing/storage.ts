/** Furniture that holds things. */
import { columns, type Drawing, part, rows, type Size } from './drawing.js';
import {
  CORAL,
  GLASS,
  GREEN,
  INK,
  PAPER,
  paleWood,
  SAND,
  sand,
  steel,
  TEAL,
  type Tone,
  white,
  wood,
} from './palette.js';
import type { Frame, Pen } from './pen.js';

function drawerFronts(pen: Pen, body: Frame, count: number, tone: Tone): string[] {
  return rows(body, count, 1.5).flatMap((drawer) => [
    pen.panel(drawer, 0, tone.top, 0.6),
    ...[0.28, 0.72].map((x) =>
      pen.disc([drawer.x + drawer.w * x, drawer.y + drawer.h * 0.55, 0], Math.min(2, drawer.h * 0.12), INK),
    ),
  ]);
}

function cabinet(pen: Pen, { w, h, d }: Size, tone: Tone): Frame & { parts: string[] } {
  const body = { x: 1, y: h * 0.06, w: w - 2, h: h * 0.9 };
  return {
    ...body,
    parts: [
      ...[2, w - 7].map((x) => pen.block({ x, y: 0, w: 5, h: h * 0.06 }, d - 6, 5, tone)),
      ...[2, w - 7].map((x) => pen.block({ x, y: 0, w: 5, h: h * 0.06 }, 1, 5, tone)),
      pen.block(body, 0, d, tone),
      pen.block({ x: 0, y: h * 0.95, w, h: h * 0.05 }, -1, d + 1, tone, 0.8),
    ],
  };
}

const drawers: Drawing = (pen, size) => {
  const tone = size.w < 80 ? { front: '#C4482F', top: CORAL, side: '#8F301C' } : wood;
  const { parts, ...body } = cabinet(pen, size, tone);
  return [...parts, ...drawerFronts(pen, { ...body, h: body.h - 1 }, size.h > 70 ? 4 : 5, tone)];
};

const bedside: Drawing = (pen, size) => {
  const { parts, ...body } = cabinet(pen, size, paleWood);
  return [...parts, ...drawerFronts(pen, { ...body, h: body.h - 1 }, 2, paleWood)];
};

const wardrobe: Drawing = (pen, size) => {
  const { parts, ...body } = cabinet(pen, size, wood);
  const doors = columns({ ...body, y: body.y + 26, h: body.h - 28 }, 2, 1.5);
  return [
    ...parts,
    ...drawerFronts(pen, { ...body, h: 26 }, 1, wood),
    ...doors.flatMap((door) => [
      pen.panel(door, 0, wood.top, 0.6),
      pen.panel({ x: door.x + 6, y: door.y + 8, w: door.w - 12, h: door.h - 16 }, 0, wood.front, 0.6),
    ]),
    ...[-3, 3].map((x) =>
      pen.panel({ x: size.w / 2 + x - 0.8, y: size.h * 0.5, w: 1.6, h: 14 }, 0, INK, 0.8),
    ),
  ];
};

const sideboard: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const body = { x: 0, y: h * 0.2, w, h: h * 0.8 };
  return [
    ...[6, w - 11].map((x) => pen.block({ x, y: 0, w: 5, h: h * 0.22 }, d - 8, 5, wood)),
    pen.block(body, 0, d, wood, 0.8),
    ...columns(body, 3, 2).flatMap((door, index) =>
      index === 1
        ? rows(door, 3, 0.6).flatMap((drawer) => [
            pen.panel(drawer, 0, wood.top, 0.5),
            pen.panel(
              { x: drawer.x + drawer.w * 0.36, y: drawer.y + drawer.h * 0.45, w: drawer.w * 0.28, h: 1.6 },
              0,
              INK,
              0.8,
              false,
            ),
          ])
        : [
            pen.panel(door, 0, wood.top, 0.5),
            pen.disc([index === 0 ? door.x + door.w - 5 : door.x + 5, door.y + door.h * 0.55, 0], 1.8, INK),
          ],
    ),
    ...[6, w - 11].map((x) => pen.block({ x, y: 0, w: 5, h: h * 0.2 }, 3, 5, wood)),
  ];
};

const displayCabinet: Drawing = (pen, size) => {
  const { parts, ...body } = cabinet(pen, size, wood);
  const glass = columns({ ...body, y: body.y + body.h * 0.3, h: body.h * 0.68 }, 2, 3);
  return [
    ...parts,
    ...columns({ ...body, h: body.h * 0.3 }, 2, 2).map((door) => pen.panel(door, 0, wood.top, 0.6)),
    ...glass.flatMap((door) => [
      pen.panel(door, 0, GLASS, 0.6),
      ...[0.33, 0.66].map((y) =>
        pen.line(
          [
            [door.x, door.y + door.h * y, 0],
            [door.x + door.w, door.y + door.h * y, 0],
          ],
          1.6,
          wood.side,
        ),
      ),
      ...[0, 0.33, 0.66].map((y) =>
        pen.form(
          { x: door.x + door.w * 0.3, y: door.y + door.h * y + 1, w: door.w * 0.4, h: door.h * 0.16 },
          0,
          'M20 0L80 0L72 30C100 50 90 90 78 100L22 100C10 90 0 50 28 30Z',
          y === 0.33 ? TEAL : PAPER,
        ),
      ),
    ]),
    ...[-2.5, 2.5].map((x) => pen.disc([size.w / 2 + x, size.h * 0.55, 0], 1.2, INK)),
  ];
};

const bookcase: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const inner = { x: 4, y: 6, w: w - 8, h: h - 10 };
  const spines = [TEAL, CORAL, SAND, INK, GREEN, PAPER];
  return [
    pen.block({ x: 0, y: 0, w, h }, 0, d, paleWood),
    ...rows(inner, 5, 0).flatMap((shelf, level) => [
      pen.panel({ ...shelf, h: shelf.h - 3 }, 0, paleWood.side),
      pen.panel({ x: shelf.x, y: shelf.y, w: shelf.w, h: 3 }, 0, paleWood.side, 0, false),
      ...(level === 1 || level === 3
        ? spines
            .slice(0, level + 2)
            .map((colour, index) =>
              pen.panel(
                { x: shelf.x + 4 + index * 6, y: shelf.y, w: 5, h: shelf.h * (0.6 + (index % 3) * 0.08) },
                0,
                colour,
                0.4,
              ),
            )
        : []),
    ]),
  ];
};

function lidded(tone: Tone): Drawing {
  return (pen, { w, h, d }) => [
    pen.block({ x: 1, y: 0, w: w - 2, h: h * 0.82 }, 0, d, tone, 1),
    pen.block({ x: 0, y: h * 0.82, w, h: h * 0.18 }, -1, d + 1, tone, 1.5),
    pen.panel({ x: w * 0.42, y: h * 0.74, w: w * 0.16, h: h * 0.1 }, -1, steel.front, 1),
    pen.panel({ x: w * 0.08, y: h * 0.12, w: w * 0.84, h: h * 0.54 }, 0, tone.top, 1),
  ];
}

const filingCabinet: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    pen.block({ x: 0, y: 0, w, h }, 0, d, steel, 0.8),
    ...rows({ x: 0, y: 3, w, h: h - 5 }, h > 100 ? 4 : 2, 1.6).flatMap((drawer) => [
      pen.panel(drawer, 0, steel.top, 1),
      pen.panel(
        { x: w * 0.34, y: drawer.y + drawer.h * 0.62, w: w * 0.32, h: drawer.h * 0.16 },
        0,
        PAPER,
        0.5,
      ),
      pen.panel({ x: w * 0.34, y: drawer.y + drawer.h * 0.36, w: w * 0.32, h: 2.4 }, 0, INK, 1.2, false),
    ]),
  ];
};

const dollsHouse: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const wall = h * 0.62;
  return [
    pen.block({ x: w * 0.05, y: 0, w: w * 0.9, h: wall }, 0, d, sand),
    pen.face(
      [
        [w / 2, h, 0],
        [w / 2, h, d],
        [w, wall, d],
        [w, wall, 0],
      ],
      '#AB3820',
    ),
    pen.form(part(size, 0, 0.62, 1, 0.38), 0, 'M0 0L50 100L100 0Z', CORAL),
    pen.disc([w / 2, h * 0.73, 0], w * 0.07, GLASS),
    ...[0.16, 0.64].flatMap((x) =>
      [0.08, 0.36].map((y) => pen.panel(part(size, x, y, 0.2, 0.18), 0, GLASS, 0.5)),
    ),
    pen.panel(part(size, 0.42, 0, 0.16, 0.3), 0, TEAL, 0.5),
  ];
};

export const STORAGE_SHAPES = {
  drawers,
  bedside,
  wardrobe,
  sideboard,
  displayCabinet,
  bookcase,
  chest: lidded(wood),
  chestFreezer: lidded(white),
  filingCabinet,
  dollsHouse,
};
