import { geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo';
import type { DestinationKey } from '../../../rules/destinations';
import { HOME_PORT, seaLane } from '../../shipments/sea-lanes';
import { LAND } from './land';
import { bend, type Point, shareOf, toPath } from './lane-line';

/** Degrees between grid lines. */
const GRID_DEGREES: [number, number] = [15, 15];

export interface DrawnMap {
  /** Lazy: these two take longest. */
  readonly land: () => string;
  readonly grid: () => string;
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

/** Draws the lane to a destination at this size in pixels; `share` of it is travelled. */
export function drawMap(
  destination: DestinationKey,
  share: number,
  { width, height, margin }: Sheet,
): DrawnMap {
  const waypoints = seaLane(destination).points.map(([longitude, latitude]): [number, number] => [
    longitude,
    latitude,
  ]);
  const goalLongitude = waypoints.at(-1)?.[0] ?? 0;
  const projection = geoNaturalEarth1()
    .rotate([-(HOME_PORT.position[0] + goalLongitude) / 2, 0])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      { type: 'MultiPoint', coordinates: waypoints },
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const path = geoPath(projection).digits(1);
  const line = bend(waypoints.flatMap((position) => [projection(position) as Point]));
  const sailed = shareOf(line, share);
  return {
    land: () => path(LAND) ?? '',
    grid: () => path(geoGraticule().step(GRID_DEGREES)()) ?? '',
    lane: toPath(line),
    sailed: toPath(sailed),
    home: line[0] as Point,
    goal: line.at(-1) as Point,
    shipment: sailed.at(-1) as Point,
  };
}
