import type { EntityManager } from '@mikro-orm/postgresql';
import { dueByTransfer } from '../../../../rules/orders/bank-transfer.js';
import type { Deps } from '../../../platform/service/service.js';
import { inPounds, longDate } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { queueEmail } from '../../email/email.store.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { greetingOf } from '../../users/greeting.js';
import { readBooking, type StoredBooking } from './transfer.store.js';

/** The reasons to write: the booking, a part that arrived (with the id of the transfer), the last day, the end. */
type Occasion = 'asked' | 'reminder' | 'ended' | `part:${string}`;

interface AboutBooking {
  readonly id: string;
  readonly recipient: string;
  readonly userId: string;
}

/** Queues an email about a booking, once for each occasion. */
export function queueTransferEmail(
  tx: EntityManager,
  { id, recipient, userId }: AboutBooking,
  occasion: Occasion,
  now: Date,
): Promise<boolean> {
  const data = { bookingId: id, occasion };
  return queueEmail(tx, {
    kind: 'transfer',
    dedupeKey: `transfer:${id}:${occasion}`,
    recipient,
    userId,
    data,
    now,
  });
}

/** The email about a booking that is paid by bank transfer. Null when it has been paid or has ended since. */
export async function renderTransferEmail(
  { database, env }: Deps<'database' | 'env'>,
  { data }: Pick<EmailMessage, 'data'>,
): Promise<RenderedEmail | null> {
  const em = database.orm.em.fork();
  const booking = await readBooking(em, String(data.bookingId));
  const isOver = data.occasion === 'ended';
  if (!booking || booking.isWaiting === isOver) return null;
  const { reference, customerName, dueOn, totalPence, heldPence } = booking;
  const due = inPounds(dueByTransfer(booking));
  const { bankDetails } = await readTermsIn(em);
  return renderLetter({
    subject: isOver
      ? `Your booking ${reference} has ended`
      : `Pay ${due} by bank transfer: booking ${reference}`,
    greeting: greetingOf(customerName),
    paragraphs: isOver
      ? [overText(booking)]
      : [
          ...(heldPence > 0
            ? [`We've received ${inPounds(heldPence)} of ${inPounds(totalPence)}. Thank you.`]
            : []),
          `We hold your booking ${reference} for you. Transfer ${due} by ${longDate(dueOn)}, and we confirm it as soon as the whole sum has arrived.`,
          bankDetails,
          `Use ${reference} as the reference, so that we find your payment.`,
        ],
    rows: isOver
      ? []
      : [
          ['To pay', due],
          ['Reference', reference],
          ['By', longDate(dueOn)],
        ],
    closing: ["If you didn't expect this, tell us before you pay."],
    from: env.storeName,
    why: `You're receiving this because someone booked a shipment at ${env.storeName} with this address.`,
  });
}

function overText({ reference, heldPence }: StoredBooking): string {
  return heldPence > 0
    ? `We've cancelled your booking ${reference}. We'll send back the ${inPounds(heldPence)} that we've received.`
    : `We've received no transfer for your booking ${reference}, so we've ended it. You don't have to do anything. Call us if you still want to book.`;
}
