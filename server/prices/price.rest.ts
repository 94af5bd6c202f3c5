import { IsDefined, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { destinationName } from '../../rules/destinations.js';
import { Describe } from '../shared/api/describe.js';
import { Currency, conflictOf, Int, Pounds, shape, Text, Uuid } from '../shared/api/rest-schema.js';
import { fromPounds, REST_CURRENCY, toPounds } from '../shared/money.js';
import type { Price } from './price.entity.js';
import type { PriceChange } from './price.service.js';

const PRICE_WORDS = 'Pounds from 0 to 99,999.99, with at most two decimals; a number, or digits as text.';
const VERSION = { message: 'Version must be a whole number from 1' };
const POUNDS = { type: ['number', 'string'] };

/** A minimum charge as REST callers send it: decimal pounds. */
export class PriceBody {
  @Describe('A destination by name or key.')
  @MaxLength(100, { message: 'Please choose a country from the list' })
  @IsString({ message: 'Please choose a country from the list' })
  country: string;

  @Describe(PRICE_WORDS, { schema: POUNDS })
  @IsDefined({ message: 'Price is required' })
  price: unknown;
}

/** A change of one; what is left out stays. */
export class PriceChangeBody {
  @Describe('A destination by name or key.')
  @IsOptional()
  @MaxLength(100, { message: 'Please choose a country from the list' })
  @IsString({ message: 'Please choose a country from the list' })
  country?: string;

  @Describe(PRICE_WORDS, { schema: POUNDS })
  @IsOptional()
  price?: unknown;

  @Describe(
    'The version that was looked at; header `If-Match` says the same. Refused when it is another by now.',
  )
  @IsOptional()
  @Min(1, VERSION)
  @IsInt(VERSION)
  version?: number;
}

/** Pounds turned into pence; an amount that is none becomes one that the service refuses. */
export function toPence(price: unknown): number {
  return fromPounds(price) ?? Number.NaN;
}

/** The parts of a change that were sent. */
export function toPriceChange({ country, price }: PriceChangeBody): Partial<PriceChange> {
  return {
    ...(country == null ? {} : { country }),
    ...(price == null ? {} : { amountPence: toPence(price) }),
  };
}

export const RestPrice = shape(
  {
    _id: Uuid('The price.'),
    country: Text('The destination as people read it.'),
    price: Pounds('The least a shipment to it costs.'),
    currency: Currency(),
    version: Int('Rises with every change; sent back with a change, it guards the changes of others.'),
  },
  { name: 'Price', description: 'The minimum charge of one destination.' },
);

export const PRICE_CONFLICT = conflictOf(
  {
    destination: Text('Where to, by key.'),
    country: Text('The destination as people read it.'),
    price: Pounds('The least a shipment to it costs.'),
  },
  'PriceConflict',
);

/** A minimum charge as REST shows it. */
export function toRestPrice({ id, destination, amountPence, version }: Price) {
  return {
    _id: id,
    country: destinationName(destination),
    price: toPounds(amountPence),
    currency: REST_CURRENCY,
    version,
  };
}
