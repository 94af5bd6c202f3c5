import { isRefundable } from '../../../../rules/orders/refund-window';
import { formatDate, formatDay, formatPounds } from '../../../lib/formats/formats';
import type { OrderScreenFragment } from './OrderScreen.generated';

/** The fields of an order's first screen, before its parts are loaded; unmasked, so that it needs one document. */
export type OrderLead = OrderScreenFragment;

type NextStepOrder = Pick<
  OrderLead,
  'status' | 'paymentStatus' | 'collectionDate' | 'origin' | 'deliveryAddress' | 'customer' | 'paid'
>;

export interface NextStep {
  readonly title: string;
  readonly text: string;
}

/** The next step of an order. `today` is the day in the UK; `promise` the shop's refund promise. */
export function nextStep(order: NextStepOrder, today: string, promise: string): NextStep {
  const city = order.deliveryAddress.city;
  switch (order.status) {
    case 'PROCESSING':
      return collectionStep(order, today, promise);
    case 'SHIPPED':
      return {
        title: `Your shipment is on its way to ${city}`,
        text: "We've shipped it. There's nothing for you to do now.",
      };
    case 'IN_TRANSIT':
      return { title: `Your shipment is in transit to ${city}`, text: "There's nothing for you to do now." };
    case 'DELIVERED':
      return { title: 'Delivered', text: `Your shipment has arrived in ${city}.` };
    case 'CANCELLED':
      return { title: 'This order is cancelled', text: cancelledText(order) };
  }
}

function collectionStep(
  { collectionDate, origin, customer }: NextStepOrder,
  today: string,
  promise: string,
): NextStep {
  if (!collectionDate) {
    const reach = customer.phone || customer.email;
    return {
      title: "We'll agree the day with you",
      text: `We'll contact you at ${reach} to agree a day for collection from ${origin.city}.`,
    };
  }
  const day = formatDate(collectionDate);
  const place = [origin.line1, origin.city, origin.postcode].filter(Boolean).join(', ');
  if (collectionDate < today) {
    return {
      title: `Collection was planned for ${day}`,
      text: 'The next step appears here as soon as your shipment sets off.',
    };
  }
  if (collectionDate === today) {
    return { title: 'We collect today', text: `From ${place}. Have everything packed and ready.` };
  }
  const refundable = isRefundable(collectionDate, new Date(`${today}T12:00:00Z`)) ? ` ${promise}` : '';
  return {
    title: `We collect on ${formatDay(collectionDate)}`,
    text: `From ${place}. Have everything packed and ready that day.${refundable}`,
  };
}

function cancelledText({ paymentStatus, paid }: NextStepOrder): string {
  return paymentStatus === 'REFUNDED'
    ? `We've refunded your payment of ${formatPounds(paid.minorUnits)}.`
    : 'Nothing will be collected or delivered.';
}
