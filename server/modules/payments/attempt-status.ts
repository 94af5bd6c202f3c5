import type { PaymentIntentStatus } from './gateway/payment-gateway.js';

/** Statuses of an attempt to pay a checkout. */
export const ATTEMPT_STATUSES = ['requested', 'open', 'succeeded', 'cancelled', 'abandoned'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** All transitions of an attempt. A success is accepted from every status: the provider reports that money was taken. */
export const ATTEMPT_MOVES: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  requested: ['open', 'succeeded', 'cancelled', 'abandoned'],
  open: ['succeeded', 'cancelled', 'abandoned'],
  succeeded: [],
  cancelled: ['succeeded'],
  abandoned: ['succeeded'],
};

/** Statuses in which an attempt may still take money; a checkout has at most one such attempt. */
export const LIVE_STATUSES = ['requested', 'open'] as const satisfies readonly AttemptStatus[];

/** The same condition for statements, in the wording of the indexes. */
export const IS_LIVE = `status in ('requested', 'open')`;

/** The statuses from which an attempt may become `status`. */
export function attemptStatusesBefore(status: AttemptStatus): AttemptStatus[] {
  return ATTEMPT_STATUSES.filter((from) => ATTEMPT_MOVES[from].includes(status));
}

/** The attempt's status for an intent that was read; the attempt of a cancelled intent ends with its checkout. */
export function attemptStatusOf(intent: PaymentIntentStatus): 'open' | 'succeeded' {
  return intent === 'succeeded' ? 'succeeded' : 'open';
}
