import { type AddressParts, addressProblems } from '../../rules/people/address-rules';

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
  const problems = Object.entries(addressProblems(address, country)) as [keyof AddressParts, string | null][];
  return problems.map(([part, message]) => [`${path}${part}`, message]);
}
