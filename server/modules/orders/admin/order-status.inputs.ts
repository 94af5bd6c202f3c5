import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PAGE_SIZE_MAX } from '../../../platform/api/pagination.js';
import { Pence } from '../../../platform/api/scalars.js';
import { IsVersion } from '../../../platform/api/version.js';
import { REASON_MAX } from '../change-status.js';
import type { OrderStatus } from '../order.entity.js';
import { OrderStatuses } from '../order-facts.js';
import { TOO_MANY_ORDERS } from './change-statuses.js';

const REASON = `The reason, up to ${REASON_MAX} characters, staff only. Required with a version when the status goes back, skips a step or undoes a cancellation.`;
export const EARLY_REASON = `The reason, up to ${REASON_MAX} characters, staff only; recorded with each order whose collection is still to come. Without it, these orders are refused.`;
const REASON_OF_MANY = `The reason, up to ${REASON_MAX} characters, staff only; recorded with each order that needs one: when the status goes back, skips a step or undoes a cancellation, or when the collection is still to come. Without it, these orders are refused.`;

@InputType({ description: 'A new status of an order.' })
export class OrderStatusInput {
  @Field(() => OrderStatuses, { description: 'The new status.' }) status: OrderStatus;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused when the order has changed since.',
  })
  version?: number | null;
  @Field(() => String, { nullable: true, description: REASON }) reason?: string | null;
  @Field(() => Pence, {
    nullable: true,
    description:
      'For a cancellation: the refund in pence that `adminCancellationPreview` showed. Refused, with the new `preview`, when the amount has changed.',
  })
  expectedRefund?: number | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Delays the customer's email by ten seconds, during which `adminUndoOrderStatus` undoes both; not possible when a cancellation is part of it.",
  })
  canUndo?: boolean;
}

@InputType({ description: 'An order and the version of it that was read.' })
export class OrderVersionInput {
  @Field(() => ID, { description: 'Id of the order.' })
  id: string;

  @Field(() => Int, { description: 'The version that was read; refused when the order has changed since.' })
  @IsVersion()
  version: number;
}

@ArgsType()
export class UndoStatusesInput {
  @Field(() => [OrderVersionInput], {
    description: 'Up to 100 orders, each once, with the version after the status was set.',
  })
  @ArrayMaxSize(PAGE_SIZE_MAX, { message: TOO_MANY_ORDERS })
  @ValidateNested({ each: true })
  orders: OrderVersionInput[];
}

@InputType({ description: 'One status for many orders.' })
export class OrderStatusesInput {
  @Field(() => [OrderVersionInput], { description: 'Up to 100 orders, each once.' })
  @ArrayMaxSize(PAGE_SIZE_MAX, { message: TOO_MANY_ORDERS })
  @ValidateNested({ each: true })
  orders: OrderVersionInput[];
  @Field(() => OrderStatuses, {
    description: 'New status of all orders; not `CANCELLED`, which refunds payments and is set one by one.',
  })
  status: OrderStatus;
  @Field(() => String, { nullable: true, description: REASON_OF_MANY }) reason?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Delays the customers' emails by at least ten seconds, during which `adminUndoOrderStatuses` undoes everything; not possible for orders that were cancelled before.",
  })
  canUndo?: boolean;
}
