import { createReconciler } from '../modules/checkout/reconciliation/reconciler.js';
import { paymentDeps } from '../modules/checkout/settlement/payment-deps.js';
import type { Mailer } from '../modules/email/mailer.js';
import { createPace } from '../modules/email/pace.js';
import { scheduleReminders } from '../modules/email/reminders/schedule-reminders.js';
import { scheduleScans } from '../modules/files/scan-waiting-files.js';
import { type ReminderDeps, remindOfCollections } from '../modules/orders/emails/remind-of-collections.js';
import { scheduleFigures } from '../modules/orders/figures/schedule-figures.js';
import { remindOfPapers } from '../modules/orders/papers/remind-of-papers.js';
import { remindOfQuotes } from '../modules/quotes/saved/remind-of-quotes.js';
import { scheduleRetention } from '../modules/retention/schedule-retention.js';
import type { AppContainer } from '../platform/http/app-container.js';
import type { Log } from '../platform/log/log.js';
import { emailRenderers } from './email-renderers.js';
import { stopAll } from './end-with-fault.js';

interface Background {
  /** The process's parts, with the connections of the background. */
  readonly parts: AppContainer;
  /** The direct address of the database, past a pooler. */
  readonly directUrl: string;
  readonly mailer: Mailer | null;
}

/** Starts background work: emails, reconciliation, reminders, retention, scans, metrics. Returns its stop function. */
export function startBackground({ parts, directUrl, mailer }: Background): () => Promise<void> {
  const { database, env, images, log, mailQueue, now } = parts;
  const { em } = database.orm;
  const pace = createPace(env.mailPerSecond);
  mailQueue.start({ em, mailer, renderers: emailRenderers(parts), now, pace });
  const reconciler = createReconciler(() => paymentDeps(parts), log);
  reconciler.start();
  const loops = [
    startReminders({ em, now }, log),
    scheduleRetention({ pool: database.pool, images, log }),
    scheduleScans({ ...parts, pool: database.pool }),
    scheduleFigures({ pool: database.pool, databaseUrl: directUrl, log }),
  ];
  return () => stopAll(log, [reconciler.stop(), mailQueue.stop(), ...loops.map((stop) => stop())]);
}

/** Starts reminders of coming events; returns the function that stops them. */
function startReminders(deps: ReminderDeps, log: Log): () => Promise<void> {
  return scheduleReminders(
    [() => remindOfCollections(deps), () => remindOfPapers(deps), () => remindOfQuotes(deps)],
    log,
  );
}
