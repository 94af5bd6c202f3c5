import { isEmail, isPhoneNumber, isUkPostcode, postcodeRequired } from '../../rules/contact-rules.js';
import {
  DESTINATIONS,
  type DestinationKey,
  destinationName,
  findDestination,
} from '../../rules/destinations.js';
import { badInput, type FieldError } from '../shared/errors.js';
import type { CheckoutInput } from './checkout.inputs.js';

export interface ContactChecks {
  /**
   * The caller knows only a place of collection, as a city or a line of text: it needs no UK postcode, and the door
   * is agreed with the customer before the collection. An address in parts always needs one.
   */
  readonly collectionIsPlace?: boolean;
}

/**
 * Checks that people and addresses can be reached, and that the delivery is in the destination that was priced.
 * Throws BAD_INPUT with every wrong field, first sentence first.
 */
export function checkContactAndAddresses(
  input: CheckoutInput,
  destination: DestinationKey,
  { collectionIsPlace = false }: ContactChecks = {},
): void {
  const wrong: FieldError[] = [];
  const check = (isRight: boolean, field: string, message: string) => {
    if (!isRight) wrong.push({ field, message });
  };

  check(input.contactName.trim() !== '', 'contactName', 'Name is required');
  check(isEmail(input.contactEmail.trim()), 'contactEmail', 'Please enter a valid email address');
  const phone = input.contactPhone?.trim() ?? '';
  check(phone === '' || isPhoneNumber(phone), 'contactPhone', 'Please enter a valid phone number');

  for (const place of ['collectionAddress', 'deliveryAddress', 'billingAddress'] as const) {
    check(input[place].line1.trim() !== '', `${place}.line1`, 'Address is required');
    check(input[place].city.trim() !== '', `${place}.city`, 'City is required');
    check(input[place].country.trim() !== '', `${place}.country`, 'Country is required');
  }
  check(
    collectionIsPlace || isUkPostcode(input.collectionAddress.postcode ?? ''),
    'collectionAddress.postcode',
    'Please enter a UK postcode',
  );
  const { country } = input.deliveryAddress;
  check(
    country.trim() === '' || isIn(country, destination),
    'deliveryAddress.country',
    `Please give a delivery address in ${destinationName(destination)}`,
  );
  const deliveryPostcode = input.deliveryAddress.postcode?.trim() ?? '';
  check(
    !postcodeRequired(destination) || deliveryPostcode !== '',
    'deliveryAddress.postcode',
    'Postal code is required',
  );

  const [first] = wrong;
  if (first) throw badInput(first.message, wrong);
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** How browsers that do not follow the Unicode list write them. */
const OTHER_WRITINGS: Readonly<Partial<Record<DestinationKey, readonly string[]>>> = {
  hongkong: ['hong kong sar', 'hong kong (china)', 'hong kong, china'],
  china: ['china mainland', 'mainland china', "people's republic of china"],
};

/** Whether a country as written, or as its code, is the one a destination lies in. */
function isIn(country: string, destination: DestinationKey): boolean {
  const code = DESTINATIONS.find(({ key }) => key === destination)?.countryCode ?? '';
  const written = country.trim().toLowerCase();
  const listed = [code, countries.of(code) ?? ''].map((name) => name.toLowerCase());
  const names = [...listed, ...(OTHER_WRITINGS[destination] ?? [])];
  return findDestination(written)?.key === destination || names.includes(written);
}
