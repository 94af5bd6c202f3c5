import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import type { Permission } from '../../../rules/users/permissions.js';
import { DestinationKeys, registerEnum } from '../../platform/api/enums.js';
import { CalendarDate } from '../../platform/api/scalars.js';
import { MoneyField } from '../../platform/values/money.js';
import { Order } from '../orders/order-view.js';

@ObjectType({ description: 'The overview for staff.' })
export class Dashboard {
  @Field(() => Int, { description: 'Number of orders.' }) totalOrders: number;
  @Field(() => Int, { description: 'Number of accounts, staff included.' }) totalUsers: number;
  @MoneyField('totalRevenue', { description: 'Payments minus refunds.' }) revenuePence: number;
  @Field(() => Int, { description: 'Number of products, drafts included.' }) totalProducts: number;
  @Field(() => [Order], { description: 'The five newest orders.' }) latestOrders: Order[];
}

@ObjectType({ description: 'Revenue and orders of one day.' })
class DayFigures {
  @Field(() => CalendarDate, { description: 'The day.' }) day: string;
  @MoneyField('revenue', { description: 'Payments minus refunds of the day.' }) revenuePence: number;
  @Field(() => Int, { description: 'Number of orders placed on it.' }) orders: number;
}

@ObjectType({ description: 'Revenue and orders of one destination.' })
class DestinationFigures {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @MoneyField('revenue', { description: 'Payments minus refunds.' }) revenuePence: number;
  @Field(() => Int, { description: 'Number of orders placed.' }) orders: number;
}

@ObjectType({ description: 'Revenue and orders of a period.' })
export class DashboardFigures {
  @Field(() => CalendarDate, { description: 'The first day.' }) from: string;
  @Field(() => CalendarDate, { description: 'The last day.' }) to: string;
  @MoneyField('revenue', { description: 'Payments minus refunds.' }) revenuePence: number;
  @Field(() => Int, { description: 'Number of orders placed.' }) orders: number;
  @Field(() => [DayFigures], { description: 'Every day of the period, oldest first.' }) days: DayFigures[];
  @Field(() => [DestinationFigures], { description: 'Every destination we ship to.' })
  destinations: DestinationFigures[];
}

/** Work that waits for staff, most urgent first, with the permission to see to it. */
export const TASK_PERMISSIONS = {
  payment_issue: 'money',
  refund_to_send: 'money',
  refund_request: 'money',
  unanswered_messages: 'orders',
  missed_collection: 'orders',
  late_delivery: 'orders',
  papers_to_check: 'orders',
  no_collection_date: 'orders',
  no_delivery_street: 'orders',
  failed_email: 'orders',
  unsent_email: 'orders',
  request: 'orders',
  expiring_quote: 'orders',
} as const satisfies Record<string, Permission>;

export type TaskKind = keyof typeof TASK_PERMISSIONS;
export const TASK_KINDS = Object.keys(TASK_PERMISSIONS) as readonly TaskKind[];

const TaskKinds = registerEnum<TaskKind>('TaskKind', 'A kind of task.', {
  payment_issue: 'Open payment issues.',
  refund_to_send: 'Refunds that staff have to send by bank transfer.',
  refund_request: 'Refunds that wait for a second person.',
  unanswered_messages: 'Orders whose customers wait for an answer.',
  missed_collection: 'Paid orders in processing whose collection day is past.',
  late_delivery: 'Orders collected, not delivered, and past their promised delivery days.',
  papers_to_check: 'Customs papers that were sent and not checked.',
  no_collection_date: 'Paid orders in processing without a collection date.',
  no_delivery_street: 'Paid orders not delivered yet, whose delivery street is still missing.',
  failed_email: 'Messages that were not delivered.',
  unsent_email: 'Messages that were only stored for want of a mail server; none while there still is none.',
  request: 'Requests whose customers wait for an answer.',
  expiring_quote: 'Saved quotes that expire within three days.',
});

@ObjectType({ description: 'An open task.' })
export class TaskItem {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'The number, reference or subject.' }) title: string;
  @Field({ description: 'Who it concerns, or why it is open; may be empty.' }) detail: string;
  @Field(() => Date, { description: 'When it was opened; for a quote, when it expires.' }) at: Date;
  @Field(() => ID, { nullable: true, description: 'Id of its order; null without one.' })
  orderId: string | null;
}

@ObjectType({ description: 'Number of open tasks of one kind.' })
export class TaskCount {
  @Field(() => TaskKinds, { description: 'Kind of task.' }) kind: TaskKind;
  @Field(() => Int, { description: 'Number of open tasks.' }) count: number;
}

@ObjectType({ description: 'Open tasks of one kind.' })
export class Task extends TaskCount {
  @Field(() => [TaskItem], { description: 'The five most urgent tasks.' }) items: readonly TaskItem[];
}
