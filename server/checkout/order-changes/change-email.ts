import type { EmailMessage } from '../../email/email.entity.js';
import { inPounds, longDate } from '../../email/letter/format.js';
import { type Letter, renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import {
  type LetterOrder,
  type OrderLetterParts,
  readLetterOrder,
} from '../../orders/emails/order-letter.js';

/** What the customer, or staff for them, changed of an order and what it cost or refunded, or why the change was not made. Throws when the order is missing. */
export async function renderOrderChanged(
  parts: OrderLetterParts,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail> {
  const about = await readLetterOrder(parts, email);
  if (!about) throw new Error('The order of a message is missing.');
  const { order, frame } = about;
  const { changed, refundPence, extraPence, isRefused, isByStaff } = email.data;
  const sentences = String(changed ?? '').split('\n');
  return renderLetter({
    ...frame,
    ...(isRefused ? refused(order.number, sentences) : made(about, sentences, isByStaff === true)),
    rows: sums(Number(refundPence ?? 0), Number(extraPence ?? 0)),
  });
}

type Wording = Pick<Letter, 'subject' | 'paragraphs' | 'closing'>;

function made({ order, typed }: LetterOrder, sentences: readonly string[], isByStaff: boolean): Wording {
  const { number, collectionDate } = order;
  const { collectAt, deliverAt } = typed;
  const day = collectionDate ? longDate(collectionDate) : 'a day that we agree with you';
  return {
    subject: `Your order ${number} has been changed`,
    paragraphs: [
      `${isByStaff ? 'As agreed with you' : 'As you asked'}, we've changed your order ${number}:`,
      ...sentences.map((words) => `${words}.`),
    ],
    closing: [
      `We collect on ${day}${collectAt ? ` from ${collectAt}` : ''}${deliverAt ? `, and deliver to ${deliverAt}` : ''}.`,
      isByStaff
        ? "If that doesn't suit you, tell us straight away."
        : "If you didn't ask for this, tell us straight away.",
    ],
  };
}

function refused(number: string, sentences: readonly string[]): Wording {
  return {
    subject: `We couldn't change your order ${number}`,
    paragraphs: [
      `Your payment for a change to order ${number} arrived too late for us to make the change. Your order stays as it is, and the money is on its way back to your card. You asked for this change:`,
      ...sentences.map((words) => `${words}.`),
    ],
  };
}

function sums(refundPence: number, extraPence: number): [string, string][] {
  return [
    ...(extraPence > 0 ? [['You paid', inPounds(extraPence)] satisfies [string, string]] : []),
    ...(refundPence > 0 ? [['Refunded to your card', inPounds(refundPence)] satisfies [string, string]] : []),
  ];
}
