import type { PaymentIntentStatus } from './gateway/payment-gateway.js';

/** How an attempt to pay a checkout stands. */
export const ATTEMPT_STATUSES = ['requested', 'open', 'succeeded', 'cancelled', 'abandoned'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Every move of an attempt. A success is taken in whenever it comes: it is the provider's word that money was taken. */
export const ATTEMPT_MOVES: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  requested: ['open', 'succeeded', 'cancelled', 'abandoned'],
  open: ['succeeded', 'cancelled', 'abandoned'],
  succeeded: [],
  cancelled: ['succeeded'],
  abandoned: ['succeeded'],
};

/** A checkout has one attempt at most that may still take money. */
export const LIVE_STATUSES = ['requested', 'open'] as const satisfies readonly AttemptStatus[];

/** The same for statements; the indexes have it in these words. */
export const IS_LIVE = `status in ('requested', 'open')`;

/** The statuses from which an attempt may become `status`. */
export function attemptStatusesBefore(status: AttemptStatus): AttemptStatus[] {
  return ATTEMPT_STATUSES.filter((from) => ATTEMPT_MOVES[from].includes(status));
}

/** What an intent that was read means for its attempt; that of a cancelled one ends with its checkout. */
export function attemptStatusOf(intent: PaymentIntentStatus): 'open' | 'succeeded' {
  return intent === 'succeeded' ? 'succeeded' : 'open';
}
