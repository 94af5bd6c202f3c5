import {
  type AddressParts,
  addressProblems,
  type MissingMessages,
  postcodeInSentence,
} from '../../../rules/people/address-rules';
import type { AddressValues } from '../../../rules/people/addresses/address-parts';
import { type CollectionRegion, collectionProblem } from '../../../rules/people/collection-regions';
import { hasPostcodes } from '../../../rules/people/country-addresses';
import { UK_POSTCODE_MESSAGE } from '../../../rules/people/postcode';

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

/** The problems of a collection address, which must also be where our vans go. */
export function collectionProblemsAt(address: AddressParts, served: readonly CollectionRegion[]) {
  const unserved = collectionProblem(address.postcode, served);
  const problems = addressProblemsAt('collection.', address, 'GB');
  return problems.map(([path, problem]): (typeof problems)[number] => [
    path,
    path === 'collection.postcode' ? (unserved ?? problem) : problem,
  ]);
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

/** An address without the parts that `AddressFields` hides in a country: they are left from another one. */
export function visibleParts<Typed extends Pick<AddressValues, 'state' | 'postcode'>>(
  parts: Typed,
  country: string,
): Typed {
  return {
    ...parts,
    state: hasStateField(country) ? parts.state : '',
    postcode: hasPostcodes(country) ? parts.postcode : '',
  };
}

/** A county is part of no British address. */
export const hasStateField = (country: string): boolean => country !== 'GB';
