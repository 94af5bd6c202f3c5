import { type RefObject, useEffect, useEffectEvent } from 'react';
import { toGraphqlEnum } from '../../../data/enums';
import type { OrderFilterInput } from '../../../data/schema.generated';
import { useToday } from '../../../lib/hooks/use-today';
import type { ChangeFilters } from '../../../lib/lists/use-filters';
import { usePagedList } from '../../../lib/lists/use-paged-list';
import { bookedDays } from '../filters/booked-days';
import { collectionDays } from '../filters/collection-days';
import { type OrdersFilters, usePageSize } from '../filters/orders-filters';
import { useAdminOrdersQuery } from './orders.generated';

/** Polling interval. */
const REFRESH_EVERY_MS = 30_000;

/** The matching page of orders; polls while the tab is visible and nobody is selecting. */
export function useAdminOrders(
  filters: OrdersFilters,
  change: ChangeFilters<OrdersFilters>,
  isChoosing: RefObject<boolean>,
) {
  // 'Today' and 'This week' change at midnight: other variables are asked for then.
  useToday();
  const result = useAdminOrdersQuery({
    variables: {
      page: filters.page,
      pageSize: Number(usePageSize(filters)),
      sort: filters.sort,
      filter: orderFilter(filters),
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
    skipPollAttempt: () => isChoosing.current || document.visibilityState === 'hidden',
  });

  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isChoosing.current) void result.refetch();
  });
  useEffect(() => {
    const refresh = () => refreshIfVisible();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);

  return usePagedList(result, (data) => data.adminOrders, change);
}

/** The filters as the server reads them, for a page or for the export. */
export function orderFilter(filters: Omit<OrdersFilters, 'size' | 'sort'>): OrderFilterInput {
  const { search, status, payment, destination, booked, bookedFrom, bookedTo, collection, attention } =
    filters;
  const now = new Date();
  const bookings = bookedDays(booked, { from: bookedFrom, to: bookedTo }, now);
  const days = collectionDays(collection, filters, now);
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(payment && { paymentStatus: payment }),
    ...(attention && { attention }),
    ...(destination && { destination: toGraphqlEnum(destination) }),
    ...(bookings?.from && { bookedFrom: bookings.from }),
    ...(bookings?.to && { bookedTo: bookings.to }),
    ...(collection === 'none' && { collection: 'NONE' }),
    ...(days?.from && { collectionFrom: days.from }),
    ...(days?.to && { collectionTo: days.to }),
  };
}
