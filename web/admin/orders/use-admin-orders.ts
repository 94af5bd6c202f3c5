import { type RefObject, useEffect } from 'react';
import { type AdminOrdersQueryVariables, useAdminOrdersQuery } from '../../gql';
import { daysOf } from './collection-days';
import type { OrdersFilters } from './orders-filters';

/** Orders on one page of the list. */
export const ORDERS_ON_A_PAGE = 10;

/** How often the page looks for what others have changed. */
const LOOK_EVERY_MS = 30_000;

/** The page of orders that the filters ask for; looks again now and then while it is seen and nobody is choosing on it. */
export function useAdminOrders(filters: OrdersFilters, isChoosing: RefObject<boolean>) {
  const { data, previousData, error, refetch } = useAdminOrdersQuery({
    variables: { page: filters.page, sort: filters.sort, ...filterVariables(filters) },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY_MS,
    skipPollAttempt: () => isChoosing.current || document.visibilityState === 'hidden',
  });

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && !isChoosing.current) void refetch().catch(() => {});
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch, isChoosing]);

  return {
    list: (data ?? (error ? undefined : previousData))?.adminOrders,
    isStale: !data,
    error,
    readAgain: () => refetch().catch(() => {}),
  };
}

/** The filters as the server is asked: whichever page of them, or all as a file. */
export function filterVariables(filters: OrdersFilters): Omit<AdminOrdersQueryVariables, 'page' | 'sort'> {
  const { search, status, payment, destination, collection } = filters;
  const days = daysOf(collection, filters, new Date());
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(payment && { paymentStatus: payment }),
    ...(destination && { destination }),
    ...(collection === 'none' && { collection: 'none' }),
    ...(days?.from && { collectionFrom: days.from }),
    ...(days?.to && { collectionTo: days.to }),
  };
}
