import { randomUUID } from 'node:crypto';
import { ArrayMaxSize, IsArray, IsDefined, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { todayInLondon } from '../../rules/collection-date.js';
import { CART_LINES_MAX } from '../../rules/quote.js';
import { wrongField } from '../shared/errors.js';
import { readInput } from '../shared/validate.js';
import type { SignedInUser } from '../shared/viewer.js';
import { CheckoutInput } from './checkout.inputs.js';
import type { OpenOptions } from './checkout.service.js';
import type { ChosenItem } from './choose-lines.js';
import { readDestination, readOrigin, toAddressInput } from './read-place.js';

const EMPTY = { message: 'Your cart is empty. Please add items before proceeding to checkout.' };
const NO_TEXT = { message: 'Please send this as text' };

/** A checkout as REST callers send it. Names, pictures and prices of its items are not looked at. */
class CheckoutBody {
  @ArrayMaxSize(CART_LINES_MAX, { message: `A cart holds up to ${CART_LINES_MAX} different items` })
  @IsArray(EMPTY)
  checkoutItems: unknown[];

  @IsDefined({ message: 'Address is required' }) shippingAddress: unknown;
  @IsOptional() billingAddress?: unknown;
  @IsDefined({ message: 'Please send the total price that was shown' }) totalPrice: unknown;
  @IsOptional() origin?: unknown;
  @IsOptional() destination?: unknown;
  @IsOptional() @IsString(NO_TEXT) collectionDate?: string;
  @IsOptional() @IsString(NO_TEXT) contactName?: string;
  @IsOptional() @IsString(NO_TEXT) contactEmail?: string;
  @IsOptional() @IsString(NO_TEXT) contactPhone?: string;
}

class CheckoutItemBody {
  @IsOptional() @IsString(NO_TEXT) productId?: string;
  /** The cart line of a custom box. */
  @IsOptional() @IsString(NO_TEXT) _id?: string;

  @Min(1, { message: 'Quantity must be a whole number from 1' })
  @IsInt({ message: 'Quantity must be a whole number from 1' })
  quantity: number;
}

/**
 * Reads the body of POST /api/checkout. Contact details not sent are the account's, billing not sent is shipping.
 * Without a key of the caller's own, a repeat is told by its content while the checkout is open. Throws BAD_INPUT.
 */
export async function readCheckout(
  sent: unknown,
  user: SignedInUser,
  idempotencyKey: string | undefined,
): Promise<{ input: CheckoutInput; options: OpenOptions }> {
  const body = await readInput(CheckoutBody, sent);
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
  });
  const options = {
    items: await readItems(body.checkoutItems),
    destination: readDestination(body.destination),
    collectionIsPlace: origin.isPlace,
  };
  return { input, options };
}

/** A day as YYYY-MM-DD; a moment, which date pickers of old clients send, is the day it falls on in London. */
export function readCollectionDate(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const moment = new Date(text);
  return text.includes('T') && !Number.isNaN(moment.getTime()) ? todayInLondon(moment) : text;
}

function readItems(items: readonly unknown[]): Promise<ChosenItem[]> {
  return Promise.all(
    items.map(async (item) => {
      const { productId, _id, quantity } = await readInput(CheckoutItemBody, item);
      return { id: productId || _id || '', quantity };
    }),
  );
}

/** Clients add prices up as fractions, so the nearest penny is what they mean. */
function readTotal(pounds: unknown): number {
  const total = typeof pounds === 'string' && /^\d{1,6}(\.\d{1,2})?$/.test(pounds) ? Number(pounds) : pounds;
  if (typeof total !== 'number' || !Number.isFinite(total) || total < 0) {
    throw wrongField('totalPrice', 'Please send the total price that was shown');
  }
  return Math.round(total * 100);
}
