import { type Drawing } from './drawing.js';
import { CORAL, clay, coral, GREEN, green, INK, ink, SAND, steel, TEAL, teal, wood } from './palette.js';
import type { Point } from './pen.js';

const barbecue: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const bowl = { x: w * 0.14, y: h * 0.5, w: w * 0.56, h: h * 0.48 };
  const leg = (from: number, to: number, z: number) =>
    pen.line(
      [
        [w * from, h * 0.58, z],
        [w * to, 4, z],
      ],
      3,
      steel.side,
    );
  return [
    leg(0.42, 0.46, d * 0.8),
    leg(0.28, 0.16, d * 0.3),
    leg(0.56, 0.68, d * 0.3),
    pen.block({ x: w * 0.24, y: h * 0.2, w: w * 0.36, h: 3 }, d * 0.2, d * 0.4, steel),
    pen.block({ x: w * 0.68, y: h * 0.68, w: w * 0.32, h: 4 }, d * 0.2, d * 0.5, wood, 1),
    pen.form({ ...bowl, h: bowl.h * 0.48 }, d * 0.3, 'M0 100C2 30 24 0 50 0C76 0 98 30 100 100Z', INK),
    pen.form(
      { ...bowl, y: bowl.y + bowl.h * 0.5, h: bowl.h * 0.46 },
      d * 0.3,
      'M0 0C4 66 26 100 50 100C74 100 96 66 100 0Z',
      CORAL,
    ),
    pen.form(
      { x: bowl.x + bowl.w * 0.16, y: bowl.y + bowl.h * 0.6, w: bowl.w * 0.2, h: bowl.h * 0.22 },
      d * 0.3,
      'M0 0C6 50 40 90 100 100L84 78C50 70 30 40 26 0Z',
      coral.top,
      false,
    ),
    pen.panel({ x: bowl.x - 2, y: bowl.y + bowl.h * 0.47, w: bowl.w + 4, h: 3.5 }, d * 0.3, steel.front, 1),
    pen.line(
      [
        [w * 0.37, h * 0.97, d * 0.3],
        [w * 0.37, h, d * 0.3],
        [w * 0.47, h, d * 0.3],
        [w * 0.47, h * 0.97, d * 0.3],
      ],
      2,
    ),
    pen.disc([w * 0.16, 7, d * 0.3], 7, INK),
    pen.disc([w * 0.16, 7, d * 0.3], 3, steel.front),
  ];
};

const lawnmower: Drawing = (pen, { w, h, d }) => [
  pen.disc([w * 0.16, h * 0.15, d * 0.9], h * 0.15, INK),
  pen.line(
    [
      [w * 0.58, h * 0.3, d * 0.85],
      [w * 0.96, h * 0.98, d * 0.85],
      [w * 0.96, h * 0.98, d * 0.15],
    ],
    2.6,
  ),
  pen.block({ x: w * 0.62, y: h * 0.16, w: w * 0.3, h: h * 0.36 }, d * 0.1, d * 0.8, ink, 4),
  pen.block({ x: 0, y: h * 0.12, w: w * 0.66, h: h * 0.24 }, 0, d, green, 5),
  pen.block({ x: w * 0.16, y: h * 0.36, w: w * 0.34, h: h * 0.22 }, d * 0.25, d * 0.5, coral, 4),
  pen.disc([w * 0.38, h * 0.58, d * 0.5], w * 0.09, INK, w * 0.04),
  pen.line(
    [
      [w * 0.58, h * 0.3, d * 0.15],
      [w * 0.96, h * 0.98, d * 0.15],
    ],
    2.6,
  ),
  ...[0.14, 0.6].flatMap((x) => [
    pen.disc([w * x, h * 0.17, -1], h * 0.17, INK),
    pen.disc([w * x, h * 0.17, -1], h * 0.08, steel.front),
  ]),
];

const plantPot: Drawing = (pen, { w, h, d }) => [
  pen.cylinder([w / 2, 3, d / 2], w * 0.32, h * 0.7, clay, w * 0.44),
  pen.cylinder([w / 2, h * 0.72, d / 2], w * 0.48, h * 0.2, clay),
  pen.disc([w / 2, h * 0.92, d / 2], w * 0.4, '#5B3A2C', w * 0.13),
];

const parasol: Drawing = (pen, { w, h, d }) => [
  pen.line(
    [
      [w / 2, 0, d / 2],
      [w / 2, h, d / 2],
    ],
    4,
    wood.front,
  ),
  pen.form(
    { x: 0, y: h * 0.38, w, h: h * 0.58 },
    d / 2,
    'M50 100C64 80 96 30 100 4L84 0L67 6L50 0L33 6L16 0L0 4C4 30 36 80 50 100Z',
    TEAL,
  ),
  ...[30, 70].map((x) =>
    pen.form({ x: 0, y: h * 0.38, w, h: h * 0.58 }, d / 2, `M50 98L${x - 4} 4L${x + 4} 4Z`, teal.side, false),
  ),
  pen.panel({ x: w * 0.1, y: h * 0.52, w: w * 0.8, h: 4 }, d / 2, SAND, 1.5),
  pen.disc([w / 2, h, d / 2], 3, CORAL),
];

const gardenTools: Drawing = (pen, { w, h }) => {
  const shaft = (x: number, from: number, to: number) =>
    pen.line(
      [
        [w * x, h * from, 0],
        [w * x, h * to, 0],
      ],
      3,
      wood.front,
    );
  const grip = (x: number) =>
    pen.form(
      { x: w * x - 6, y: h * 0.68, w: 12, h: h * 0.08 },
      0,
      'M40 0L0 100L100 100L60 0L60 30L76 78L24 78L40 30Z',
      INK,
    );
  const tine = (x: number) =>
    pen.line(
      [
        [w * x, 0, 0],
        [w * x, h * 0.2, 0],
      ],
      1.6,
      steel.side,
    );
  return [
    shaft(0.84, 0, 0.92),
    pen.panel({ x: w * 0.62, y: h * 0.9, w: w * 0.44, h: 4 }, 0, GREEN, 1),
    ...[0.66, 0.75, 0.84, 0.93, 1.02].map((x) =>
      pen.line(
        [
          [w * x, h * 0.92, 0],
          [w * x, h, 0],
        ],
        1.6,
        GREEN,
      ),
    ),
    shaft(0.5, 0.2, 0.7),
    grip(0.5),
    pen.line(
      [
        [w * 0.34, h * 0.2, 0],
        [w * 0.66, h * 0.2, 0],
      ],
      2.4,
      steel.side,
    ),
    ...[0.34, 0.45, 0.55, 0.66].map(tine),
    shaft(0.12, 0.22, 0.7),
    grip(0.12),
    pen.form(
      { x: -w * 0.12, y: 0, w: w * 0.46, h: h * 0.24 },
      0,
      'M0 100L100 100L100 36C96 16 70 0 50 0C30 0 4 16 0 36Z',
      steel.front,
    ),
    pen.panel({ x: w * 0.02, y: h * 0.46, w: w * 0.92, h: 5 }, -1, CORAL, 2),
  ];
};

const wheelbarrow: Drawing = (pen, { w, h, d }) => {
  const shaft = (z: number) =>
    pen.line(
      [
        [w * 0.12, h * 0.26, z],
        [w * 0.5, h * 0.46, z],
        [w, h * 0.72, z],
      ],
      3.4,
      wood.front,
    );
  const leg = (z: number) =>
    pen.line(
      [
        [w * 0.58, h * 0.46, z],
        [w * 0.66, 2, z],
        [w * 0.76, h * 0.56, z],
      ],
      2.8,
      steel.side,
    );
  const side = (z: number): Point[] => [
    [w * 0.24, h * 0.4, z],
    [w * 0.08, h * 0.92, z],
    [w * 0.8, h, z],
    [w * 0.66, h * 0.5, z],
  ];
  const [near, far] = [side(d * 0.06), side(d * 0.94)];
  return [
    leg(d * 0.9),
    shaft(d * 0.9),
    pen.face(far, green.side),
    pen.face([near[1]!, far[1]!, far[0]!, near[0]!], green.side),
    pen.face([near[2]!, far[2]!, far[3]!, near[3]!], green.top),
    pen.face(near, GREEN),
    pen.disc([w * 0.14, h * 0.24, d / 2], h * 0.24, INK),
    pen.disc([w * 0.14, h * 0.24, d / 2], h * 0.11, steel.front),
    shaft(d * 0.1),
    leg(d * 0.1),
    pen.line(
      [
        [w * 0.92, h * 0.68, d * 0.1],
        [w, h * 0.72, d * 0.1],
      ],
      5,
      INK,
    ),
  ];
};

export const GARDEN_SHAPES = {
  barbecue,
  lawnmower,
  plantPot,
  parasol,
  gardenTools,
  wheelbarrow,
};
