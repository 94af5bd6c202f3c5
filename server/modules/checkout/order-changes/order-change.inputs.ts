import { ArrayMaxSize, IsInt, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { CHARGE_REASON_MAX } from '../../../../rules/orders/order-charge.js';
import { CART_LINES_MAX, LINE_QUANTITY, type ServiceLevel } from '../../../../rules/prices/quote.js';
import { ServiceLevels } from '../../../platform/api/enums.js';
import { IsIdempotencyKey, KEY_TEXT } from '../../../platform/api/idempotency-key.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import { CollectionAddressInput, DeliveryAddressInput } from '../../../platform/values/placed-address.js';
import { CartChangeInput, QUANTITY_MESSAGE } from '../../quotes/cart/cart.inputs.js';

const QUANTITY = { message: QUANTITY_MESSAGE };

@InputType({ description: 'How many pieces of an item of the order stay.' })
export class ItemQuantityInput {
  @Field(() => ID, { description: 'Key of the line in the order.' })
  @IsString()
  @MaxLength(36)
  key: string;

  @Field(() => Int, { description: 'The quantity, at most that of the order; 0 takes the item out.' })
  @IsInt(QUANTITY)
  @Min(0, QUANTITY)
  @Max(LINE_QUANTITY.max, QUANTITY)
  quantity: number;
}

@InputType({ description: 'A change of the items of an order.' })
export class OrderItemsInput {
  @Field(() => [ItemQuantityInput], {
    description: 'Items with fewer pieces; items left out stay as they are.',
  })
  @ArrayMaxSize(CART_LINES_MAX)
  @ValidateNested({ each: true })
  quantities: ItemQuantityInput[];

  @Field(() => [CartChangeInput], { description: "Products and custom boxes to add, at today's price." })
  @ArrayMaxSize(CART_LINES_MAX)
  @ValidateNested({ each: true })
  added: CartChangeInput[];
}

@InputType({ description: 'A change of an order; fields left out do not change.' })
export class OrderChangeInput {
  @Field(() => CalendarDate, { nullable: true, description: 'A new collection day, from today in London.' })
  collectionDate?: string;

  @Field(() => CollectionAddressInput, {
    nullable: true,
    description:
      'A new collection address, in the UK. Without `access`, the access details of the same door stay.',
  })
  @ValidateNested()
  collectionAddress?: CollectionAddressInput;

  @Field(() => DeliveryAddressInput, {
    nullable: true,
    description:
      'A new delivery address, in the same destination. Without `access`, the access details of the same door stay; without `receiver`, the receiver stays, and null makes the customer the receiver.',
  })
  @ValidateNested()
  deliveryAddress?: DeliveryAddressInput;

  @Field(() => ServiceLevels, { nullable: true, description: "A new service, at today's price." })
  service?: ServiceLevel;

  @Field(() => OrderItemsInput, {
    nullable: true,
    description: 'Other items; those that stay keep their price of the booking.',
  })
  @ValidateNested()
  items?: OrderItemsInput;
}

@InputType({ description: 'What the preview showed. Refused with CONFLICT when it is outdated.' })
export class ExpectedChangeInput {
  @Field(() => Int, { description: 'The version of the order.' })
  @Min(1)
  version: number;

  @Field(() => Pence, { description: 'The refund in pence.' })
  @Min(0)
  refund: number;

  @Field(() => Pence, { description: 'The extra payment in pence.' })
  @Min(0)
  extra: number;
}

@InputType({ description: 'A change as it was previewed.' })
export class ApplyOrderChangeInput {
  @Field(() => OrderChangeInput, { description: 'The same as in the preview.' })
  @ValidateNested()
  change: OrderChangeInput;

  @Field(() => ExpectedChangeInput, { description: 'What the preview showed.' })
  @ValidateNested()
  expected: ExpectedChangeInput;

  @Field({ description: KEY_TEXT })
  @IsIdempotencyKey()
  idempotencyKey: string;

  @Field(() => String, {
    nullable: true,
    description: `Staff: the reason, 1 to ${CHARGE_REASON_MAX} characters. Customers leave it out.`,
  })
  reason?: string | null;
}
