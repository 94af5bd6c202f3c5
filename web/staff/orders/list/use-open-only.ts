import { useEffect, useState } from 'react';
import { useIsNavigating } from '../../../lib/hooks/use-is-navigating';
import type { ChangeFilters } from '../../../lib/lists/use-filters';
import { FROM_LIST } from '../../ui/lists/use-close-to-list';
import type { OrdersFilters } from '../filters/orders-filters';
import type { AdminOrdersQuery } from './orders.generated';

/** Opens the only order that a search finds, once the result is known. */
export function useOpenOnly(
  { search }: OrdersFilters,
  change: ChangeFilters<OrdersFilters>,
  list: AdminOrdersQuery['adminOrders'] | undefined,
  isStale: boolean,
) {
  const [submitted, submit] = useState('');
  /** Towards another page; a late answer must not navigate back. */
  const isNavigating = useIsNavigating();

  useEffect(() => {
    if (isNavigating || !list || isStale || submitted === '' || submitted !== search) return;
    submit('');
    const [only] = list.nodes;
    if (only && list.pageInfo.total === 1) change({ order: only.id }, { state: FROM_LIST });
  }, [isNavigating, list, isStale, submitted, search, change]);

  return submit;
}
