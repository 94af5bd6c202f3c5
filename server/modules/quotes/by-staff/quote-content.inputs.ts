import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { CART_LINES_MAX, type ServiceLevel } from '../../../../rules/prices/quote.js';
import { ADJUSTMENT_KINDS, type AdjustmentKind } from '../../../../rules/prices/staff-price.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../../../platform/api/enums.js';
import { Pence } from '../../../platform/api/scalars.js';
import { CartChangeInput } from '../cart/cart.inputs.js';

const PENCE_MAX = 9_999_999;
const FREE_LINES_MAX = 50;
const LINE_NAME = { message: 'Give the line a text of up to 100 characters' };
const LINE_PRICE = { message: 'Enter a price from £0.00 to £99,999.99' };
const REASON = { message: 'Give a reason of up to 100 characters: the customer reads it' };
const ADJUSTMENT = { message: 'Enter an adjustment of up to £99,999.99' };
const CITY = { message: 'Keep the city under 100 characters' };

const AdjustmentKinds = registerEnum<AdjustmentKind>('AdjustmentKind', 'Unit of an adjustment.', {
  percent: 'Whole per cent of the total.',
  pence: 'Pence.',
});

@InputType({ description: 'A line with text and price by staff.' })
class FreeLineInput {
  @Field({ description: 'The text, which the customer reads; 1 to 100 characters.' })
  @Matches(/\S/, LINE_NAME)
  @Length(1, 100, LINE_NAME)
  name: string;

  @Field(() => Pence, { description: `The price in pence: 0 to ${PENCE_MAX}.` })
  @Max(PENCE_MAX, LINE_PRICE)
  @Min(0, LINE_PRICE)
  pence: number;
}

@InputType({ description: 'A rise or fall of the price by staff.' })
class AdjustmentInput {
  @Field(() => AdjustmentKinds, { description: 'Unit of the value.' })
  @IsIn(ADJUSTMENT_KINDS, { message: 'Choose pounds or per cent' })
  kind: AdjustmentKind;

  @Field(() => Int, { description: 'The value; below zero lowers the price.' })
  @Max(PENCE_MAX, ADJUSTMENT)
  @Min(-PENCE_MAX, ADJUSTMENT)
  @IsInt(ADJUSTMENT)
  value: number;

  @Field({ description: 'The reason, which the customer reads; 1 to 100 characters.' })
  @Matches(/\S/, REASON)
  @Length(1, 100, REASON)
  reason: string;
}

@InputType({ description: 'A shipment as staff price it.' })
export class QuoteContentInput {
  @Field(() => DestinationKeys, { description: 'Destination of the shipment.' }) destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;

  @Field({ description: 'The UK city of collection, up to 100 characters; may be empty.' })
  @MaxLength(100, CITY)
  fromCity: string;

  @Field({ description: 'City of delivery, up to 100 characters; may be empty.' })
  @MaxLength(100, CITY)
  toCity: string;

  @Field(() => [CartChangeInput], { description: 'Products and custom boxes with their quantities.' })
  @ArrayMaxSize(CART_LINES_MAX)
  @ValidateNested({ each: true })
  items: CartChangeInput[];

  @Field(() => [FreeLineInput], { description: `Up to ${FREE_LINES_MAX} lines with prices of their own.` })
  @ArrayMaxSize(FREE_LINES_MAX, { message: `A quote has at most ${FREE_LINES_MAX} lines of its own` })
  @ValidateNested({ each: true })
  freeLines: FreeLineInput[];

  @Field(() => Boolean, {
    description: 'Whether items, minimum charge and service cost the price by phone.',
  })
  isByPhone: boolean;

  @Field(() => AdjustmentInput, { nullable: true, description: 'The adjustment; null for none.' })
  @ValidateNested()
  adjustment?: AdjustmentInput | null;
}
