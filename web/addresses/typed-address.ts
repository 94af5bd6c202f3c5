import {
  type AddressParts,
  addressProblems,
  type MissingMessages,
  postcodeInSentence,
} from '../../rules/people/address-rules';
import { UK_POSTCODE_MESSAGE } from '../../rules/people/postcode';

/** An address as form values, without its country. */
export interface TypedAddress {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
}

export const NO_ADDRESS: TypedAddress = { line1: '', line2: '', city: '', state: '', postcode: '' };

/** The problem of each part of an address in a country (ISO code), by its path in the form, such as "billing.". */
export function addressProblemsAt<Path extends string>(
  path: Path,
  address: AddressParts,
  country: string,
): [`${Path}${keyof AddressParts}`, string | null][] {
  const words = MISSING[path]?.(country);
  const problems = Object.entries(addressProblems(address, country, words)) as [
    keyof AddressParts,
    string | null,
  ][];
  return problems.map(([part, message]) => [`${path}${part}`, message]);
}

/** Where two addresses stand on a page, a missing part names its field. */
const MISSING: Readonly<Record<string, (country: string) => MissingMessages>> = {
  'collection.': () => ({
    line1: 'Enter a house number and street',
    city: 'Enter a town or city',
    postcode: UK_POSTCODE_MESSAGE,
  }),
  'delivery.': (country) => ({
    line1: 'Enter a street address',
    city: 'Enter a city or suburb',
    postcode: `Enter a ${postcodeInSentence(country)}`,
  }),
};

/** Whether an address has nothing but its city, as a delivery whose street follows later. */
export function isStreetOpen({ line1, line2, state, postcode }: TypedAddress): boolean {
  return ![line1, line2, state, postcode].some((part) => part.trim());
}
