import { destinationName } from '../../../../rules/destinations.js';
import { lastDayOf } from '../../../../rules/prices/quote-validity.js';
import type { Deps } from '../../../platform/service/service.js';
import { inPounds, longDate } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import { mayRemind } from '../../email/reminders/reminder-stop.store.js';
import { stopUrl } from '../../email/reminders/stop-link.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { quoteUrl } from './quote-secret.js';
import { quoteStatus, SavedQuote } from './saved-quote.entity.js';

/**
 * Announces that a quote ends in three days, without any user input. Null when it was booked, is over or gone, or its
 * reader stopped reminders or closed the account.
 */
export async function renderQuoteReminder(
  { database, env, now }: Deps<'database' | 'env' | 'now'>,
  { data, recipient, userId }: EmailMessage,
): Promise<RenderedEmail | null> {
  const em = database.orm.em.fork();
  const quote = await em.findOne(SavedQuote, { id: String(data.quoteId), deletedAt: null });
  if (!quote || quoteStatus(quote, now()) !== 'open') return null;
  if (!(await mayRemind(em, { recipient, userId }))) return null;
  const { condition, shipment } = quote;
  const lastDay = longDate(lastDayOf(quote.expiresAt));
  const letter = await renderLetter({
    subject: `Your quote ${quote.reference} ends on ${lastDay}`,
    greeting: 'Hello,',
    paragraphs: [
      `We hold the price of quote ${quote.reference}, a shipment to ${destinationName(shipment.destination)}, until the end of ${lastDay}. After that day the price may be another.`,
      ...(condition ? [condition] : []),
    ],
    total: ['Total', inPounds(shipment.totalPence)],
    link: { label: 'View and book your quote', url: quoteUrl(quote.id, env) },
    from: env.storeName,
    why: userId
      ? `You're receiving this once, because you saved this quote at ${env.storeName}.`
      : `You're receiving this once, because somebody entered this address at ${env.storeName} and asked for a reminder of this quote.`,
    stopUrl: stopUrl({ env, now }, recipient),
  });
  return { ...letter, isSecret: true };
}
