import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type DestinationKey, destinationName } from '../../rules/destinations.js';
import { DestinationKeys } from '../shared/api/enums.js';
import { IsVersion } from '../shared/api/version.js';
import { CacheableType } from '../shared/cache/cacheable.js';
import { Money, money } from '../shared/money.js';
import type { Price } from './price.entity.js';

@CacheableType()
@ObjectType('Price', { description: 'The minimum charge of one destination.' })
export class MinimumCharge {
  @Field(() => ID, { description: 'For changing it.' }) id: string;
  @Field(() => DestinationKeys, { description: 'The country it is for.' }) destination: DestinationKey;
  @Field({ description: 'The destination as people read it.' }) country: string;
  @Field(() => Money, { description: 'The minimum charge for a shipment to it.' }) price: Money;
  @Field(() => Int, {
    description: "Rises with every change. Send it with a change, so that nobody else's is overwritten.",
  })
  version: number;
}

@InputType({ description: 'A minimum charge as staff set it.' })
export class PriceInput {
  @Field({ description: 'A destination by key or name.' })
  @IsString({ message: 'Choose a country from the list' })
  @MaxLength(100, { message: 'Choose a country from the list' })
  country: string;

  @Field(() => Int, { description: 'Pence, up to 9,999,999.' })
  @IsInt({ message: 'Enter the price in whole pence' })
  price: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused when it has changed since.',
  })
  @IsOptional()
  @IsVersion()
  version?: number | null;
}

/** A minimum charge as GraphQL shows it. */
export function toMinimumCharge({ id, destination, amountPence, version }: Price): MinimumCharge {
  return { id, destination, country: destinationName(destination), price: money(amountPence), version };
}
