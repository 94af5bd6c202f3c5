import { ArrayMaxSize, Length, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { Pence } from '../../../platform/api/scalars.js';
import type { BoxEntry } from './box.store.js';

/** The most entries of one box. */
export const BOX_ITEMS_MAX = 100;
/** The most entries of all boxes of an order: the limit of one printed list. */
export const ORDER_ENTRIES_MAX = 2_000;

const DESCRIPTION = { message: 'Describe the item in 1 to 200 characters' };
const QUANTITY = { message: 'Quantity must be a whole number from 1 to 9,999' };
const VALUE = { message: 'Value must be from £0 to £99,999.99' };

@InputType({ description: 'An item in a box.' })
export class BoxItemInput {
  @Field({ description: 'A description of the item, 1 to 200 characters.' })
  @Matches(/\S/, DESCRIPTION)
  @Length(1, 200, DESCRIPTION)
  description: string;

  @Field(() => Int, { description: 'Number of pieces, 1 to 9,999.' })
  @Min(1, QUANTITY)
  @Max(9_999, QUANTITY)
  quantity: number;

  @Field(() => Pence, { description: 'Total value of the pieces in whole pence, 0 to 9,999,999.' })
  @Min(0, VALUE)
  @Max(9_999_999, VALUE)
  value: number;

  @Field({ description: 'False when the item was bought new for the move; customs ask for it.' })
  isUsed: boolean;
}

@InputType({ description: 'Contents of a box.' })
export class BoxContentsInput {
  @Field(() => Int, { description: 'Number of the box, from 1.' }) number: number;
  @Field(() => [BoxItemInput], { description: `Every item in the box, at most ${BOX_ITEMS_MAX} entries.` })
  @ArrayMaxSize(BOX_ITEMS_MAX, { message: `List at most ${BOX_ITEMS_MAX} entries for a box` })
  @ValidateNested({ each: true })
  items: BoxItemInput[];
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused when the box has changed since.',
  })
  version?: number | null;
}

/** The contents of an entry as they are stored. */
export function toBoxItem({ description, quantity, value, isUsed }: BoxItemInput): BoxEntry {
  return { description: description.trim(), quantity, valuePence: value, isUsed };
}
