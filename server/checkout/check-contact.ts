import {
  DESTINATIONS,
  type DestinationKey,
  destinationName,
  findDestination,
} from '../../rules/destinations.js';
import { EMAIL_MESSAGE, isEmail, PHONE_MESSAGE, postcodeRequired } from '../../rules/people/contact-rules.js';
import { isUkPostcode, UK_POSTCODE_MESSAGE } from '../../rules/people/postcode.js';
import type { FieldError } from '../../rules/refusals.js';
import type { AddressInput } from '../shared/address.js';
import { badInput } from '../shared/errors/errors.js';
import { phoneRefusal } from '../shared/phone.js';
import type { CheckoutInput } from './checkout.inputs.js';

export interface ContactChecks {
  /**
   * The caller knows only a place of collection, as a city or a line of text: it needs no UK postcode, and the door
   * is agreed with the customer before the collection. An address in parts always needs one.
   */
  readonly collectionIsPlace?: boolean;
  /** Where the delivery has neither a street nor a postcode, both may follow after the order; the city may not. */
  readonly streetMayFollow?: boolean;
}

/**
 * Checks that people and addresses can be reached, and that the delivery is in the destination that was priced.
 * Throws BAD_INPUT with every wrong field, first sentence first.
 */
export function checkContactAndAddresses(
  input: CheckoutInput,
  destination: DestinationKey,
  checks: ContactChecks = {},
): void {
  const wrongContact = wrongOf([
    [input.contactName.trim() !== '', 'contactName', 'Name is required'],
    [isEmail(input.contactEmail), 'contactEmail', EMAIL_MESSAGE],
    [phoneRefusal(input.contactPhone) === null, 'contactPhone', PHONE_MESSAGE],
  ]);
  const { collectionAddress, deliveryAddress, billingAddress } = input;
  const addresses = { collectionAddress, deliveryAddress, billingAddress };
  refuseWrong([...wrongContact, ...wrongAddressFields(addresses, destination, checks)]);
}

/** Those of an order's addresses that are sent. */
export interface SomeAddresses {
  readonly collectionAddress?: AddressInput;
  readonly deliveryAddress?: AddressInput;
  readonly billingAddress?: AddressInput;
}

/** Throws BAD_INPUT with every wrong field of the addresses that are sent. */
export function checkAddresses(addresses: SomeAddresses, destination: DestinationKey): void {
  refuseWrong(wrongAddressFields(addresses, destination, {}));
}

function wrongAddressFields(
  { collectionAddress, deliveryAddress, billingAddress }: SomeAddresses,
  destination: DestinationKey,
  { collectionIsPlace = false, streetMayFollow = false }: ContactChecks,
): FieldError[] {
  const followsLater = streetMayFollow && deliveryAddress !== undefined && isStreetOpen(deliveryAddress);
  const parts = Object.entries({ collectionAddress, deliveryAddress, billingAddress }).flatMap(
    ([place, address]): Check[] =>
      address
        ? [
            [
              address.line1.trim() !== '' || (followsLater && place === 'deliveryAddress'),
              `${place}.line1`,
              'Address is required',
            ],
            [address.city.trim() !== '', `${place}.city`, 'City is required'],
            [address.country.trim() !== '', `${place}.country`, 'Country is required'],
          ]
        : [],
  );
  const isReachable =
    !collectionAddress || collectionIsPlace || isUkPostcode(collectionAddress.postcode ?? '');
  const country = deliveryAddress?.country ?? '';
  const hasPostcode = (deliveryAddress?.postcode?.trim() ?? '') !== '';
  return wrongOf([
    ...parts,
    [isReachable, 'collectionAddress.postcode', UK_POSTCODE_MESSAGE],
    [
      country.trim() === '' || isIn(country, destination),
      'deliveryAddress.country',
      `Enter a delivery address in ${destinationName(destination)}`,
    ],
    [
      !deliveryAddress || !postcodeRequired(destination) || hasPostcode || followsLater,
      'deliveryAddress.postcode',
      'Postal code is required',
    ],
  ]);
}

/** Whether a delivery has nothing but its city: the customer gives the rest later. */
function isStreetOpen({ line1, line2, state, postcode }: AddressInput): boolean {
  return [line1, line2, state, postcode].every((part) => !part?.trim());
}

type Check = readonly [isRight: boolean, field: string, message: string];

function wrongOf(checks: readonly Check[]): FieldError[] {
  return checks.filter(([isRight]) => !isRight).map(([, field, message]) => ({ field, message }));
}

function refuseWrong(wrong: readonly FieldError[]): void {
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
