import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { DestinationKeys, registerEnum } from '../../platform/api/enums.js';
import { CalendarDate } from '../../platform/api/scalars.js';
import { MoneyField } from '../../platform/values/money.js';
import { Order } from '../orders/order-view.js';

@ObjectType({ description: 'The overview that staff see first.' })
export class Dashboard {
  @Field(() => Int, { description: 'All orders.' }) totalOrders: number;
  @Field(() => Int, { description: 'All accounts, staff among them.' }) totalUsers: number;
  @MoneyField('totalRevenue', { description: 'Payments minus refunds.' }) revenuePence: number;
  @Field(() => Int, { description: 'All products, drafts among them.' }) totalProducts: number;
  @Field(() => [Order], { description: 'The five latest orders.' }) latestOrders: Order[];
}

@ObjectType({ description: 'Revenue and orders of one day.' })
class DayFigures {
  @Field(() => CalendarDate, { description: 'The day.' }) day: string;
  @MoneyField('revenue', { description: 'Payments minus refunds of the day.' }) revenuePence: number;
  @Field(() => Int, { description: 'Orders placed on it.' }) orders: number;
}

@ObjectType({ description: 'Revenue and orders of one destination.' })
class DestinationFigures {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @MoneyField('revenue', { description: 'Payments minus refunds.' }) revenuePence: number;
  @Field(() => Int, { description: 'Orders placed.' }) orders: number;
}

@ObjectType({ description: 'Revenue and orders of a range of days.' })
export class DashboardFigures {
  @Field(() => CalendarDate, { description: 'The first day.' }) from: string;
  @Field(() => CalendarDate, { description: 'The last day.' }) to: string;
  @MoneyField('revenue', { description: 'Payments minus refunds.' }) revenuePence: number;
  @Field(() => Int, { description: 'Orders placed.' }) orders: number;
  @Field(() => [DayFigures], { description: 'Every day of the range, oldest first.' }) days: DayFigures[];
  @Field(() => [DestinationFigures], { description: 'Every destination we ship to.' })
  destinations: DestinationFigures[];
}

/** Work that waits for staff, most urgent first. */
export const TASK_KINDS = [
  'payment_issue',
  'refund_to_send',
  'unanswered_messages',
  'missed_collection',
  'late_delivery',
  'papers_to_check',
  'no_collection_date',
  'no_delivery_street',
  'failed_email',
  'unsent_email',
  'request',
  'expiring_quote',
] as const;

export type TaskKind = (typeof TASK_KINDS)[number];

const TaskKinds = registerEnum<TaskKind>('TaskKind', 'A kind of task.', {
  payment_issue: 'Open payment issues.',
  refund_to_send: 'Refunds that staff have to send by bank transfer.',
  unanswered_messages: 'Orders whose customers wait for an answer.',
  missed_collection: 'Paid orders in processing whose collection date is over.',
  late_delivery: 'Orders collected, not delivered, and past the days that were promised.',
  papers_to_check: 'Papers for customs that were sent and not looked at.',
  no_collection_date: 'Paid orders in processing without a collection date.',
  no_delivery_street: 'Paid orders not delivered yet, whose customers give the delivery street later.',
  failed_email: 'Messages that were not delivered.',
  unsent_email:
    'Messages that are stored only, because no mail server was set up; none while there is still none.',
  request: 'Requests whose customers wait for an answer.',
  expiring_quote: 'Saved quotes that expire within three days.',
});

@ObjectType({ description: 'One open task.' })
export class TaskItem {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'Its number, reference or subject.' }) title: string;
  @Field({ description: 'Who it concerns, or why it is open; may be empty.' }) detail: string;
  @Field(() => Date, { description: 'Since when it is open; for a quote, until when it is valid.' }) at: Date;
  @Field(() => ID, { nullable: true, description: 'The order it is about; null without one.' })
  orderId: string | null;
}

@ObjectType({ description: 'How many open tasks of a kind there are.' })
export class TaskCount {
  @Field(() => TaskKinds, { description: 'What kind.' }) kind: TaskKind;
  @Field(() => Int, { description: 'How many there are.' }) count: number;
}

@ObjectType({ description: 'One kind of open task.' })
export class Task extends TaskCount {
  @Field(() => [TaskItem], { description: 'The five most urgent.' }) items: readonly TaskItem[];
}
