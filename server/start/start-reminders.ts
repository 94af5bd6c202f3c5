import { scheduleReminders } from '../email/reminders/schedule-reminders.js';
import { type ReminderDeps, remindOfCollections } from '../orders/emails/remind-of-collections.js';
import { remindOfPapers } from '../papers/remind-of-papers.js';
import { remindOfQuotes } from '../saved-quotes/remind-of-quotes.js';
import type { Log } from '../shared/log/log.js';

/** Reminds people of what is coming up; the answer ends it. */
export function startReminders(deps: ReminderDeps, log: Log): () => Promise<void> {
  return scheduleReminders(
    [() => remindOfCollections(deps), () => remindOfPapers(deps), () => remindOfQuotes(deps)],
    log,
  );
}
