import { styled } from 'styled-components';
import type { OrderSort } from '../../../apollo/schema.generated';
import { color } from '../../../theme/colors';
import { space } from '../../../theme/tokens';
import { useDesk } from '../../ui/desk';
import { ListTable } from '../../ui/lists/ListTable';
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
  const { hiddenColumns } = useDesk();
  const hidden = isCompact ? WIDE_COLUMNS : hiddenColumns;
  return (
    <Dense>
      <ListTable
        caption="Orders"
        columns={orderColumns(list).filter(({ name }) => !hidden.includes(name))}
        rows={orders}
        isStale={isStale}
        isAlwaysTable
        sort={sort}
        onSort={onSort}
        selection={{
          ...selection,
          labelAll: 'Select all orders of this page',
          labelOf: ({ number }) => `Select ${number}`,
        }}
      />
    </Dense>
  );
}

/** Rows of 40 px; a finger gets more. */
const Dense = styled.div`
  tbody > tr > * {
    height: 2.5rem;
    padding-block: 0;
    @media (pointer: coarse) { height: 3rem; }
  }
  && tbody > tr[data-selected] { background: ${color.accentSoft}; }
  && tr > * { padding-inline: ${space(2)}; }
  && tr > :first-child { width: 0; padding-inline: ${space(3)} 0; }
  && thead th { padding-block: ${space(2)}; }
  [data-email] { @media (max-width: 1599.98px) { display: none; } }
  && [data-fluid]:has([data-email]) { width: 35%; }
  @media (pointer: fine) { tbody :is(a, button) { min-height: 2rem; } }
`;
