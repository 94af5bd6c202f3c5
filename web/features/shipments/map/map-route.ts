import type { DestinationKey } from '../../../../rules/destinations';
import { type Position, seaLane } from '../sea-lanes';
import { toChart } from './chart';
import { cityPosition } from './cities';

export interface MapRoute {
  readonly points: readonly Position[];
  /** The port the way ends at, when the city's place is not known; null when it ends in the city. */
  readonly endsAtPort: string | null;
}

/** A mile over land counts as this many at sea: ships go a long way round before goods leave them. */
const LAND_WEIGHT = 2;

/** The way to a city: along the sea lane, which it leaves where that is shortest. Without the city, to the port. */
export function mapRouteTo(destination: DestinationKey, city: string): MapRoute {
  const { port, points } = seaLane(destination);
  const end = cityPosition(destination, city);
  if (!end) return { points, endsAtPort: port };
  let sailed = 0;
  let best = { cost: Number.POSITIVE_INFINITY, at: 0 };
  for (const [at, point] of points.entries()) {
    sailed += distance(points[Math.max(at - 1, 0)] ?? point, point);
    const cost = sailed + LAND_WEIGHT * distance(point, end);
    if (cost < best.cost) best = { cost, at };
  }
  return { points: [...points.slice(0, best.at + 1), end], endsAtPort: null };
}

function distance(from: Position, to: Position): number {
  const [[fromX, fromY], [toX, toY]] = [toChart(from), toChart(to)];
  return Math.hypot(toX - fromX, toY - fromY);
}
