import { randomUUID } from 'node:crypto';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsInt,
  IsOptional,
  IsString,
  Min,
  ValidateNested,
} from 'class-validator';
import { todayInLondon } from '../../../rules/calendar-date.js';
import { type DestinationKey, findDestination } from '../../../rules/destinations.js';
import { ADDRESS_LENGTH_MAX } from '../../../rules/people/address-rules.js';
import { CART_LINES_MAX } from '../../../rules/prices/quote.js';
import { cutText } from '../../../rules/text.js';
import { Describe } from '../../platform/api/describe.js';
import { asRecord, readInput } from '../../platform/api/validate.js';
import type { SignedInUser } from '../../platform/auth/viewer.js';
import { wrongField } from '../../platform/errors/errors.js';
import { ACCEPTED_LIST, ACCEPTED_MAX, AcceptedVersionInput } from '../settings/legal/legal.inputs.js';
import { ACCEPTED_AT_CHECKOUT, CheckoutInput } from './checkout.inputs.js';
import type { OpenOptions } from './open-checkout.js';

const EMPTY = { message: 'Your cart is empty. Please add items before proceeding to checkout.' };
const NO_TEXT = { message: 'Send this as text' };

/** A line of the cart to pay. */
class CheckoutItemBody {
  @Describe('The product; or the `_id` of a cart line.') @IsOptional() @IsString(NO_TEXT) productId?: string;

  @Describe('The `_id` of a cart line; for custom boxes.') @IsOptional() @IsString(NO_TEXT) _id?: string;

  @Describe('How many; at most what is in the cart.')
  @Min(1, { message: 'Quantity must be a whole number from 1' })
  @IsInt({ message: 'Quantity must be a whole number from 1' })
  quantity: number;
}

const ADDRESS_PARTS = {
  address: { type: 'string', description: 'Street and house.' },
  city: { type: 'string', description: 'Town or city.' },
  state: { type: 'string', description: 'State, county or province, where there is one.' },
  zip: { type: 'string', description: 'Postal code; also taken as zipCode.' },
  country: { type: 'string', description: 'Country.' },
};
export const ADDRESS = { schema: { type: 'object', properties: ADDRESS_PARTS } };
const PLACE = { schema: { type: ['object', 'string'], properties: ADDRESS_PARTS } };

/** A checkout as REST callers send it. Names, pictures and prices of its items are ignored. */
export class CheckoutBody {
  @Describe('What is paid, out of the cart. Names, pictures, sizes and prices of items are not looked at.', {
    items: CheckoutItemBody,
  })
  @ArrayMaxSize(CART_LINES_MAX, { message: `A cart holds up to ${CART_LINES_MAX} different items` })
  @ValidateNested({ each: true })
  @IsArray(EMPTY)
  checkoutItems: CheckoutItemBody[];

  @Describe('Delivery address, in the destination.', ADDRESS)
  @IsDefined({ message: 'Address is required' })
  shippingAddress: unknown;

  @Describe('Accepted, and not used: payment is by card.', { schema: {} })
  @IsOptional()
  paymentMethod?: unknown;

  @Describe('Where the card is at home; the delivery address when left out.', ADDRESS)
  @IsOptional()
  billingAddress?: unknown;

  @Describe(
    'What the caller showed, in pounds: refused with 409 and newTotal when it is not ours; never charged.',
    {
      schema: { type: ['number', 'string'] },
    },
  )
  @IsDefined({ message: 'Send the total price that was shown' })
  totalPrice: unknown;

  @Describe('Where we collect, in the UK: an address, or a town whose door is agreed later.', PLACE)
  @IsOptional()
  origin?: unknown;

  @Describe('The destination, or a town in it.', PLACE) @IsOptional() destination?: unknown;

  @Describe('Day of collection, as YYYY-MM-DD.') @IsOptional() @IsString(NO_TEXT) collectionDate?: string;

  @Describe("Who is called; the account's name when left out.")
  @IsOptional()
  @IsString(NO_TEXT)
  contactName?: string;

  @Describe("Where messages go; the account's address when left out.")
  @IsOptional()
  @IsString(NO_TEXT)
  contactEmail?: string;

  @Describe('Number for the driver.') @IsOptional() @IsString(NO_TEXT) contactPhone?: string;

  @Describe(ACCEPTED_AT_CHECKOUT, { items: AcceptedVersionInput })
  @ArrayMaxSize(ACCEPTED_MAX, ACCEPTED_LIST)
  @ValidateNested({ each: true })
  @IsArray(ACCEPTED_LIST)
  @IsOptional()
  acceptedVersions?: AcceptedVersionInput[];
}

/**
 * Reads the body of POST /api/checkout. Missing contact details are the account's, missing billing is shipping. Without
 * an idempotency key, a repeat is recognised by its content while the checkout is open. Throws BAD_INPUT.
 */
export async function readCheckout(
  body: CheckoutBody,
  user: SignedInUser,
  idempotencyKey: string | undefined,
): Promise<{ input: CheckoutInput; options: OpenOptions }> {
  const origin = readOrigin(body.origin);
  const input = await readInput(CheckoutInput, {
    collectionAddress: origin.address,
    deliveryAddress: toAddressInput(body.shippingAddress),
    billingAddress: toAddressInput(body.billingAddress ?? body.shippingAddress),
    contactName: body.contactName || user.name,
    contactEmail: body.contactEmail || user.email,
    contactPhone: body.contactPhone,
    collectionDate: readCollectionDate(body.collectionDate),
    expectedTotal: readTotal(body.totalPrice),
    idempotencyKey: idempotencyKey ?? randomUUID(),
    acceptedVersions: body.acceptedVersions,
  });
  const options = {
    items: body.checkoutItems.map(({ productId, _id, quantity }) => ({
      id: productId || _id || '',
      quantity,
    })),
    destination: readDestination(body.destination),
    collectionIsPlace: origin.isPlace,
  };
  return { input, options };
}

/** A day as YYYY-MM-DD; a date with time, which old date pickers send, becomes its day in London. */
export function readCollectionDate(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const moment = new Date(text);
  return text.includes('T') && !Number.isNaN(moment.getTime()) ? todayInLondon(moment) : text;
}

/** Rounds to the penny: clients add prices up as fractions. */
function readTotal(pounds: unknown): number {
  const total = typeof pounds === 'string' && /^\d{1,6}(\.\d{1,2})?$/.test(pounds) ? Number(pounds) : pounds;
  if (typeof total !== 'number' || !Number.isFinite(total) || total < 0) {
    throw wrongField('totalPrice', 'Send the total price that was shown');
  }
  return Math.round(total * 100);
}

/** An address before it is checked, in the fields of AddressInput. */
type UncheckedAddress = Readonly<Record<string, unknown>>;

const COLLECTION_COUNTRY = 'United Kingdom';
const POSTCODE_INSIDE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i;

/** An address from REST's field names: address, city, state, zip (or zipCode), country. */
function toAddressInput(sent: unknown): UncheckedAddress {
  const { address, city, state, zip, zipCode, country } = asRecord(sent);
  const postcode = zip ?? zipCode;
  return {
    line1: address,
    city,
    state,
    postcode: typeof postcode === 'number' ? String(postcode) : postcode,
    country,
  };
}

/**
 * The place of collection. With an address line it is an address, which needs its UK postcode; a text or a city alone
 * is a place, and the address is agreed with the customer before the collection.
 */
function readOrigin(origin: unknown): { address: UncheckedAddress; isPlace: boolean } {
  const { address, city } = asRecord(origin);
  if (address) {
    const typed = toAddressInput(origin);
    return { address: { ...typed, country: typed.country ?? COLLECTION_COUNTRY }, isPlace: false };
  }
  const place = typeof origin === 'string' ? origin.trim() : city;
  return { address: typeof place === 'string' ? toPlace(place) : {}, isPlace: true };
}

/** The destination that a text or an address names; undefined for a town, which has no price. */
function readDestination(destination: unknown): DestinationKey | undefined {
  const place = typeof destination === 'string' ? destination : asRecord(destination).country;
  if (typeof place !== 'string') return undefined;
  return (findDestination(place) ?? findDestination(place.slice(place.lastIndexOf(',') + 1)))?.key;
}

function toPlace(place: string): UncheckedAddress {
  return {
    line1: place,
    city: cutText(place, ADDRESS_LENGTH_MAX.city),
    postcode: POSTCODE_INSIDE.exec(place)?.[0],
    country: COLLECTION_COUNTRY,
  };
}
