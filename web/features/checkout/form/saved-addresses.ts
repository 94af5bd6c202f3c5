/** Saved addresses as form values. */

import {
  type AddressValues,
  TYPED_PARTS,
  typedParts,
} from '../../../../rules/people/addresses/address-parts';
import { visibleParts } from '../../addresses/address-values';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';

export type SavedAddress = SavedAddressPartsFragment;

/** Those in a country, by ISO code; the suggested one first. */
export function savedAddressesIn(country: string, saved: readonly SavedAddress[]): readonly SavedAddress[] {
  return saved.filter(({ countryCode }) => countryCode === country);
}

/** The form values of a saved address. */
export function toAddressValues({ address, countryCode }: SavedAddress): AddressValues {
  return visibleParts(typedParts(address), countryCode);
}

/** The saved address that equals the typed one; undefined when none does. */
export function findSaved(typed: AddressValues, saved: readonly SavedAddress[]): SavedAddress | undefined {
  const written = comparisonKey(typed);
  return saved.find((one) => comparisonKey(toAddressValues(one)) === written);
}

/**
 * The address to prefill: the first of its country, when the quote names its town or postcode, or no place at all. A quote
 * for another place is never overwritten.
 */
export function defaultAddressFor(
  place: string,
  country: string,
  saved: readonly SavedAddress[],
): AddressValues | undefined {
  const first = savedAddressesIn(country, saved).find(({ isDefault }) => isDefault);
  if (!first) return undefined;
  const named = place.trim().toLowerCase();
  const isSamePlace = named === '' || [first.address.city, first.address.postcode].some(isNamed);
  return isSamePlace ? toAddressValues(first) : undefined;

  function isNamed(part: string): boolean {
    return part !== '' && part.toLowerCase().replaceAll(' ', '') === named.replaceAll(' ', '');
  }
}

function comparisonKey(typed: AddressValues): string {
  return TYPED_PARTS.map((part) => typed[part].trim().toLowerCase()).join('\n');
}
