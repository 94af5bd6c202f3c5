/** Sports and fitness kit. */
import { carton } from './boxes.js';
import { type Drawing, part } from './drawing.js';
import { CORAL, GREEN, INK, ink, kraft, MUTED, PAPER, SAND, steel, TEAL, teal } from './palette.js';
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

export const SPORTS_SHAPES = {
  bicycle,
  bikeBox,
  golfBag,
  skis,
  exerciseBike,
  weights,
};
