/**
 * Draws in centimetres and writes SVG. x runs right, y up from the floor, z away from the viewer; faces towards
 * the viewer keep their true proportions and depth recedes up and to the right (cabinet projection).
 */
import { INK, type Tone } from './palette.js';

/** How far one cm of depth moves right and up, in cm of the front plane. */
export const RECEDE = { right: 0.36, up: 0.24 } as const;

const OUTLINE_PX = 1.3;
const EXTRUSION_STEPS = 10;

export type Point = readonly [x: number, y: number, z: number];

/** A rectangle in the front plane, in cm. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Pen = ReturnType<typeof createPen>;

/** A pen whose origin (0, 0, 0) is at the given pixel and whose centimetre is `scale` pixels long. */
export function createPen(scale: number, originX: number, floorY: number) {
  const outline = `stroke="${INK}" stroke-width="${OUTLINE_PX}" stroke-linejoin="round" stroke-linecap="round"`;

  function at([x, y, z]: Point): [number, number] {
    return [originX + (x + z * RECEDE.right) * scale, floorY - (y + z * RECEDE.up) * scale];
  }

  function px([x, y, z]: Point): string {
    const [left, top] = at([x, y, z]);
    return `${round(left)} ${round(top)}`;
  }

  /** A filled face with an outline; pass false to leave the outline out. */
  function face(points: readonly Point[], fill: string, isOutlined = true): string {
    return `<path d="M${points.map(px).join('L')}Z" fill="${fill}"${isOutlined ? ` ${outline}` : ''}/>`;
  }

  /** A bar or wire through the points, of a thickness in cm. */
  function line(points: readonly Point[], thicknessCm: number, colour = INK): string {
    const width = Math.max(thicknessCm * scale, 1);
    return `<path d="M${points.map(px).join('L')}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  }

  /** A rectangle facing the viewer at depth z, its corners rounded by radius cm. */
  function panel(frame: Frame, z: number, fill: string, radius = 0, isOutlined = true): string {
    const [left, top] = at([frame.x, frame.y + frame.h, z]);
    return `<rect x="${round(left)}" y="${round(top)}" width="${round(frame.w * scale)}" height="${round(frame.h * scale)}" rx="${round(radius * scale)}" fill="${fill}"${isOutlined ? ` ${outline}` : ''}/>`;
  }

  /** A disc facing the viewer, or lying flat when its second radius is smaller. */
  function disc(centre: Point, radius: number, fill: string, radiusY = radius, isOutlined = true): string {
    const [cx, cy] = at(centre);
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(radius * scale)}" ry="${round(radiusY * scale)}" fill="${fill}"${isOutlined ? ` ${outline}` : ''}/>`;
  }

  /** A block of a material with rounded front corners; a radius of half its height makes a lying cylinder. */
  function block(frame: Frame, z: number, depth: number, tone: Tone, radius = 0): string {
    const r = Math.min(radius, frame.w / 2, frame.h / 2);
    const tilt = Math.hypot(RECEDE.right, RECEDE.up);
    const [nx, ny] = [-RECEDE.up / tilt, RECEDE.right / tilt];
    const left: [number, number] = [frame.x + r + r * nx, frame.y + frame.h - r + r * ny];
    const right: [number, number] = [frame.x + frame.w - r - r * nx, frame.y + r - r * ny];
    const corner: [number, number] = [
      frame.x + frame.w - r * (1 - Math.SQRT1_2),
      frame.y + frame.h - r * (1 - Math.SQRT1_2),
    ];
    const band = (from: [number, number], to: [number, number]): Point[] => [
      [...from, z],
      [...from, z + depth],
      [...to, z + depth],
      [...to, z],
    ];
    const edge = (point: [number, number]) =>
      `<path d="M${px([...point, z])}L${px([...point, z + depth])}" fill="none" ${outline}/>`;
    return [
      panel(frame, z + depth, tone.side, r),
      face(band(left, corner), tone.top, false),
      face(band(corner, right), tone.side, false),
      panel(frame, z, tone.front, r),
      edge(left),
      edge(right),
      r < 3 ? edge(corner) : '',
    ].join('');
  }

  /** An upright cylinder standing at y on the given centre. */
  function cylinder(centre: Point, radius: number, height: number, tone: Tone, topRadius = radius): string {
    const [x, y, z] = centre;
    const flat = RECEDE.up / RECEDE.right / 2;
    const body: Point[] = [
      [x - radius, y, z],
      [x - topRadius, y + height, z],
      [x + topRadius, y + height, z],
      [x + radius, y, z],
    ];
    return [
      disc(centre, radius, tone.side, radius * flat),
      face(body, tone.front, false),
      `<path d="M${px(body[0] as Point)}L${px(body[1] as Point)}M${px(body[3] as Point)}L${px(body[2] as Point)}" ${outline}/>`,
      disc([x, y + height, z], topRadius, tone.top, topRadius * flat),
    ].join('');
  }

  /** A free form facing the viewer: SVG path data on a 100 x 100 grid, y up, stretched over the frame. */
  function form(frame: Frame, z: number, data: string, fill: string, isOutlined = true): string {
    return `<path d="${placed(frame, z, data)}" fill="${fill}"${isOutlined ? ` ${outline}` : ''}/>`;
  }

  /** A free form with depth behind it. */
  function solid(frame: Frame, depth: number, data: string, tone: Tone): string {
    const slices = Array.from({ length: EXTRUSION_STEPS }, (_, step) =>
      form(frame, depth * (1 - step / EXTRUSION_STEPS), data, tone.side, step === 0),
    );
    return [...slices, form(frame, 0, data, tone.front)].join('');
  }

  function placed(frame: Frame, z: number, data: string): string {
    return data.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) =>
      px([frame.x + (Number(x) / 100) * frame.w, frame.y + (Number(y) / 100) * frame.h, z]),
    );
  }

  return { face, line, panel, disc, block, cylinder, form, solid };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
