import { daysAfter, todayInLondon } from '../../../../rules/calendar-date.js';
import { TRANSFER_REMINDER_DAYS } from '../../../../rules/orders/bank-transfer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import type { Deps } from '../../../platform/service/service.js';
import { secondsUntilDaytime } from '../../email/reminders/daytime.js';
import { claimReminders } from './transfer.store.js';
import { queueTransferEmail } from './transfer-email.js';

const BATCH = 100;

/** Queues a reminder of every booking whose transfer is due soon, in daytime, once. Returns their number. */
export async function remindOfTransfers({ em, now: clock }: Deps<'em' | 'now'>): Promise<number> {
  const now = clock();
  if (secondsUntilDaytime(now) > 0) return 0;
  const by = daysAfter(todayInLondon(now), TRANSFER_REMINDER_DAYS);
  return inTransaction(em, async (tx) => {
    const due = await claimReminders(tx, { by, now, limit: BATCH });
    for (const booking of due) await queueTransferEmail(tx, booking, 'reminder', now);
    return due.length;
  });
}
