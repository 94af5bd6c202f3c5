import { styled } from 'styled-components';
import type { OrderSort } from '../../../apollo/schema.generated';
import { color } from '../../../theme/colors';
import { radius, space } from '../../../theme/tokens';
import { formatShortDate, formatTime } from '../../../ui/short-dates';
import { Text } from '../../../ui/Text';
import { type Column, ListTable } from '../../ui/lists/ListTable';
import { StatusMenu } from '../status/StatusMenu';
import { AmountFacts, CustomerFacts, OrderButtons, PaymentBadge, RouteFacts } from './order-cells';
import type { OrderListProps } from './order-list';
import type { OrderRow } from './row-text';

interface OrdersTableProps extends OrderListProps {
  /** Without payment and date columns: the payment moves to the amount. */
  isCompact: boolean;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}

/** One page of orders as a table. */
export function OrdersTable({
  orders,
  isStale,
  isCompact,
  sort,
  onSort,
  selection,
  ...list
}: OrdersTableProps) {
  const columns: readonly (Column<OrderRow, OrderSort> | false)[] = [
    { name: 'Customer', cell: (order) => <CustomerFacts order={order} /> },
    { name: 'Route', cell: (order) => <RouteFacts order={order} /> },
    {
      name: 'Amount',
      sort: { ascending: 'TOTAL_ASCENDING', descending: 'TOTAL_DESCENDING', first: 'descending' },
      cell: (order) => (
        <>
          <AmountFacts order={order} />
          {isCompact && <PaymentBadge order={order} />}
        </>
      ),
    },
    {
      name: 'Status',
      cell: (order) => (
        <StatusMenu
          order={order}
          pending={list.pending}
          onChoose={list.onStatus}
          onOpenChange={list.onMenu}
        />
      ),
    },
    !isCompact && { name: 'Payment', cell: (order) => <PaymentBadge order={order} /> },
    !isCompact && {
      name: 'Date',
      sort: { ascending: 'OLDEST', descending: 'NEWEST', first: 'descending' },
      isWhole: true,
      cell: ({ createdAt }) => (
        <Booked dateTime={createdAt}>
          {formatShortDate(createdAt)}
          <Text as="span" size="caption" tone="textMuted">
            {formatTime(createdAt)}
          </Text>
        </Booked>
      ),
    },
    {
      name: 'Actions',
      isNameHidden: true,
      cell: (order) => <OrderButtons order={order} details={list.detailsOf(order.id)} isTight={isCompact} />,
    },
  ];
  return (
    <Dense>
      <ListTable
        caption="Orders"
        columns={columns.filter((column) => column !== false)}
        rows={orders}
        isStale={isStale}
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

const Booked = styled.time`display: grid;`;

/** Full width without an inner scroll; the page scrolls below the sticky head. */
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
