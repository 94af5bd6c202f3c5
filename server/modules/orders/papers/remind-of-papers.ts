import { todayInLondon } from '../../../../rules/calendar-date.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { longDate } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { queueEmail } from '../../email/email.store.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { type OrderLetterDeps, readLetterOrder } from '../emails/order-letter.js';
import type { ReminderDeps } from '../emails/remind-of-collections.js';
import { readPapers, readPapersToRemind } from './paper.store.js';

const BATCH = 100;

/**
 * Queues a reminder of missing papers for every order that has reached its next stage: at most three for an order,
 * however often this runs. Returns how many were queued.
 */
export async function remindOfPapers({ em, now }: ReminderDeps): Promise<number> {
  let queued = 0;
  for (;;) {
    const due = await readPapersToRemind(em.fork(), now(), todayInLondon(now()), BATCH);
    for (const { id, userId, email, stage } of due) {
      const isNew = await inTransaction(em, (tx) =>
        queueEmail(tx, {
          kind: 'papers-due',
          dedupeKey: `papers-due:${id}:${stage}`,
          recipient: email,
          orderId: id,
          userId,
          data: { stage },
          now: now(),
        }),
      );
      if (isNew) queued += 1;
    }
    if (due.length < BATCH) return queued;
  }
}

/** The email about papers that an order misses. Null when none is missing, and when it was delivered or cancelled. */
export async function renderPapersDue(
  deps: OrderLetterDeps,
  email: Pick<EmailMessage, 'orderId' | 'recipient' | 'data'>,
): Promise<RenderedEmail | null> {
  const about = await readLetterOrder(deps, email);
  if (!about || about.order.status === 'delivered' || about.order.status === 'cancelled') return null;
  const { order, place, frame } = about;
  const papers = (await readPapers(deps.database.pool, order.id, null)) ?? [];
  const missing = papers.filter(({ state }) => state === 'open' || state === 'refused');
  if (missing.length === 0) return null;
  const isRefusal = email.data.stage === 'refused';
  return renderLetter({
    ...frame,
    subject: isRefusal
      ? `We need a paper again (${order.number})`
      : `Papers for customs: ${missing.length} to send (${order.number})`,
    heading: isRefusal ? 'We need a paper again' : 'Papers for customs',
    paragraphs: [
      isRefusal
        ? `We looked at your papers for customs in ${place} and can't use one of them:`
        : `Customs in ${place} ask for papers before your shipment arrives. These are missing:`,
    ],
    rows: missing.map(({ name, reason, dueOn }) => [
      name,
      [reason, dueOn && `by ${longDate(dueOn)}`].filter(Boolean).join('; ') || 'missing',
    ]),
    link: { label: 'Send your papers', url: `${deps.env.publicUrl}/user/orders/${order.id}#papers` },
    closing: ['Send them on your order page. Late papers can cost port storage at the destination.'],
  });
}
