import { todayInLondon } from '../../../../rules/calendar-date.js';
import { earliestCollectionDate } from '../../../../rules/collection-date.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import type { Deps } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { readOrdersToRemind } from './letter.store.js';

export type ReminderDeps = Deps<'em' | 'now'>;

/** The London hour of the day before, from which reminders are sent. */
const FROM_HOUR = 9;
const BATCH = 100;

/**
 * Queues a reminder for every shipment that is collected tomorrow, from nine in the morning in London. An order gets
 * one for each day, however often this runs; orders booked today get none. Returns how many were queued.
 */
export async function remindOfCollections({ em, now }: ReminderDeps): Promise<number> {
  const tomorrow = tomorrowFromNine(now());
  if (!tomorrow) return 0;
  let queued = 0;
  for (;;) {
    const due = await readOrdersToRemind(em.fork(), tomorrow, todayInLondon(now()), BATCH);
    for (const { id, userId, email } of due) {
      const isNew = await inTransaction(em, (tx) =>
        queueEmail(tx, {
          kind: 'collection-reminder',
          dedupeKey: `collection-reminder:${id}:${tomorrow}`,
          recipient: email,
          orderId: id,
          userId,
          data: { collectionDate: tomorrow },
          now: now(),
        }),
      );
      if (isNew) queued += 1;
    }
    if (due.length < BATCH) return queued;
  }
}

/** Tomorrow's date in London from nine o'clock; null before. */
function tomorrowFromNine(now: Date): string | null {
  const today = todayInLondon(now);
  const next = earliestCollectionDate(now, FROM_HOUR);
  return next > today ? next : null;
}
