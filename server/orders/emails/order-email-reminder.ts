import { todayInLondon } from '../../../rules/calendar-date.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { longDate } from '../../email/letter/format.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { type OrderLetterParts, readLetterOrder } from './order-letter.js';

/** That we come tomorrow. Null when the order was cancelled, collected or put off meanwhile, or its day has come. */
export async function renderCollectionReminder(
  parts: OrderLetterParts,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail | null> {
  const { collectionDate } = email.data;
  const about = await readLetterOrder(parts, email);
  if (about?.order.status !== 'processing' || about.order.collectionDate !== collectionDate) return null;
  const { order, typed, frame } = about;
  if (!order.collectionDate || order.collectionDate <= todayInLondon(parts.now())) return null;
  const day = longDate(order.collectionDate);
  return renderLetter({
    ...frame,
    subject: `We collect tomorrow, ${day} (${order.number})`,
    heading: 'We collect tomorrow',
    paragraphs: [
      `We collect your shipment to ${typed.to} tomorrow, ${day}${typed.collectIn ? `, in ${typed.collectIn}` : ''}.`,
      "Have everything packed, closed and labelled, with a clear path to the door, and make sure someone's at home.",
    ],
    rows: [
      ['Pieces', String(order.itemCount)],
      ['Order', order.number],
    ],
    closing: ['If you can no longer make tomorrow, call us today.'],
  });
}
