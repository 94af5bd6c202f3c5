import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Max, MaxLength, Min, NotEquals } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations.js';
import { PRICE_PERCENT, type PriceRounding } from '../../../../rules/prices/price-change.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { IsDecimal } from '../../../platform/api/is-decimal.js';
import { type ProductStatus, ProductStatuses } from '../product.entity.js';
import { FILTER_TEXT_MAX, FILTER_TEXT_MESSAGE } from '../product-filter.js';
import { PriceRoundings } from './bulk-price.entity.js';
import type { BulkPriceSpec } from './bulk-price-scope.store.js';

const withMessage = (message: string) => ({ message });
const PERCENT = withMessage('Enter a percentage from -50 to 100 in steps of 0.1, other than 0');
const FILTER = withMessage(FILTER_TEXT_MESSAGE);
const DESTINATIONS = 'Choose one destination or more from the list, each once';

@InputType({
  description: 'A bulk price change in percent. It creates no price for a destination without one.',
})
export class BulkPriceInput {
  @Field(() => Float, {
    description: 'The change in percent, -50 to 100 in steps of 0.1: 5 raises prices by 5 %.',
  })
  @NotEquals(0, PERCENT)
  @Min(PRICE_PERCENT.min, PERCENT)
  @Max(PRICE_PERCENT.max, PERCENT)
  @IsDecimal(1, PERCENT)
  percent: number;

  @Field(() => PriceRoundings, { description: 'The rounding; to the penny by default.', nullable: true })
  rounding?: PriceRounding | null;

  @Field(() => String, {
    description: 'Only products of this category, by name, slug or id; all when left out.',
    nullable: true,
  })
  @MaxLength(FILTER_TEXT_MAX, FILTER)
  category?: string | null;

  @Field(() => String, {
    description: 'Only products with these words in the name, details or category.',
    nullable: true,
  })
  @MaxLength(FILTER_TEXT_MAX, FILTER)
  search?: string | null;

  @Field(() => ProductStatuses, {
    description: 'Only products with this status; all when left out.',
    nullable: true,
  })
  status?: ProductStatus | null;

  @Field(() => Boolean, {
    description: 'Whether minimum charges change too; false by default.',
    nullable: true,
  })
  withMinimums?: boolean | null;

  @Field(() => Boolean, {
    description: 'Whether rates of custom boxes to these destinations change too; false by default.',
    nullable: true,
  })
  withRates?: boolean | null;

  @Field(() => Boolean, {
    description: 'Whether surcharges of services change too; false by default.',
    nullable: true,
  })
  withServices?: boolean | null;

  @Field(() => [DestinationKeys], { nullable: true, description: 'Destinations in scope; all by default.' })
  @ArrayUnique(withMessage(DESTINATIONS))
  @ArrayMaxSize(DESTINATION_KEYS.length, withMessage(DESTINATIONS))
  @ArrayMinSize(1, withMessage(DESTINATIONS))
  destinations?: DestinationKey[] | null;
}

/** The request with defaults filled in. */
export function readBulkPrice(sent: BulkPriceInput): BulkPriceSpec {
  return {
    percentTenths: Math.round(sent.percent * 10),
    rounding: sent.rounding ?? 'penny',
    category: sent.category?.trim() ?? '',
    search: sent.search?.trim() ?? '',
    status: sent.status ?? null,
    destinations: readDestinations(sent.destinations),
    withMinimums: sent.withMinimums ?? false,
    withRates: sent.withRates ?? false,
    withServices: sent.withServices ?? false,
  };
}

/** The destinations in the order of the list; null for all of them. */
function readDestinations(keys: readonly DestinationKey[] | null | undefined): DestinationKey[] | null {
  if (!keys || keys.length === DESTINATION_KEYS.length) return null;
  return DESTINATION_KEYS.filter((key) => keys.includes(key));
}
