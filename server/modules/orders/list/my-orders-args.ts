import { ArgsType, Field } from 'type-graphql';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { PageArgs } from '../../../platform/api/pagination.js';
import { QueryText, QueryWord } from '../../../platform/api/query-fields.js';
import type { OrderStatus } from '../order.entity.js';
import { OrderStatuses } from '../order-facts.js';

/** The booking period of a list of orders. */
type OrderRange = 'all' | 'last7' | 'last30' | 'last90';

const DAY_MS = 24 * 60 * 60 * 1000;

const DAYS: Readonly<Record<OrderRange, number | null>> = { all: null, last7: 7, last30: 30, last90: 90 };

const OrderRanges = registerEnum<OrderRange>('OrderRange', 'A period of orders, in whole UK days.', {
  all: 'All time.',
  last7: 'Placed today or in the 7 days before.',
  last30: 'Placed today or in the 30 days before.',
  last90: 'Placed today or in the 90 days before.',
});

/** The first day of a period; undefined for `all`. */
export function startOfRange(range: OrderRange, now: Date): string | undefined {
  const days = DAYS[range];
  if (days === null) return undefined;
  const today = Date.parse(`${todayInLondon(now)}T00:00:00Z`);
  return new Date(today - days * DAY_MS).toISOString().slice(0, 10);
}

/** Arguments of a customer's list of orders. */
@ArgsType()
export class MyOrdersArgs extends PageArgs {
  @Field(() => OrderStatuses, { nullable: true, description: 'Only orders with this status.' })
  @QueryWord(OrderStatuses, 'Status')
  status?: OrderStatus | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Words in the number, postcode, street, city, destination, tracking number or the name of an item; up to 100 characters.',
  })
  @QueryText()
  search?: string | null;
  @Field(() => OrderRanges, { nullable: true, description: 'Only orders of this period; all when left out.' })
  @QueryWord(OrderRanges, 'Range')
  range?: OrderRange | null;
}
