import { useRef } from 'react';
import { styled } from 'styled-components';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { Deferred } from '../../../design/feedback/Deferred';
import { Row } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { RowsSkeleton } from '../../../lib/lists/ListStates';
import { ResultRange } from '../../../lib/lists/ResultRange';
import { useFilters } from '../../../lib/lists/use-filters';
import { usePermission } from '../../../session/permissions';
import { ListPage } from '../../ui/lists/ListPage';
import { PageSize } from '../../ui/lists/PageSize';
import { useCloseToList } from '../../ui/lists/use-close-to-list';
import { orderPath } from '../../ui/order-path';
import { updatePreferences } from '../../ui/staff-preferences';
import { SavedViews } from '../../ui/views/SavedViews';
import { OrdersFilterBar } from '../filters/OrdersFilterBar';
import { listQuery, ORDERS_FILTERS, PAGE_SIZES, usePageSize } from '../filters/orders-filters';
import { ColumnChoice } from './ColumnChoice';
import { ExportButton } from './ExportButton';
import { OrdersFigures } from './OrdersFigures';
import { OrdersList } from './OrdersList';
import { useAdminOrders } from './use-admin-orders';
import { useOpenOnly } from './use-open-only';

const OrderDetailsDialog = lazyDialog(
  async () => (await import('../details/OrderDetailsDialog')).OrderDetailsDialog,
);

const VIEWED = { path: '/admin/orders', set: ORDERS_FILTERS };

/** /admin/orders: all orders; filters and the open order are in the address. */
export function OrdersPage() {
  const { filters, change, linkTo } = useFilters(ORDERS_FILTERS);
  const close = useCloseToList(() => change({ order: '' }, { replace: true }));
  const hasMoney = usePermission('money');
  const isChoosing = useRef(false);
  const bar = useRef<HTMLDivElement>(null);
  const query = useAdminOrders(filters, change, isChoosing);
  const { list, isStale, isPreviousData } = query;
  const seek = useOpenOnly(filters, change, list, isStale);
  const size = usePageSize(filters);
  const isNarrowed = ORDERS_FILTERS.areActive(filters);

  function choosePageSize(pageSize: string) {
    updatePreferences({ pageSize });
    change({ size: '' });
  }

  /** The pressed button unmounts, so the search takes the focus. */
  function clear() {
    change(ORDERS_FILTERS.cleared);
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <ListPage
      actions={
        <Row gap={2}>
          <SavedViews list={VIEWED} filters={filters} />
          <ColumnChoice />
          {hasMoney && (
            <>
              <ExportButton filters={filters} format="CSV" />
              <ExportButton filters={filters} format="XLSX" />
            </>
          )}
        </Row>
      }
      filters={<OrdersFilterBar ref={bar} filters={filters} onChange={change} onSeek={seek} />}
      query={query}
      itemsName="orders"
      skeleton={ROWS_SKELETON}
      errorTitle={null}
      errorFallback="Failed to fetch orders"
      range={(totals) => (
        <Row gap={2}>
          <OrdersFigures totals={totals} isOfAnother={isPreviousData} isNarrowed={isNarrowed} />
          {totals.pageInfo.total > 0 && <ResultRange info={totals.pageInfo} />}
          {isNarrowed && totals.pageInfo.total > 0 && (
            <TextButton type="button" onClick={clear}>
              Clear filters
            </TextButton>
          )}
        </Row>
      )}
      below={<PageSize size={size} sizes={PAGE_SIZES} onChange={choosePageSize} />}
      linkTo={linkTo}
      dialogs={
        filters.order && (
          <OrderDetailsDialog
            orderId={filters.order}
            pagePath={orderPath(filters.order, listQuery(filters))}
            onClose={() => {
              close();
              void query.refetch();
            }}
          />
        )
      }
    >
      {({ nodes, didYouMean }) => (
        <Deferred fallback={ROWS_SKELETON}>
          <OrdersList
            onNear={OrderDetailsDialog.preload}
            orders={nodes}
            filters={filters}
            linkTo={linkTo}
            isStale={isStale}
            isChoosing={isChoosing}
            didYouMean={didYouMean}
            onSort={(sort) => change({ sort })}
            onSearch={(search) => change({ search })}
            onClear={isNarrowed ? clear : undefined}
            onChanged={query.refetch}
          />
        </Deferred>
      )}
    </ListPage>
  );
}

const ROWS_SKELETON = <RowsSkeleton rows={12} height="2.5rem" />;

const TextButton = styled.button`
  margin-inline-end: auto;
  padding: ${space(1)} ${space(2)};
  border: 0;
  background: none;
  ${type('small', 600)}
  color: ${color.accent};
  cursor: pointer;

  &:hover { color: ${color.accentStrong}; text-decoration: underline; }
`;
