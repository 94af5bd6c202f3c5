import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PAGE_SIZE_MAX } from '../../../platform/api/pagination.js';
import { Pence } from '../../../platform/api/scalars.js';
import { IsVersion } from '../../../platform/api/version.js';
import type { OrderStatus } from '../order.entity.js';
import { OrderStatuses } from '../order-facts.js';
import { TOO_MANY_ORDERS } from './change-statuses.js';
import { REASON_MAX } from './order-notes.inputs.js';

const REASON = `The reason, up to ${REASON_MAX} characters, staff only. Required with a version when the status goes back, skips a step or undoes a cancellation.`;
const REASON_OF_MANY = `The reason, up to ${REASON_MAX} characters, staff only; noted with each order that needs one: whose status goes back, skips a step or undoes a cancellation, or whose collection is still to come. Without it these are refused.`;

@InputType({ description: 'The status of an order.' })
export class OrderStatusInput {
  @Field(() => OrderStatuses, { description: 'Its status.' }) status: OrderStatus;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused when the order has changed since.',
  })
  version?: number | null;
  @Field(() => String, { nullable: true, description: REASON }) reason?: string | null;
  @Field(() => Pence, {
    nullable: true,
    description:
      'When cancelling: the refund that `adminCancellationPreview` showed, in pence. Refused, with the new `preview`, when the amount has changed.',
  })
  expectedRefund?: number | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "The customer's email waits ten seconds, in which `adminUndoOrderStatus` takes both back; not when cancelling is part of it.",
  })
  canUndo?: boolean;
}

@InputType({ description: 'An order, and the version of it that was read.' })
class OrderVersionInput {
  @Field(() => ID, { description: 'The order.' })
  id: string;

  @Field(() => Int, { description: 'Its version; refused when it has changed since.' })
  @IsVersion()
  version: number;
}

@ArgsType()
export class UndoStatusesInput {
  @Field(() => [OrderVersionInput], {
    description: 'Up to 100, each once, at the version that it has since.',
  })
  @ArrayMaxSize(PAGE_SIZE_MAX, { message: TOO_MANY_ORDERS })
  @ValidateNested({ each: true })
  orders: OrderVersionInput[];
}

@InputType({ description: 'One status for many orders.' })
export class OrderStatusesInput {
  @Field(() => [OrderVersionInput], { description: 'Up to 100, each once.' })
  @ArrayMaxSize(PAGE_SIZE_MAX, { message: TOO_MANY_ORDERS })
  @ValidateNested({ each: true })
  orders: OrderVersionInput[];
  @Field(() => OrderStatuses, {
    description: 'The new status of all; not `CANCELLED`, which refunds payments and is set one by one.',
  })
  status: OrderStatus;
  @Field(() => String, { nullable: true, description: REASON_OF_MANY }) reason?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "The customers' emails wait for ten seconds or a little more, in which `adminUndoOrderStatuses` takes all back; not where an order was cancelled before.",
  })
  canUndo?: boolean;
}
