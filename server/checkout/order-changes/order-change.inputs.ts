import { IsIn, IsInt, IsOptional, IsString, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { CHARGE_REASON_MAX } from '../../../rules/orders/order-charge.js';
import { SERVICE_LEVELS, type ServiceLevel } from '../../../rules/prices/quote.js';
import { ServiceLevels } from '../../shared/api/enums.js';
import { IsIdempotencyKey, KEY_TEXT } from '../../shared/api/idempotency-key.js';
import { CalendarDate, Pence } from '../../shared/api/scalars.js';
import { CollectionAddressInput, DeliveryAddressInput } from '../../shared/placed-address.js';

@InputType({ description: 'A change of an order; fields left out do not change.' })
export class OrderChangeInput {
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'A new collection day, from today in London.',
  })
  @IsOptional()
  @IsString({ message: 'Enter the date as YYYY-MM-DD' })
  collectionDate?: string;

  @Field(() => CollectionAddressInput, {
    nullable: true,
    description:
      'A new collection address, in the UK. Without `access`, what is known of the same door stays.',
  })
  @IsOptional()
  @ValidateNested()
  collectionAddress?: CollectionAddressInput;

  @Field(() => DeliveryAddressInput, {
    nullable: true,
    description:
      'A new delivery address, in the same destination. Without `access`, what is known of the same door stays; without `receiver`, the receiver stays, and with null the customer receives it.',
  })
  @IsOptional()
  @ValidateNested()
  deliveryAddress?: DeliveryAddressInput;

  @Field(() => ServiceLevels, { nullable: true, description: "A new service, at today's price." })
  @IsOptional()
  @IsIn(SERVICE_LEVELS, { message: 'Choose a service' })
  service?: ServiceLevel;
}

@InputType({ description: 'What the preview showed. When it is outdated, nothing is done (CONFLICT).' })
export class ExpectedChangeInput {
  @Field(() => Int, { description: 'The version of the order.' })
  @IsInt()
  @Min(1)
  version: number;

  @Field(() => Pence, { description: 'The refund in pence.' })
  @IsInt()
  @Min(0)
  refund: number;

  @Field(() => Pence, { description: 'The extra payment in pence.' })
  @IsInt()
  @Min(0)
  extra: number;
}

@InputType({ description: 'A change as it was previewed.' })
export class ApplyOrderChangeInput {
  @Field(() => OrderChangeInput, { description: 'The same as in the preview.' })
  @ValidateNested()
  change: OrderChangeInput;

  @Field(() => ExpectedChangeInput, { description: 'What the preview said.' })
  @ValidateNested()
  expected: ExpectedChangeInput;

  @Field({ description: KEY_TEXT })
  @IsString()
  @IsIdempotencyKey()
  idempotencyKey: string;

  @Field(() => String, {
    nullable: true,
    description: `Staff: why, 1 to ${CHARGE_REASON_MAX} characters. Nothing of a customer.`,
  })
  @IsOptional()
  @IsString({ message: 'Write a reason' })
  reason?: string | null;
}
