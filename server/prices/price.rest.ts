import { IsDefined, IsOptional, IsString, MaxLength } from 'class-validator';
import { fromPounds } from '../../rules/prices/pounds.js';
import { conflictOf, currency, int, object, pounds, text, uuid } from '../rest/serializer.js';
import { Describe } from '../shared/api/describe.js';
import { IsVersion } from '../shared/api/version.js';
import type { Price } from './price.entity.js';
import type { PriceInput } from './price.inputs.js';

const PRICE_DESCRIPTION =
  'Pounds from 0 to 99,999.99, with at most two decimals; a number, or digits as text.';
const POUNDS = { type: ['number', 'string'] };

/** A minimum charge as REST callers send it: decimal pounds. */
export class PriceBody {
  @Describe('A destination by name or key.')
  @MaxLength(100, { message: 'Choose a country from the list' })
  @IsString({ message: 'Choose a country from the list' })
  country: string;

  @Describe(PRICE_DESCRIPTION, { schema: POUNDS })
  @IsDefined({ message: 'Price is required' })
  price: unknown;
}

/** A change of one; what is left out stays. */
export class PriceChangeBody {
  @Describe('A destination by name or key.')
  @IsOptional()
  @MaxLength(100, { message: 'Choose a country from the list' })
  @IsString({ message: 'Choose a country from the list' })
  country?: string;

  @Describe(PRICE_DESCRIPTION, { schema: POUNDS })
  @IsOptional()
  price?: unknown;

  @Describe('The version that was read; header `If-Match` says the same. Refused when it has changed since.')
  @IsOptional()
  @IsVersion()
  version?: number;
}

/** Pounds turned into pence; an amount that is none becomes one that the service refuses. */
export function toPence(price: unknown): number {
  return fromPounds(price) ?? Number.NaN;
}

/** The parts of a change that were sent. */
export function toPriceChange({ country, price }: PriceChangeBody): Partial<PriceInput> {
  return {
    ...(country == null ? {} : { country }),
    ...(price == null ? {} : { price: toPence(price) }),
  };
}

const country = text('The destination as people read it.');
const price = pounds('The minimum charge for a shipment to it.');

export const restPrice = object<Price>(
  'Price',
  'The minimum charge of one destination.',
)({
  _id: uuid('The price.').from(({ id }) => id),
  country,
  price: price.from(({ amountPence }) => amountPence),
  currency,
  version: int("Rises with every change. Send it with a change, so that nobody else's is overwritten."),
});

export const PRICE_CONFLICT = conflictOf('PriceConflict', {
  destination: text('Where to, by key.'),
  country,
  price,
});
