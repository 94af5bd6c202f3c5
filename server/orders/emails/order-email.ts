import { NO_COVER } from '../../../rules/orders/no-cover.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { inPounds, longDate } from '../../email/letter/format.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { promotionRow } from '../../promotions/promotion-texts.js';
import { sellerText } from '../../settings/seller-text.js';
import { heldPence } from '../order.store.js';
import { estimatedDelivery } from '../order-facts.js';
import { type LetterOrder, type OrderLetterParts, readLetterOrder } from './order-letter.js';

/** The confirmation of an order: what was booked, what was paid, what happens next. */
export async function renderOrderEmail(
  parts: OrderLetterParts,
  email: Pick<EmailMessage, 'orderId' | 'recipient'>,
): Promise<RenderedEmail | null> {
  const about = await readLetterOrder(parts, email);
  if (!about) return null;
  const { order, typed, place, frame, isStreetOpen } = about;
  const { letterhead, env } = parts;
  return renderLetter({
    ...frame,
    subject: `Your shipment to ${place} is booked (${order.number})`,
    heading: `Your shipment to ${place} is booked`,
    paragraphs: [
      `Thank you. Your payment has arrived and your shipment${typed.from} to ${typed.toInFull} is booked as order ${order.number}.`,
      `What happens next: ${describeNextStep(order)}`,
      ...describeArrival(order),
      ...(isStreetOpen ? [STREET_WANTED] : []),
    ],
    rows: [...placesOf(about), ...sumsOf(about)],
    total: ['Total paid', inPounds(heldPence(order))],
    closing: [
      `${letterhead.refundText} Until then you can also change the date, the addresses and the service yourself: log in and open your order.`,
      `${NO_COVER.title}. ${NO_COVER.advice}`,
      sellerText(letterhead, env.publicUrl),
    ],
  });
}

const STREET_WANTED =
  'We still need the street address for delivery. Open your order and add it before we collect. After that, send us a message there.';

function describeArrival(order: LetterOrder['order']): string[] {
  const window = estimatedDelivery(order);
  return window ? [`It should arrive between ${longDate(window.from)} and ${longDate(window.to)}.`] : [];
}

function describeNextStep({ collectionDate }: LetterOrder['order']): string {
  return collectionDate
    ? `we collect on ${longDate(collectionDate)}. ${PACKING}`
    : `we'll contact you to agree a collection date. ${PACKING}`;
}

const PACKING =
  'Until then: pack and close your boxes, log in and list what is in each, and print and stick on the labels.';

/** Where we collect and deliver, for the reader who typed it. */
function placesOf({ typed: { collectAt, deliverAt } }: LetterOrder): [string, string][] {
  const places: [string, string | null][] = [
    ['Collected from', collectAt],
    ['Delivered to', deliverAt],
  ];
  return places.filter((place): place is [string, string] => Boolean(place[1]));
}

function sumsOf({ order, typed, place }: LetterOrder): [string, string][] {
  const { minimumTopUpPence, promotion, promotionPence, servicePence, serviceName } = order;
  return [
    ...typed.lines.map((line): [string, string] => [
      `${line.quantity} x ${line.name}`,
      inPounds(line.unitPence * line.quantity),
    ]),
    ...(minimumTopUpPence > 0
      ? [[`Minimum charge for ${place}`, inPounds(minimumTopUpPence)] as [string, string]]
      : []),
    ...promotionRow(promotion, promotionPence),
    ...(servicePence > 0 ? [[serviceName, inPounds(servicePence)] as [string, string]] : []),
  ];
}
