import {
  DESTINATIONS,
  type DestinationKey,
  destinationName,
  findDestination,
} from '../../../rules/destinations.js';
import { addressProblems, foreignParts } from '../../../rules/people/address-rules.js';
import { isStreetOpen } from '../../../rules/people/addresses/address-parts.js';
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
   * Whether the place of collection may be a city or a line of text, without a UK postcode: the address is then agreed
   * with the customer before the collection. An address in parts always needs its postcode.
   */
  readonly collectionIsPlace?: boolean;
  /** Whether a delivery may leave out both street and postcode until after the order; the city is always needed. */
  readonly streetMayFollow?: boolean;
  /** Regions beyond the mainland where the shop collects. */
  readonly collectionRegions?: readonly CollectionRegion[];
}

/**
 * Checks that contact and addresses are complete, and that the delivery is in the destination that was priced. Throws
 * BAD_INPUT with every wrong field and the message of the first.
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

/** The addresses of an order that are sent; others stay as they are. */
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

/** Fields of the delivery that the customer may fill in after the order. */
const LATER = ['line1', 'state', 'postcode'].map((part) => `deliveryAddress.${part}`);

/** Messages for missing or invalid parts, by the rules of the forms; without a known country, for street and city only. */
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

/** The wrong fields of a collection, which needs a UK address with a postcode, or with `isPlace` only a place. */
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

/** The message for a place that names a country where we don't collect, "Paris, France". */
function placeProblem(place: string, areas: readonly CollectionRegion[]): string | null {
  const last = place.slice(place.lastIndexOf(',') + 1);
  return countryCode(last) && last.trim().length > 3 ? collectionCountryProblem(last, areas) : null;
}

type Check = readonly [isRight: boolean, field: string, message: string];

function wrongOf(checks: readonly Check[]): FieldError[] {
  return checks.filter(([isRight]) => !isRight).map(([, field, message]) => ({ field, message }));
}

function refuseWrong(wrong: readonly FieldError[]): void {
  const [first] = wrong;
  if (first) throw badInput(first.message, wrong);
}

/** Whether a country's name or code is that of a destination. */
function isIn(country: string, destination: DestinationKey): boolean {
  const code = DESTINATIONS.find(({ key }) => key === destination)?.countryCode;
  return findDestination(country.trim())?.key === destination || countryCode(country) === code;
}
