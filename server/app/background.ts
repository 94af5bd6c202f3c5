import {
  type PlannedPricesDeps,
  runPlannedPrices,
} from '../modules/catalogue/planned-prices/run-planned-prices.js';
import { createReconciler } from '../modules/checkout/reconciliation/reconciler.js';
import { paymentDeps } from '../modules/checkout/settlement/payment-deps.js';
import { remindOfTransfers } from '../modules/checkout/transfers/remind-of-transfers.js';
import type { Mailer } from '../modules/email/mailer.js';
import { createPace } from '../modules/email/pace.js';
import { scheduleReminders } from '../modules/email/reminders/schedule-reminders.js';
import { scheduleScans } from '../modules/files/scan-waiting-files.js';
import { createPoster } from '../modules/integrations/webhooks/post-webhook.js';
import { WebhookQueue } from '../modules/integrations/webhooks/webhook-queue.js';
import { type ReminderDeps, remindOfCollections } from '../modules/orders/emails/remind-of-collections.js';
import { scheduleFigures } from '../modules/orders/figures/schedule-figures.js';
import { remindOfPapers } from '../modules/orders/papers/remind-of-papers.js';
import { remindOfQuotes } from '../modules/quotes/saved/remind-of-quotes.js';
import { scheduleRetention } from '../modules/retention/schedule-retention.js';
import type { AppDeps } from '../platform/http/app-deps.js';
import type { Log } from '../platform/log/log.js';
import { emailRenderers } from './email-renderers.js';
import { stopAll } from './end-with-fault.js';

interface Background {
  /** The process's dependencies, with the connections of the background. */
  readonly deps: AppDeps;
  /** The direct address of the database, past a pooler. */
  readonly directUrl: string;
  readonly mailer: Mailer | null;
}

/** Starts background work: emails, webhooks, reconciliation, reminders, retention, scans, metrics. Returns its stop function. */
export function startBackground({ deps, directUrl, mailer }: Background): () => Promise<void> {
  const { database, env, images, log, mailQueue, now, readCache } = deps;
  const { em } = database.orm;
  const pace = createPace(env.mailPerSecond);
  mailQueue.start({ em, mailer, renderers: emailRenderers(deps), now, pace });
  const reconciler = createReconciler(() => paymentDeps(deps), log);
  reconciler.start();
  const webhookQueue = new WebhookQueue(log);
  const poster = createPoster({ toPrivate: env.webhooksToPrivate });
  webhookQueue.start({ em, env, log, poster, now });
  const loops = [
    startReminders({ em, now, readCache, log }, log),
    scheduleRetention({ pool: database.pool, images, log }),
    scheduleScans({ ...deps, pool: database.pool }),
    scheduleFigures({ pool: database.pool, databaseUrl: directUrl, log }),
  ];
  return async () => {
    const queues = [reconciler.stop(), mailQueue.stop(), webhookQueue.stop()];
    await stopAll(log, [...queues, ...loops.map((stop) => stop())]);
    poster.close();
  };
}

/** Starts reminders of coming events and planned price changes; returns the function that stops them. */
function startReminders(deps: ReminderDeps & PlannedPricesDeps, log: Log): () => Promise<void> {
  return scheduleReminders(
    [
      () => runPlannedPrices(deps),
      () => remindOfCollections(deps),
      () => remindOfPapers(deps),
      () => remindOfQuotes(deps),
      () => remindOfTransfers(deps),
    ],
    log,
  );
}
