import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { fromPounds } from '../../../../rules/prices/pounds.js';
import { InRest } from '../../../platform/api/describe.js';
import { Pence } from '../../../platform/api/scalars.js';
import { IsVersion } from '../../../platform/api/version.js';

/** Message for a country that is not in the list. */
export const COUNTRY = { message: 'Choose a country from the list' };
const AMOUNT = { message: 'Price must be an amount from 0 to 99,999.99 with at most two decimals' };

@InputType({
  description: 'A minimum charge; fields left out do not change. A new one needs a country and a price.',
})
export class PriceInput {
  @Field(() => String, { nullable: true, description: 'The destination, by key or name.' })
  @IsOptional()
  @MaxLength(100, COUNTRY)
  @IsString(COUNTRY)
  country?: string | null;

  @Field(() => Pence, {
    nullable: true,
    description: 'The charge in pence, up to 9,999,999; over REST pounds as a number or digits.',
  })
  @InRest({ schema: { type: ['number', 'string'] }, read: readPrice })
  @IsInt(AMOUNT)
  @Min(0, AMOUNT)
  @Max(9_999_999, AMOUNT)
  price?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was read, over REST also in the header `If-Match`; a change is refused when it has changed since.',
  })
  @IsOptional()
  @IsVersion()
  version?: number | null;
}

/** Pounds as pence; anything else becomes a number that validation refuses. */
function readPrice(pounds: unknown): number | undefined {
  return pounds == null ? undefined : (fromPounds(pounds) ?? Number.NaN);
}
