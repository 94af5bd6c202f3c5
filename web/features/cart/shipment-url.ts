/** The shipment in the builder's address. */
import { DEFAULT_DESTINATION, destinationName, findDestination } from '../../../rules/destinations';
import { addressedCities } from '../../../rules/people/addressed-cities';
import type { Shipment } from './cart-types';

export type UrlShipment = Pick<Shipment, 'destination' | 'fromCity' | 'toCity'>;

/** The shipment in an address, without what is absent or not sold. */
export function readShipment(query: URLSearchParams): Partial<UrlShipment> {
  const destination = findDestination(query.get('toCountry') ?? '')?.key;
  const { fromCity, toCity } = addressedCities((name) => query.get(name));
  return { ...(destination && { destination }), ...(fromCity && { fromCity }), ...(toCity && { toCity }) };
}

/** The shipment in the builder's address; empty for any other page. */
export function shipmentFromUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return /^\/new-quote\/*$/i.test(pathname) ? readShipment(new URLSearchParams(search)) : {};
}

/** The query with this shipment; its other parameters stay. */
export function writeShipment(query: URLSearchParams, shipment: UrlShipment): URLSearchParams {
  const written = new URLSearchParams(query);
  const { destination = DEFAULT_DESTINATION } = readShipment(query);
  if (destination !== shipment.destination) {
    written.set('toCountry', destinationName(shipment.destination));
  }
  for (const city of ['fromCity', 'toCity'] as const) {
    if (shipment[city]) written.set(city, shipment[city]);
    else written.delete(city);
  }
  return written;
}
