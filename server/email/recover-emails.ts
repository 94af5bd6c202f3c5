import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../shared/log/log.js';
import { readAbandoned } from './email.store.js';
import { type EmailSending, sendEmail } from './send-email.js';

const EVERY_MS = 1_500;
/** How long a stop waits for what is being sent; the next process takes over the rest. */
const STOP_WITHIN_MS = 5_000;

/**
 * Sends what a process that died was sending: messages whose claim has run out. The queue would give their jobs out again
 * after a minute. Those that the queue has forgotten get one last try, and fail with it. The answer ends it, in 5 s at most.
 */
export function scheduleEmailRecovery(
  sendingOf: () => EmailSending,
  log: Log,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    round = takeOver(sendingOf)
      .catch((error) =>
        log.warn(
          { event: 'email.recovery_failed', err: error },
          'Sending the emails of a dead process failed',
        ),
      )
      .finally(() => {
        isRunning = false;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    const waited = new AbortController();
    await Promise.race([round, wait(STOP_WITHIN_MS, null, { signal: waited.signal }).catch(() => {})]);
    waited.abort();
  };
}

async function takeOver(sendingOf: () => EmailSending): Promise<void> {
  const left = await readAbandoned(sendingOf().em);
  // Who meets another process at it, or fails, leaves it to the queue.
  await Promise.allSettled(
    left.map(({ id, isForgotten }) => sendEmail(sendingOf(), id, { isLast: isForgotten })),
  );
}
