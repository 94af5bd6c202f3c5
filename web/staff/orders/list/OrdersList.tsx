import type { FragmentType } from '@apollo/client/masking';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import type { To } from 'react-router-dom';
import type { OrderSort } from '../../../data/schema.generated';
import { useFragmentData } from '../../../data/use-fragment-data';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { lazyOptional } from '../../../design/lazy-optional';
import { Stack } from '../../../design/Stack';
import { RowsSkeleton } from '../../../lib/lists/ListStates';
import { useListShape } from '../../ui/lists/use-list-shape';
import { useSelection } from '../../ui/lists/use-selection';
import { orderPath } from '../../ui/order-path';
import { BulkBar } from '../bulk/BulkBar';
import { useBulkChange } from '../bulk/use-bulk-change';
import { listQuery, ORDERS_FILTERS, type OrdersFilters } from '../filters/orders-filters';
import { useStatusChange } from '../status/use-status-change';
import { OrdersListFragmentDoc } from './OrdersList.generated';
import { OrdersTable } from './OrdersTable';

/** Not on the first screen of a desk. */
const OrderCards = lazy(async () => ({ default: (await import('./OrderCards')).OrderCards }));
const NoOrders = lazy(async () => ({ default: (await import('./NoOrders')).NoOrders }));
const BulkResult = lazyOptional(async () => (await import('../bulk/BulkResult')).BulkResult);
const BulkDialog = lazyDialog(async () => (await import('../bulk/BulkDialog')).BulkDialog);
const StatusDialog = lazyDialog(async () => (await import('../status/StatusDialog')).StatusDialog);
const CancelOrderDialog = lazyDialog(
  async () => (await import('../details/actions/CancelOrderDialog')).CancelOrderDialog,
);

interface OrdersListProps {
  /** Called on hover or focus of the list. */
  onNear: () => void;
  orders: readonly FragmentType<typeof OrdersListFragmentDoc>[];
  filters: OrdersFilters;
  /** The address of an order's details. */
  linkTo: (changed: { order: string }) => To;
  /** Still the orders of the previous query. */
  isStale: boolean;
  /** Set during a selection, when the list must not move. */
  isChoosing: RefObject<boolean>;
  /** The name that was perhaps meant by a search that finds nothing. */
  didYouMean: string | null | undefined;
  onSort: (sort: OrderSort) => void;
  onSearch: (search: string) => void;
  /** Absent without active filters. */
  onClear: (() => void) | undefined;
  /** Reads the list again. */
  onChanged: () => Promise<unknown>;
}

/** One page of orders with its actions. */
export function OrdersList({
  onNear,
  filters,
  linkTo,
  isStale,
  isChoosing,
  didYouMean,
  onSort,
  onSearch,
  onClear,
  onChanged,
  ...props
}: OrdersListProps) {
  const orders = useFragmentData(OrdersListFragmentDoc, props.orders);
  const shape = useListShape();
  const selection = useSelection(orders, selectionKey(filters));
  /** A row that leaves the list unmounts with the focus. */
  const readAndFocus = () => onChanged().then(() => requestAnimationFrame(focusListIfLost));
  const { question, choose, confirm, close } = useStatusChange(readAndFocus);
  const bulk = useBulkChange(selection, readAndFocus);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isBusy = isMenuOpen || question !== null || selection.selected.length > 0;

  useEffect(() => {
    isChoosing.current = isBusy;
    return () => {
      isChoosing.current = false;
    };
  }, [isChoosing, isBusy]);

  function clearSelection() {
    selection.select([]);
    requestAnimationFrame(focusListIfLost);
  }

  const shown = {
    ...{ orders, isStale, selection },
    onStatus: choose,
    onMenu: setMenuOpen,
    detailsOf: (id: string) => linkTo({ order: id }),
    pageOf: (id: string) => orderPath(id, listQuery(filters)),
  };

  return (
    <Stack gap={3} onPointerEnter={onNear} onFocus={onNear}>
      {bulk.outcome && (
        <Suspense>
          <BulkResult
            outcome={bulk.outcome}
            detailsOf={shown.detailsOf}
            onClose={() => {
              bulk.dismiss();
              requestAnimationFrame(focusListIfLost);
            }}
          />
        </Suspense>
      )}
      <Suspense fallback={<RowsSkeleton rows={4} height="13rem" />}>
        {orders.length === 0 && (
          <NoOrders
            search={filters.search}
            didYouMean={didYouMean}
            isStale={isStale}
            onClear={onClear}
            onSearch={onSearch}
          />
        )}
        {orders.length > 0 && shape === 'cards' && <OrderCards {...shown} />}
      </Suspense>
      {orders.length > 0 && shape !== 'cards' && (
        <OrdersTable {...shown} isCompact={shape === 'compact'} sort={filters.sort} onSort={onSort} />
      )}
      {selection.selected.length > 0 && (
        <BulkBar
          count={selection.selected.length}
          elsewhere={selection.selected.length - selection.selectedOnPage.length}
          onChoose={bulk.choose}
          onClear={clearSelection}
        />
      )}
      {question?.status === 'CANCELLED' && (
        <CancelOrderDialog order={question.order} onClose={close} onDone={() => void readAndFocus()} />
      )}
      {question && question.status !== 'CANCELLED' && (
        <StatusDialog question={question} onClose={close} onConfirm={confirm} />
      )}
      {bulk.wish && <BulkDialog wish={bulk.wish} onClose={bulk.close} onConfirm={bulk.confirm} />}
    </Stack>
  );
}

/** The selection continues across pages and sortings. */
function selectionKey(filters: OrdersFilters): string {
  return listQuery(ORDERS_FILTERS.change(filters, { sort: 'NEWEST' }));
}

/** The focus after its element has unmounted. */
function focusListIfLost(): void {
  if (document.activeElement !== document.body) return;
  const list = document.querySelector<HTMLElement>('[role="group"][aria-label="Orders"]');
  (list ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
