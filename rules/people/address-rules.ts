/** The parts of an address by ISO country code, and the message for a missing one. */

import { DESTINATIONS } from '../destinations.js';
import { postcodeRequired } from './contact-rules.js';
import { isUkPostcode, UK_POSTCODE_MESSAGE } from './postcode.js';

const WITH_STATES: Record<string, string> = {
  AU: 'State',
  BR: 'State',
  CA: 'Province',
  CN: 'Province',
  IN: 'State',
  JP: 'Prefecture',
  MX: 'State',
  MY: 'State',
  US: 'State',
  ZA: 'Province',
};

/** Countries whose post uses no codes, beside those we ship to. */
const WITHOUT_POSTCODES =
  'AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY JM KI KM KN KP LC ML MO MR MW NR NU PA QA RW SB SC SL SO SR ST SY TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  );

/** Whether a letter to the country needs a state or province; elsewhere it is optional. */
export function needsState(code: string): boolean {
  return code in WITH_STATES;
}

/** The country's word for its largest division. */
export function stateWord(code: string): string {
  return WITH_STATES[code] ?? 'State or region';
}

/** Whether addresses of the country have a postal code. */
export function hasPostcodes(code: string): boolean {
  const destination = DESTINATIONS.find(({ countryCode }) => countryCode === code);
  return destination ? postcodeRequired(destination.key) : !WITHOUT_POSTCODES.includes(code);
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

/** The problem of each part of an address in a country; null for a valid part. */
export function addressProblems(
  { line1, city, state, postcode }: AddressParts,
  code: string,
): Readonly<Record<keyof AddressParts, string | null>> {
  return {
    line1: line1.trim() ? null : 'Address is required',
    city: city.trim() ? null : 'City is required',
    state: state.trim() || !needsState(code) ? null : 'State is required',
    postcode: postcodeProblem(postcode.trim(), code),
  };
}

function postcodeProblem(postcode: string, code: string): string | null {
  if (!hasPostcodes(code)) return null;
  if (!postcode) return 'Postal code is required';
  return code !== 'GB' || isUkPostcode(postcode) ? null : UK_POSTCODE_MESSAGE;
}
