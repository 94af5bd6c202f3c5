/** How a crew gets to the door of an address: what it has to carry past, and where its van stands. */
import { cleanLine } from '../text.js';

export interface Access {
  /** 0 is the ground floor, -1 the basement. */
  readonly floor: number | null;
  readonly hasLift: boolean | null;
  /** Metres from the van to the door. */
  readonly carryMetres: number | null;
  /** As the customer describes it; empty when nothing is said. */
  readonly parking: string;
}

export const FLOORS = { min: -3, max: 99 } as const;
export const CARRY_METRES_MAX = 500;
export const PARKING_LENGTH_MAX = 200;

/** The access without empty parts around it; null when nothing of it is said. */
export function knownAccess({ floor, hasLift, carryMetres, parking }: Partial<Access>): Access | null {
  const known = { floor: floor ?? null, hasLift: hasLift ?? null, carryMetres: carryMetres ?? null };
  const place = cleanLine(parking ?? '');
  return place === '' && Object.values(known).every((part) => part === null)
    ? null
    : { ...known, parking: place };
}

/** An access in a few words each: "2nd floor, no lift", "About 25 m from van to door". */
export function describeAccess({ floor, hasLift, carryMetres, parking }: Access): string[] {
  const lift = hasLift === null ? '' : hasLift ? 'lift' : 'no lift';
  const stairs = [floor === null ? '' : floorName(floor), lift].filter(Boolean).join(', ');
  return [
    stairs && stairs.charAt(0).toUpperCase() + stairs.slice(1),
    carryMetres === null ? '' : `About ${carryMetres} m from van to door`,
    parking && `Parking: ${parking}`,
  ].filter(Boolean);
}

/** "Ground floor", "1st floor", "Basement". */
export function floorName(floor: number): string {
  if (floor === 0) return 'Ground floor';
  if (floor < 0) return floor === -1 ? 'Basement' : `Basement, level ${-floor}`;
  const [tens, ones] = [Math.floor(floor / 10) % 10, floor % 10];
  return `${floor}${tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th')} floor`;
}
