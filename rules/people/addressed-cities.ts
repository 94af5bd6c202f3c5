import { cutText } from '../text.js';
import { formatPlace } from './postcode.js';

/** Longest city, town or postcode accepted from an address. */
export const CITY_LENGTH_MAX = 100;

export interface AddressedCities {
  readonly fromCity: string;
  readonly toCity: string;
}

/** The cities that the builder's address names, by its parameters; empty text where it names none. */
export function addressedCities(param: (name: keyof AddressedCities) => unknown): AddressedCities {
  return { fromCity: formatPlace(readCity(param('fromCity'))), toCity: readCity(param('toCity')) };
}

function readCity(param: unknown): string {
  return typeof param === 'string'
    ? cutText(param.replace(/\p{Cc}/gu, '').trim(), CITY_LENGTH_MAX).trim()
    : '';
}
