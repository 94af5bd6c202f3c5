/** The shipment as the address of the builder carries it. */
import { DEFAULT_DESTINATION, destinationName, findDestination } from '../../rules/destinations';
import { readTextParam } from '../ui/lists/url-params';
import type { Shipment } from './cart-types';

export type AddressedShipment = Pick<Shipment, 'destination' | 'fromCity' | 'toCity'>;

/** Longest name of a city, town or postcode we take from an address. */
export const CITY_LENGTH_MAX = 100;

/** What an address asks for; what it leaves open or what we do not ship to is left out. */
export function readShipment(query: URLSearchParams): Partial<AddressedShipment> {
  const destination = findDestination(query.get('toCountry') ?? '')?.key;
  const fromCity = readTextParam(query, 'fromCity', CITY_LENGTH_MAX);
  const toCity = readTextParam(query, 'toCity', CITY_LENGTH_MAX);
  return { ...(destination && { destination }), ...(fromCity && { fromCity }), ...(toCity && { toCity }) };
}

/** What an address asks for when it is one of the builder; nothing of any other. */
export function addressedShipment({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return /^\/new-quote\/*$/i.test(pathname) ? readShipment(new URLSearchParams(search)) : {};
}

/** The query with this shipment in it; everything else in it stays. */
export function writeShipment(query: URLSearchParams, shipment: AddressedShipment): URLSearchParams {
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
