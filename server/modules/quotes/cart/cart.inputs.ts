import { IsIn, IsInt, IsString, Length, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import {
  CUSTOM_BOX_SIDE_CM,
  LINE_QUANTITY,
  type ServiceLevel,
  WEIGHT_RANGES,
  type WeightRange,
} from '../../../../rules/prices/quote.js';
import { DestinationKeys, ServiceLevels, WeightRanges } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';

const { min, max } = CUSTOM_BOX_SIDE_CM;
const side = (name: string) => ({
  message: `${name} must be a whole number of centimetres from ${min} to ${max}`,
});

const BOX_NAME = { message: 'Give the item a name of up to 100 characters' };

/** The message for an invalid quantity. */
export const QUANTITY_MESSAGE = `Quantity must be a whole number up to ${LINE_QUANTITY.max}`;

@InputType({ description: "A customer's own box." })
export class CustomBoxInput {
  @Field({ description: "The customer's name for the box, 1 to 100 characters." })
  @IsString()
  @Matches(/\S/, BOX_NAME)
  @Length(1, 100, BOX_NAME)
  name: string;

  @Field(() => Int, { description: 'The outer width in whole centimetres.' })
  @IsInt(side('Width'))
  @Min(min, side('Width'))
  @Max(max, side('Width'))
  widthCm: number;
  @Field(() => Int, { description: 'The outer height in whole centimetres.' })
  @IsInt(side('Height'))
  @Min(min, side('Height'))
  @Max(max, side('Height'))
  heightCm: number;
  @Field(() => Int, { description: 'The outer depth in whole centimetres.' })
  @IsInt(side('Depth'))
  @Min(min, side('Depth'))
  @Max(max, side('Depth'))
  depthCm: number;

  @Field(() => WeightRanges, { description: 'The weight range; over 30 kg costs a surcharge.' })
  @IsIn(WEIGHT_RANGES, { message: 'Choose a weight range' })
  weightRange: WeightRange;
}

@InputType({
  description: 'New quantity of a product or custom box. It is absolute, so a repeat is harmless.',
})
export class CartChangeInput {
  @Field(() => ID, { nullable: true, description: 'Product id; not with customBox.' }) productId?: string;
  @Field(() => CustomBoxInput, { nullable: true, description: 'Custom box; not with productId.' })
  @ValidateNested()
  customBox?: CustomBoxInput;
  @Field(() => Int, { description: `The new quantity, 0 to ${LINE_QUANTITY.max}; 0 removes the line.` })
  quantity: number;
}

@InputType({ description: 'A product or a custom box to add.' })
export class CartItemInput {
  @Field(() => ID, { nullable: true, description: 'Product id; not with customBox.' }) productId?: string;
  @Field(() => CustomBoxInput, { nullable: true, description: 'Custom box; not with productId.' })
  @ValidateNested()
  customBox?: CustomBoxInput;
  @Field(() => Int, { description: `The quantity to add, ${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}.` })
  quantity: number;
  @Field(() => DestinationKeys, {
    nullable: true,
    description: 'Destination of the cart; unchanged when left out.',
  })
  destination?: DestinationKey;
}

@InputType({ description: "The visitor's shipment choices; fields left out do not change." })
export class ShipmentInput {
  @Field(() => DestinationKeys, { nullable: true, description: 'Destination of every line in the cart.' })
  destination?: DestinationKey;
  @Field({ nullable: true, description: 'The UK city of collection, up to 100 characters.' })
  @MaxLength(100)
  fromCity?: string;
  @Field({ nullable: true, description: 'City of delivery, up to 100 characters.' })
  @MaxLength(100)
  toCity?: string;
  @Field(() => ServiceLevels, { nullable: true, description: 'The service.' }) service?: ServiceLevel;
  @Field(() => CalendarDate, { nullable: true, description: 'The collection day; null removes it.' })
  collectionDate?: string | null;
}

const CODE = { message: 'Enter a code of up to 30 characters' };

@ArgsType()
export class PromotionCodeInput {
  @Field({ description: 'The code, up to 30 characters, in any case.' })
  @Matches(/\S/, CODE)
  @MaxLength(30, CODE)
  code: string;
}
