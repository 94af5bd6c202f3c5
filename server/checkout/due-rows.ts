import type { PaymentDeps } from './payment-deps.js';
import { IS_SETTLED_SQL } from './payment-events.js';

/** Rows of one kind taken at once. */
export const BATCH = 50;
/** Pauses between tries double up to this many rounds. */
const BACK_OFF_ROUNDS_MAX = 40;

export interface DueTable {
  readonly table: 'payment_attempts' | 'stripe_events' | 'refunds';
  readonly counter: 'checks' | 'tries';
  /** What makes a row unfinished. */
  readonly unfinished: string;
  readonly columns: string;
}

export const DUE_ATTEMPTS: DueTable = {
  table: 'payment_attempts',
  counter: 'checks',
  unfinished: 'live',
  columns: `id, checkout_id as "checkoutId", amount_pence as "amountPence", idempotency_key as "idempotencyKey",
    payment_intent as "paymentIntent", created_at as "createdAt"`,
};

export const DUE_EVENTS: DueTable = {
  table: 'stripe_events',
  counter: 'tries',
  unfinished: 'done_at is null',
  columns: `id, type, payment_intent as "paymentIntent", ${IS_SETTLED_SQL}`,
};

export const DUE_REFUNDS: DueTable = {
  table: 'refunds',
  counter: 'tries',
  unfinished: `(provider_refund is null or provider_status in ('pending', 'requires_action')) and not by_hand`,
  columns: `id, payment_intent as "paymentIntent", reason, amount_pence as "amountPence", provider_refund as "providerRefund",
    created_at as "createdAt"`,
};

/**
 * Takes unfinished rows that are due, each for one process only, and puts off their next turn (doubling), so that a
 * process that dies on one leaves it to the others. Of a named row only that one, if it is due.
 */
export function claimDue<Row>(
  deps: PaymentDeps,
  { table, counter, unfinished, columns }: DueTable,
  id: string | null = null,
): Promise<Row[]> {
  const pauseMs = `least(power(2, ${counter}), ${BACK_OFF_ROUNDS_MAX}) * ${Math.ceil(deps.reconcileEveryMs)}`;
  return deps.em.execute<Row[]>(
    `update ${table} e set ${counter} = ${counter} + 1, next_check_at = ?::timestamptz + ${pauseMs} * interval '1 millisecond'
      where id in (select id from ${table} where ${unfinished} and next_check_at <= ?${id ? ' and id = ?' : ''} order by next_check_at limit ${BATCH}
        for update skip locked)
      returning ${columns}`,
    [deps.now(), deps.now(), ...(id ? [id] : [])],
  );
}
