import { expect, it } from '@jest/globals';
import { DESTINATION_KEYS } from '../../rules/destinations';
import { SEA_DISTANCES } from './sea-distances';
import { type Position, seaLane } from './sea-lanes';

it.each(DESTINATION_KEYS)('the sea lane to %s is as long as its distance says', (destination) => {
  const { points } = seaLane(destination);
  expect(points.length).toBeGreaterThan(4);
  expect(Math.round(length(points) / 100) * 100).toBe(SEA_DISTANCES[destination]);
});

function length(points: readonly Position[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
}

/** Great-circle distance in nautical miles: one minute of arc each. */
function distance([fromLon, fromLat]: Position, [toLon, toLat]: Position): number {
  const radians = Math.PI / 180;
  const halfLat = Math.sin(((toLat - fromLat) * radians) / 2) ** 2;
  const halfLon = Math.sin(((toLon - fromLon) * radians) / 2) ** 2;
  const chord = halfLat + Math.cos(fromLat * radians) * Math.cos(toLat * radians) * halfLon;
  return ((2 * Math.asin(Math.sqrt(chord))) / radians) * 60;
}
