import { useMemo } from 'react';
import { orderPath } from '../../ui/order-path';
import { listQuery, ORDERS_FILTERS, type OrdersFilters, usePageSize } from '../filters/orders-filters';
import { useAdminOrdersQuery } from '../list/orders.generated';
import { orderFilter } from '../list/use-admin-orders';

/** A neighbour in the list. */
export interface Neighbour {
  readonly number: string;
  readonly to: string;
}

export interface Neighbours {
  /** From 1. */
  readonly place: number;
  readonly total: number;
  /** Undefined at the list's beginning; null while it is not known. */
  readonly previous: Neighbour | undefined | null;
  /** Undefined at the list's end; null while it is not known. */
  readonly next: Neighbour | undefined | null;
}

/** Where an order stands in the list of that query; undefined while not known, without a list, or outside of it. */
export function useNeighbours(orderId: string, query: string | null): Neighbours | undefined {
  const filters = useMemo(
    () => (query === null ? null : ORDERS_FILTERS.read(new URLSearchParams(query))),
    [query],
  );
  const page = filters?.page ?? 1;
  const here = usePageOf(filters, page);
  const at = here?.nodes.findIndex(({ id }) => id === orderId) ?? -1;
  const isKnown = here !== undefined && at >= 0;
  const isFirst = isKnown && at === 0;
  const isLast = isKnown && at === here.nodes.length - 1;
  const hasBefore = isFirst && page > 1;
  const hasAfter = isLast && page < here.pageInfo.totalPages;
  const before = usePageOf(hasBefore ? filters : null, page - 1);
  const after = usePageOf(hasAfter ? filters : null, page + 1);
  if (!filters || !isKnown) return;

  const linked = (onPage: number, order: { id: string; number: string } | undefined) =>
    order && { number: order.number, to: orderPath(order.id, listQuery({ ...filters, page: onPage })) };
  const step = (isEnd: boolean, hasMore: boolean, other: typeof before, onPage: number, index: number) => {
    if (!isEnd) return linked(page, here.nodes[at + Math.sign(onPage - page)]);
    if (!hasMore) return undefined;
    return other ? linked(onPage, other.nodes.at(index)) : null;
  };
  return {
    place: (page - 1) * here.pageInfo.pageSize + at + 1,
    total: here.pageInfo.total,
    previous: step(isFirst, hasBefore, before, page - 1, -1),
    next: step(isLast, hasAfter, after, page + 1, 0),
  };
}

/** The list as it was when it was last shown. */
function usePageOf(filters: OrdersFilters | null, page: number) {
  const { size, sort, ...others } = filters ?? ORDERS_FILTERS.initial;
  const pageSize = Number(usePageSize({ size }));
  const { data } = useAdminOrdersQuery({
    variables: { page, pageSize, sort, filter: orderFilter(others) },
    skip: !filters,
  });
  return data?.adminOrders;
}
