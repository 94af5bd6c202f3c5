import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { Describe } from '../shared/api/describe.js';
import { wrongField } from '../shared/errors/errors.js';
import { fromPounds } from '../shared/money.js';
import type { BoxItem } from './box.store.js';

/** The most entries of one box. */
export const BOX_ITEMS_MAX = 100;
/** The most entries of all boxes of an order: what a list on paper can be made of at once. */
export const ORDER_ENTRIES_MAX = 2_000;

const DESCRIPTION = { message: 'Please say what it is in 1 to 200 characters' };
const QUANTITY = { message: 'Quantity must be a whole number from 1 to 9,999' };
const VALUE = { message: 'Value must be from £0 to £99,999.99' };
const TOO_MANY = { message: `A box has room for ${BOX_ITEMS_MAX} entries` };

@InputType({ description: 'Something inside a box.' })
export class BoxItemInput {
  @Field({ description: 'What it is, 1 to 200 characters.' })
  @IsString(DESCRIPTION)
  @Matches(/\S/, DESCRIPTION)
  @Length(1, 200, DESCRIPTION)
  description: string;

  @Field(() => Int, { description: 'How many, 1 to 9,999.' })
  @IsInt(QUANTITY)
  @Min(1, QUANTITY)
  @Max(9_999, QUANTITY)
  quantity: number;

  @Field(() => Int, { description: 'What all of them together are worth: whole pence, 0 to 9,999,999.' })
  @IsInt(VALUE)
  @Min(0, VALUE)
  @Max(9_999_999, VALUE)
  value: number;

  @Field({ description: 'False when it was bought new for the move; customs ask for it.' })
  @IsBoolean()
  isUsed: boolean;
}

/** The contents of an entry as they are kept. */
export function toBoxItem({ description, quantity, value, isUsed }: BoxItemInput): BoxItem {
  return { description: description.trim(), quantity, valuePence: value, isUsed };
}

/** Something inside a box, over REST. */
class BoxItemBody {
  @Describe('What it is.')
  @IsString(DESCRIPTION)
  @Matches(/\S/, DESCRIPTION)
  @Length(1, 200, DESCRIPTION)
  description: string;

  @Describe('How many.')
  @IsInt(QUANTITY)
  @Min(1, QUANTITY)
  @Max(9_999, QUANTITY)
  quantity: number;

  @Describe('What all of them together are worth, in pounds, up to 99,999.99.', {
    schema: { type: ['number', 'string'] },
  })
  @IsDefined(VALUE)
  value: unknown;

  @Describe('False when it was bought new for the move.')
  @IsBoolean({ message: 'used must be true or false' })
  used: boolean;
}

/** All that is inside a box. */
export class BoxContentsBody {
  @Describe('Everything inside, in the order of the lists; empty takes everything out.', {
    items: BoxItemBody,
  })
  @IsArray(TOO_MANY)
  @ArrayMaxSize(BOX_ITEMS_MAX, TOO_MANY)
  @ValidateNested({ each: true })
  items: BoxItemBody[];

  @Describe('The version that was looked at, 0 for none yet; header `If-Match` says the same from 1.')
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  version?: number;
}

/** The contents of a body as they are kept. Throws BAD_INPUT. */
export function readBoxItems({ items }: BoxContentsBody): BoxItem[] {
  return items.map(({ description, quantity, value, used }, index) => {
    const valuePence = fromPounds(value);
    if (valuePence === null) throw wrongField(`items.${index}.value`, VALUE.message);
    return { description: description.trim(), quantity, valuePence, isUsed: used };
  });
}
