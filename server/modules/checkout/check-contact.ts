import {
  DESTINATIONS,
  type DestinationKey,
  destinationName,
  findDestination,
} from '../../../rules/destinations.js';
import { addressProblems, foreignParts } from '../../../rules/people/address-rules.js';
import {
  type CollectionRegion,
  collectionCountryProblem,
  collectionProblem,
} from '../../../rules/people/collection-regions.js';
import { EMAIL_MESSAGE, isEmail, PHONE_MESSAGE } from '../../../rules/people/contact-rules.js';
import { countryCode } from '../../../rules/people/countries.js';
import { UK_POSTCODE_MESSAGE } from '../../../rules/people/postcode.js';
import type { FieldError } from '../../../rules/refusals.js';
import { badInput } from '../../platform/errors/errors.js';
import type { AddressInput } from '../../platform/values/address.js';
import { phoneRefusal } from '../../platform/values/phone.js';
import {
  type CollectionAddressInput,
  type DeliveryAddressInput,
  wrongReceiver,
} from '../../platform/values/placed-address.js';
import type { CheckoutInput } from './checkout.inputs.js';

export interface ContactChecks {
  /**
   * The caller knows only a place of collection, as a city or a line of text: it needs no UK postcode, and the door
   * is agreed with the customer before the collection. An address in parts always needs one.
   */
  readonly collectionIsPlace?: boolean;
  /** Where the delivery has neither a street nor a postcode, both may follow after the order; the city may not. */
  readonly streetMayFollow?: boolean;
  /** Where the shop collects beyond the mainland. */
  readonly collectionRegions?: readonly CollectionRegion[];
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
  readonly collectionAddress?: CollectionAddressInput;
  readonly deliveryAddress?: DeliveryAddressInput;
  readonly billingAddress?: AddressInput;
}

/** Throws BAD_INPUT with every wrong field of the addresses that are sent. */
export function checkAddresses(
  addresses: SomeAddresses,
  destination: DestinationKey,
  checks: Pick<ContactChecks, 'collectionRegions' | 'streetMayFollow'>,
): void {
  refuseWrong(wrongAddressFields(addresses, destination, checks));
}

function wrongAddressFields(
  { collectionAddress, deliveryAddress, billingAddress }: SomeAddresses,
  destination: DestinationKey,
  { collectionIsPlace = false, streetMayFollow = false, collectionRegions = [] }: ContactChecks,
): FieldError[] {
  return [
    ...(collectionAddress ? wrongCollection(collectionAddress, collectionIsPlace, collectionRegions) : []),
    ...(deliveryAddress ? wrongDelivery(deliveryAddress, destination, streetMayFollow) : []),
    ...(billingAddress
      ? wrongParts('billingAddress', billingAddress, countryCode(billingAddress.country) ?? null)
      : []),
  ];
}

function wrongDelivery(
  address: DeliveryAddressInput,
  destination: DestinationKey,
  streetMayFollow: boolean,
): FieldError[] {
  const { country } = address;
  const { countryCode: code = '' } = DESTINATIONS.find(({ key }) => key === destination) ?? {};
  const isDestination = country.trim() === '' || isIn(country, destination);
  const wrong = wrongParts('deliveryAddress', address, isDestination ? code : null);
  const followsLater = streetMayFollow && isStreetOpen(address);
  return [
    ...(followsLater ? wrong.filter(({ field }) => !LATER.includes(field)) : wrong),
    ...wrongOf([
      [
        isDestination,
        'deliveryAddress.country',
        `Enter a delivery address in ${destinationName(destination)}`,
      ],
    ]),
    ...wrongReceiver(address.receiver).map(([part, message]) => ({
      field: `deliveryAddress.receiver.${part}`,
      message,
    })),
  ];
}

/** The fields that the customer may fill in after the order. */
const LATER = ['line1', 'state', 'postcode'].map((part) => `deliveryAddress.${part}`);

/** Parts that are missing or not of their country, by the rule of the forms; where the country is not known, only street and city. */
function wrongParts(
  place: keyof SomeAddresses,
  { line1, city, state, postcode, country }: AddressInput,
  code: string | null,
): FieldError[] {
  const parts = { line1, city, state: state ?? '', postcode: postcode ?? '' };
  const { line1: street, city: town, ...rest } = addressProblems(parts, code ?? '');
  const problems = { line1: street, city: town, ...(code !== null && rest) };
  return [
    ...Object.entries(problems).flatMap(([part, message]) =>
      message ? [{ field: `${place}.${part}`, message }] : [],
    ),
    ...wrongOf([[country.trim() !== '', `${place}.country`, 'Country is required']]),
  ];
}

/** A collection is where a van goes, at an address with its postcode, or at a place whose door is still to be agreed. */
function wrongCollection(
  address: AddressInput,
  isPlace: boolean,
  areas: readonly CollectionRegion[],
): FieldError[] {
  const { line1, city, state, postcode, country } = address;
  const typed = postcode?.trim() ?? '';
  const area = collectionProblem(typed, areas);
  const abroad =
    country.trim() === ''
      ? null
      : (collectionCountryProblem(country, areas) ?? (isPlace ? placeProblem(line1, areas) : null));
  const foreign = isPlace
    ? null
    : foreignParts({ city, state: state ?? '', postcode: area ? '' : typed }, 'GB');
  return [
    ...wrongParts('collectionAddress', address, null),
    ...wrongOf([
      [!foreign?.state, 'collectionAddress.state', foreign?.state ?? ''],
      [!foreign?.postcode, 'collectionAddress.postcode', foreign?.postcode ?? ''],
      [isPlace || typed !== '', 'collectionAddress.postcode', UK_POSTCODE_MESSAGE],
      [area === null, 'collectionAddress.postcode', area ?? ''],
      [abroad === null, 'collectionAddress.country', abroad ?? ''],
    ]),
  ];
}

/** A place that names a country, "Paris, France". */
function placeProblem(place: string, areas: readonly CollectionRegion[]): string | null {
  const last = place.slice(place.lastIndexOf(',') + 1);
  return countryCode(last) && last.trim().length > 3 ? collectionCountryProblem(last, areas) : null;
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

/** Whether a country as written, or as its code, is the one a destination lies in. */
function isIn(country: string, destination: DestinationKey): boolean {
  const code = DESTINATIONS.find(({ key }) => key === destination)?.countryCode;
  return findDestination(country.trim())?.key === destination || countryCode(country) === code;
}
