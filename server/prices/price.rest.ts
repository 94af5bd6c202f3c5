import { IsDefined, IsOptional, IsString, MaxLength } from 'class-validator';
import { destinationName } from '../../rules/destinations.js';
import { fromPounds, REST_CURRENCY, toPounds } from '../shared/money.js';
import type { Price } from './price.entity.js';
import type { PriceChange } from './price.service.js';

/** A minimum charge as REST callers send it: decimal pounds. */
export class PriceBody {
  @MaxLength(100, { message: 'Please choose a country from the list' })
  @IsString({ message: 'Please choose a country from the list' })
  country: string;

  @IsDefined({ message: 'Price is required' })
  price: unknown;
}

/** A change of one; what is left out stays. */
export class PriceChangeBody {
  @IsOptional()
  @MaxLength(100, { message: 'Please choose a country from the list' })
  @IsString({ message: 'Please choose a country from the list' })
  country?: string;

  @IsOptional()
  price?: unknown;
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

/** A minimum charge as REST shows it. */
export function toRestPrice({ id, destination, amountPence }: Price) {
  return {
    _id: id,
    country: destinationName(destination),
    price: toPounds(amountPence),
    currency: REST_CURRENCY,
  };
}
