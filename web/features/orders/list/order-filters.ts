import { ORDER_STATUSES } from '../../../../rules/orders/order-status-move';
import { toGraphqlEnum } from '../../../data/enums';
import type { OrderRange, OrderStatus } from '../../../data/schema.generated';
import { choiceParam, defineFilters, type FiltersOf, pageParam, textParam } from '../../../lib/lists/filters';

export const STATUSES: readonly OrderStatus[] = ORDER_STATUSES.map(toGraphqlEnum);

export const RANGES: Readonly<Record<OrderRange, string>> = {
  ALL: 'All time',
  LAST_7: 'Last 7 days',
  LAST_30: 'Last 30 days',
  LAST_90: 'Last 90 days',
};

/** Filters of the customer's orders. */
export const ORDER_FILTERS = defineFilters({
  search: textParam,
  status: choiceParam(STATUSES),
  range: choiceParam(RANGES, 'ALL'),
  page: pageParam,
});

export type OrderFilters = FiltersOf<typeof ORDER_FILTERS>;
