import { describe, expect, it } from '@jest/globals';
import { type Point, shareOf, smoothLine, toPath } from './lane-line';

const waypoints: Point[] = [
  [0, 0],
  [30, 40],
  [30, 140],
];

describe('the line of a sea lane', () => {
  it('passes every waypoint', () => {
    const line = smoothLine(waypoints);
    expect(waypoints.every(([x, y]) => line.some((one) => Math.hypot(one[0] - x, one[1] - y) < 1e-9))).toBe(
      true,
    );
  });

  it('is cut where so much of its length lies behind', () => {
    expect(shareOf(waypoints, 0)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(shareOf(waypoints, 0.5).at(-1)).toEqual([30, 65]);
    expect(shareOf(waypoints, 1)).toEqual(waypoints);
  });

  it('is drawn to a tenth of a pixel', () => {
    expect(
      toPath([
        [0, 1.26],
        [2, 3],
      ]),
    ).toBe('M0.0 1.3L2.0 3.0');
  });
});
