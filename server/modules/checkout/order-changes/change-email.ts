import { inPounds, longDate } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { type Letter, renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { type LetterOrder, type OrderLetterDeps, readLetterOrder } from '../../orders/emails/order-letter.js';

/** The email about a change of an order and its cost or refund, or why it was not made. Throws when the order is missing. */
export async function renderOrderChanged(
  deps: OrderLetterDeps,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail> {
  const about = await readLetterOrder(deps, email);
  if (!about) throw new Error('The order of a message is missing.');
  const { order, frame } = about;
  const { changed, refundPence, extraPence, isRefused, isByStaff, isCharge } = email.data;
  const sentences = String(changed ?? '').split('\n');
  return renderLetter({
    ...frame,
    ...wording(),
    rows: sums(Number(refundPence ?? 0), Number(extraPence ?? 0)),
  });

  function wording(): Wording {
    if (isCharge) return isRefused ? notTaken(order.number, sentences) : paid(order.number, sentences);
    return isRefused ? refused(order.number, sentences) : made(about!, sentences, isByStaff === true);
  }
}

type Wording = Pick<Letter, 'subject' | 'paragraphs' | 'closing'>;

function made({ order, typed }: LetterOrder, sentences: readonly string[], isByStaff: boolean): Wording {
  const { collectionDate } = order.shipment;
  const { collectAt, deliverAt } = typed;
  const day = collectionDate ? longDate(collectionDate) : 'a day that we agree with you';
  return {
    subject: `Your order ${order.number} has been changed`,
    paragraphs: [
      `${isByStaff ? 'As agreed with you' : 'As you asked'}, we've changed your order ${order.number}:`,
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

function paid(number: string, names: readonly string[]): Wording {
  return {
    subject: `We've received your payment for order ${number}`,
    paragraphs: [
      `Thank you. You've paid for this on your order ${number}: ${names.join(', ')}.`,
      "You'll find the invoice among your order's documents.",
    ],
  };
}

function notTaken(number: string, names: readonly string[]): Wording {
  return {
    subject: `Your payment for order ${number} is on its way back`,
    paragraphs: [
      `Your payment for order ${number} arrived when there was nothing to pay any more: ${names.join(', ')}. The money is on its way back to your card.`,
    ],
  };
}

function sums(refundPence: number, extraPence: number): [string, string][] {
  return [
    ...(extraPence > 0 ? [['You paid', inPounds(extraPence)] satisfies [string, string]] : []),
    ...(refundPence > 0 ? [['Refunded to your card', inPounds(refundPence)] satisfies [string, string]] : []),
  ];
}
