/** The parts of an address by ISO country code, and the message for a missing one. */

import { cleanLine } from '../text.js';
import { hasPostcodes, wrongPostcode, wrongState } from './country-addresses.js';

/** The words of a country for parts of its addresses, where they are others than `USUAL_TERMS`. */
interface AddressTerms {
  readonly state: string;
  readonly postcode: string;
  /** Whether a letter needs the state or province. */
  readonly needsState?: true;
}

const USUAL_TERMS: AddressTerms = { state: 'State or region', postcode: 'Postcode' };
const TERMS: Readonly<Record<string, AddressTerms>> = {
  AE: { state: 'Emirate', postcode: 'Postcode' },
  AU: { state: 'State', postcode: 'Postcode', needsState: true },
  BR: { state: 'State', postcode: 'CEP', needsState: true },
  CA: { state: 'Province', postcode: 'Postal code', needsState: true },
  CN: { state: 'Province', postcode: 'Postal code', needsState: true },
  GB: { state: 'County', postcode: 'Postcode' },
  HK: { state: 'District', postcode: 'Postcode' },
  IE: { state: 'County', postcode: 'Eircode' },
  IN: { state: 'State', postcode: 'PIN code', needsState: true },
  JP: { state: 'Prefecture', postcode: 'Postal code', needsState: true },
  MX: { state: 'State', postcode: 'Postal code', needsState: true },
  MY: { state: 'State', postcode: 'Postcode', needsState: true },
  NZ: { state: 'Region', postcode: 'Postcode' },
  SG: { state: 'District', postcode: 'Postal code' },
  US: { state: 'State', postcode: 'ZIP Code', needsState: true },
  ZA: { state: 'Province', postcode: 'Postal code', needsState: true },
};

const termsOf = (code: string): AddressTerms => TERMS[code] ?? USUAL_TERMS;

/** Whether a letter to the country needs a state or province; elsewhere it is optional. */
export function needsState(code: string): boolean {
  return termsOf(code).needsState ?? false;
}

/** The country's word for its largest division. */
export function stateLabel(code: string): string {
  return termsOf(code).state;
}

/** The country's word for its postal code. */
export function postcodeLabel(code: string): string {
  return termsOf(code).postcode;
}

/** The same word within a sentence: "postcode", "ZIP code". */
export function postcodeInSentence(code: string): string {
  const word = postcodeLabel(code);
  return /^[A-Z]{2}/.test(word) ? word.replace(' Code', ' code') : word.toLowerCase();
}

/** The most characters of each part, for a label. */
export const ADDRESS_LENGTH_MAX = {
  line1: 200,
  line2: 200,
  city: 100,
  state: 100,
  postcode: 20,
  country: 100,
} as const;

/** An address as typed. */
export interface AddressParts {
  readonly line1: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** Messages for missing parts, in the specification's words; a form can replace them with ones that name its field. */
const MISSING = {
  line1: 'Address is required',
  city: 'City is required',
  postcode: 'Postal code is required',
};

export type MissingMessages = Partial<typeof MISSING>;

/** The problem of each part of an address in a country; null for a valid part. */
export function addressProblems(
  { line1, city, state, postcode }: AddressParts,
  code: string,
  words: MissingMessages = {},
): Readonly<Record<keyof AddressParts, string | null>> {
  const missing = { ...MISSING, ...words };
  const isEmpty = (part: string) => cleanLine(part) === '';
  return {
    line1: isEmpty(line1) ? missing.line1 : null,
    city: isEmpty(city) ? missing.city : wrongCity(city, code),
    state:
      isEmpty(state) && needsState(code)
        ? `Enter a ${stateLabel(code).toLowerCase()}`
        : wrongState(state, code),
    postcode: isEmpty(postcode) && hasPostcodes(code) ? missing.postcode : wrongPostcode(postcode, code),
  };
}

/** The problem of each part that is filled in but does not fit the country; null for a valid part. */
export function foreignParts(
  { city, state, postcode }: Omit<AddressParts, 'line1'>,
  code: string,
): Readonly<Record<'city' | 'state' | 'postcode', string | null>> {
  return {
    city: wrongCity(city, code),
    state: wrongState(state, code),
    postcode: wrongPostcode(postcode, code),
  };
}

/** Two cities with customs of their own. */
function wrongCity(city: string, code: string): string | null {
  const [name] = /^(?:hong ?kong|maca[ou])\b/i.exec(cleanLine(city)) ?? [];
  return code === 'CN' && name ? `${name} has customs of its own. Choose it as the country` : null;
}
