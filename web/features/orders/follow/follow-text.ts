import { formatDate, formatDay } from '../../../lib/formats/formats';
import type { NextStep } from '../details/next-step';
import type { FollowOrderQuery } from './follow.generated';

export type FollowedOrder = FollowOrderQuery['followedOrder'];

/** The order's next step for anyone with the link, without places, names and sums. `today` is the day in the UK. */
export function followedStep(
  { status, collectionDate, toCity, refund }: FollowedOrder,
  today: string,
): NextStep {
  const nothingToDo = "There's nothing to do now.";
  switch (status) {
    case 'PROCESSING':
      return collectionStep(collectionDate, today);
    case 'SHIPPED':
      return { title: `The shipment is on its way to ${toCity}`, text: nothingToDo };
    case 'IN_TRANSIT':
      return { title: `The shipment is in transit to ${toCity}`, text: nothingToDo };
    case 'DELIVERED':
      return { title: 'Delivered', text: `The shipment has arrived in ${toCity}.` };
    case 'CANCELLED':
      return { title: 'This order is cancelled', text: REFUND_LABELS[refund ?? 'NONE'] };
  }
}

const REFUND_LABELS = {
  NONE: 'Nothing will be collected or delivered.',
  CANCELLED: 'Nothing will be collected or delivered.',
  PENDING: 'The refund is on its way to the card or account that paid.',
  SUCCEEDED: "We've refunded the card or account that paid.",
  FAILED: "The bank hasn't accepted the refund yet. We're dealing with it.",
} as const;

function collectionStep(day: string | null, today: string): NextStep {
  if (!day)
    return {
      title: "We'll agree the day with you",
      text: "We'll contact the customer to agree a day.",
    };
  if (day < today)
    return {
      title: `Collection was planned for ${formatDate(day)}`,
      text: 'The next step appears here as soon as the shipment sets off.',
    };
  if (day === today) return { title: 'We collect today', text: 'Have everything packed and ready.' };
  return {
    title: `We collect on ${formatDay(day)}`,
    text: 'Have everything packed and ready that day.',
  };
}
