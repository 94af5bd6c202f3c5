import { Undo2 } from 'lucide-react';
import type { To } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { destinationName } from '../../../../rules/destinations';
import type { OrderSort } from '../../../data/schema.generated';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatPounds } from '../../../lib/formats/formats';
import { Money } from '../../../lib/formats/Money';
import { formatShortDate, formatTime } from '../../../lib/formats/short-dates';
import type { Column } from '../../ui/lists/ListTable';
import { customerOrderPath } from '../../ui/order-path';
import { SampleTag } from '../../ui/SampleTag';
import { StatusMenu } from '../status/StatusMenu';
import { OrderButtons, PaymentBadge, Small } from './order-cells';
import type { OrderListProps } from './order-list';
import { collectionText, type OrderRow } from './row-text';

/** Columns that may be hidden. */
export const CHOSEN_COLUMNS = ['Route', 'Collection', 'Items', 'Payment', 'Date'] as const;

/** Left out where there is little room. */
export const WIDE_COLUMNS: readonly string[] = ['Items', 'Payment', 'Date'];

type OrderColumn = Column<OrderRow, OrderSort>;
type Actions = Pick<OrderListProps, 'onStatus' | 'onMenu' | 'detailsOf' | 'pageOf'>;

/** The columns of the list of orders; each cell is one line. */
export function orderColumns({ onStatus, onMenu, detailsOf, pageOf }: Actions): readonly OrderColumn[] {
  return [
    {
      name: 'Order',
      isWhole: true,
      cell: ({ id, number }) => (
        <>
          <Link to={customerOrderPath(id)}>{number}</Link>
          <br />
          <SampleTag value={number} />
        </>
      ),
    },
    {
      name: 'Customer',
      isFluid: true,
      cell: ({ id, number, customer: { name, email } }) => (
        <span title={`${name}, ${email}`}>
          <Link to={pageOf(id)} data-opens-row>
            {name}
            <VisuallyHidden>, open {number}</VisuallyHidden>
          </Link>
          <br />
          <Small>{email}</Small>
        </span>
      ),
    },
    {
      name: 'Route',
      isFluid: true,
      cell: Route,
    },
    {
      name: 'Collection',
      isWhole: true,
      sort: { ascending: 'COLLECTION_SOONEST', descending: 'COLLECTION_SOONEST', first: 'ascending' },
      cell: CollectionDay,
    },
    { name: 'Items', isNumber: true, cell: ({ itemCount }) => itemCount },
    {
      name: 'Amount',
      isNumber: true,
      sort: { ascending: 'TOTAL_ASCENDING', descending: 'TOTAL_DESCENDING', first: 'descending' },
      cell: ({ total }) => <Money pence={total.minorUnits} />,
    },
    {
      name: 'Status',
      cell: (order) => <StatusMenu order={order} onChoose={onStatus} onOpenChange={onMenu} />,
    },
    { name: 'Payment', isWhole: true, cell: Payment },
    {
      name: 'Date',
      sort: { ascending: 'OLDEST', descending: 'NEWEST', first: 'descending' },
      isWhole: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatTime(createdAt)}>
          {formatShortDate(createdAt)}
        </time>
      ),
    },
    {
      name: 'Actions',
      isNameHidden: true,
      cell: (order) => <OrderButtons order={order} details={detailsOf(order.id) as To} isTight />,
    },
  ];
}

function Route({ fromCity, toCity, destination }: OrderRow) {
  const country = destinationName(destination);
  return (
    <span title={`${fromCity} to ${toCity}, ${country}`}>
      <span>{fromCity}</span>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden>to </VisuallyHidden>
      <span>{toCity}</span>
      {country !== toCity && `, ${country}`}
    </span>
  );
}

function CollectionDay(order: OrderRow) {
  const { label, isUrgent } = collectionText(order, new Date());
  const day = order.collectionDate && formatShortDate(order.collectionDate);
  return (
    <Small data-urgent={isUrgent || undefined} title={label}>
      {label.startsWith('Collection today') ? 'Today' : (day ?? 'No date')}
    </Small>
  );
}

/** The payment badge, with the sums refunded in part and reversed. */
function Payment(order: OrderRow) {
  const [back, lost] = [order.refunded.minorUnits, order.reversed.minorUnits];
  const amounts = [
    back > 0 && order.paymentStatus !== 'REFUNDED' && `${formatPounds(back)} refunded`,
    lost > 0 && `${formatPounds(lost)} reversed`,
  ];
  const text = amounts.filter(Boolean).join(', ');
  return (
    <>
      <PaymentBadge order={order} />
      {text && (
        <Small title={text}>
          {' '}
          <Undo2 role="img" aria-label={text} size={14} />
        </Small>
      )}
    </>
  );
}
