import { styled } from 'styled-components';
import type { OrderSort } from '../../../data/schema.generated';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import { usePermission } from '../../../session/permissions';
import { ListTable } from '../../ui/lists/ListTable';
import { openPressedRow } from '../../ui/lists/open-row';
import { usePreferences } from '../../ui/staff-preferences';
import { orderColumns, WIDE_COLUMNS } from './order-columns';
import type { OrderListProps } from './order-list';

interface OrdersTableProps extends OrderListProps {
  /** Without the columns that need a wide screen. */
  isCompact: boolean;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}

/** One page of orders as a table, one line each. */
export function OrdersTable({
  orders,
  isStale,
  isCompact,
  sort,
  onSort,
  selection,
  ...list
}: OrdersTableProps) {
  const { hiddenColumns } = usePreferences();
  const hasOrders = usePermission('orders');
  const hidden = isCompact ? WIDE_COLUMNS : hiddenColumns;
  return (
    <Dense onClick={openPressedRow}>
      <ListTable
        caption="Orders"
        columns={orderColumns(list).filter(({ name }) => !hidden.includes(name))}
        rows={orders}
        isStale={isStale}
        isAlwaysTable
        sort={sort}
        onSort={onSort}
        selection={
          hasOrders
            ? {
                ...selection,
                labelAll: 'Select all orders of this page',
                labelOf: ({ number }) => `Select ${number}`,
              }
            : undefined
        }
      />
    </Dense>
  );
}

/** Rows of two tight lines. */
const Dense = styled.div`
  tbody > tr > * {
    height: 3rem;
    padding-block: 0;
    line-height: 1.35;
  }
  tbody > tr { cursor: pointer; }
  && tbody > tr[data-selected] { background: ${color.accentSoft}; }
  && tr > * { padding-inline: ${space(2)}; }
  && tr > :first-child { width: 0; padding-inline: ${space(3)} 0; }
  && thead th { padding-block: ${space(2)}; }
  && [data-fluid]:has([data-opens-row]) { width: 40%; }
  [data-opens-row] { font-weight: 550; color: inherit; text-decoration: none; &:hover { text-decoration: underline; } }
  @media (pointer: fine) { tbody :is(a, button) { min-height: 2rem; } }
`;
