import { longDate } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { refundDestination } from '../../payments/refunds/refund-texts.js';
import type { OrderStatus } from '../order.entity.js';
import { type LetterOrder, type OrderLetterDeps, readLetterOrder } from './order-letter.js';

/** The email about the new status. Null when the order has another status by now: a newer email reports that. */
export async function renderStatusChange(
  deps: OrderLetterDeps,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail | null> {
  const about = await readLetterOrder(deps, email);
  if (!about || about.order.status !== email.data.status) return null;
  const { order, frame } = about;
  const { heading, paragraphs } = WORDS[order.status](about);
  return renderLetter({
    ...frame,
    subject: `${heading} (${order.number})`,
    heading,
    paragraphs,
    ...(order.trackingNumber && isOnItsWay(order.status)
      ? { rows: [['Tracking number', order.trackingNumber]] as const }
      : {}),
  });
}

function isOnItsWay(status: OrderStatus): boolean {
  return status === 'shipped' || status === 'in_transit';
}

/** The refunds of a cancellation, on their way or arrived; earlier refunds are not repeated. */
function describeRefund(order: LetterOrder['order']): string[] {
  const refunds = order.refunds.filter(({ status }) => status !== 'cancelled');
  const open = refunds.filter(({ status }) => status !== 'succeeded');
  const reported = open.length > 0 ? open : refunds.filter(({ reason }) => reason === 'order-cancelled');
  if (reported.length === 0) return [];
  return [
    `Your money is on its way back to ${refundDestination(reported)}. We'll write again when it's refunded.`,
  ];
}

type Words = Readonly<{ heading: string; paragraphs: readonly string[] }>;

const WORDS: Readonly<Record<OrderStatus, (about: LetterOrder) => Words>> = {
  processing: ({
    order: {
      shipment: { collectionDate },
    },
  }) => ({
    heading: 'Your booking goes ahead',
    paragraphs: [
      "We've reopened your booking: it goes ahead as before.",
      collectionDate
        ? `We collect on ${longDate(collectionDate)}.`
        : "We'll contact you to agree a collection date.",
    ],
  }),
  shipped: ({ typed, place }) => ({
    heading: `Your shipment is on its way to ${place}`,
    paragraphs: [
      `We've collected your shipment and sent it on its way to ${typed.to}.`,
      "What happens next: it travels to its destination. There's nothing for you to do now. We'll write again when it's in transit and when it arrives.",
    ],
  }),
  in_transit: ({ typed, place }) => ({
    heading: `Your shipment is in transit to ${place}`,
    paragraphs: [
      `Your shipment is on its way to ${typed.to}.`,
      "What happens next: we deliver it to your door. There's nothing for you to do now.",
    ],
  }),
  delivered: ({ typed }) => ({
    heading: 'Your shipment has been delivered',
    paragraphs: [
      `Your shipment has arrived in ${typed.to}. Thank you for shipping with us.`,
      'If anything is missing or damaged, tell us straight away: call us, or log in and message us from your order.',
    ],
  }),
  cancelled: ({ order, typed }) => ({
    heading: 'Your booking is cancelled',
    paragraphs: [
      `Your booking${typed.from} to ${typed.to} is cancelled. Nothing will be collected or delivered.`,
      ...describeRefund(order),
    ],
  }),
};
