/** What is different between an order as it was looked at and as it is now, in words. */

import type { PlacedAddressFragment } from '../../../addresses/placed-address.generated';
import { orderLook, paymentLook } from '../../../orders/order-words';
import { formatDay, formatPounds } from '../../../ui/formats';
import type { StaffOrderPartsFragment } from './details.generated';

export interface OrderDifference {
  readonly label: string;
  readonly was: string;
  readonly now: string;
}

/** What of an order is told when somebody else changes it. */
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
>;

/** The differences, in the order of the screen; empty when only something beside them changed. */
export function orderDifferences(before: Compared, after: Compared): OrderDifference[] {
  return PARTS.map(({ label, words }) => ({ label, was: words(before), now: words(after) })).filter(
    ({ was, now }) => was !== now,
  );
}

const PARTS: readonly { readonly label: string; readonly words: (order: Compared) => string }[] = [
  { label: 'Status', words: ({ status }) => orderLook(status).words },
  { label: 'Payment status', words: ({ paymentStatus }) => paymentLook(paymentStatus).words },
  { label: 'Tracking number', words: ({ trackingNumber }) => trackingNumber || 'none' },
  {
    label: 'Collection date',
    words: ({ collectionDate }) => (collectionDate ? formatDay(collectionDate) : 'to be agreed'),
  },
  { label: 'Service', words: ({ serviceName }) => serviceName },
  { label: 'Total', words: ({ total }) => formatPounds(total.minorUnits) },
  { label: 'Collection address', words: ({ origin }) => inOneLine(origin) },
  { label: 'Delivery address', words: ({ deliveryAddress }) => inOneLine(deliveryAddress) },
];

function inOneLine({ line1, line2, city, state, postcode, country }: PlacedAddressFragment): string {
  return [line1, line2, city, state, postcode, country].filter(Boolean).join(', ');
}
