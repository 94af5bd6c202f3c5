/** Figures drawn beside a product so that its size can be judged. */
import { CORAL, INK, PAPER } from './palette.js';
import type { Pen } from './pen.js';

const PERSON = '#A3AEB8';

const STAFF_CM = 100;

/** A standing figure of 170 cm, about the mean of adults in England, feet on the floor at x. */
export function person(pen: Pen, x: number): string[] {
  const limb = (points: readonly (readonly [number, number])[], thick: number) =>
    pen.line(
      points.map(([dx, y]) => [x + dx, y, 0] as const),
      thick,
      PERSON,
    );
  return [
    limb(
      [
        [-7, 86],
        [-8, 46],
        [-9, 5],
      ],
      13,
    ),
    limb(
      [
        [7, 86],
        [8, 46],
        [9, 5],
      ],
      13,
    ),
    limb(
      [
        [-17, 136],
        [-22, 108],
        [-20, 82],
      ],
      8.5,
    ),
    limb(
      [
        [17, 136],
        [22, 108],
        [20, 82],
      ],
      8.5,
    ),
    pen.form(
      { x: x - 20, y: 82, w: 40, h: 62 },
      0,
      'M20 100L80 100C96 100 100 90 98 78L84 0L16 0L2 78C0 90 4 100 20 100Z',
      PERSON,
      false,
    ),
    pen.panel({ x: x - 5, y: 140, w: 10, h: 12 }, 0, PERSON, 3, false),
    pen.disc([x, 158, 0], 10.5, PERSON, 12, false),
  ];
}

/** A staff of one metre in bands of ten centimetres, the half metre marked. */
export function staff(pen: Pen, x: number): string[] {
  const bands = Array.from({ length: STAFF_CM / 10 }, (_, band) =>
    pen.panel({ x: x - 2.5, y: band * 10, w: 5, h: 10 }, 0, band % 2 ? PAPER : INK, 0, false),
  );
  return [
    ...bands,
    pen.panel({ x: x - 2.5, y: 0, w: 5, h: STAFF_CM }, 0, 'none'),
    pen.panel({ x: x - 4.5, y: 49.4, w: 9, h: 1.2 }, 0, CORAL, 0.6, false),
    pen.panel({ x: x - 7, y: 0, w: 14, h: 1.6 }, 0, INK, 0.8, false),
  ];
}
