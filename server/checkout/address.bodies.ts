import { type DestinationKey, findDestination } from '../../rules/destinations.js';
import { ADDRESS_LENGTH_MAX } from '../../rules/people/address-rules.js';
import { cutText } from '../../rules/text.js';
import { asRecord } from '../shared/api/validate.js';

/** An address before it is checked, in the fields of AddressInput. */
type UncheckedAddress = Readonly<Record<string, unknown>>;

const COLLECTION_COUNTRY = 'United Kingdom';
const POSTCODE_INSIDE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i;

/** An address in the field names of REST: address, city, state, zip (or zipCode), country. */
export function toAddressInput(sent: unknown): UncheckedAddress {
  const { address, city, state, zip, zipCode, country } = asRecord(sent);
  const postcode = zip ?? zipCode;
  return {
    line1: address,
    city,
    state,
    postcode: typeof postcode === 'number' ? String(postcode) : postcode,
    country,
  };
}

/**
 * Where we collect. With an address line it is an address, which needs its UK postcode like any; a text, or a city
 * alone, is a place, and the door is agreed with the customer before the collection.
 */
export function readOrigin(origin: unknown): { address: UncheckedAddress; isPlace: boolean } {
  const { address, city } = asRecord(origin);
  if (address) {
    const typed = toAddressInput(origin);
    return { address: { ...typed, country: typed.country ?? COLLECTION_COUNTRY }, isPlace: false };
  }
  const place = typeof origin === 'string' ? origin.trim() : city;
  return { address: typeof place === 'string' ? toPlace(place) : {}, isPlace: true };
}

/** The destination that a text or an address names; undefined for a town, which has no price. */
export function readDestination(destination: unknown): DestinationKey | undefined {
  const place = typeof destination === 'string' ? destination : asRecord(destination).country;
  if (typeof place !== 'string') return undefined;
  return (findDestination(place) ?? findDestination(place.slice(place.lastIndexOf(',') + 1)))?.key;
}

function toPlace(place: string): UncheckedAddress {
  return {
    line1: place,
    city: cutText(place, ADDRESS_LENGTH_MAX.city),
    postcode: POSTCODE_INSIDE.exec(place)?.[0],
    country: COLLECTION_COUNTRY,
  };
}
