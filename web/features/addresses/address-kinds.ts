import type { AddressValues } from '../../../rules/people/addresses/address-parts';

interface Kind {
  /** Where the form has its values, such as "billing."; empty for a form of one address. */
  readonly path: string;
  /** Without a state or postcode, each is named as its country names it. */
  readonly labels: Partial<AddressValues> & Pick<AddressValues, 'line1' | 'city'>;
  /** Section of the browser's autofill, with a space after it. */
  readonly autofill: string;
  /** Shows a state and a postcode in every country. */
  readonly isWhole?: true;
  /** The required parts: those that the country needs, or none. */
  readonly needs?: 'country' | 'nothing';
}

export type AddressKind = 'collection' | 'delivery' | 'billing' | 'saved' | 'profile' | 'user';

/** Every address that is typed somewhere. */
export const ADDRESS_KINDS: Readonly<Record<AddressKind, Kind>> = {
  collection: {
    path: 'collection.',
    autofill: 'section-collection ',
    labels: {
      line1: 'House number and street',
      line2: 'Flat, floor or building',
      city: 'Town or city',
      postcode: 'UK postcode',
    },
  },
  delivery: {
    path: 'delivery.',
    autofill: 'section-delivery ',
    labels: { line1: 'Street address', line2: 'Apartment, floor or building', city: 'City or suburb' },
  },
  billing: {
    path: 'billing.',
    autofill: 'billing ',
    labels: { line1: 'Address Line 1', city: 'City' },
    isWhole: true,
  },
  saved: {
    path: '',
    autofill: '',
    labels: { line1: 'Street Address', line2: 'Flat, floor or building', city: 'City' },
  },
  profile: {
    path: '',
    autofill: '',
    labels: { line1: 'Street Address', city: 'City' },
    isWhole: true,
    needs: 'nothing',
  },
  user: {
    path: '',
    autofill: 'off',
    labels: {
      line1: 'Address',
      line2: 'Flat, floor or building',
      city: 'City',
    },
    isWhole: true,
    needs: 'nothing',
  },
};
