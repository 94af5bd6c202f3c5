/** Form values of a saved address. */
import { countryName } from '../../../../rules/people/countries';
import type { SavedAddressInput } from '../../../data/schema.generated';
import { foundProblems } from '../../../lib/forms/found-problems';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { addressProblemsAt, shownParts } from '../../addresses/typed-address';

export interface AddressForm {
  label: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
  /** ISO code. */
  country: string;
  isDefault: boolean;
}

/** Initial values: the saved address, or an empty one in the United Kingdom, where every shipment begins. */
export function startAddressForm(saved: SavedAddressPartsFragment | null): AddressForm {
  const { line1 = '', line2 = '', city = '', state = '', postcode = '' } = saved?.address ?? {};
  return {
    label: saved?.label ?? '',
    ...{ line1, line2, city, state, postcode },
    country: saved?.countryCode ?? 'GB',
    isDefault: saved?.isDefault ?? false,
  };
}

/** Every invalid field with its message, in the order of the page. */
export function checkAddress(form: AddressForm): Map<keyof AddressForm, string> {
  return foundProblems(addressProblemsAt('', shownParts(form, form.country), form.country));
}

/** The form as server input, with the parts that are shown for its country. */
export function toSavedAddressInput({ label, country, isDefault, ...parts }: AddressForm): SavedAddressInput {
  return { label, isDefault, address: { ...shownParts(parts, country), country: countryName(country) } };
}
