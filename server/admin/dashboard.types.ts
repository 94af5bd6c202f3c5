import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import { Order } from '../orders/order-view.js';
import { DestinationKeys, registerEnum } from '../shared/api/enums.js';
import { CalendarDate } from '../shared/api/scalars.js';
import { Money, money } from '../shared/money.js';
import type { Figures } from './figures.js';
import { type TaskKind } from './tasks.store.js';

@ObjectType({ description: 'What staff see first: how the shop stands.' })
export class Dashboard {
  @Field(() => Int, { description: 'All orders.' }) totalOrders: number;
  @Field(() => Int, { description: 'All accounts, staff among them.' }) totalUsers: number;
  @Field(() => Money, { description: 'Payments minus refunds.' }) totalRevenue: Money;
  @Field(() => Int, { description: 'All products, drafts among them.' }) totalProducts: number;
  @Field(() => [Order], { description: 'The five booked last, newest first.' }) latestOrders: Order[];
}

@ObjectType({ description: 'Money and orders of one day.' })
class DayFigures {
  @Field(() => CalendarDate, { description: 'The day.' }) day: string;
  @Field(() => Money, { description: 'What came in on it minus what went back on it.' }) revenue: Money;
  @Field(() => Int, { description: 'Orders placed on it.' }) orders: number;
}

@ObjectType({ description: 'Money and orders of one destination.' })
class DestinationFigures {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field(() => Money, { description: 'What came in minus what went back.' }) revenue: Money;
  @Field(() => Int, { description: 'Orders placed.' }) orders: number;
}

@ObjectType({ description: 'Money and orders of a range of days.' })
export class DashboardFigures {
  @Field(() => CalendarDate, { description: 'The first day.' }) from: string;
  @Field(() => CalendarDate, { description: 'The last day.' }) to: string;
  @Field(() => Money, { description: 'What came in minus what went back.' }) revenue: Money;
  @Field(() => Int, { description: 'Orders placed.' }) orders: number;
  @Field(() => [DayFigures], { description: 'Every day of the range, oldest first.' }) days: DayFigures[];
  @Field(() => [DestinationFigures], { description: 'Every destination we ship to.' })
  destinations: DestinationFigures[];
}

const TaskKinds = registerEnum<TaskKind>('TaskKind', 'What waits for somebody.', {
  payment_review: 'Payments that do not match what we know.',
  refund_to_send: 'Refunds that staff are to send by bank transfer.',
  unanswered_messages: 'Orders whose customers wait for an answer.',
  no_collection_date: 'Paid orders in processing without a collection date.',
  failed_email: 'Messages that could not be sent.',
  expiring_quote: 'Saved quotes that hold for three days more at most.',
});

@ObjectType({ description: 'One thing that waits for somebody.' })
class TaskItem {
  @Field(() => ID, { description: 'For programs.' }) id: string;
  @Field({ description: 'Its number, reference or subject.' }) title: string;
  @Field({ description: 'Who it concerns, or why it waits; may be empty.' }) detail: string;
  @Field(() => Date, { description: 'Since when it waits; of a quote: until when it holds.' }) at: Date;
  @Field(() => ID, { nullable: true, description: 'The order it is about, if it is about one.' })
  orderId: string | null;
}

@ObjectType({ description: 'One kind of thing that waits for somebody.' })
export class Task {
  @Field(() => TaskKinds, { description: 'What kind.' }) kind: TaskKind;
  @Field(() => Int, { description: 'How many there are.' }) count: number;
  @Field(() => [TaskItem], { description: 'The five most urgent.' }) items: readonly TaskItem[];
}

/** As GraphQL carries them. */
export function toDashboardFigures({ revenuePence, days, destinations, ...rest }: Figures): DashboardFigures {
  const withMoney = <T extends { revenuePence: number }>({ revenuePence: pence, ...figures }: T) => ({
    ...figures,
    revenue: money(pence),
  });
  return {
    ...rest,
    revenue: money(revenuePence),
    days: days.map(withMoney),
    destinations: destinations.map(withMoney),
  };
}
