import type { FragmentType } from '@apollo/client/masking';
import { Link } from 'react-router-dom';
import { destinationName } from '../../../rules/destinations';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { orderBadge, paymentBadge } from '../../features/orders/order-labels';
import { Money } from '../../lib/formats/Money';
import { formatShortDate } from '../../lib/formats/short-dates';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { orderPath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import { type CustomerOrdersFragment, CustomerOrdersFragmentDoc } from './CustomerOrders.generated';

/** The newest orders of one customer. */
export function CustomerOrders(props: { orders: readonly FragmentType<typeof CustomerOrdersFragmentDoc>[] }) {
  const orders = useFragmentData(CustomerOrdersFragmentDoc, props.orders);
  return <ListTable caption="Orders" columns={COLUMNS} rows={orders} />;
}

const COLUMNS: readonly Column<CustomerOrdersFragment>[] = [
  {
    name: 'Order',
    isWhole: true,
    cell: ({ id, number }) => (
      <>
        <Link to={orderPath(id)}>{number}</Link> <SampleTag value={number} />
      </>
    ),
  },
  {
    name: 'Route',
    minWidth: '9rem',
    cell: ({ fromCity, toCity, destination }) =>
      `${fromCity || 'UK'} to ${[toCity, destinationName(destination)].filter(Boolean).join(', ')}`,
  },
  {
    name: 'Collection',
    isWhole: true,
    cell: ({ collectionDate }) => (collectionDate ? formatShortDate(collectionDate) : 'No date'),
  },
  { name: 'Amount', isNumber: true, cell: ({ total }) => <Money pence={total.minorUnits} /> },
  {
    name: 'Status',
    cell: ({ status }) => <Badge tone={orderBadge(status).tone}>{orderBadge(status).label}</Badge>,
  },
  {
    name: 'Payment',
    cell: ({ paymentStatus }) => (
      <Badge tone={paymentBadge(paymentStatus).tone}>{paymentBadge(paymentStatus).label}</Badge>
    ),
  },
  {
    name: 'Date',
    isWhole: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>,
  },
];
