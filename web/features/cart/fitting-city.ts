import { type DestinationKey, destinationName } from '../../../rules/destinations';
import { isElsewhere } from '../../../rules/main-cities';
import type { Shipment } from './cart-types';

/** Adds to a change of destination the clearing of a city that is not there; `cleared` is that city. */
export function withFittingCity<S extends Partial<Shipment>>(
  change: S,
  toCity: string,
): { shipment: S; cleared?: string } {
  const { destination } = change;
  if (!destination || change.toCity !== undefined || !isElsewhere(toCity, destination))
    return { shipment: change };
  return { shipment: { ...change, toCity: '' }, cleared: toCity };
}

/** The message about a cleared city. */
export function clearedText(city: string, destination: DestinationKey): string {
  return `We cleared ${city} from the route. Enter a city in ${countryText(destination)}.`;
}

/** The message about a city that seems to be elsewhere; null for any other. */
export function elsewhereText(city: string, destination: DestinationKey): string | null {
  if (!isElsewhere(city, destination)) return null;
  return `Is ${city} in ${countryText(destination)}? Check the city and the country.`;
}

function countryText(destination: DestinationKey): string {
  return destination === 'usa' ? 'the USA' : destinationName(destination);
}
