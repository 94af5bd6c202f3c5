import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { FROM_LIST } from '../../ui/lists/use-close-opened';
import { type OrdersFilters, writeFilters } from '../filters/orders-filters';
import type { AdminOrdersQuery } from './orders.generated';
import { detailsIn } from './use-open-order';

/** Opens the details of the only order that a search finds, once it is known that there is no other. */
export function useOpenOnly(
  filters: OrdersFilters,
  list: AdminOrdersQuery['adminOrders'] | undefined,
  isStale: boolean,
) {
  const [sought, seek] = useState('');
  const navigate = useNavigate();
  /** To another page, which the answer must not call back. */
  const isLeaving = useNavigation().state !== 'idle';

  useEffect(() => {
    if (isLeaving || !list || isStale || sought === '' || sought !== filters.search) return;
    seek('');
    const [only] = list.nodes;
    if (!only || list.pageInfo.total !== 1) return;
    const details = detailsIn(writeFilters(filters), only.id);
    void navigate(details, { state: FROM_LIST, preventScrollReset: true });
  }, [isLeaving, list, isStale, sought, filters, navigate]);

  return seek;
}
