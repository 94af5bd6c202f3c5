import type { EntityManager } from '@mikro-orm/postgresql';
import { destinationName } from '../../../../rules/destinations.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { inPounds } from '../../../platform/values/format.js';
import { isUuid } from '../../../platform/values/uuid.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { queueEmail } from '../../email/email.store.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import type { OrderLetterDeps } from '../../orders/emails/order-letter.js';
import { greetingOf } from '../../users/greeting.js';
import { explainReceipt, readReader, typedByOwner } from '../../users/letter-reader.js';
import { CheckoutRecord } from '../checkout.entity.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/** Delay of the email: most customers try another card at once. */
const AFTER_SECONDS = 30 * 60;

/** Queues the email about a declined card, due in half an hour, once for a checkout. */
export async function queuePaymentProblemEmail(
  { em, now }: Pick<PaymentDeps, 'em' | 'now'>,
  checkoutId: string | null,
): Promise<void> {
  if (!isUuid(checkoutId)) return;
  await inTransaction(em, async (tx) => {
    const checkout = await tx.findOne(CheckoutRecord, { id: checkoutId });
    if (checkout?.status !== 'awaiting_payment') return;
    await queueEmail(tx, {
      kind: 'payment-problem',
      dedupeKey: `payment-problem:${checkout.id}`,
      recipient: checkout.contact.email,
      userId: checkout.userId,
      data: { checkoutId: checkout.id },
      afterSeconds: AFTER_SECONDS,
      now: now(),
    });
  });
}

interface ProblemDeps extends OrderLetterDeps {
  readonly database: OrderLetterDeps['database'] & { readonly orm: { readonly em: EntityManager } };
}

/** The email with advice after a declined card. Null when the checkout was paid, cancelled or closed since. */
export async function renderPaymentProblem(
  { database, env, letterhead }: ProblemDeps,
  { data, recipient }: Pick<EmailMessage, 'data' | 'recipient'>,
): Promise<RenderedEmail | null> {
  const id = String(data.checkoutId);
  const checkout = await database.orm.em.fork().findOne(CheckoutRecord, { id, status: 'awaiting_payment' });
  if (!checkout) return null;
  const { contact, amendsOrderId, chargeId, userId } = checkout;
  const { totalPence, destination } = checkout.shipment;
  const reader = await readReader(database.pool, { recipient, userId });
  const toCity = typedByOwner(reader, checkout.shipment.toCity);
  const what = chargeId
    ? 'a charge for your order'
    : amendsOrderId
      ? 'the change of your order'
      : 'the shipment';
  const path = amendsOrderId ? `/user/orders/${amendsOrderId}` : `/user/stripe-payment?checkoutId=${id}`;
  return renderLetter({
    subject: `Your payment of ${inPounds(totalPence)} didn't go through`,
    greeting: greetingOf(contact.name),
    paragraphs: [
      `Your bank declined your card for ${what} to ${toCity ? `${toCity}, ` : ''}${destinationName(destination)}. You haven't been charged.`,
      "We've saved everything you entered. Try again with the same card or another one. The price stays the same.",
    ],
    rows: [['To pay', inPounds(totalPence)]],
    link: { label: 'Try again', url: `${env.publicUrl}${path}` },
    closing: [
      "Your bank can often tell you why it declined a card. If you've changed your mind, you can ignore this message: we close unpaid bookings after a day.",
    ],
    from: env.storeName,
    phone: letterhead.phone,
    why: reader.givenBy
      ? explainReceipt(reader, 'a shipment', env.storeName)
      : `You're receiving this once, because you started to pay for a shipment at ${env.storeName}.`,
  });
}
