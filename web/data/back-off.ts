import { retryAfterMs } from './error-message';

/** A person does not wait longer than this: the error is shown instead. */
const PERSON_WAIT_MAX_MS = 10_000;
/** The longest wait, whatever a server or a proxy asks for. */
const WAIT_MAX_MS = 60_000;

interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * Exponential back-off with jitter: doubles with each failure; between half and all of it, so clients do not return together.
 */
export function backOffMs(failures: number, { firstMs, longestMs }: BackOff): number {
  return withJitter(Math.min(firstMs * 2 ** failures, longestMs) / 2, 1);
}

/** Milliseconds to wait as `Retry-After` asks, plus up to half of it as jitter; at most a minute, 0 when it did not ask. */
export function retryAfterWaitMs(error: unknown): number {
  return Math.min(withJitter(retryAfterMs(error) ?? 0, 0.5), WAIT_MAX_MS);
}

/** Whether the server asks for a longer wait than a person accepts. */
export function isLongWait(error: unknown): boolean {
  return (retryAfterMs(error) ?? 0) > PERSON_WAIT_MAX_MS;
}

function withJitter(leastMs: number, share: number): number {
  return leastMs * (1 + Math.random() * share);
}
