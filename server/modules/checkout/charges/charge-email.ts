import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { readCharge } from '../../orders/charges/order-charge.store.js';
import { type OrderLetterDeps, readLetterOrder } from '../../orders/emails/order-letter.js';
import type { Amendment } from '../order-changes/change-shipment.js';

interface ChargeDeps extends OrderLetterDeps {
  readonly database: OrderLetterDeps['database'] & { readonly orm: { readonly em: EntityManager } };
}

/** The email about a charge: its reason, or that it was withdrawn. Null when its state has changed since. */
export async function renderOrderCharge(
  deps: ChargeDeps,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail | null> {
  const about = await readLetterOrder(deps, email);
  const charge = await readCharge<Amendment>(deps.database.orm.em.fork(), String(email.data.chargeId));
  if (!about || !charge) return null;
  const { order, frame } = about;
  const { name, reason, amountPence, change, state } = charge;
  const sum = inPounds(amountPence);
  if (email.data.isWithdrawn) {
    if (state !== 'withdrawn') return null;
    return renderLetter({
      ...frame,
      subject: `Nothing to pay for ${name}: order ${order.number}`,
      paragraphs: [
        `We've withdrawn the charge of ${sum} for this on your order ${order.number}: ${name}. You don't have to do anything.`,
      ],
    });
  }
  if (state !== 'open') return null;
  return renderLetter({
    ...frame,
    subject: `Pay ${sum} for your order ${order.number}: ${name}`,
    paragraphs: [
      change
        ? `This change of your order ${order.number} costs ${sum} more: ${change.words.join('. ')}. We make it as soon as you've paid.`
        : `We've added a charge of ${sum} to your order ${order.number}: ${name}.`,
      `Why: ${reason}`,
      'Log in to pay by card on the page of your order. We never charge a card without you.',
    ],
    rows: [['To pay', sum]],
    link: { label: `Pay ${sum}`, url: `${deps.env.publicUrl}/user/orders/${order.id}#to-pay` },
    closing: ["If you didn't expect this, tell us before you pay."],
  });
}
