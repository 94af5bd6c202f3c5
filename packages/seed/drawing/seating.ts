/** Sofas, chairs, stools and benches. */
import { columns, type Drawing, part, type Size } from './drawing.js';
import { CORAL, clay, coral, INK, ink, paleWood, steel, type Tone, teal, white, wood } from './palette.js';
import type { Frame, Pen, Point } from './pen.js';

function upholstered(pen: Pen, size: Size, seats: number, tone: Tone, cushion: Tone): string[] {
  const { w, h, d } = size;
  const arm = Math.min(w * 0.17, 20);
  const inner = { x: arm, y: h * 0.12, w: w - 2 * arm, h: h * 0.3 };
  return [
    ...[0.08, 0.88].map((x) => pen.block({ x: w * x, y: 0, w: 5, h: h * 0.12 }, d * 0.8, 5, wood)),
    pen.block({ x: arm * 0.4, y: h * 0.12, w: w - arm * 0.8, h: h * 0.88 }, d * 0.72, d * 0.28, tone, 8),
    ...columns({ x: arm, y: h * 0.42, w: w - 2 * arm, h: h * 0.5 }, seats, 0.6).map((pad) =>
      pen.block(pad, d * 0.56, d * 0.16, tone, 7),
    ),
    pen.block({ x: 0, y: h * 0.12, w: arm, h: h * 0.52 }, 0, d * 0.92, tone, arm * 0.42),
    pen.block(inner, d * 0.04, d * 0.55, tone, 1),
    ...columns({ ...inner, y: h * 0.34, h: h * 0.17 }, seats, 0.4).map((pad) =>
      pen.block(pad, 0, d * 0.56, cushion, 5),
    ),
    pen.block({ x: w - arm, y: h * 0.12, w: arm, h: h * 0.52 }, 0, d * 0.92, tone, arm * 0.42),
    ...[0.06, 0.9].map((x) => pen.block({ x: w * x, y: 0, w: 5, h: h * 0.12 }, 2, 5, wood)),
  ];
}

const sofa: Drawing = (pen, size) =>
  upholstered(pen, size, size.w > 190 ? 3 : 2, teal, { ...teal, front: '#1F7F88' });

const armchair: Drawing = (pen, size) => upholstered(pen, size, 1, coral, { ...coral, front: '#E05A3D' });

const footstool: Drawing = (pen, { w, h, d }) => [
  ...[0.08, 0.82].map((x) => pen.block({ x: w * x, y: 0, w: 5, h: h * 0.4 }, d * 0.78, 5, wood)),
  pen.block({ x: 0, y: h * 0.36, w, h: h * 0.64 }, 0, d, coral, 8),
  ...[0.3, 0.7].map((x) => pen.disc([w * x, h, d * 0.5], 1.6, INK, 1.1)),
  ...[0.08, 0.82].map((x) => pen.block({ x: w * x, y: 0, w: 5, h: h * 0.38 }, 3, 5, wood)),
];

function legs(pen: Pen, size: Size, height: number, z: number, tone: Tone, thick = 4): string[] {
  return [0, size.w - thick].map((x) => pen.block({ x, y: 0, w: thick, h: height }, z, thick, tone));
}

function chairOf(pen: Pen, size: Size, hasArms: boolean, tone: Tone, pad: Tone): string[] {
  const { w, h, d } = size;
  const seat = h * 0.47;
  const armBar = (x: number) => [
    pen.block({ x, y: seat, w: 4, h: h * 0.2 }, d * 0.12, 4, tone),
    pen.block({ x: x - 0.5, y: h * 0.67, w: 5, h: 4 }, 0, d * 0.9, tone, 1),
  ];
  return [
    ...legs(pen, size, h, d - 4, tone),
    pen.block({ x: 0, y: h * 0.86, w, h: h * 0.14 }, d - 5, 4, tone, 2),
    ...columns({ x: 5, y: seat, w: w - 10, h: h * 0.4 }, 3, 2.4).map((slat) =>
      pen.block(slat, d - 4, 2, tone),
    ),
    ...(hasArms ? armBar(0) : []),
    pen.block({ x: 0, y: seat - 5, w, h: 5 }, 0, d - 1, tone),
    pen.block({ x: 1, y: seat, w: w - 2, h: 4 }, 0, d - 5, pad, 2),
    ...(hasArms ? armBar(w - 4) : []),
    ...legs(pen, size, seat - 5, 0, tone),
  ];
}

const chair: Drawing = (pen, size) => chairOf(pen, size, false, wood, teal);

const carver: Drawing = (pen, size) => chairOf(pen, size, true, paleWood, clay);

const stool: Drawing = (pen, { w, h, d }) => {
  const top: Point = [w / 2, h - 7, d / 2];
  const leg = (x: number, z: number) =>
    pen.line(
      [
        [w / 2 + (x - w / 2) * 0.5, h - 6, d / 2 + (z - d / 2) * 0.5],
        [x, 0, z],
      ],
      3.4,
      wood.side,
    );
  return [
    leg(3, d - 3),
    leg(w - 3, d - 3),
    pen.disc([w / 2, h * 0.3, d / 2], w * 0.42, 'none', w * 0.15),
    leg(3, 3),
    leg(w - 3, 3),
    pen.cylinder(top, w * 0.46, 6, coral),
  ];
};

const bench: Drawing = (pen, size) => {
  const { w, h, d } = size;
  return [
    ...legs(pen, size, h - 5, d - 6, wood, 6),
    pen.block({ x: 0, y: h - 6, w, h: 6 }, 0, d, wood),
    ...legs(pen, size, h - 6, 0, wood, 6),
  ];
};

const gardenBench: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const seat = h * 0.46;
  const slats = (y: number, z: number, count: number, step: number) =>
    Array.from({ length: count }, (_, index) =>
      pen.block({ x: 2, y: y + index * step, w: w - 4, h: step * 0.62 }, z, 2, paleWood),
    );
  const arm = (x: number) => [
    pen.block({ x, y: 0, w: 6, h: h * 0.68 }, 0, 6, paleWood),
    pen.block({ x: x - 1, y: h * 0.68, w: 8, h: 4 }, 0, d * 0.9, paleWood),
  ];
  return [
    ...legs(pen, size, h, d - 6, paleWood, 6),
    ...slats(seat + 6, d - 5, 4, (h - seat - 6) / 4),
    ...arm(0),
    ...[0.75, 0.5, 0.25, 0].map((z) =>
      pen.block({ x: 4, y: seat - 4, w: w - 8, h: 4 }, d * z, d * 0.2, paleWood),
    ),
    ...arm(w - 6),
  ];
};

const highChair: Drawing = (pen, { w, h, d }) => {
  const foot = (x: number, z: number) =>
    pen.line(
      [
        [w / 2 + (x - w / 2) * 0.55, h * 0.5, z],
        [x, 0, z],
      ],
      4,
      wood.front,
    );
  return [
    foot(2, d - 3),
    foot(w - 2, d - 3),
    pen.block({ x: w * 0.2, y: h * 0.52, w: w * 0.6, h: h * 0.48 }, d * 0.7, 6, teal, 5),
    pen.block({ x: w * 0.18, y: h * 0.48, w: w * 0.64, h: 6 }, d * 0.1, d * 0.6, teal, 2),
    pen.block({ x: w * 0.04, y: h * 0.64, w: w * 0.92, h: 5 }, 0, d * 0.5, white, 2),
    foot(2, 2),
    foot(w - 2, 2),
    pen.line(
      [
        [w * 0.12, h * 0.22, 2],
        [w * 0.88, h * 0.22, 2],
      ],
      3.4,
      wood.front,
    ),
  ];
};

const officeChair: Drawing = (pen, size) => {
  const { w, h, d } = size;
  const hub: Point = [w / 2, h * 0.1, d / 2];
  const feet: Point[] = [
    [0.1, 0.5],
    [0.28, 0.95],
    [0.78, 0.95],
    [0.92, 0.45],
    [0.42, 0.05],
  ].map(([x, z]) => [w * x!, 4, d * z!]);
  const seat: Frame = part(size, 0.12, 0.4, 0.76, 0.09);
  return [
    ...feet.flatMap((foot) => [
      pen.line([hub, foot], 3.6, steel.side),
      pen.disc([foot[0], 3, foot[2]], 3, INK),
    ]),
    pen.line([hub, [w / 2, h * 0.42, d / 2]], 5, steel.side),
    pen.line(
      [
        [w / 2, h * 0.44, d * 0.8],
        [w / 2, h * 0.66, d * 0.88],
      ],
      5,
      steel.side,
    ),
    pen.block(part(size, 0.16, 0.54, 0.68, 0.46), d * 0.8, 7, ink, 9),
    pen.line(
      [
        [w * 0.06, h * 0.48, d * 0.5],
        [w * 0.06, h * 0.6, d * 0.5],
      ],
      3,
    ),
    pen.block({ x: w * 0.01, y: h * 0.6, w: w * 0.1, h: 3.5 }, d * 0.2, d * 0.5, ink, 1.5),
    pen.block(seat, d * 0.1, d * 0.7, ink, 4),
    pen.line(
      [
        [w * 0.94, h * 0.48, d * 0.5],
        [w * 0.94, h * 0.6, d * 0.5],
      ],
      3,
    ),
    pen.block({ x: w * 0.89, y: h * 0.6, w: w * 0.1, h: 3.5 }, d * 0.2, d * 0.5, ink, 1.5),
    pen.line(
      [
        [w * 0.24, h * 0.62, d * 0.8],
        [w * 0.76, h * 0.62, d * 0.8],
      ],
      1,
      CORAL,
    ),
  ];
};

const lounger: Drawing = (pen, { w, h, d }) => [
  ...[0.06, 0.84].map((x) => pen.block({ x: w * x, y: 0, w: 5, h: h * 0.6 }, d - 6, 5, paleWood)),
  pen.block({ x: 0, y: h * 0.5, w, h: h * 0.16 }, 0, d, paleWood),
  pen.block({ x: 2, y: h * 0.66, w: w * 0.64, h: h * 0.3 }, 2, d - 4, teal, 4),
  pen.block({ x: w * 0.65, y: h * 0.66, w: w * 0.34, h: h * 0.34 }, 2, d - 4, teal, 4),
  pen.block({ x: w * 0.85, y: h * 0.92, w: w * 0.12, h: h * 0.2 }, d * 0.2, d * 0.6, coral, 3),
  ...[0.06, 0.84].map((x) => pen.block({ x: w * x, y: 0, w: 5, h: h * 0.5 }, 1, 5, paleWood)),
];

export const SEATING_SHAPES = {
  sofa,
  armchair,
  footstool,
  chair,
  carver,
  stool,
  bench,
  gardenBench,
  highChair,
  officeChair,
  lounger,
};
