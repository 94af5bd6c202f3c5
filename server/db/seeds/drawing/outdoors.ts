/** Sports kit, garden things and what stands in the hall. */

import { carton } from './boxes.js';
import { type Drawing, part, type Size } from './drawing.js';
import {
  CORAL,
  clay,
  coral,
  GREEN,
  green,
  INK,
  ink,
  kraft,
  MUTED,
  PAPER,
  paleWood,
  SAND,
  steel,
  TEAL,
  teal,
  wood,
} from './palette.js';
import type { Frame, Pen, Point } from './pen.js';

/** A bicycle from the side, filling the frame. */
function cycle(pen: Pen, { x, y, w, h }: Frame, z: number, colour: string, spoke = MUTED): string[] {
  const r = Math.min(h * 0.33, w * 0.21);
  const at = (px: number, py: number): Point => [x + w * px, y + h * py, z];
  const [rear, front]: [Point, Point] = [
    [x + r, y + r, z],
    [x + w - r, y + r, z],
  ];
  const [crank, saddle, head] = [at(0.44, 0.3), at(0.36, 0.78), at(0.7, 0.8)];
  const wheel = (hub: Point) => [
    pen.disc(hub, r, INK),
    pen.disc(hub, r * 0.86, '#E9E4D8'),
    ...[0, 45, 90, 135].map((degrees) => {
      const [cos, sin] = [
        Math.cos((degrees * Math.PI) / 180) * r * 0.84,
        Math.sin((degrees * Math.PI) / 180) * r * 0.84,
      ];
      return pen.line(
        [
          [hub[0] - cos, hub[1] - sin, z],
          [hub[0] + cos, hub[1] + sin, z],
        ],
        0.4,
        spoke,
      );
    }),
    pen.disc(hub, r * 0.1, INK),
  ];
  const thick = w * 0.022;
  return [
    ...wheel(rear),
    ...wheel(front),
    pen.line([saddle, crank, rear, at(0.38, 0.66), head, crank], thick, colour),
    pen.line([at(0.69, 0.9), head, front], thick, colour),
    pen.line([saddle, at(0.35, 0.86)], thick),
    pen.line([at(0.29, 0.88), at(0.42, 0.87)], thick * 1.7),
    pen.line([at(0.69, 0.92), at(0.76, 0.98), at(0.8, 0.92)], thick),
    pen.disc(crank, r * 0.2, steel.front),
    pen.line([crank, at(0.5, 0.2), at(0.55, 0.2)], thick * 0.8),
  ];
}

const bicycle: Drawing = (pen, { w, h, d }) => cycle(pen, { x: 0, y: 0, w, h }, d / 2, CORAL);

const bikeBox: Drawing = (pen, size) => [
  ...carton(pen, size),
  ...cycle(pen, part(size, 0.17, 0.12, 0.66, 0.62), 0, TEAL),
];

const golfBag: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const rim = h * 0.72;
  const club = (x: number, top: number, cover: string) => [
    pen.line(
      [
        [w * x, rim, d / 2],
        [w * x, h * top, d / 2],
      ],
      1.2,
      steel.side,
    ),
    pen.panel({ x: w * x - 4, y: h * top - 8, w: 9, h: 13 }, d / 2, cover, 4),
  ];
  return [
    ...club(0.3, 0.9, ink.front),
    ...club(0.52, 0.95, CORAL),
    ...club(0.74, 0.88, GREEN),
    pen.cylinder([w / 2, 2, d / 2], w * 0.36, rim - 2, teal, w * 0.42),
    pen.disc([w / 2, rim, d / 2], w * 0.34, INK, w * 0.11),
    pen.panel({ x: w * 0.3, y: h * 0.1, w: w * 0.42, h: h * 0.24 }, d * 0.3, teal.top, 4),
    pen.panel({ x: w * 0.34, y: h * 0.42, w: w * 0.34, h: h * 0.14 }, d * 0.3, teal.top, 3),
    pen.line(
      [
        [w * 0.86, h * 0.64, d / 2],
        [w * 1.06, h * 0.42, d / 2],
        [w * 0.82, h * 0.22, d / 2],
      ],
      2.6,
      SAND,
    ),
    pen.panel({ x: w * 0.1, y: h * 0.62, w: w * 0.8, h: h * 0.035 }, d * 0.4, SAND, 1),
  ];
};

const skis: Drawing = (pen, size) => {
  const { h } = size;
  const ski = (x: number, z: number) => [
    pen.form(
      part(size, x, 0, 0.3, 1),
      z,
      'M8 0L92 0L84 50L96 90C94 97 70 100 50 100C30 100 6 97 4 90L16 50Z',
      CORAL,
    ),
    pen.form(part(size, x + 0.04, 0.1, 0.22, 0.14), z, 'M10 0L90 0L70 100L30 100Z', PAPER, false),
    pen.form(part(size, x + 0.04, 0.62, 0.22, 0.2), z, 'M30 0L70 0L90 100L10 100Z', TEAL, false),
    pen.panel(part(size, x + 0.06, 0.38, 0.18, 0.05), z, INK, 0.8),
    pen.panel(part(size, x + 0.06, 0.5, 0.18, 0.04), z, INK, 0.8),
  ];
  const pole = (x: number) => [
    pen.line(
      [
        [size.w * x, 0, 6],
        [size.w * x, h * 0.66, 6],
      ],
      1.4,
      steel.side,
    ),
    pen.panel({ x: size.w * x - 1.8, y: h * 0.58, w: 3.6, h: 14 }, 6, INK, 1.8),
    pen.disc([size.w * x, 9, 6], 4.5, INK, 1.6),
  ];
  return [...pole(-0.04), ...ski(0.1, 8), ...ski(0.5, 0), ...pole(1)];
};

const exerciseBike: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const at = (x: number, y: number): Point => [w * x, h * y, d / 2];
  const foot = (x: number) =>
    pen.line(
      [
        [w * x, 3, 0],
        [w * x, 3, d],
      ],
      6,
    );
  return [
    foot(0.88),
    pen.line([at(0.14, 0.04), at(0.88, 0.04)], 6, steel.side),
    pen.line([at(0.3, 0.06), at(0.26, 0.66)], 6, steel.side),
    pen.line([at(0.62, 0.2), at(0.72, 0.84)], 6, steel.side),
    pen.line([at(0.24, 0.68), at(0.26, 0.6)], 4),
    pen.form(
      { x: w * 0.12, y: h * 0.66, w: w * 0.28, h: h * 0.08 },
      d / 2,
      'M0 100C0 40 20 0 50 20L100 50L100 90Z',
      INK,
    ),
    pen.disc(at(0.62, 0.26), h * 0.21, ink.front),
    pen.disc(at(0.62, 0.26), h * 0.15, steel.front),
    pen.disc(at(0.62, 0.26), h * 0.05, CORAL),
    pen.form(
      { x: w * 0.26, y: h * 0.12, w: w * 0.4, h: h * 0.26 },
      d / 2 - 3,
      'M0 30C10 0 40 0 60 10L100 40C100 80 80 100 60 90L20 80C0 70 -4 50 0 30Z',
      TEAL,
    ),
    pen.disc([w * 0.4, h * 0.25, d / 2 - 4], 5, steel.top),
    pen.line([at(0.4, 0.25), at(0.36, 0.12), at(0.45, 0.12)], 2.6),
    pen.line([at(0.66, 0.86), at(0.72, 0.84), at(0.66, 0.98)], 4),
    pen.panel({ x: w * 0.72, y: h * 0.86, w: w * 0.14, h: h * 0.12 }, d / 2, INK, 2),
    pen.panel({ x: w * 0.74, y: h * 0.885, w: w * 0.1, h: h * 0.07 }, d / 2, TEAL, 1),
    foot(0.14),
  ];
};

const weights: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const dumbbell = (y: number, z: number) => [
    pen.line(
      [
        [w * 0.2, y, z],
        [w * 0.8, y, z],
      ],
      2.6,
      steel.front,
    ),
    ...[0.12, 0.21, 0.7, 0.79].map((x, index) => {
      const tall = index === 0 || index === 3 ? 9 : 12;
      return pen.block({ x: w * x, y: y - tall / 2, w: w * 0.09, h: tall }, z - 3, 6, ink, 2);
    }),
  ];
  return [
    pen.block({ x: 0, y: 0, w, h: h * 0.12 }, 0, d, kraft),
    pen.face(
      [
        [0, 0, d],
        [0, h * 0.72, d],
        [w, h * 0.72, d],
        [w, 0, d],
      ],
      kraft.side,
    ),
    ...dumbbell(h * 0.82, d * 0.7),
    ...dumbbell(h * 0.78, d * 0.3),
    pen.panel({ x: 0, y: 0, w, h: h * 0.6 }, 0, kraft.front),
    pen.face(
      [
        [w, 0, 0],
        [w, h * 0.6, 0],
        [w, h * 0.72, d],
        [w, 0, d],
      ],
      kraft.side,
    ),
    pen.panel({ x: w * 0.34, y: h * 0.2, w: w * 0.32, h: h * 0.16 }, 0, CORAL, 1),
  ];
};

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

export const OUTDOOR_SHAPES = {
  bicycle,
  bikeBox,
  golfBag,
  skis,
  exerciseBike,
  weights,
  barbecue,
  lawnmower,
  plantPot,
  parasol,
  gardenTools,
  wheelbarrow,
  rug,
  pushchair,
  dogCrate,
  ladder,
};
