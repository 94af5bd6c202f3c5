/** Differences between two versions of an order, as text. */

import { describeAccess } from '../../../../../rules/people/access';
import { addressLine } from '../../../../../rules/people/addresses/address-parts';
import { orderBadge, paymentBadge } from '../../../../features/orders/order-labels';
import { formatDay, formatPounds } from '../../../../lib/formats/formats';
import type { StaffOrderPartsFragment } from '../details.generated';

export interface OrderDifference {
  readonly label: string;
  readonly was: string;
  readonly now: string;
}

/** The fields that are compared. */
export type Compared = Pick<
  StaffOrderPartsFragment,
  | 'status'
  | 'paymentStatus'
  | 'trackingNumber'
  | 'collectionDate'
  | 'serviceName'
  | 'total'
  | 'origin'
  | 'deliveryAddress'
  | 'collectionAccess'
  | 'deliveryAccess'
  | 'receiver'
>;

/** In the order of the screen; empty when only other fields changed. */
export function orderDifferences(before: Compared, after: Compared): OrderDifference[] {
  return PARTS.map(({ label, text }) => ({ label, was: text(before), now: text(after) })).filter(
    ({ was, now }) => was !== now,
  );
}

const PARTS: readonly { readonly label: string; readonly text: (order: Compared) => string }[] = [
  { label: 'Status', text: ({ status }) => orderBadge(status).label },
  { label: 'Payment status', text: ({ paymentStatus }) => paymentBadge(paymentStatus).label },
  { label: 'Tracking number', text: ({ trackingNumber }) => trackingNumber || 'none' },
  {
    label: 'Collection date',
    text: ({ collectionDate }) => (collectionDate ? formatDay(collectionDate) : 'to be agreed'),
  },
  { label: 'Service', text: ({ serviceName }) => serviceName },
  { label: 'Total', text: ({ total }) => formatPounds(total.minorUnits) },
  { label: 'Collection address', text: ({ origin }) => addressLine(origin) },
  { label: 'Delivery address', text: ({ deliveryAddress }) => addressLine(deliveryAddress) },
  { label: 'Access where we collect', text: ({ collectionAccess }) => accessText(collectionAccess) },
  { label: 'Access where we deliver', text: ({ deliveryAccess }) => accessText(deliveryAccess) },
  {
    label: 'Received by',
    text: ({ receiver }) =>
      receiver ? [receiver.name, receiver.phone, receiver.email].filter(Boolean).join(', ') : 'the customer',
  },
];

const accessText = (access: Compared['deliveryAccess']) =>
  access ? describeAccess(access).join('. ') : 'not said';
