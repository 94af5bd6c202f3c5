import { expect, it } from '@jest/globals';
import type { Position } from '../sea-lanes';
import { toChart } from './chart';
import { LAND } from './land';

const INLAND: Readonly<Record<string, Position>> = {
  Leeds: [-1.5, 53.6],
  Paris: [2.3, 48.9],
  Moscow: [37.6, 55.8],
  Nairobi: [36.8, -1.3],
  Delhi: [77.2, 28.6],
  Chengdu: [104, 30.7],
  Denver: [-105, 39.7],
  Brasilia: [-47.9, -15.8],
  'Alice Springs': [133.9, -23.7],
};

const AT_SEA: Readonly<Record<string, Position>> = {
  'the middle of the Atlantic': [-35, 30],
  'the middle of the Indian Ocean': [80, -20],
  'the middle of the Pacific': [-150, 0],
  'the Bay of Bengal': [89, 14],
};

it.each(Object.entries(INLAND))('%s is on land', (_, place) => {
  expect(isOnLand(place)).toBe(true);
});

it.each(Object.entries(AT_SEA))('%s is water', (_, place) => {
  expect(isOnLand(place)).toBe(false);
});

/** Whether a line from the place to the east crosses the outline an odd number of times. */
function isOnLand(place: Position): boolean {
  const [x, y] = toChart(place);
  let isInside = false;
  for (const ring of RINGS)
    ring.forEach(([x1, y1], at) => {
      const [x2, y2] = ring.at(at - 1) as readonly [number, number];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
    });
  return isInside;
}

/** Each starts at an absolute place; every further corner is relative to the one before. */
const RINGS = LAND.split('M')
  .slice(1)
  .map((path) => {
    const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, corner) => {
      x += numbers[2 * corner] ?? 0;
      y += numbers[2 * corner + 1] ?? 0;
      return [x, y] as const;
    });
  });
