import type { EntityManager } from '@mikro-orm/postgresql';
import { destinationName } from '../../../../rules/destinations.js';
import { lastDayOf } from '../../../../rules/prices/quote-validity.js';
import type { Deps } from '../../../platform/service/service.js';
import { inPounds, longDate } from '../../../platform/values/format.js';
import { promotionRow } from '../../catalogue/promotions/promotion-texts.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import { stopUrl } from '../../email/reminders/stop-link.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { sellerText } from '../../settings/seller-text.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { shortName } from '../../users/greeting.js';
import { lineNameFor } from '../../users/letter-reader.js';
import { User } from '../../users/user.entity.js';
import { readOutlook } from './quote-outlook.js';
import { quoteUrl } from './quote-secret.js';
import { quoteStatus, SavedQuote } from './saved-quote.entity.js';

/**
 * A quote with its link. It repeats no input of its sender (names of boxes, cities), so that it cannot carry a
 * stranger's words to an unwilling reader. Null when the quote was booked, has expired or is gone.
 */
export async function renderQuoteEmail(
  { database, env, now }: Deps<'database' | 'env' | 'now'>,
  { data, recipient, userId }: EmailMessage,
): Promise<RenderedEmail | null> {
  const em = database.orm.em.fork();
  const quote = await em.findOne(SavedQuote, { id: String(data.quoteId), deletedAt: null });
  if (!quote || quoteStatus(quote, now()) !== 'open') return null;
  const { shipment } = quote;
  const place = destinationName(shipment.destination);
  const terms = await readTermsIn(em);
  const closing = data.isOwn
    ? []
    : [
        `${await askerOf(em, userId)} asked us to send you this quote${data.isReminded ? ', and to remind you once, three days before it ends' : ''}. If you weren't expecting it, ${data.isReminded ? 'stop the reminder below' : "ignore this message: we won't write to you about it again"}.`,
      ];
  const letter = await renderLetter({
    subject: `Your quote ${quote.reference} for a shipment to ${place}`,
    greeting: 'Hello,',
    paragraphs: [
      `Here's quote ${quote.reference} from ${env.storeName} for a shipment to ${place}. You can book it at this price until ${longDate(lastDayOf(quote.expiresAt))}.`,
      ...(await readOutlook(em, quote, terms)),
    ],
    rows: [
      ...quote.lines.map((line): [string, string] => [
        `${line.quantity} x ${lineNameFor({ isOwner: false }, line)}`,
        inPounds(line.unitPence * line.quantity),
      ]),
      ...(shipment.minimumTopUpPence > 0
        ? [[`Minimum charge for ${place}`, inPounds(shipment.minimumTopUpPence)] as const]
        : []),
      ...promotionRow(shipment.promotion, shipment.promotionPence),
      [shipment.serviceName, shipment.servicePence > 0 ? inPounds(shipment.servicePence) : 'Included'],
    ],
    total: ['Total', inPounds(shipment.totalPence)],
    link: { label: 'View and book your quote', url: quoteUrl(quote.id, env) },
    closing: [sellerText(terms, env.publicUrl), ...closing],
    from: env.storeName,
    ...(data.isReminded && { stopUrl: stopUrl({ env, now }, recipient) }),
    why: `You're receiving this because someone asked for this quote to be sent to this address at ${env.storeName}.`,
  });
  return { ...letter, isSecret: true };
}

/** Omits the sender's address: mail programs would turn it into a link. */
async function askerOf(em: EntityManager, userId: string | null): Promise<string> {
  if (!userId) return 'A visitor to our site';
  const user = await em.findOne(User, { id: userId, deletedAt: null }, { fields: ['name'] });
  const name = shortName(user?.name ?? '');
  return name ? `${name}, a customer of ours,` : 'A customer of ours';
}
