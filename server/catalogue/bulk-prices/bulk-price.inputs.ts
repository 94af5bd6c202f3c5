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
import { Field, Float, InputType, registerEnumType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey, findDestination } from '../../../rules/destinations.js';
import { PRICE_PERCENT, PRICE_ROUNDINGS, type PriceRounding } from '../../../rules/price-change.js';
import { Told } from '../../shared/api/api-field.js';
import { Describe } from '../../shared/api/describe.js';
import { DestinationKeys, enumOf } from '../../shared/api/enums.js';
import { IsDecimal } from '../../shared/api/is-decimal.js';
import { wrongField } from '../../shared/errors/errors.js';
import { ProductStatuses } from '../admin/catalogue-admin.inputs.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../catalogue.entity.js';
import { FILTER_TEXT_MAX, FILTER_TEXT_WORDS } from '../product-filter.js';
import type { BulkPriceAsked } from './bulk-price-scope.js';

export const PriceRoundings = enumOf<PriceRounding>(PRICE_ROUNDINGS);
registerEnumType(PriceRoundings, {
  name: 'PriceRounding',
  description: 'What new prices are rounded to.',
  valuesConfig: {
    penny: { description: 'To the penny; half a penny goes up.' },
    endsIn99: { description: 'To the nearest whole pounds and 99 pence.' },
  },
});

const said = (message: string) => ({ message });
const PERCENT = said('Please give a percentage from -50 to 100 in steps of 0.1, other than 0');
const ROUNDING = said(`Rounding must be one of ${PRICE_ROUNDINGS.join(', ')}`);
const FILTER = said(FILTER_TEXT_WORDS);
const STATUS = said(`Status must be one of ${PRODUCT_STATUSES.join(', ')}`);
const DESTINATIONS = 'Please choose one destination or more from the list, each once';
const MINIMUMS = said('Please send withMinimums as true or false');
const DESTINATIONS_TOLD = 'Only prices to these; all when left out.';

/** What both doors take alike. */
@InputType()
class BulkPriceWords {
  @Told('Percent, from -50 to 100 in steps of 0.1: 5 is dearer by a twentieth.', () => Float)
  @NotEquals(0, PERCENT)
  @Min(PRICE_PERCENT.min, PERCENT)
  @Max(PRICE_PERCENT.max, PERCENT)
  @IsDecimal(1, PERCENT)
  percent: number;

  @Told('penny unless said.', () => PriceRoundings, { nullable: true })
  @IsOptional()
  @IsIn(PRICE_ROUNDINGS, ROUNDING)
  rounding?: PriceRounding | null;

  @Told('Only products of this category, by name, slug or id; all when left out.', () => String, {
    nullable: true,
  })
  @IsOptional()
  @MaxLength(FILTER_TEXT_MAX, FILTER)
  @IsString(FILTER)
  category?: string | null;

  @Told('Only products with these words in name, details or category.', () => String, { nullable: true })
  @IsOptional()
  @MaxLength(FILTER_TEXT_MAX, FILTER)
  @IsString(FILTER)
  search?: string | null;

  @Told('Only products like this; drafts and inactive ones too when left out.', () => ProductStatuses, {
    nullable: true,
  })
  @IsOptional()
  @IsIn(PRODUCT_STATUSES, STATUS)
  status?: ProductStatus | null;

  @Told('Whether minimum charges change along; false unless said.', () => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean(MINIMUMS)
  withMinimums?: boolean | null;
}

@InputType({
  description: 'A change of many prices by percent. What has no price to a destination stays without.',
})
export class BulkPriceInput extends BulkPriceWords {
  @Field(() => [DestinationKeys], { nullable: true, description: DESTINATIONS_TOLD })
  @IsOptional()
  @IsIn(DESTINATION_KEYS, { message: DESTINATIONS, each: true })
  @ArrayUnique(said(DESTINATIONS))
  @ArrayMaxSize(DESTINATION_KEYS.length, said(DESTINATIONS))
  @ArrayMinSize(1, said(DESTINATIONS))
  @IsArray(said(DESTINATIONS))
  destinations?: DestinationKey[] | null;
}

/** The same over REST, where destinations have other spellings too. */
export class BulkPriceBody extends BulkPriceWords {
  @Describe(DESTINATIONS_TOLD, { schema: { type: 'array', items: { type: 'string' } } })
  @IsOptional()
  @MaxLength(FILTER_TEXT_MAX, { message: DESTINATIONS, each: true })
  @IsString({ message: DESTINATIONS, each: true })
  @ArrayMaxSize(DESTINATION_KEYS.length, said(DESTINATIONS))
  @ArrayMinSize(1, said(DESTINATIONS))
  @IsArray(said(DESTINATIONS))
  destinations?: string[] | null;
}

const FINGERPRINT = said('Please send the fingerprint of the preview');

/** Makes the change that a preview showed. */
export class ApplyBulkPriceBody extends BulkPriceBody {
  @Describe('As the preview told it: refuses the change when a price is another by now.')
  @MaxLength(FILTER_TEXT_MAX, FINGERPRINT)
  @IsString(FINGERPRINT)
  fingerprint: string;
}

/** What was asked, with nothing left open. Throws BAD_INPUT for a place we do not ship to. */
export function readBulkPrice(sent: BulkPriceInput | BulkPriceBody): BulkPriceAsked {
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
function readDestinations(sent: readonly string[] | null | undefined): DestinationKey[] | null {
  if (!sent) return null;
  const keys = sent.map((name) => findDestination(name)?.key);
  if (keys.includes(undefined) || new Set(keys).size < keys.length)
    throw wrongField('destinations', DESTINATIONS);
  const wanted = DESTINATION_KEYS.filter((key) => keys.includes(key));
  return wanted.length === DESTINATION_KEYS.length ? null : wanted;
}
