import { DISTRICT_CENTRES } from './district-centres.js';
import { districtsCover } from './postal-districts.js';

/** Degrees north and east. */
export interface Place {
  readonly north: number;
  readonly east: number;
}

const KM_PER_DEGREE = 111.2;

/** Approximate position of a postal district, such as LS12; undefined for none of the United Kingdom. */
export function centreOf(outward: string): Place | undefined {
  const [, area = '', district = ''] = /^([A-Z]+)(\d+)/.exec(outward) ?? [];
  if (!Object.hasOwn(DISTRICT_CENTRES, area)) return;
  const [middle = [], ...places] = (DISTRICT_CENTRES[area] ?? '').split('|').map((text) => text.split(' '));
  const own = places.filter(([, , ...districts]) => districtsCover(districts, district));
  return meanOf(own.length > 0 ? own : [middle]);
}

/** Distance in a straight line, exact to one per cent within the country. */
export function kmBetween(one: Place, other: Place): number {
  const middle = ((one.north + other.north) / 2) * (Math.PI / 180);
  return KM_PER_DEGREE * Math.hypot(one.north - other.north, (one.east - other.east) * Math.cos(middle));
}

function meanOf(places: readonly (readonly string[])[]): Place {
  const mean = (at: 0 | 1) => places.reduce((sum, place) => sum + Number(place[at]), 0) / places.length;
  return { north: mean(0), east: mean(1) };
}
