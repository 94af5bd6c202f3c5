import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog';
import { Deferred } from '../../../ui/feedback/Deferred';
import { RowsSkeleton } from '../../../ui/lists/ListFaces';
import { useFilters } from '../../../ui/lists/use-filters';
import { Row } from '../../../ui/Stack';
import { ListPage } from '../../ui/lists/ListPage';
import { ResultRange } from '../../ui/lists/ResultRange';
import { StatTilesSkeleton } from '../../ui/lists/StatTiles';
import { useCloseOpened } from '../../ui/lists/use-close-opened';
import { OrdersFilterBar } from '../filters/OrdersFilterBar';
import { ORDERS_FILTERS } from '../filters/orders-filters';
import { ExportButton } from './ExportButton';
import { OrdersFigures } from './OrdersFigures';
import { OrdersList } from './OrdersList';
import { useAdminOrders } from './use-admin-orders';
import { useOpenOnly } from './use-open-only';

const OrderDetailsDialog = lazyDialog(
  async () => (await import('../details/OrderDetailsDialog')).OrderDetailsDialog,
);

/** /admin/orders: all orders; filters and the open order are in the address. */
export function OrdersPage() {
  const { filters, change, linkTo } = useFilters(ORDERS_FILTERS);
  const close = useCloseOpened(() => change({ order: '' }, { replace: true }));
  const isChoosing = useRef(false);
  const bar = useRef<HTMLDivElement>(null);
  const query = useAdminOrders(filters, change, isChoosing);
  const { list, isStale, isOfAnother, error, refetch } = query;
  const seek = useOpenOnly(filters, change, list, isStale);
  const isNarrowed = ORDERS_FILTERS.areNarrowing(filters);

  /** The pressed button unmounts, so the search takes the focus. */
  function clear() {
    change(ORDERS_FILTERS.cleared);
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <ListPage
      title="Order Management"
      actions={<ExportButton filters={filters} />}
      filters={
        <>
          {list && <OrdersFigures totals={list} isOfAnother={isOfAnother} isNarrowed={isNarrowed} />}
          {!list && !error && <StatTilesSkeleton />}
          <OrdersFilterBar ref={bar} filters={filters} onChange={change} onSeek={seek} />
        </>
      }
      query={query}
      of="orders"
      skeleton={<RowsSkeleton rows={8} />}
      errorTitle={null}
      errorFallback="Failed to fetch orders"
      range={({ pageInfo }) =>
        pageInfo.total > 0 && (
          <Row justify="space-between">
            <ResultRange info={pageInfo} />
            {isNarrowed && (
              <Button variant="quiet" onClick={clear}>
                Clear filters
              </Button>
            )}
          </Row>
        )
      }
      linkTo={linkTo}
      dialogs={
        filters.order && (
          <OrderDetailsDialog
            orderId={filters.order}
            onClose={() => {
              close();
              void refetch();
            }}
          />
        )
      }
    >
      {({ nodes }) => (
        <Deferred fallback={<RowsSkeleton rows={8} />}>
          <OrdersList
            onNear={OrderDetailsDialog.preload}
            orders={nodes}
            filters={filters}
            linkTo={linkTo}
            isStale={isStale}
            isChoosing={isChoosing}
            onSort={(sort) => change({ sort })}
            onClear={isNarrowed ? clear : undefined}
            onChanged={refetch}
          />
        </Deferred>
      )}
    </ListPage>
  );
}
