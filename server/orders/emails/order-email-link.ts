import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { assignLinkMessage } from './letter.store.js';
import { type OrderLetterParts, readLetterOrder } from './order-letter.js';

/** The link to an order that was asked for by its number. Null, so that nothing is sent, when the order has another address. */
export async function renderOrderLink(
  parts: OrderLetterParts,
  { id, recipient }: Pick<EmailMessage, 'id' | 'recipient'>,
): Promise<RenderedEmail | null> {
  const orderId = await assignLinkMessage(parts.database.pool, id);
  const about = orderId && (await readLetterOrder(parts, { orderId, recipient }));
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
