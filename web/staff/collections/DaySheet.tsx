import { CalendarX } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { todayInLondon } from '../../../rules/calendar-date';
import { Button, LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Notice } from '../../design/feedback/Notice';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { plural, pluralForm } from '../../lib/formats/counts';
import { formatDate } from '../../lib/formats/formats';
import { usePermission } from '../../session/permissions';
import { BulkResult } from '../orders/bulk/BulkResult';
import { cubicMetres } from '../ui/cubic-metres';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { SelectionBar } from '../ui/lists/SelectionBar';
import { StatTiles } from '../ui/lists/StatTiles';
import { useSelection } from '../ui/lists/use-selection';
import { countText, hasLeft, unweighedText, weightText } from './collection-text';
import type { CollectionSheetFragment } from './collections.generated';
import type { DaySheetFragment } from './DaySheet.generated';
import { ScreenOnly } from './print-styles';
import { StopList } from './StopList';
import { useCollect } from './use-collect';
import { useStopOrder } from './use-stop-order';

interface DaySheetProps {
  sheet: CollectionSheetFragment;
}

/** Totals and stops of one day, with marking them as collected. */
export function DaySheet({ sheet }: DaySheetProps) {
  const { nodes: stops, totals, pageInfo } = sheet;
  const open = useMemo(() => stops.map(({ order }) => order).filter((order) => !hasLeft(order)), [stops]);
  const earlyDay = sheet.date > todayInLondon(new Date()) ? sheet.date : null;
  const selection = useSelection(open);
  const selected = selection.selectedOnPage;
  const { waiting, outcome, ask, confirm, close, dismiss } = useCollect(sheet, open, earlyDay);
  const order = useStopOrder(sheet);
  const [only] = waiting;

  return (
    <Stack gap={5}>
      <WithoutDate count={sheet.withoutDate} />
      {totals.stopCount === 0 && <NothingToCollect />}
      {stops.length > 0 && (
        <>
          <StatTiles stats={figuresOf(totals)} />
          {outcome && <BulkResult outcome={outcome} onClose={dismiss} />}
          <ScreenOnly>
            <Row justify="space-between">
              <Text size="caption" tone="textMuted">
                {sheet.isReordered
                  ? 'In the order set by staff, for everyone and on the printed sheet.'
                  : 'Sorted by distance from your depot. Drag a stop to change the order for everyone.'}{' '}
                Order notes that begin with “Driver:” appear here and on the printed sheet.
              </Text>
              <VisuallyHidden role="status">{order.said}</VisuallyHidden>
              <Row gap={0}>
                {sheet.isReordered && (
                  <Button variant="quiet" onClick={() => void order.reset()}>
                    Reset the order
                  </Button>
                )}
                {open.length > 1 && (
                  <Button variant="quiet" onClick={selection.toggleAll}>
                    {selected.length === open.length
                      ? 'Select none'
                      : `Select all ${open.length} to collect${pageInfo.totalPages > 1 ? ' on this page' : ''}`}
                  </Button>
                )}
              </Row>
            </Row>
          </ScreenOnly>
          <StopList
            areas={sheet.areas}
            stops={stops}
            selection={selection}
            onCollect={(id) => ask([id])}
            stopCount={totals.stopCount}
            onMove={(moved, ...to) => void order.move(moved.order, ...to)}
          />
        </>
      )}
      {selected.length > 0 && (
        <SelectionBar
          label="Selected stops"
          text={`${countText(selected.length, 'stop')} selected`}
          onClear={() => selection.select([])}
        >
          <Button onClick={() => ask(selected.map(({ id }) => id))}>Mark selected as collected</Button>
        </SelectionBar>
      )}
      {only && (
        <ConfirmActionDialog
          title={
            waiting.length === 1
              ? `Mark ${only.number} as collected?`
              : `Mark ${waiting.length} orders as collected?`
          }
          confirmLabel={pluralForm(waiting.length, 'Collected', `Collected, all ${waiting.length}`)}
          isDangerous={false}
          action={confirm}
          onClose={close}
        >
          {waiting.length === 1
            ? `${countText(only.itemCount, 'piece')} of ${only.customerName}. We'll mark the order as shipped and email the customer.`
            : "We'll mark the orders as shipped and email each customer."}
          {earlyDay && ` This sheet is for ${formatDate(earlyDay)}, which is still to come.`}
        </ConfirmActionDialog>
      )}
    </Stack>
  );
}

function figuresOf(totals: DaySheetFragment['totals']) {
  const { stopCount, collectedCount, pieces, volumeCm3, weightKg, unweighedPieces } = totals;
  return [
    { name: 'Stops', figure: String(stopCount), note: `${collectedCount} collected` },
    { name: 'Pieces', figure: String(pieces) },
    { name: 'Volume', figure: cubicMetres(volumeCm3) },
    { name: 'Weight', figure: weightText(weightKg), note: unweighedText(unweighedPieces) },
  ];
}

/** Orders on no sheet, because they have no date. */
function WithoutDate({ count }: { count: number }) {
  const hasOrders = usePermission('orders');
  if (count === 0) return null;
  return (
    <ScreenOnly>
      <Notice kind="warn">
        {plural(count, 'paid order has', 'paid orders have')} no collection date.{' '}
        {hasOrders && (
          <Link to="/admin/orders?status=PROCESSING&payment=PAID&collection=none">Choose dates</Link>
        )}
      </Notice>
    </ScreenOnly>
  );
}

function NothingToCollect() {
  const hasOrders = usePermission('orders', 'money');
  return (
    <EmptyState
      title="Nothing to collect on this day"
      picture={<CalendarX size={40} />}
      action={
        hasOrders && (
          <LinkButton variant="secondary" to="/admin/orders?status=PROCESSING&sort=COLLECTION_SOONEST">
            See the next collections
          </LinkButton>
        )
      }
    >
      Paid orders with this collection date appear here.
    </EmptyState>
  );
}
