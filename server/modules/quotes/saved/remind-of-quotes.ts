import { inTransaction } from '../../../platform/db/transaction.js';
import type { Deps } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { secondsUntilDaytime } from '../../email/reminders/daytime.js';
import {
  claimAccountReminder,
  claimGuestReminder,
  readAccountRemindersDue,
  readGuestRemindersDue,
} from './quote-reminder.store.js';

/** One message for a quote and a reader, for whichever reason: staff use the same key. */
export const ownersReminderKey = (quoteId: string) => `quote-reminder:${quoteId}`;

const BATCH = 100;

/**
 * Queues a reminder of every open quote that ends within three days, in daytime: to its account, unless staff have
 * followed it up, and to an address entered without an account. Each once. Returns their number.
 */
export async function remindOfQuotes({ em, now }: Deps<'em' | 'now'>): Promise<number> {
  if (secondsUntilDaytime(now()) > 0) return 0;
  let queued = 0;
  const ways = [
    { read: readAccountRemindersDue, claim: claimAccountReminder, keyOf: ownersReminderKey },
    {
      read: readGuestRemindersDue,
      claim: claimGuestReminder,
      keyOf: (id: string) => `${ownersReminderKey(id)}:asked`,
    },
  ];
  for (const { read, claim, keyOf } of ways) {
    const due = await read(em.fork(), now(), BATCH);
    for (const { id, recipient, userId } of due) {
      const isNew = await inTransaction(em, async (tx) => {
        if (!(await claim(tx, id, recipient, now()))) return false;
        const request = { kind: 'quote-reminder', dedupeKey: keyOf(id), recipient, now: now() } as const;
        return queueEmail(tx, { ...request, ...(userId && { userId }), data: { quoteId: id } });
      });
      if (isNew) queued += 1;
    }
  }
  return queued;
}
