import { styled } from 'styled-components';
import type { OrderSort } from '../../../apollo/schema.generated';
import { color } from '../../../theme/colors';
import { radius, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { AdminTable } from '../../ui/lists/AdminTable';
import { RowCheckbox } from '../../ui/lists/RowCheckbox';
import { SortHeader } from '../../ui/lists/SortHeader';
import { OrderTableRow } from './OrderTableRow';
import type { OrderListProps } from './order-list';

interface OrdersTableProps extends OrderListProps {
  /** Without the columns of payment and date: payment stands with the amount then. */
  isCompact: boolean;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}

/** One page of orders as a table. */
export function OrdersTable({ orders, isStale, sort, onSort, ...list }: OrdersTableProps) {
  const { selectedOnPage, toggleAll } = list.selection;
  const sorted = (label: string, up: OrderSort, down: OrderSort) => (
    <SortHeader
      label={label}
      direction={directionOf(sort, up, down)}
      onSort={() => onSort(sort === down ? up : down)}
    />
  );
  return (
    <Dense>
      <AdminTable
        caption="Orders"
        isStale={isStale}
        head={
          <>
            <th scope="col">
              <RowCheckbox
                label="Select all orders of this page"
                isSelected={selectedOnPage.length === orders.length}
                isIndeterminate={selectedOnPage.length > 0}
                onToggle={toggleAll}
              />
            </th>
            <th scope="col">Customer</th>
            <th scope="col">Route</th>
            {sorted('Amount', 'TOTAL_ASCENDING', 'TOTAL_DESCENDING')}
            <th scope="col">Status</th>
            {!list.isCompact && (
              <>
                <th scope="col">Payment</th>
                {sorted('Date', 'OLDEST', 'NEWEST')}
              </>
            )}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </>
        }
      >
        {orders.map((order) => (
          <OrderTableRow key={order.id} order={order} {...list} />
        ))}
      </AdminTable>
    </Dense>
  );
}

function directionOf(sort: OrderSort, up: OrderSort, down: OrderSort) {
  if (sort === up) return 'ascending';
  return sort === down ? 'descending' : undefined;
}

/** All rows show at once, as wide as there is room; the page scrolls below their head. */
const Dense = styled.div`
  tbody > tr > * { padding-block: ${space(1.5)}; }
  && tbody > tr[data-selected] { background: ${color.accentSoft}; }
  && > div { max-height: none; overflow: visible; }
  thead th:first-child { border-start-start-radius: ${radius.large}; }
  thead th:last-child { border-start-end-radius: ${radius.large}; }
  tbody tr:last-child > :first-child { border-end-start-radius: ${radius.large}; }
  tbody tr:last-child > :last-child { border-end-end-radius: ${radius.large}; }
  tr > :first-child { width: 0; padding-inline-end: 0; }
  tr > :nth-child(2) { min-width: 10.5rem; }
  tr > :nth-child(3) { min-width: 7.5rem; }
`;
