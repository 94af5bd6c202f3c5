import { Field, ID, ObjectType } from 'type-graphql';
import { type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import type { ServiceLevel } from '../../../../rules/prices/quote.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../../../platform/api/enums.js';
import { Money } from '../../../platform/values/money.js';
import type { Product } from '../product.entity.js';

/** Amounts that belong to no product: of a destination, or the surcharge of a service. */
export const RATE_PARTS = ['minimum', 'perCubicMetre', 'handling', 'heavySurcharge', 'surcharge'] as const;
export type RatePart = (typeof RATE_PARTS)[number];
export type PricePart = 'price' | RatePart;

export const PriceParts = registerEnum<PricePart>('PricePart', 'What an amount is.', {
  price: 'The price of a product to a destination.',
  minimum: 'The minimum charge of a destination.',
  perCubicMetre: 'The rate of a destination for custom boxes, per cubic metre.',
  handling: 'The handling fee of a destination for each custom box.',
  heavySurcharge: 'The surcharge of a destination for a custom box over 30 kg.',
  surcharge: 'The surcharge of a service.',
});

/** Where a changed value stands: a product, a destination, both, or a service. */
export interface ValuePlace {
  readonly part: PricePart | 'name' | 'measures';
  readonly productId: string | null;
  readonly destination: DestinationKey | null;
  readonly service: ServiceLevel | null;
}

/** The size of a product as displayed, with the numbers that follow from it. */
export type Measures = Pick<
  Product,
  'size' | 'widthCm' | 'heightCm' | 'depthCm' | 'weightKg' | 'sidesAssumed'
>;

/** Pence, a name or measures; null for a destination that a product is not sold to, or without a minimum charge. */
export type Value = number | string | Measures | null;

/** A value of the catalogue or the rates, before and after a change. */
export interface ChangedValue extends ValuePlace {
  readonly before: Value;
  readonly after: Value;
}

/** An amount before and after a change. */
@ObjectType('BulkPriceExample', { description: 'One amount before and after a change.' })
export class ChangedPrice {
  @Field(() => PriceParts, { description: 'What it is.' }) part: PricePart;
  @Field(() => ID, { nullable: true, description: 'Id of the product; null for a rate.' })
  productId: string | null;
  @Field(() => String, { name: 'product', nullable: true, description: 'Product name; null for a rate.' })
  name: string | null;
  @Field(() => DestinationKeys, {
    nullable: true,
    description: 'The destination; null for a surcharge of a service.',
  })
  destination: DestinationKey | null;
  @Field(() => ServiceLevels, { nullable: true, description: 'The service of a surcharge; else null.' })
  service: ServiceLevel | null;
  @Field(() => Money, { description: 'The current amount.' }) before: number;
  @Field(() => Money, { description: 'The new amount.' }) after: number;
  @Field(() => String, { nullable: true, description: 'Display name of the destination.' })
  get country(): string | null {
    return this.destination && destinationName(this.destination);
  }
}

/** An amount before and after, in pence. */
export type PriceBeforeAndAfter = Omit<ChangedPrice, 'country'>;

/** "the minimum charge for Japan", "Sea Chest to Hong Kong": for messages. */
export function placeText({
  part,
  destination,
  service,
  name,
}: ValuePlace & { name: string | null }): string {
  const to = destination ? destinationName(destination) : '';
  if (part === 'price') return `${name ?? ''} to ${to}`;
  if (part === 'name' || part === 'measures') return `${part === 'name' ? 'name' : 'size'} of ${name ?? ''}`;
  return part === 'surcharge' ? `the surcharge for ${service ?? ''}` : `${RATE_TEXTS[part]} for ${to}`;
}

const RATE_TEXTS: Readonly<Record<Exclude<RatePart, 'surcharge'>, string>> = {
  minimum: 'the minimum charge',
  perCubicMetre: 'the rate per m³ of custom boxes',
  handling: 'the handling fee of custom boxes',
  heavySurcharge: 'the surcharge of heavy custom boxes',
};
