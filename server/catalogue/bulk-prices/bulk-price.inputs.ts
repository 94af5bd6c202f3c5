import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  NotEquals,
} from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import { PRICE_PERCENT, PRICE_ROUNDINGS, type PriceRounding } from '../../../rules/prices/price-change.js';
import { DestinationKeys, registerEnum } from '../../shared/api/enums.js';
import { IsDecimal } from '../../shared/api/is-decimal.js';
import { ProductStatuses } from '../admin/catalogue-admin.inputs.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../catalogue.entity.js';
import { FILTER_TEXT_MAX, FILTER_TEXT_MESSAGE } from '../product-filter.js';
import type { BulkPriceAsked } from './bulk-price-scope.store.js';

export const PriceRoundings = registerEnum<PriceRounding>('PriceRounding', 'How new prices are rounded.', {
  penny: 'To the penny; half a penny goes up.',
  endsIn99: 'To the nearest whole pounds and 99 pence.',
});

const said = (message: string) => ({ message });
const PERCENT = said('Enter a percentage from -50 to 100 in steps of 0.1, other than 0');
const ROUNDING = said(`Rounding must be one of ${PRICE_ROUNDINGS.join(', ')}`);
const FILTER = said(FILTER_TEXT_MESSAGE);
const STATUS = said(`Status must be one of ${PRODUCT_STATUSES.join(', ')}`);
const DESTINATIONS = 'Choose one destination or more from the list, each once';
const MINIMUMS = said('Send withMinimums as true or false');

@InputType({
  description: 'A bulk price change by percent. A product without a price to a destination stays without.',
})
export class BulkPriceInput {
  @Field(() => Float, {
    description: 'Percent, from -50 to 100 in steps of 0.1: 5 raises prices by 5 %.',
  })
  @NotEquals(0, PERCENT)
  @Min(PRICE_PERCENT.min, PERCENT)
  @Max(PRICE_PERCENT.max, PERCENT)
  @IsDecimal(1, PERCENT)
  percent: number;

  @Field(() => PriceRoundings, { description: 'Rounding; to the penny by default.', nullable: true })
  @IsOptional()
  @IsIn(PRICE_ROUNDINGS, ROUNDING)
  rounding?: PriceRounding | null;

  @Field(() => String, {
    description: 'Only products of this category, by name, slug or id; all when left out.',
    nullable: true,
  })
  @IsOptional()
  @MaxLength(FILTER_TEXT_MAX, FILTER)
  @IsString(FILTER)
  category?: string | null;

  @Field(() => String, {
    description: 'Only products with these words in name, details or category.',
    nullable: true,
  })
  @IsOptional()
  @MaxLength(FILTER_TEXT_MAX, FILTER)
  @IsString(FILTER)
  search?: string | null;

  @Field(() => ProductStatuses, {
    description: 'Only products with this status; all when left out.',
    nullable: true,
  })
  @IsOptional()
  @IsIn(PRODUCT_STATUSES, STATUS)
  status?: ProductStatus | null;

  @Field(() => Boolean, {
    description: 'Whether minimum charges change too; false by default.',
    nullable: true,
  })
  @IsOptional()
  @IsBoolean(MINIMUMS)
  withMinimums?: boolean | null;

  @Field(() => [DestinationKeys], { nullable: true, description: 'Only prices to these; all when left out.' })
  @IsOptional()
  @IsIn(DESTINATION_KEYS, { message: DESTINATIONS, each: true })
  @ArrayUnique(said(DESTINATIONS))
  @ArrayMaxSize(DESTINATION_KEYS.length, said(DESTINATIONS))
  @ArrayMinSize(1, said(DESTINATIONS))
  @IsArray(said(DESTINATIONS))
  destinations?: DestinationKey[] | null;
}

/** What was asked, with nothing left open. */
export function readBulkPrice(sent: BulkPriceInput): BulkPriceAsked {
  return {
    percentTenths: Math.round(sent.percent * 10),
    rounding: sent.rounding ?? 'penny',
    category: sent.category?.trim() ?? '',
    search: sent.search?.trim() ?? '',
    status: sent.status ?? null,
    destinations: readDestinations(sent.destinations),
    withMinimums: sent.withMinimums ?? false,
  };
}

/** In the order of the list; null for all of them. */
function readDestinations(keys: readonly DestinationKey[] | null | undefined): DestinationKey[] | null {
  if (!keys || keys.length === DESTINATION_KEYS.length) return null;
  return DESTINATION_KEYS.filter((key) => keys.includes(key));
}
