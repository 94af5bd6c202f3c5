import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { queueEmail } from '../../email/email.store.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import type { LedgerWay } from '../ledger/ledger.entity.js';
import type { OrderRecord } from '../order.entity.js';
import { heldPence } from '../order.store.js';
import { type OrderLetterDeps, readLetterOrder } from './order-letter.js';

export interface MoneyBack {
  /** The timeline event of the refund. */
  readonly eventId: string;
  readonly amountPence: number;
  /** Last four digits of the refunded card; empty when the payment was not by card. */
  readonly cardLast4: string;
  readonly way: Exclude<LedgerWay, 'reversal'>;
  readonly now: Date;
}

/** Queues the email about a confirmed refund, once for each timeline event, in the event's transaction. */
export async function queueRefundEmail(
  tx: EntityManager,
  { id, customer, userId }: OrderRecord,
  { eventId, amountPence, cardLast4, way, now }: MoneyBack,
): Promise<void> {
  await queueEmail(tx, {
    kind: 'refund',
    dedupeKey: `refund:${eventId}`,
    recipient: customer.email,
    orderId: id,
    userId,
    data: { amountPence, cardLast4, way },
    now,
  });
}

/** The email with the refunded amount, its destination, and when it arrives there. */
export async function renderRefund(
  deps: OrderLetterDeps,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail | null> {
  const about = await readLetterOrder(deps, email);
  if (!about) return null;
  const { order, frame } = about;
  const amount = inPounds(Number(email.data.amountPence));
  const card = email.data.cardLast4 ? `the card ending ${email.data.cardLast4}` : 'the card you paid with';
  const isByBank = email.data.way === 'bankTransfer';
  const isAll = order.paymentStatus === 'refunded';
  return renderLetter({
    ...frame,
    subject: `Refund of ${amount} for order ${order.number}`,
    heading: `We've refunded ${amount}`,
    paragraphs: [
      isByBank
        ? `We've sent ${amount} to your bank account, for order ${order.number}.`
        : `We've refunded ${amount} to ${card}, for order ${order.number}.`,
      isByBank
        ? "A bank transfer usually arrives within 2 working days. There's nothing for you to do."
        : "Most banks show it on the statement within 5 to 10 working days. There's nothing for you to do.",
    ],
    rows: [
      ['Refunded now', amount],
      ['Paid', inPounds(heldPence(order))],
      ...(isAll ? [] : [['Refunded so far', inPounds(order.refundedPence - order.reversedPence)] as const]),
    ],
    closing: ["Your credit note is with your order's documents: log in to open it."],
  });
}
