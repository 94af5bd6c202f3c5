import { useRef } from 'react';
import { errorMessage } from '../../../apollo/error-message';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog';
import { Deferred } from '../../../ui/feedback/Deferred';
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel';
import { useLastPage } from '../../../ui/lists/use-last-page';
import { Page } from '../../../ui/page/Page';
import { PageHeading } from '../../../ui/page/PageHeading';
import { Row, Stack } from '../../../ui/Stack';
import { StatTilesSkeleton } from '../../ui/lists/StatTiles';
import { OrdersFilterBar } from '../filters/OrdersFilterBar';
import { areNarrowing, NO_FILTERS } from '../filters/orders-filters';
import { useOrdersFilters } from '../filters/use-orders-filters';
import { ExportButton } from './ExportButton';
import { OrdersFigures } from './OrdersFigures';
import { OrdersList } from './OrdersList';
import { OrdersLoading } from './OrdersLoading';
import { useAdminOrders } from './use-admin-orders';
import { useOpenOnly } from './use-open-only';
import { useOpenOrder } from './use-open-order';

const OrderDetailsDialog = lazyDialog(
  async () => (await import('../details/OrderDetailsDialog')).OrderDetailsDialog,
);

/** /admin/orders: all orders; what narrows the list, and the order that is open, stand in the address. */
export function OrdersPage() {
  const { filters, change } = useOrdersFilters();
  const { openId, close } = useOpenOrder();
  const isChoosing = useRef(false);
  const bar = useRef<HTMLDivElement>(null);
  const { list, isStale, isOfAnother, error, refetch } = useAdminOrders(filters, isChoosing);
  const seek = useOpenOnly(filters, list, isStale);
  useLastPage(isStale ? undefined : list?.pageInfo, (last) => change({ page: last }, { replace: true }));

  /** The button that was pressed goes away, so the search takes the focus. */
  function clear() {
    change({ ...NO_FILTERS, sort: filters.sort });
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <Page>
      <Stack gap={5}>
        <Row justify="space-between">
          <PageHeading title="Order Management" />
          <ExportButton filters={filters} />
        </Row>
        {list && <OrdersFigures totals={list} isOfAnother={isOfAnother} isNarrowed={areNarrowing(filters)} />}
        {!list && !error && <StatTilesSkeleton />}
        <OrdersFilterBar ref={bar} filters={filters} onChange={change} onSeek={seek} />
        {error && (
          <ErrorPanel
            message={`Error loading orders: ${errorMessage(error, 'Failed to fetch orders')}`}
            onRetry={() => void refetch()}
          />
        )}
        {!list && !error && <OrdersLoading />}
        {list && (
          <Deferred fallback={<OrdersLoading />}>
            <OrdersList
              onNear={OrderDetailsDialog.preload}
              list={list}
              filters={filters}
              isStale={isStale}
              isChoosing={isChoosing}
              onChange={change}
              onClear={clear}
              onChanged={refetch}
            />
          </Deferred>
        )}
      </Stack>
      {openId && (
        <OrderDetailsDialog
          orderId={openId}
          onClose={() => {
            close();
            void refetch();
          }}
        />
      )}
    </Page>
  );
}
