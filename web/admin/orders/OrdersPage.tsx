import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorWords } from '../../apollo/error-words';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { OrderDetailsDialog } from './details/OrderDetailsDialog';
import { OrdersFigures } from './OrdersFigures';
import { OrdersFilterBar } from './OrdersFilterBar';
import { OrdersList } from './OrdersList';
import { OrdersLoading } from './OrdersLoading';
import { areNarrowing, NO_FILTERS } from './orders-filters';
import { useAdminOrders } from './use-admin-orders';
import { useOpenOrder } from './use-open-order';
import { useOrdersFilters } from './use-orders-filters';

/** /admin/orders: all orders; what narrows the list, and the order that is open, stand in the address. */
export function OrdersPage() {
  const { filters, change } = useOrdersFilters();
  const { openId, close } = useOpenOrder();
  const isChoosing = useRef(false);
  const { list, isStale, error, readAgain } = useAdminOrders(filters, isChoosing);
  const lastPage = list && !isStale ? Math.max(1, list.totalPages) : undefined;

  useEffect(() => {
    if (lastPage && filters.page > lastPage) change({ page: lastPage }, { replace: true });
  }, [lastPage, filters.page, change]);

  return (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Order Management" />
        {list && <OrdersFigures totals={list} isNarrowed={areNarrowing(filters)} />}
        <OrdersFilterBar filters={filters} onChange={change} />
        {error && (
          <ErrorPanel
            message={`Error loading orders: ${errorWords(error, 'An error occurred while fetching orders')}`}
            onRetry={() => void readAgain()}
          />
        )}
        {!list && !error && <OrdersLoading />}
        {list?.total === 0 && (
          <Panel aria-busy={isStale}>
            {areNarrowing(filters) ? (
              <EmptyState
                title="No orders found"
                picture={<SearchX size={40} strokeWidth={1.5} />}
                action={
                  <Button variant="secondary" onClick={() => change({ ...NO_FILTERS, sort: filters.sort })}>
                    Clear filters
                  </Button>
                }
              >
                Try other words, or fewer filters.
              </EmptyState>
            ) : (
              <EmptyState title="No orders yet">The first booking that is paid appears here.</EmptyState>
            )}
          </Panel>
        )}
        {list && list.total > 0 && (
          <OrdersList
            list={list}
            filters={filters}
            isStale={isStale || Boolean(error)}
            isChoosing={isChoosing}
            onChange={change}
            onChanged={readAgain}
          />
        )}
      </Stack>
      {openId && (
        <OrderDetailsDialog
          orderId={openId}
          onClose={() => {
            close();
            void readAgain();
          }}
        />
      )}
    </Page>
  );
}
