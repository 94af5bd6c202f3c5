import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { destinationName } from '../../../../rules/destinations.js';
import { NO_COVER } from '../../../../rules/orders/no-cover.js';
import type { Env } from '../../../platform/env/env.js';
import { inPounds, longDate } from '../../../platform/values/format.js';
import { promotionRow } from '../../catalogue/promotions/promotion-texts.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { sellerText } from '../../settings/seller-text.js';
import { OrderRecord } from '../order.entity.js';
import { heldPence } from '../order.store.js';
import { estimatedDelivery } from '../order-facts.js';
import { assignLinkMessage } from './letter.store.js';
import { type LetterOrder, type OrderLetterDeps, readLetterOrder } from './order-letter.js';

/** The email that confirms an order: its shipment, payment and next steps. */
export async function renderOrderEmail(
  deps: OrderLetterDeps,
  email: Pick<EmailMessage, 'orderId' | 'recipient'>,
): Promise<RenderedEmail | null> {
  const about = await readLetterOrder(deps, email);
  if (!about) return null;
  const { order, typed, place, frame, isStreetOpen } = about;
  const { letterhead, env } = deps;
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
      `${letterhead.refundText} Until then you can also change the date, the addresses, the items and the service yourself: log in and open your order.`,
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

function describeNextStep({ shipment: { collectionDate } }: LetterOrder['order']): string {
  return collectionDate
    ? `we collect on ${longDate(collectionDate)}. ${PACKING}`
    : `we'll contact you to agree a collection date. ${PACKING}`;
}

const PACKING =
  'Until then: pack and close your boxes, log in and list what is in each, and print and stick on the labels.';

/** The places of collection and delivery, for the reader who typed them. */
function placesOf({ typed: { collectAt, deliverAt } }: LetterOrder): [string, string][] {
  const places: [string, string | null][] = [
    ['Collected from', collectAt],
    ['Delivered to', deliverAt],
  ];
  return places.filter((place): place is [string, string] => Boolean(place[1]));
}

function sumsOf({ order, typed, place }: LetterOrder): [string, string][] {
  const { minimumTopUpPence, promotion, promotionPence, servicePence, serviceName } = order.shipment;
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

/** The email with the link to an order, requested by its number. Null when the order has another email address. */
export async function renderOrderLink(
  deps: OrderLetterDeps,
  { id, recipient }: Pick<EmailMessage, 'id' | 'recipient'>,
): Promise<RenderedEmail | null> {
  const orderId = await assignLinkMessage(deps.database.pool, id);
  const about = orderId && (await readLetterOrder(deps, { orderId, recipient }));
  if (!about) return null;
  const { order, frame } = about;
  return renderLetter({
    ...frame,
    subject: `Track your order ${order.number}`,
    paragraphs: [
      `Here's the link to order ${order.number}. The link works for 180 days and needs no password.`,
      'Anyone with the link can see how far the order has come, but no names, streets or prices.',
    ],
    why: "You're receiving this because someone asked for this link on our site.",
  });
}

/** The reminder of tomorrow's collection. Null once the order was cancelled, collected or postponed, or on the day. */
export async function renderCollectionReminder(
  deps: OrderLetterDeps,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail | null> {
  const { collectionDate } = email.data;
  const about = await readLetterOrder(deps, email);
  if (about?.order.status !== 'processing' || about.order.shipment.collectionDate !== collectionDate)
    return null;
  const { order, typed, frame } = about;
  if (!order.shipment.collectionDate || order.shipment.collectionDate <= todayInLondon(deps.now()))
    return null;
  const day = longDate(order.shipment.collectionDate);
  return renderLetter({
    ...frame,
    subject: `We collect tomorrow, ${day} (${order.number})`,
    heading: 'We collect tomorrow',
    paragraphs: [
      `We collect your shipment to ${typed.to} tomorrow, ${day}${typed.collectIn ? `, in ${typed.collectIn}` : ''}.`,
      "Have everything packed, closed and labelled, with a clear path to the door, and make sure someone's at home.",
    ],
    rows: [
      ['Pieces', String(order.shipment.itemCount)],
      ['Order', order.number],
    ],
    closing: ['If you can no longer make tomorrow, call us today.'],
  });
}

interface NoticeDeps {
  readonly database: { readonly orm: { readonly em: EntityManager } };
  readonly env: Pick<Env, 'storeName' | 'publicUrl'>;
}

/** The company's email about a new booking, without personal data. Null for a deleted order. */
export async function renderNewOrder(
  { database, env }: NoticeDeps,
  { data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const order = await database.orm.em
    .fork()
    .findOne(OrderRecord, { id: String(data.orderId), deletedAt: null });
  if (!order) return null;
  const { number, paidPence } = order;
  const { destination, collectionDate, itemCount, serviceName } = order.shipment;
  return renderLetter({
    subject: `New order ${number} to ${destinationName(destination)}, ${inPounds(paidPence)}`,
    greeting: 'Hello,',
    paragraphs: [`A customer has booked and paid for a shipment to ${destinationName(destination)}.`],
    rows: [
      ['Collection', collectionDate ? longDate(collectionDate) : 'Day to be agreed with the customer'],
      ['Service', serviceName],
      ['Items', String(itemCount)],
    ],
    total: ['Paid', inPounds(paidPence)],
    link: { label: 'Open the order', url: `${env.publicUrl}/admin/orders/${order.id}` },
    from: env.storeName,
    why: "You're receiving this because this is the company's address. You can switch off emails about new orders in the settings.",
  });
}
