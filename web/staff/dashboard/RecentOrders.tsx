import type { FragmentType } from '@apollo/client/masking';
import { Link } from 'react-router-dom';
import { destinationName } from '../../../rules/destinations';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Heading } from '../../design/Heading';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { orderBadge, paymentBadge } from '../../features/orders/order-labels';
import { formatDateTime } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { AdminTable, TableNote } from '../ui/lists/AdminTable';
import { orderPath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import { type RecentOrdersFragment, RecentOrdersFragmentDoc } from './RecentOrders.generated';

const COLUMNS = ['Order', 'Customer', 'Destination', 'Status', 'Payment', 'Date', 'Amount'];

/** The latest orders. */
export function RecentOrders(props: { orders: readonly FragmentType<typeof RecentOrdersFragmentDoc>[] }) {
  const orders = useFragmentData(RecentOrdersFragmentDoc, props.orders);
  return (
    <Stack as="section" aria-labelledby="recent-orders" gap={3}>
      <Row justify="space-between">
        <Heading id="recent-orders" size="title">
          Recent Orders
        </Heading>
        <LinkButton to="/admin/orders" variant="quiet">
          View All Orders
        </LinkButton>
      </Row>
      <AdminTable
        caption="Recent Orders"
        hasCards
        head={COLUMNS.map((name) => (
          <th key={name} scope="col" data-number={name === 'Amount' || undefined}>
            {name}
          </th>
        ))}
      >
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
        {orders.length === 0 && (
          <TableNote columns={COLUMNS.length}>
            <EmptyState title="No orders yet">The first booking that is paid appears here.</EmptyState>
          </TableNote>
        )}
      </AdminTable>
    </Stack>
  );
}

function OrderRow({ order }: { order: RecentOrdersFragment }) {
  const [badge, payment] = [orderBadge(order.status), paymentBadge(order.paymentStatus)];
  return (
    <tr>
      <th scope="row" data-whole>
        <Link to={orderPath(order.id)}>{order.number}</Link> <SampleTag value={order.number} />
      </th>
      <td data-label="Customer">
        <div>
          {order.customer.name}
          <Text size="caption" tone="textMuted">
            {order.customer.email}
          </Text>
        </div>
      </td>
      <td data-label="Destination">{destinationName(order.destination)}</td>
      <td data-label="Status">
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </td>
      <td data-label="Payment">
        <Badge tone={payment.tone}>{payment.label}</Badge>
      </td>
      <td data-label="Date" data-whole>
        <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
      </td>
      <td data-label="Amount" data-number>
        <Money pence={order.total.minorUnits} />
      </td>
    </tr>
  );
}
