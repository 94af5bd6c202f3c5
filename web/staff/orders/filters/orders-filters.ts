import { DESTINATION_KEYS } from '../../../../rules/destinations';
import { ORDER_STATUSES } from '../../../../rules/orders/order-status-move';
import { toGraphqlEnum } from '../../../data/enums';
import type { OrderAttention, OrderSort, OrderStatus, PaymentStatus } from '../../../data/schema.generated';
import {
  choiceParam,
  dayParam,
  defineFilters,
  type FiltersOf,
  openedParam,
  pageParam,
  sizeParam,
  sortParam,
  textParam,
} from '../../../lib/lists/filters';
import { validDays } from '../../ui/days';
import { usePreferences } from '../../ui/staff-preferences';
import { BOOKINGS } from './booked-days';
import { COLLECTIONS } from './collection-days';

export const STATUSES: readonly OrderStatus[] = ORDER_STATUSES.map(toGraphqlEnum);

export const PAYMENT_STATUSES: readonly PaymentStatus[] = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'];

/** Why to look at an order now. */
export const ATTENTIONS: Readonly<Record<OrderAttention, string>> = {
  MISSED_COLLECTION: 'Missed collection',
  LATE_DELIVERY: 'Late delivery',
  NEW_MESSAGES: 'New messages',
  NEW_REFUNDS: 'New refunds',
};

export const SORTS: Readonly<Record<OrderSort, string>> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  TOTAL_DESCENDING: 'Highest amount first',
  TOTAL_ASCENDING: 'Lowest amount first',
  COLLECTION_SOONEST: 'Soonest collection first',
};

/** Rows on a page; the first unless somebody chose another. */
export const PAGE_SIZES = ['10', '25', '50', '100'] as const;

type PageSize = (typeof PAGE_SIZES)[number];

const NO_DAYS = { from: '', to: '' };

/** Filters and sorting of all orders, and the open order. */
export const ORDERS_FILTERS = defineFilters(
  {
    search: textParam,
    status: choiceParam(STATUSES),
    payment: choiceParam(PAYMENT_STATUSES),
    destination: choiceParam(DESTINATION_KEYS),
    booked: choiceParam(BOOKINGS, ''),
    collection: choiceParam(COLLECTIONS, ''),
    attention: choiceParam(ATTENTIONS),
    sort: sortParam(SORTS, 'NEWEST'),
    bookedFrom: dayParam,
    bookedTo: dayParam,
    /** Collection dates. */
    from: dayParam,
    to: dayParam,
    /** Empty: what the desk says. */
    size: sizeParam(PAGE_SIZES),
    page: pageParam,
    order: openedParam,
  },
  ({ bookedFrom, bookedTo, from, to, ...filters }) => {
    const booked = filters.booked === 'days' ? validDays({ from: bookedFrom, to: bookedTo }) : NO_DAYS;
    const collected = filters.collection === 'days' ? validDays({ from, to }) : NO_DAYS;
    return { ...filters, bookedFrom: booked.from, bookedTo: booked.to, ...collected };
  },
);

export type OrdersFilters = FiltersOf<typeof ORDERS_FILTERS>;

/** Rows on a page: those of the address, else as many as were chosen last. */
export function usePageSize({ size }: Pick<OrdersFilters, 'size'>): PageSize {
  const chosen = usePreferences().pageSize;
  return size || (PAGE_SIZES.find((one) => one === chosen) ?? PAGE_SIZES[0]);
}

/** The query of the list, without an order open over it. */
export function listQuery(filters: OrdersFilters): string {
  return ORDERS_FILTERS.write({ ...filters, order: '' }).toString();
}

/** Number of active filters, the search not counted. */
export function countFilters({
  status,
  payment,
  destination,
  booked,
  collection,
  attention,
}: OrdersFilters): number {
  return [status, payment, destination, booked, collection, attention].filter(Boolean).length;
}
