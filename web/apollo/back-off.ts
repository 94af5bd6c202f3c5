import { retryAfterMs } from './error-message';

/** What a server asks for beyond this is not waited for: the person is told. */
const PERSON_WAIT_MAX_MS = 10_000;
/** No wait is longer, whatever a server, or a proxy before it, asks for. */
const WAIT_MAX_MS = 60_000;

interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** How long to wait before the next try: doubling with each failure, somewhere between half and all of it, so that not all come back at once. */
export function backOffMs(failures: number, { firstMs, longestMs }: BackOff): number {
  return withJitter(Math.min(firstMs * 2 ** failures, longestMs) / 2, 1);
}

/** The wait that a server asked for with its refusal, and up to a half more; at most a minute, 0 when it did not ask. */
export function askedWaitMs(error: unknown): number {
  return Math.min(withJitter(retryAfterMs(error) ?? 0, 0.5), WAIT_MAX_MS);
}

/** Whether a server asked for a longer wait than a person has. */
export function isLongWait(error: unknown): boolean {
  return (retryAfterMs(error) ?? 0) > PERSON_WAIT_MAX_MS;
}

function withJitter(leastMs: number, share: number): number {
  return leastMs * (1 + Math.random() * share);
}
