import type { Position } from '../sea-lanes';

/** A place on the chart, in its units: equirectangular, in proportion around 37° north and south. */
export function toChart([longitude, latitude]: Position): readonly [x: number, y: number] {
  return [longitude * 10, latitude * -12.5];
}
