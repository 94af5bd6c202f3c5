import { scheduleReminders } from '../modules/email/reminders/schedule-reminders.js';
import { type ReminderDeps, remindOfCollections } from '../modules/orders/emails/remind-of-collections.js';
import { remindOfPapers } from '../modules/orders/papers/remind-of-papers.js';
import { remindOfQuotes } from '../modules/quotes/saved/remind-of-quotes.js';
import type { Log } from '../platform/log/log.js';

/** Starts reminders of coming events; returns the function that stops them. */
export function startReminders(deps: ReminderDeps, log: Log): () => Promise<void> {
  return scheduleReminders(
    [() => remindOfCollections(deps), () => remindOfPapers(deps), () => remindOfQuotes(deps)],
    log,
  );
}
