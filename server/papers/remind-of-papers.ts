import { todayInLondon } from '../../rules/calendar-date.js';
import { inTransaction } from '../db/transaction.js';
import { queueEmail } from '../email/email.store.js';
import type { ReminderDeps } from '../orders/emails/remind-of-collections.js';
import { readPapersToRemind } from './paper.store.js';

const BATCH = 100;

/**
 * Queues a reminder of missing papers for every order that has come to its next stage: three at most for an order, whoever
 * asks and how often. Returns how many were queued.
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
