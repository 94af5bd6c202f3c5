/** Filters of the order list, as in the address. */
import type { OrderRange, OrderStatus } from '../../apollo/schema.generated';
import { readChoice, readPage, readTextParam } from '../../ui/lists/url-params';

export interface OrderFilters {
  readonly search: string;
  /** Empty: any. */
  readonly status: OrderStatus | '';
  readonly range: OrderRange;
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

export const RANGES: Readonly<Record<OrderRange, string>> = {
  ALL: 'All time',
  LAST_7: 'Last 7 days',
  LAST_30: 'Last 30 days',
  LAST_90: 'Last 90 days',
};

/** The filters in an address; invalid values count as absent. */
export function readFilters(query: URLSearchParams): OrderFilters {
  return {
    search: readTextParam(query, 'search'),
    status: readChoice(query, 'status', STATUSES) ?? '',
    range: readChoice(query, 'range', Object.keys(RANGES) as OrderRange[]) ?? 'ALL',
    page: readPage(query),
  };
}

/** The query for these filters, without defaults. */
export function writeFilters({ search, status, range, page }: OrderFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(range !== 'ALL' && { range }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Whether they filter anything. */
export function areFiltering({ search, status, range }: OrderFilters): boolean {
  return Boolean(search || status || range !== 'ALL');
}
