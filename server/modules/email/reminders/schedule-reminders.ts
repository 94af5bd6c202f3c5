import type { Log } from '../../../platform/log/log.js';

const EVERY_MS = 60_000;

/** Queues due reminders every minute; returns the function that stops it. */
export function scheduleReminders(
  rounds: readonly (() => Promise<unknown>)[],
  log: Log,
): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    for (const remind of rounds)
      round = round
        .then(remind)
        .catch((error) => log.warn({ event: 'reminders.run_failed', err: error }, 'Reminders failed'));
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
