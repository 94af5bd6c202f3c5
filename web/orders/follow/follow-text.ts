import { formatDate, formatDay } from '../../ui/formats';
import type { NextStep } from '../details/next-step';
import type { FollowOrderQuery } from './follow.generated';

export type FollowedOrder = FollowOrderQuery['followedOrder'];

/** The order's next step for anyone with the link, without places, names and sums. `today` is the day in the UK. */
export function followedStep(
  { status, collectionDate, toCity, refund }: FollowedOrder,
  today: string,
): NextStep {
  const nothingToDo = 'There is nothing to do now.';
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
  PENDING: 'The money is on its way back the way it was paid.',
  SUCCEEDED: 'The money went back the way it was paid.',
  FAILED: 'The bank did not take the money back yet. We are looking after it.',
} as const;

function collectionStep(day: string | null, today: string): NextStep {
  if (!day)
    return {
      title: 'The collection date is to be agreed',
      text: 'We get in touch to agree a day for collection.',
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
