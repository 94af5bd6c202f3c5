import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog';
import { Pager } from '../../../ui/lists/Pager';
import { Row, Stack } from '../../../ui/Stack';
import { ResultRange } from '../../ui/lists/ResultRange';
import { BulkBar } from '../bulk/BulkBar';
import { BulkResult } from '../bulk/BulkResult';
import { useBulkChange } from '../bulk/use-bulk-change';
import { useSelectedOrders } from '../bulk/use-selected-orders';
import { areNarrowing, type OrdersFilters, writeFilters } from '../filters/orders-filters';
import { useStatusChange } from '../status/use-status-change';
import { NoOrders } from './NoOrders';
import { OrderCards } from './OrderCards';
import { OrdersTable } from './OrdersTable';
import type { AdminOrdersQuery } from './orders.generated';
import { useListShape } from './use-list-shape';
import { detailsIn } from './use-open-order';

const BulkDialog = lazyDialog(async () => (await import('../bulk/BulkDialog')).BulkDialog);
const StatusDialog = lazyDialog(async () => (await import('../status/StatusDialog')).StatusDialog);
const CancelOrderDialog = lazyDialog(
  async () => (await import('../details/actions/CancelOrderDialog')).CancelOrderDialog,
);

interface OrdersListProps {
  /** The pointer or the focus is on the list. */
  onNear: () => void;
  list: AdminOrdersQuery['adminOrders'];
  filters: OrdersFilters;
  /** These are still the orders of the last question. */
  isStale: boolean;
  /** Told while somebody is choosing on the list, which must not move then. */
  isChoosing: RefObject<boolean>;
  onChange: (changed: Partial<OrdersFilters>) => void;
  onClear: () => void;
  /** The list is to be read again. */
  onChanged: () => Promise<unknown>;
}

/** One page of orders, what can be done on it, and the way to the other pages. */
export function OrdersList({
  onNear,
  list,
  filters,
  isStale,
  isChoosing,
  onChange,
  onClear,
  onChanged,
}: OrdersListProps) {
  const { nodes: orders, pageInfo } = list;
  const { total } = pageInfo;
  const shape = useListShape();
  const selection = useSelectedOrders(
    orders,
    writeFilters({ ...filters, page: 1, sort: 'NEWEST' }).toString(),
  );
  /** A row that has left the list takes the focus with it. */
  const refetchAndFocus = () => onChanged().then(() => requestAnimationFrame(focusListIfLost));
  const { pending, question, choose, confirm, close } = useStatusChange(refetchAndFocus);
  const bulk = useBulkChange(selection, refetchAndFocus);
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
    ...{ orders, isStale, selection, pending },
    onStatus: (...chosen: Parameters<typeof choose>) => void choose(...chosen),
    onMenu: setMenuOpen,
    detailsOf: (id: string) => detailsIn(writeFilters(filters), id),
  };

  return (
    <Stack gap={3} onPointerEnter={onNear} onFocus={onNear}>
      {total > 0 && (
        <Row justify="space-between">
          <ResultRange info={pageInfo} />
          {areNarrowing(filters) && (
            <Button variant="quiet" onClick={onClear}>
              Clear filters
            </Button>
          )}
        </Row>
      )}
      {bulk.outcome && (
        <BulkResult
          outcome={bulk.outcome}
          detailsOf={shown.detailsOf}
          onClose={() => {
            bulk.dismiss();
            requestAnimationFrame(focusListIfLost);
          }}
        />
      )}
      {total === 0 && <NoOrders isStale={isStale} onClear={areNarrowing(filters) ? onClear : undefined} />}
      {total > 0 && shape === 'cards' && <OrderCards {...shown} />}
      {total > 0 && shape !== 'cards' && (
        <OrdersTable
          {...shown}
          isCompact={shape === 'compact'}
          sort={filters.sort}
          onSort={(sort) => onChange({ sort })}
        />
      )}
      {selection.selected.length > 0 && (
        <BulkBar
          count={selection.selected.length}
          elsewhere={selection.selected.length - selection.selectedOnPage.length}
          onChoose={bulk.choose}
          onClear={clearSelection}
        />
      )}
      <Pager
        label="Pages of orders"
        info={pageInfo}
        toPage={(page) => ({ search: writeFilters({ ...filters, page }).toString() })}
      />
      {question?.status === 'CANCELLED' && (
        <CancelOrderDialog order={question.order} onClose={close} onDone={() => void refetchAndFocus()} />
      )}
      {question && question.status !== 'CANCELLED' && (
        <StatusDialog question={question} onClose={close} onConfirm={confirm} />
      )}
      {bulk.plan && <BulkDialog plan={bulk.plan} onClose={bulk.close} onConfirm={bulk.confirm} />}
    </Stack>
  );
}

/** Where the focus goes when what had it has left the page. */
function focusListIfLost(): void {
  if (document.activeElement !== document.body) return;
  const list = document.querySelector<HTMLElement>('[role="group"][aria-label="Orders"]');
  (list ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
