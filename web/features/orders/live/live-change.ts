import { formatDay } from '../../../lib/formats/formats';
import type { OrderScreenFragment } from '../details/OrderScreen.generated';
import { orderBadge } from '../order-labels';

type Watched = Pick<OrderScreenFragment, 'status' | 'paymentStatus' | 'trackingNumber' | 'collectionDate'>;

/** The message for a change of an open order; null when it needs none, as after the customer's own change. */
export function changeMessage(before: Watched, now: Watched, isLocalEcho = false): string | null {
  if (now.status !== before.status && !isLocalEcho)
    return `Your order is now ${orderBadge(now.status).label}`;
  if (now.paymentStatus === 'REFUNDED' && before.paymentStatus !== 'REFUNDED')
    return "We've refunded your payment";
  if (now.trackingNumber && now.trackingNumber !== before.trackingNumber)
    return `Your tracking number is ${now.trackingNumber}`;
  if (!isLocalEcho && now.collectionDate && now.collectionDate !== before.collectionDate)
    return `We now collect on ${formatDay(now.collectionDate)}`;
  return null;
}
