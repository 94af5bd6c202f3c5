/** Saved addresses as form values. */

import { TYPED_PARTS, type TypedAddress, typedParts } from '../../../../rules/people/addresses/address-parts';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { shownParts } from '../../addresses/typed-address';

export type SavedAddress = SavedAddressPartsFragment;

/** Those in a country, by ISO code; the suggested one first. */
export function savedIn(country: string, saved: readonly SavedAddress[]): readonly SavedAddress[] {
  return saved.filter(({ countryCode }) => countryCode === country);
}

/** The form values of a saved address. */
export function toTyped({ address, countryCode }: SavedAddress): TypedAddress {
  return shownParts(typedParts(address), countryCode);
}

/** The saved address that equals the typed one; undefined when none does. */
export function findTyped(typed: TypedAddress, saved: readonly SavedAddress[]): SavedAddress | undefined {
  const written = writtenOut(typed);
  return saved.find((one) => writtenOut(toTyped(one)) === written);
}

/**
 * The address to prefill: the first of its country, when the quote names its town or postcode, or no place at all. A quote
 * for another place is never overwritten.
 */
export function firstFor(
  place: string,
  country: string,
  saved: readonly SavedAddress[],
): TypedAddress | undefined {
  const first = savedIn(country, saved).find(({ isDefault }) => isDefault);
  if (!first) return undefined;
  const named = place.trim().toLowerCase();
  const isSamePlace = named === '' || [first.address.city, first.address.postcode].some(isNamed);
  return isSamePlace ? toTyped(first) : undefined;

  function isNamed(part: string): boolean {
    return part !== '' && part.toLowerCase().replaceAll(' ', '') === named.replaceAll(' ', '');
  }
}

function writtenOut(typed: TypedAddress): string {
  return TYPED_PARTS.map((part) => typed[part].trim().toLowerCase()).join('\n');
}
