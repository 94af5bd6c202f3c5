/** Geometry of a drawn sea lane, in pixels. */

export type Point = readonly [x: number, y: number];

/** Points between two waypoints. */
const STEPS = 12;

/** A smooth line through all waypoints (Catmull-Rom). */
export function smoothLine(waypoints: readonly Point[]): Point[] {
  const at = (index: number) => waypoints[Math.min(Math.max(index, 0), waypoints.length - 1)] as Point;
  const bends = waypoints.slice(1).flatMap((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS }, (__, step): Point => {
      const t = (step + 1) / STEPS;
      return [
        between(before[0], from[0], to[0], after[0], t),
        between(before[1], from[1], to[1], after[1], t),
      ];
    });
  });
  return waypoints.length > 0 ? [at(0), ...bends] : [];
}

/** The first `share` of a line; its last point is interpolated. */
export function shareOf(line: readonly Point[], share: number): Point[] {
  const lengths = line.slice(1).map((point, index) => distance(line[index] as Point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  const part = line.slice(0, 1);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index] as Point, line[index + 1] as Point];
    if (left < length) {
      const t = length > 0 ? left / length : 0;
      return [...part, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]];
    }
    part.push(to);
    left -= length;
  }
  return part;
}

/** The line as an SVG path. */
export function toPath(line: readonly Point[]): string {
  return line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Half the usual tension, so that the line stays off the coasts. */
function between(before: number, from: number, to: number, after: number, t: number): number {
  const [leave, arrive] = [(to - before) / 3, (after - from) / 3];
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * leave + (3 * t2 - 2 * t3) * to + (t3 - t2) * arrive
  );
}

function distance([fromX, fromY]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - fromX, toY - fromY);
}
