import { Link } from 'react-router-dom';
import { Notice } from '../../design/feedback/Notice';
import { plural } from '../../lib/formats/counts';
import { formatDateTime, formatPounds } from '../../lib/formats/formats';
import { orderPath } from '../ui/order-path';
import { useWaitingRefundsQuery } from './WaitingRefunds.generated';

/** Refunds that wait for a second person, each with a link to its order, where they are decided; nothing without any. */
export function WaitingRefunds() {
  const { data } = useWaitingRefundsQuery({ fetchPolicy: 'cache-and-network' });
  const { nodes = [], pageInfo } = data?.adminRefundRequests ?? {};
  if (nodes.length === 0) return null;
  const total = pageInfo?.total ?? nodes.length;
  return (
    <Notice
      kind="warn"
      isAnnounced={false}
      title={plural(total, 'refund waits for a second person', 'refunds wait for a second person')}
    >
      <ul>
        {nodes.map(({ id, orderId, orderNumber, amount, askedBy, askedAt }) => (
          <li key={id}>
            <Link to={orderPath(orderId)}>{orderNumber}</Link>: {formatPounds(amount.minorUnits)}, asked for
            by {askedBy}, {formatDateTime(askedAt)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
