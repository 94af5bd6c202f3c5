/** Pictures, mirrors and flat things that stand upright. */
import { type Drawing, part, type Size } from './drawing.js';
import {
  CORAL,
  coral,
  GLASS,
  GREEN,
  INK,
  ink,
  PAPER,
  SAND,
  sand,
  steel,
  TEAL,
  teal,
  white,
  wood,
} from './palette.js';
import type { Frame, Pen } from './pen.js';

const GLINT = 'M18 38L30 62L34 62L22 38ZM30 30L52 74L62 74L40 30Z';

function framed(size: Size, edge: number): Frame {
  return { x: edge, y: edge, w: size.w - 2 * edge, h: size.h - 2 * edge };
}

/** A little seaside: sky, sun, hills and water. */
function landscape(pen: Pen, view: Frame): string[] {
  return [
    pen.panel(view, 0, GLASS),
    pen.disc(
      [view.x + view.w * 0.7, view.y + view.h * 0.7, 0],
      Math.min(view.w, view.h) * 0.11,
      CORAL,
      undefined,
      false,
    ),
    pen.form(view, 0, 'M0 34L0 52L26 72L46 50L66 64L100 40L100 34Z', GREEN, false),
    pen.form(view, 0, 'M0 0L100 0L100 36C70 42 60 28 0 36Z', TEAL, false),
    pen.panel(view, 0, 'none'),
  ];
}

const picture: Drawing = (pen, size) => {
  const edge = Math.min(size.w, size.h) * 0.08;
  return [
    pen.block({ x: 0, y: 0, w: size.w, h: size.h }, 0, size.d, wood),
    pen.panel(framed(size, edge), 0, PAPER),
    ...landscape(pen, framed(size, edge * 2.4)),
  ];
};

const canvas: Drawing = (pen, size) => [
  pen.block({ x: 0, y: 0, w: size.w, h: size.h }, 0, size.d, sand),
  pen.panel(part(size, 0.06, 0.12, 0.34, 0.56), 0, TEAL, 0, false),
  pen.disc([size.w * 0.62, size.h * 0.6, 0], size.h * 0.24, CORAL, undefined, false),
  pen.panel(part(size, 0.3, 0.08, 0.5, 0.24), 0, INK, 0, false),
  pen.panel(part(size, 0.74, 0.26, 0.18, 0.62), 0, '#D5B88C', 0, false),
];

const mirror: Drawing = (pen, size) => {
  const glass = framed(size, size.w * 0.09);
  return [
    pen.block({ x: 0, y: 0, w: size.w, h: size.h }, 0, size.d, wood, 1.5),
    pen.panel(glass, 0, GLASS),
    pen.form(glass, 0, GLINT, PAPER, false),
  ];
};

const ARCH = 'M0 0L100 0L100 62C98 88 74 100 50 100C26 100 2 88 0 62Z';

const overmantel: Drawing = (pen, size) => {
  const glass = framed(size, size.h * 0.1);
  return [
    pen.solid({ x: 0, y: 0, w: size.w, h: size.h }, size.d, ARCH, {
      front: '#D8B56A',
      top: '#EBCF92',
      side: '#A98840',
    }),
    pen.form(glass, 0, ARCH, GLASS),
    pen.form(glass, 0, GLINT, PAPER, false),
  ];
};

const roundMirror: Drawing = (pen, size) => {
  const glass = framed(size, size.w * 0.07);
  return [
    pen.block({ x: 0, y: 0, w: size.w, h: size.h }, 0, size.d, ink, size.w / 2),
    pen.panel(glass, 0, GLASS, glass.w / 2),
    pen.form(glass, 0, GLINT, PAPER, false),
  ];
};

const whiteboard: Drawing = (pen, size) => [
  pen.block({ x: 0, y: 0, w: size.w, h: size.h }, 0, size.d, steel, 1),
  pen.panel(framed(size, 3), 0, PAPER),
  pen.form(
    part(size, 0.14, 0.4, 0.5, 0.36),
    0,
    'M0 10L28 56L48 34L80 92L100 92L100 84L84 84L50 16L30 38L4 0Z',
    TEAL,
    false,
  ),
  pen.panel(part(size, 0.14, 0.22, 0.4, 0.025), 0, CORAL, 0, false),
  pen.block(part(size, 0.3, 0, 0.4, 0.05), -4, 4, steel),
];

function screen(pen: Pen, size: Size, foot: number): string[] {
  const display = { x: 0, y: foot, w: size.w, h: size.h - foot };
  return [
    pen.block({ x: size.w * 0.28, y: 0, w: size.w * 0.44, h: 2 }, 0, size.d, steel, 0.8),
    pen.block({ x: size.w * 0.46, y: 1.5, w: size.w * 0.08, h: foot + 2 }, size.d * 0.5, 3, steel),
    pen.block(display, size.d * 0.3, 5, ink, 1.5),
    pen.panel({ x: 2, y: foot + 2, w: size.w - 4, h: display.h - 4 }, size.d * 0.3, INK, 0.5),
    pen.form(
      { x: 2, y: foot + 2, w: size.w - 4, h: display.h - 4 },
      size.d * 0.3,
      'M4 4L62 96L4 96Z',
      '#2C4258',
      false,
    ),
  ];
}

const television: Drawing = (pen, size) => screen(pen, size, 7);

const monitor: Drawing = (pen, size) => screen(pen, size, 12);

const SLIM = 'M50 100C80 100 100 84 100 60L96 8C92 0 8 0 4 8L0 60C0 84 20 100 50 100Z';

/** Surfboards and snowboards, standing on their tail. */
const board: Drawing = (pen, size) => {
  const tone = size.h > 200 ? teal : coral;
  return [
    pen.solid({ x: 0, y: 0, w: size.w, h: size.h }, Math.min(size.d, 8), SLIM, tone),
    pen.form(part(size, 0.47, 0.03, 0.06, 0.94), 0, 'M0 0L100 0L100 100L0 100Z', SAND, false),
    pen.form(part(size, 0.04, 0.3, 0.92, 0.1), 0, 'M0 0L100 40L100 100L0 60Z', tone.top, false),
  ];
};

const ironingBoard: Drawing = (pen, size) => {
  const { w, h } = size;
  const leg = (from: number, to: number) =>
    pen.line(
      [
        [w * from, h * 0.62, 4],
        [w * to, 1, 4],
      ],
      2.4,
      steel.side,
    );
  return [
    leg(0.7, -0.1),
    leg(0.3, 1.1),
    pen.solid({ x: w * 0.04, y: h * 0.06, w: w * 0.92, h: h * 0.94 }, 4, SLIM, white),
    pen.form(part(size, 0.12, 0.09, 0.76, 0.87), 0, SLIM, teal.top, false),
    ...[0.2, 0.36, 0.52, 0.68, 0.84].flatMap((y) =>
      [0.34, 0.66].map((x) => pen.disc([w * x, h * y, 0], 2.6, PAPER, undefined, false)),
    ),
  ];
};

export const PICTURE_SHAPES = {
  picture,
  canvas,
  mirror,
  overmantel,
  roundMirror,
  whiteboard,
  television,
  monitor,
  board,
  ironingBoard,
};
