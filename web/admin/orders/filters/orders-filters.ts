/** What the list of all orders is narrowed to and sorted by, as the address bar carries it. */
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations';
import type { OrderSort, OrderStatus, PaymentStatus } from '../../../apollo/schema.generated';
import { readChoice, readPage, readTextParam } from '../../../ui/lists/url-params';
import { BOOKINGS, type Booked } from './booked-days';
import { COLLECTIONS, type Collection } from './collection-days';
import { type Days, refuseDays } from './days';

/** `from` and `to` are days of collection. */
export interface OrdersFilters extends Days {
  readonly search: string;
  /** Empty: any. */
  readonly status: OrderStatus | '';
  /** Empty: any. */
  readonly payment: PaymentStatus | '';
  /** Empty: any. */
  readonly destination: DestinationKey | '';
  readonly booked: Booked;
  readonly bookedFrom: string;
  readonly bookedTo: string;
  readonly collection: Collection;
  readonly sort: OrderSort;
  /** From 1. */
  readonly page: number;
}

export const STATUSES: readonly OrderStatus[] = [
  'PROCESSING',
  'SHIPPED',
  'IN_TRANSIT',
  'DELIVERED',
  'CANCELLED',
];

export const PAYMENT_STATUSES: readonly PaymentStatus[] = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'];

export const SORTS: Readonly<Record<OrderSort, string>> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  TOTAL_DESCENDING: 'Highest amount first',
  TOTAL_ASCENDING: 'Lowest amount first',
  COLLECTION_SOONEST: 'Soonest collection first',
};

/** What lets everything through, newest first. */
export const NO_FILTERS: OrdersFilters = {
  ...{ search: '', status: '', payment: '', destination: '' },
  ...{ booked: '', bookedFrom: '', bookedTo: '', collection: '', from: '', to: '' },
  ...{ sort: 'NEWEST', page: 1 },
};

/** What an address asks for; what makes no sense in it counts as left out. */
export function readFilters(query: URLSearchParams): OrdersFilters {
  const booked = readChoice(query, 'booked', Object.keys(BOOKINGS) as Booked[]) ?? '';
  const bookings = { from: query.get('bookedFrom') ?? '', to: query.get('bookedTo') ?? '' };
  const areBooked = booked === 'days' && !refuseDays(bookings);
  const collection = readChoice(query, 'collection', Object.keys(COLLECTIONS) as Collection[]) ?? '';
  const days = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  return {
    search: readTextParam(query, 'search'),
    status: readChoice(query, 'status', STATUSES) ?? '',
    payment: readChoice(query, 'payment', PAYMENT_STATUSES) ?? '',
    destination: readChoice(query, 'destination', DESTINATION_KEYS) ?? '',
    ...{ booked, bookedFrom: areBooked ? bookings.from : '', bookedTo: areBooked ? bookings.to : '' },
    collection,
    ...(collection === 'days' && !refuseDays(days) ? days : { from: '', to: '' }),
    sort: readChoice(query, 'sort', Object.keys(SORTS) as OrderSort[]) ?? 'NEWEST',
    page: readPage(query),
  };
}

/** The query of an address for these filters; what lets everything through is left out. */
export function writeFilters({
  page,
  from,
  to,
  bookedFrom,
  bookedTo,
  ...text
}: OrdersFilters): URLSearchParams {
  const days = {
    ...(text.booked === 'days' && { bookedFrom, bookedTo }),
    ...(text.collection === 'days' && { from, to }),
  };
  const said = Object.entries({ ...text, ...days }).filter(
    ([name, value]) => value && value !== NO_FILTERS[name as keyof OrdersFilters],
  );
  return new URLSearchParams([...said, ...(page > 1 ? [['page', String(page)]] : [])]);
}

/** How many filters are on; the search is not one of them. */
export function countFilters({ status, payment, destination, booked, collection }: OrdersFilters): number {
  return [status, payment, destination, booked, collection].filter(Boolean).length;
}

/** Whether anything is left out because of them. */
export function areNarrowing(filters: OrdersFilters): boolean {
  return filters.search !== '' || countFilters(filters) > 0;
}
