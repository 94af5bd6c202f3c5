import { Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { CHARGE_REASON_MAX } from '../../../../rules/orders/order-charge.js';
import { type ServiceLevel } from '../../../../rules/prices/quote.js';
import { ServiceLevels } from '../../../platform/api/enums.js';
import { IsIdempotencyKey, KEY_TEXT } from '../../../platform/api/idempotency-key.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import { CollectionAddressInput, DeliveryAddressInput } from '../../../platform/values/placed-address.js';

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
