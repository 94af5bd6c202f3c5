import { toChart } from './chart';
import { type Point, shareOf, smoothLine, toPath } from './lane-line';
import type { MapRoute } from './map-route';

/** Degrees between grid lines. */
const GRID_DEGREES = 15;

export interface DrawnMap {
  /** From chart units to pixels. */
  readonly transform: string;
  readonly grid: string;
  readonly lane: string;
  /** The travelled part of the lane. */
  readonly sailed: string;
  readonly home: Point;
  readonly goal: Point;
  readonly shipment: Point;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Margin around the lane, for names. */
  readonly margin: number;
}

/** Draws a way at this size in pixels; `share` of it is travelled. */
export function drawMap(
  { points, endsAtPort }: MapRoute,
  share: number,
  { width, height, margin }: Sheet,
): DrawnMap {
  const places = points.map(toChart);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - north];
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  const [left, top] = [
    (width - wide * scale) / 2 - west * scale,
    (height - high * scale) / 2 - north * scale,
  ];
  const toSheet = ([x, y]: Point): Point => [x * scale + left, y * scale + top];

  const line = places.map(toSheet);
  // The route bends at sea, and is straight from the port on.
  const whole = endsAtPort ? smoothLine(line) : [...smoothLine(line.slice(0, -1)), line.at(-1) as Point];
  const sailed = shareOf(whole, share);
  return {
    transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})`,
    grid: gridLines(toSheet, width, height),
    lane: toPath(whole),
    sailed: toPath(sailed),
    home: whole[0] as Point,
    goal: whole.at(-1) as Point,
    shipment: sailed.at(-1) as Point,
  };
}

function gridLines(toSheet: (point: Point) => Point, width: number, height: number): string {
  let path = '';
  for (let degrees = -180; degrees <= 195; degrees += GRID_DEGREES) {
    const [x, y] = toSheet(toChart([degrees, degrees]));
    if (x > 0 && x < width) path += `M${x.toFixed(1)} 0V${height}`;
    if (y > 0 && y < height) path += `M0 ${y.toFixed(1)}H${width}`;
  }
  return path;
}
