import { ArrayMaxSize, IsString, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PAGE_SIZE_MAX } from '../../shared/api/pagination.js';
import { IsVersion } from '../../shared/api/version.js';
import type { OrderStatus } from '../order.entity.js';
import { OrderStatuses } from '../order-view.js';
import { TOO_MANY_ORDERS } from './change-statuses.js';

const REASON =
  'Why it goes back, skips a step or undoes a cancellation, up to 500 characters; for staff only. Needed of whoever sends a version.';

@InputType({ description: 'How far an order has come.' })
export class OrderStatusInput {
  @Field(() => OrderStatuses, { description: 'How far it has come.' }) status: OrderStatus;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was looked at: refused when the order was changed since.',
  })
  version?: number | null;
  @Field(() => String, { nullable: true, description: REASON }) reason?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'When cancelling: what `adminCancellationPreview` said would go back, in pence. Refused, with the new `preview`, when it is another sum by now.',
  })
  expectedRefund?: number | null;
}

@InputType({ description: 'An order as it was looked at.' })
class OrderVersionInput {
  @Field(() => ID, { description: 'The order.' })
  @IsString()
  id: string;

  @Field(() => Int, { description: 'Its version: refused when it was changed since.' })
  @IsVersion()
  version: number;
}

@InputType({ description: 'How far many orders have come.' })
export class OrderStatusesInput {
  @Field(() => [OrderVersionInput], { description: 'Up to 100, each once.' })
  @ArrayMaxSize(PAGE_SIZE_MAX, { message: TOO_MANY_ORDERS })
  @ValidateNested({ each: true })
  orders: OrderVersionInput[];
  @Field(() => OrderStatuses, {
    description:
      'How far they have all come; not `CANCELLED`, which refunds payments and is done one by one.',
  })
  status: OrderStatus;
  @Field(() => String, { nullable: true, description: REASON }) reason?: string | null;
}
