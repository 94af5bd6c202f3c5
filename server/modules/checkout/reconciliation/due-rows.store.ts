import { query } from '../../../platform/db/query.js';
import { IS_LIVE } from '../../payments/attempt-status.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { IS_SETTLED_SQL } from './reconciliation.store.js';
import { UNKNOWN_AGAIN_MS } from './webhook-events.js';

/** Rows of one kind claimed at once. */
export const BATCH = 50;
/** The provider repeats a refusal while it stores the key (24 hours), so the next try comes after that. */
export const AFTER_REFUSAL_MS = 24.5 * 60 * 60 * 1000;

export interface DueTable {
  readonly table: 'payment_attempts' | 'stripe_events' | 'refunds';
  readonly counter: 'checks' | 'tries';
  /** The condition of unfinished rows. */
  readonly unfinished: string;
  readonly columns: string;
  /** Pauses between tries double up to this many rounds. */
  readonly roundsMax: number;
  /** The longest delay of a row by other code than `claimDue`. */
  readonly putOffMs?: number;
}

export const DUE_ATTEMPTS: DueTable = {
  table: 'payment_attempts',
  roundsMax: 10,
  counter: 'checks',
  unfinished: IS_LIVE,
  columns: `id, checkout_id, amount_pence, idempotency_key,
    payment_intent, created_at`,
};

export const DUE_EVENTS: DueTable = {
  table: 'stripe_events',
  roundsMax: 10,
  counter: 'tries',
  unfinished: 'done_at is null',
  columns: `id, type, payment_intent, received_at, tries, ${IS_SETTLED_SQL}`,
  putOffMs: UNKNOWN_AGAIN_MS,
};

export const DUE_REFUNDS: DueTable = {
  table: 'refunds',
  roundsMax: 40,
  putOffMs: AFTER_REFUSAL_MS,
  counter: 'tries',
  unfinished: `channel = 'provider' and status in ('requested', 'processing', 'refused')`,
  columns: `id, payment_intent, reason, amount_pence, provider_refund,
    created_at`,
};

/**
 * Claims unfinished rows that are due, each for one process only, and delays their next turn (doubling), so that rows
 * of a process that died are claimed by others. Rows with fewest tries come first: new ones do not wait for abandoned
 * ones. A row delayed longer than any code delays it was written by a wrong clock, and is due. With an id, claims only
 * that row, if it is due.
 */
export function claimDue<Row>(
  deps: PaymentDeps,
  { table, counter, unfinished, columns, roundsMax, putOffMs = 0 }: DueTable,
  id: string | null = null,
): Promise<Row[]> {
  const now = deps.now();
  const everyMs = Math.ceil(deps.reconcileEveryMs);
  const pauseMs = `least(power(2, ${counter}), ${roundsMax}) * ${everyMs}`;
  const tooFarMs = putOffMs + 2 * roundsMax * everyMs;
  return query<Row>(
    deps.em,
    `update ${table} e set ${counter} = ${counter} + 1, next_check_at = $1::timestamptz + ${pauseMs} * interval '1 millisecond'
      where id in (select id from ${table} where ${unfinished} and (next_check_at <= $1 or next_check_at > $2)${id ? ' and id = $3' : ''} order by ${counter}, next_check_at limit ${BATCH}
        for update skip locked)
      returning ${columns}`,
    [now, new Date(now.getTime() + tooFarMs), ...(id ? [id] : [])],
  );
}
