/** The shipment as the address of the builder carries it. */
import { destinationName, findDestination } from '../../rules/destinations';
import type { Shipment } from '../cart/cart-types';
import { readWords } from '../ui/url-params';

export type AddressedShipment = Pick<Shipment, 'destination' | 'fromCity' | 'toCity'>;

/** Longest name of a city, town or postcode we take from an address. */
export const CITY_LENGTH_MAX = 100;

/** What an address asks for; what it leaves open or what we do not ship to is left out. */
export function readShipment(query: URLSearchParams): Partial<AddressedShipment> {
  const destination = findDestination(query.get('toCountry') ?? '')?.key;
  const fromCity = readWords(query, 'fromCity', CITY_LENGTH_MAX);
  const toCity = readWords(query, 'toCity', CITY_LENGTH_MAX);
  return { ...(destination && { destination }), ...(fromCity && { fromCity }), ...(toCity && { toCity }) };
}

/** The query with this shipment in it; everything else in it stays. */
export function writeShipment(query: URLSearchParams, shipment: AddressedShipment): URLSearchParams {
  const written = new URLSearchParams(query);
  if (readShipment(query).destination !== shipment.destination) {
    written.set('toCountry', destinationName(shipment.destination));
  }
  for (const city of ['fromCity', 'toCity'] as const) {
    if (shipment[city]) written.set(city, shipment[city]);
    else written.delete(city);
  }
  return written;
}

/** The wishes of an address that the shipment does not hold yet. */
export function newWishes(
  wanted: Partial<AddressedShipment>,
  has: AddressedShipment,
): Partial<AddressedShipment> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => has[field as keyof AddressedShipment] !== value),
  );
}
