import type { EntityManager } from '@mikro-orm/postgresql';
import { destinationName } from '../../../../rules/destinations.js';
import { lastDayOf } from '../../../../rules/prices/quote-validity.js';
import type { Deps } from '../../../platform/service/service.js';
import { longDate } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { queueEmail } from '../../email/email.store.js';
import { renderLetter } from '../../email/letter/letter.js';
import { secondsUntilDaytime } from '../../email/reminders/daytime.js';
import { mayRemind } from '../../email/reminders/reminder-stop.store.js';
import { stopUrl } from '../../email/reminders/stop-link.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { quoteUrl } from '../../quotes/saved/quote-secret.js';
import { quoteStatus, SavedQuote } from '../../quotes/saved/saved-quote.entity.js';
import { greetingOf } from '../../users/greeting.js';
import { User } from '../../users/user.entity.js';
import { CheckoutRecord } from '../checkout.entity.js';
import { isStillUnbooked } from '../checkout.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/**
 * Queues the one reminder of a shipment that was not paid within a day, in the transaction that closes its checkout.
 * Only to the verified address of its account; extra payments for an order have none.
 */
export async function queueUnpaidBooking(
  tx: EntityManager,
  { now }: Pick<PaymentDeps, 'now'>,
  { id, userId, amendsOrderId }: CheckoutRecord,
): Promise<void> {
  if (amendsOrderId) return;
  const owner = await tx.findOne(User, { id: userId, emailVerifiedAt: { $ne: null } });
  if (!owner) return;
  await queueEmail(tx, {
    kind: 'unpaid-booking',
    dedupeKey: `unpaid-booking:${id}`,
    recipient: owner.email,
    userId,
    data: { checkoutId: id },
    afterSeconds: secondsUntilDaytime(now()),
    now: now(),
  });
}

/**
 * The email that a shipment is not booked yet, with a link to its cart or quote. Null when its customer has opened or
 * paid another checkout since, emptied the cart, stopped reminders or closed the account.
 */
export async function renderUnpaidBooking(
  { database, env, now }: Deps<'database' | 'env' | 'now'>,
  { data, recipient, userId }: EmailMessage,
): Promise<RenderedEmail | null> {
  const em = database.orm.em.fork();
  const checkout = await em.findOne(CheckoutRecord, { id: String(data.checkoutId), status: 'expired' });
  if (!checkout || !(await isStillUnbooked(em, checkout)) || !(await mayRemind(em, { recipient, userId })))
    return null;
  const quote = checkout.quoteId && (await em.findOne(SavedQuote, { id: checkout.quoteId }));
  if (quote && (quote.deletedAt || quoteStatus(quote, now()) !== 'open')) return null;
  const place = destinationName(checkout.shipment.destination);
  const letter = await renderLetter({
    subject: `Your shipment to ${place} isn't booked yet`,
    greeting: greetingOf(checkout.contact.name),
    paragraphs: [
      `You began to book a shipment to ${place}, but we received no payment within a day, so we've closed that booking. You haven't been charged.`,
      quote
        ? `We hold the price of your quote ${quote.reference} until the end of ${longDate(lastDayOf(quote.expiresAt))}.`
        : "Your items are still in your cart. You'll see today's price there.",
    ],
    link: quote
      ? { label: 'View and book your quote', url: quoteUrl(quote.id, env) }
      : { label: 'Open your cart', url: `${env.publicUrl}/new-quote` },
    from: env.storeName,
    why: `You're receiving this once, because you started to book a shipment at ${env.storeName}.`,
    stopUrl: stopUrl({ env, now }, recipient),
  });
  return { ...letter, isSecret: quote !== null };
}
